import { lazyHydratedPart } from '../../frame/document/lazy-hydrated-part.tsx';

/** For rows below the first screen: cards and their dependencies. */
export const LazyProductRow = lazyHydratedPart(() => import('./product-row.tsx').then((part) => part.ProductRow));
