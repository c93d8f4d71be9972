import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { HomeOpeningWords } from './home-opening-words.tsx';
import { useOpeningAsMade } from './load-home-opening.ts';
import { TodaySkeleton } from './today-skeleton.tsx';

/** What a customer is told of today. The browser asks for it. */
export const TodaySlot = lazyPart(() => import('./today.tsx').then((part) => part.Today), TodaySkeleton);

/** Whether the branch is open: as the page was made, until it is used. */
export const HomeOpeningSlot = lazyPart<{ branchId: string }>(
  () => import('./home-opening.tsx').then((part) => part.HomeOpening),
  ({ branchId }) => <HomeOpeningWords status={useOpeningAsMade(branchId)} />,
);
