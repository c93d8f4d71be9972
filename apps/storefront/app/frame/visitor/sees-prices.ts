import { useChromeSession } from './chrome-session.ts';

/** Whether screens show amounts: for a user without that permission the cells are absent, not empty. */
export function useSeesPrices(): boolean {
  const session = useChromeSession();
  return session.kind === 'anonymous' || session.seesPrices;
}
