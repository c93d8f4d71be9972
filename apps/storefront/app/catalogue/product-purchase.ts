import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { ProductTile } from './catalogue-mapping.ts';

/**
 * The place in a card and a row where a product is ordered: price, stock, quantity and button. The cart fills it with a
 * ProductPurchaseContext around the pages; until then it is empty, and visitors are invited to log in there.
 */
export interface ProductPurchase {
  /** Below the words of a card; stands above the link that covers the card. */
  Card: ComponentType<{ product: ProductTile }>;
  /** The parts of a row, with the classes product-row__stock, product-row__price and product-row__order. */
  Row: ComponentType<{ product: ProductTile }>;
  /** Names over the columns of the list: stock, price where the user sees any, quantity. */
  rowHeads?: readonly ReactNode[];
}

export const ProductPurchaseContext = createContext<ProductPurchase | null>(null);

export function useProductPurchase(): ProductPurchase | null {
  return use(ProductPurchaseContext);
}
