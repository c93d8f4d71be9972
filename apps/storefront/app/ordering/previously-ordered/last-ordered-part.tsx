import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import type { LastOrderedProps } from '../../content/blocks/last-ordered-slot.ts';
import { OrderedProductsSkeleton } from '../../content/blocks/ordered-products-skeleton.tsx';

/** Fills LastOrderedContext. */
export const LastOrderedPart = lazyPart<LastOrderedProps>(
  () => import('./last-ordered-products.tsx').then((part) => part.LastOrderedProducts),
  OrderedProductsSkeleton,
);
