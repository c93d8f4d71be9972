import { useEffect, useRef } from 'react';
import { useInterface } from '../interface-state/interface-store.ts';
import { pushEvent } from '../tracking/data-layer.ts';
import type { Product, Variant } from './product.ts';
import { viewedProduct } from './product-tracking.ts';

interface ProductViewProps {
  product: Product;
  variant: Variant | undefined;
}

/**
 * view_product, once for every product that is opened; choosing a variant is another event (C 3). A component of its
 * own: as a hook of the page it would render the whole page again as soon as that is alive.
 */
export function ProductView({ product, variant }: ProductViewProps) {
  const viewed = useRef<string>(undefined);
  // Only then does the device's stock filter count, which may choose another variant.
  const isAlive = useInterface(({ mediaQuery }) => mediaQuery !== '');
  useEffect(() => {
    if (!isAlive || viewed.current === product.id) return;
    viewed.current = product.id;
    pushEvent('view_product', viewedProduct(product, variant));
  }, [product, variant, isAlive]);
  return null;
}
