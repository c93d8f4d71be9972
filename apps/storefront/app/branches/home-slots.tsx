import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';

/*
 * What the home of a venture says of this moment. The browser asks for it: the page itself is cached, and holds nothing
 * of today or of one customer.
 */

export const TodaySlot = lazyPart(() => import('./today.tsx').then((part) => part.Today), TodaySkeleton);

export const HomeOpeningSlot = lazyPart<{ branchId: string }>(
  () => import('./home-opening.tsx').then((part) => part.HomeOpening),
  () => (
    <div className="home-opening" aria-hidden="true">
      <Skeleton width="14rem" height="2.25rem" still />
    </div>
  ),
);
