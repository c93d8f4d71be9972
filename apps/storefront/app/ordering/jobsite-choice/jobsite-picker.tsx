import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import type { JobsiteChoiceProps } from './jobsite-choice.tsx';

const JobsiteChoice = lazyPart<JobsiteChoiceProps>(
  () => import('./jobsite-choice.tsx').then((part) => part.JobsiteChoice),
  () => null,
);

/** The slot of the building site in the frame; its content is loaded for customers only. */
export function JobsitePicker({ venture, place }: Omit<JobsiteChoiceProps, 'chooser'>) {
  const user = useChromeSession();
  const login = useKnownChrome().session;
  if (user.kind !== 'user' || user.isGuestAccount || !user.dynamics || login?.ventureId !== venture.id) return null;
  return <JobsiteChoice venture={venture} place={place} chooser={{ userId: login.userId, ventureId: venture.id }} />;
}
