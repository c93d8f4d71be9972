import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { ProductTile } from './catalogue-mapping.ts';

export interface PurchaseProps {
  product: ProductTile;
  /** Called with the chosen variant, also when the form starts with one. */
  onChosen?: (guid: string | undefined) => void;
}

/**
 * The slot in a card and a row for ordering a product: price, stock, quantity and button. The cart fills it with a
 * ProductPurchaseContext around the pages; until then it is empty, and visitors are invited to log in there.
 */
export interface ProductPurchase {
  /** Below the texts of a card, and layered above the link that covers the card. */
  Card: ComponentType<PurchaseProps>;
  /** The parts of a row, with the classes product-row__stock, product-row__price and product-row__order. */
  Row: ComponentType<PurchaseProps>;
  /** Column headings of the list: stock, price where the user may see prices, quantity. */
  rowHeads?: readonly ReactNode[];
}

export const ProductPurchaseContext = createContext<ProductPurchase | null>(null);

export function useProductPurchase(): ProductPurchase | null {
  return use(ProductPurchaseContext);
}
