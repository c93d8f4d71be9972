import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import type { SiteChoiceProps } from './jobsite-choice.tsx';

const SiteChoice = lazyPart<SiteChoiceProps>(
  () => import('./jobsite-choice.tsx').then((part) => part.SiteChoice),
  () => null,
);

/** The slot of the building site in the frame; its content is loaded for customers only. */
export function SitePicker({ venture, place }: Omit<SiteChoiceProps, 'chooser'>) {
  const user = useChromeSession();
  const login = useKnownChrome().session;
  if (user.kind !== 'user' || user.isGuestAccount || !user.dynamics || login?.ventureId !== venture.id) return null;
  return <SiteChoice venture={venture} place={place} chooser={{ userId: login.userId, ventureId: venture.id }} />;
}
