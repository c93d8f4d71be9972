import type { DemoWorldSize } from '../table-fill.ts';
import { variantGuid } from './catalogue-ids.ts';
import { type DemoBuyer, paidPrice } from './catalogue-price-rows.ts';
import { variantName } from './catalogue-product.ts';
import { productsSpread } from './catalogue-products.ts';
import { ratioOf } from './catalogue-units.ts';
import type { ShopId } from './families.ts';

/** A variant that can be ordered, as an order line needs it. */
export interface DemoOrderable {
  productId: number;
  productName: string;
  variantId: number;
  guid: string;
  code: string;
  variantName: string;
  salesUnit: string;
  priceUnit: string;
  salesPricePer: number;
  priceDelivery: number;
  vatRate: number;
  isStockItem: boolean;
  /** How many base units one sales unit holds. */
  salesUnitRatio: number;
  /** How many base units one price unit holds. */
  priceUnitRatio: number;
  /** What this customer pays for so many sales units, in the same terms as the delivered price. */
  paidBy: (buyer: DemoBuyer, quantity: number) => number;
}

/** One variant each of `count` products over the whole range of a shop, always the same ones. */
export function demoProducts(size: DemoWorldSize, ventureId: ShopId, count: number): DemoOrderable[] {
  const orderables: DemoOrderable[] = [];
  // some products fall out, so ask for a few more
  for (const product of productsSpread(size, ventureId, count * 2 + 20)) {
    if (orderables.length === count) break;
    if (product.known?.withoutBundles) continue;
    const variant = product.variants[0];
    if (!variant || variant.price === 0) continue;
    const { units } = variant.goods;
    const perSalesUnit = ratioOf(units, units.sales) / ratioOf(units, units.price);
    orderables.push({
      productId: product.id,
      productName: product.name,
      variantId: variant.id,
      guid: variantGuid(size.seed, variant.ordinal),
      code: variant.code,
      variantName: variantName(product, variant),
      salesUnit: units.sales,
      priceUnit: units.price,
      salesPricePer: units.per,
      priceDelivery: variant.price,
      vatRate: product.kitchen.family.vatRate ?? 21,
      isStockItem: variant.stockItem,
      salesUnitRatio: ratioOf(units, units.sales),
      priceUnitRatio: ratioOf(units, units.price),
      paidBy: (buyer, quantity) => paidPrice(size, product, variant, buyer, quantity * perSalesUnit),
    });
  }
  return orderables;
}
