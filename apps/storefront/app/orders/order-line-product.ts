import type { ProductTile, ProductTileVariant } from '../catalogue/catalogue-mapping.ts';
import type { OrderLine } from './order.ts';

/** What the catalogue still has of an order line. */
interface LineProduct {
  product: ProductTile;
  /** Missing when the product is still sold, but not in this form. */
  variant: ProductTileVariant | undefined;
}

type Known = Pick<OrderLine, 'id' | 'variantGuid' | 'variantCode'>;

/**
 * By the id of the product: that also finds a line whose variant the catalogue forgot (C 3). Its article number may have
 * got another guid since.
 */
export function productOfLine(line: Known, products: readonly ProductTile[]): LineProduct | undefined {
  const product = products.find(({ id }) => id === line.id);
  if (!product) return undefined;
  const variant =
    product.variants.find(({ guid }) => guid.toLowerCase() === line.variantGuid) ??
    product.variants.find(({ code }) => code === line.variantCode);
  return { product, variant };
}
