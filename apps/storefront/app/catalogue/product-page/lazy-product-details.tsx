import { memo } from 'react';
import { HydrateWhenNear } from '../../frame/document/hydrate-when-near.tsx';
import { lazyHydratedPart } from '../../frame/document/lazy-hydrated-part.tsx';
import type { ProductDetailsProps } from './product-details.tsx';

const ProductDetails = lazyHydratedPart(() => import('./product-details.tsx').then((part) => part.ProductDetails));

/**
 * Below the first screen. Memoised, because a Suspense boundary that renders again before its code has loaded cannot be
 * hydrated.
 */
export const LazyProductDetails = memo((props: ProductDetailsProps) => (
  <HydrateWhenNear as="div" className="product-page__details laid-out-later" code={ProductDetails}>
    <ProductDetails {...props} />
  </HydrateWhenNear>
));
