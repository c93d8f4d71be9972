import { useEffect, useRef } from 'react';
import { useInterface } from '../../frame/interface-state/interface-store.ts';
import { pushEvent } from '../../frame/tracking/data-layer.ts';
import type { Product, Variant } from '../products/product.ts';
import { viewedProduct } from '../products/product-tracking.ts';

interface ProductViewProps {
  product: Product;
  variant: Variant | undefined;
}

/**
 * Sends view_product once for every opened product; selecting a variant is another event (C 3). A component of its own:
 * a hook in the page would render the whole page again after hydration.
 */
export function ProductView({ product, variant }: ProductViewProps) {
  const viewed = useRef<string>(undefined);
  // Only after hydration is the device's stock filter known, which may select another variant.
  const isHydrated = useInterface(({ mediaQuery }) => mediaQuery !== '');
  useEffect(() => {
    if (!isHydrated || viewed.current === product.id) return;
    viewed.current = product.id;
    pushEvent('view_product', viewedProduct(product, variant));
  }, [product, variant, isHydrated]);
  return null;
}
