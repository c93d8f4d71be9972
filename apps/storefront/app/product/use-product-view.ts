import { useEffect, useRef } from 'react';
import { useInterface } from '../interface-state/interface-store.ts';
import { pushEvent } from '../tracking/data-layer.ts';
import type { Product, Variant } from './product.ts';
import { viewedProduct } from './product-tracking.ts';

/** view_product, once for every product that is opened; choosing a variant is another event (C 3). */
export function useProductView(product: Product, variant: Variant | undefined): void {
  const viewed = useRef<string>(undefined);
  // Only then does the device's stock filter count, which may choose another variant.
  const isAlive = useInterface(({ mediaQuery }) => mediaQuery !== '');
  useEffect(() => {
    if (!isAlive || viewed.current === product.id) return;
    viewed.current = product.id;
    pushEvent('view_product', viewedProduct(product, variant));
  }, [product, variant, isAlive]);
}
