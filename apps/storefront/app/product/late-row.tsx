import { latePart } from '../document/late-part.tsx';

/** For rows below the first screen: cards and all that goes with them. */
export const LateRow = latePart(() => import('./product-row.tsx').then((part) => part.ProductRow));
