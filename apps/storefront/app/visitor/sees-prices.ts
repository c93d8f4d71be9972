import { useChromeSession } from './chrome-session.ts';

/** Whether screens have room for amounts: for a user without prices their cells are absent, not empty. */
export function useSeesPrices(): boolean {
  const session = useChromeSession();
  return session.kind === 'anonymous' || session.seesPrices;
}
