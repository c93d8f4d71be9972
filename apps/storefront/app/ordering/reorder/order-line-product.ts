import type { ProductTile, ProductTileVariant } from '../../catalogue/tiles/catalogue-mapping.ts';
import type { OrderLine } from '../orders/order.ts';

/** The product of an order line that is still in the catalogue. */
interface LineProduct {
  product: ProductTile;
  /** Undefined when the product is still sold, but this variant is not. */
  variant: ProductTileVariant | undefined;
}

type Known = Pick<OrderLine, 'id' | 'variantGuid' | 'variantCode'>;

/**
 * By the id of the product, which also finds a line whose variant is gone from the catalogue (C 3). Its article number
 * may have got another guid since.
 */
export function productOfLine(line: Known, products: readonly ProductTile[]): LineProduct | undefined {
  const product = products.find(({ id }) => id === line.id);
  if (!product) return undefined;
  const variant =
    product.variants.find(({ guid }) => guid.toLowerCase() === line.variantGuid) ??
    product.variants.find(({ code }) => code === line.variantCode);
  return { product, variant };
}
