import type { ProductTile } from '../../catalogue/tiles/catalogue-mapping.ts';
import type { Cart, NewCartLine } from '../cart/cart.ts';
import type { OrderLine } from '../orders/order.ts';
import { productOfLine } from './order-line-product.ts';

/** A line of an order, with whether it can be ordered again. */
export interface ReorderLine {
  key: string;
  name: string;
  variantCode: string;
  quantity: number;
  salesUnit: string;
  agreed: OrderLine['agreed'];
  /** Null when it is not sold any more. */
  cartLine: NewCartLine | null;
}

/**
 * The lines of an order that can be ordered again. Returned lines, with a negative quantity, are left out. Without
 * products (they failed to load) every line with a variant is tried; the server decides on each.
 */
export function reorderLines(lines: readonly OrderLine[], products: readonly ProductTile[] | null): ReorderLine[] {
  return lines.flatMap((line, index) => {
    if (line.quantity <= 0) return [];
    const { name, variantCode, quantity, salesUnit, agreed } = line;
    const cartLine = cartLineOf(line, products);
    return [{ key: String(index), name, variantCode, quantity, salesUnit, agreed, cartLine }];
  });
}

function cartLineOf(line: OrderLine, products: readonly ProductTile[] | null): NewCartLine | null {
  const { name, quantity, salesUnit, variantCode } = line;
  // The id of a product is not a variant.
  if (!products)
    return line.variantGuid === line.id
      ? null
      : { variantGuid: line.variantGuid, variantCode, name, quantity, salesUnit };
  const found = productOfLine(line, products);
  // In another unit the same number would be another amount.
  if (!found?.variant || found.variant.salesUnit !== salesUnit) return null;
  const { product, variant } = found;
  return {
    variantGuid: variant.guid,
    variantCode: variant.code,
    name,
    quantity,
    salesUnit,
    imageUrl: product.imageUrl,
    productUrl: product.url,
    stockItem: variant.isStockItem,
  };
}

/** A cart may accept a line that cannot be ordered; the cart page shows why. */
export function isOrderableIn(cart: Pick<Cart, 'lineItems'> | null, { variantGuid }: NewCartLine): boolean {
  const line = cart?.lineItems.find((one) => one.variantGuid === variantGuid.toLowerCase());
  return line?.notOrderable == null;
}
