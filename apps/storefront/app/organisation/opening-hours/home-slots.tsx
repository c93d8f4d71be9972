import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { HomeOpeningWords } from './home-opening-words.tsx';
import { useRenderedOpening } from './load-home-opening.ts';
import { TodaySkeleton } from './today-skeleton.tsx';

/** The facts of today for a customer. The browser requests them. */
export const TodaySlot = lazyPart(() => import('./today.tsx').then((part) => part.Today), TodaySkeleton);

/** Whether the branch is open: as rendered, until the visitor interacts with the page. */
export const HomeOpeningSlot = lazyPart<{ branchId: string }>(
  () => import('./home-opening.tsx').then((part) => part.HomeOpening),
  ({ branchId }) => <HomeOpeningWords status={useRenderedOpening(branchId)} />,
);
