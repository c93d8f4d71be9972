import { latePart } from '../document/late-part.tsx';

/** For rows below the first screen: cards and their dependencies. */
export const LateRow = latePart(() => import('./product-row.tsx').then((part) => part.ProductRow));
