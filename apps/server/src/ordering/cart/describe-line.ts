import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import type { CartLine } from '@bouwpoort/contract/ordering/cart';
import type { DeliveryWindow } from '@bouwpoort/trade/catalogue/delivery-days';
import { priceLine } from '@bouwpoort/trade/catalogue/line-price';
import type { SupplySource } from '@bouwpoort/trade/catalogue/supply';
import { heldIn, inUnit } from '@bouwpoort/trade/catalogue/unit-conversion';
import { toWire } from '@bouwpoort/trade/foundation/money';
import type { OwnPrice } from '../../catalogue/prices/prices.ts';
import type { OrderableVariant } from '../../catalogue/products/products.ts';
import { nameOf } from './cart-lines.ts';
import type { CartLineRow } from './lines-by-column.ts';

export interface ShownPrice extends Pick<OwnPrice, 'salesPricePer' | 'priceUnit'> {
  price: string;
}

interface PlannedDelivery {
  source: SupplySource;
  window: DeliveryWindow;
}

export type QuoteWords = Pick<CartLine, 'priceSource' | 'quoteNotice'>;

interface LineNotices {
  nextTier: CartLine['nextTier'];
  quote: QuoteWords;
}

type DescribedLine = Omit<WithAmounts<CartLine>, 'nextTier'> & Pick<CartLine, 'nextTier'>;

/**
 * A line as the cart shows it: article, current price and delivery. Written field by field, because spreading objects
 * makes building and serialising the hundreds of lines of a long cart several times slower.
 */
export function describeLine(
  row: CartLineRow,
  variant: OrderableVariant | undefined,
  price: ShownPrice | undefined,
  planned: PlannedDelivery | undefined,
  { nextTier, quote }: LineNotices,
): DescribedLine {
  const notOrderable = notOrderableReason(variant, price);
  const priced = variant && price && !notOrderable ? priceOfLine(row, variant, price) : undefined;
  const comes = priced && planned;
  const salesPrice = priced?.salesPrice ?? 0;
  return {
    id: row.id,
    contentId: row.contentId,
    code: variant?.code ?? row.code,
    sku: row.code,
    displayName: variant ? nameOf(variant) : row.displayName,
    quantity: toWire(row.quantity),
    salesUnitId: variant?.salesUnit ?? 'PCE',
    placedPrice: salesPrice,
    extendedPrice: priced?.amount ?? 0,
    salesPrice,
    salesPricePer: priced?.salesPricePer ?? 1,
    salesPriceUnitId: priced?.salesPriceUnitId ?? variant?.priceUnit ?? 'PCE',
    productReferenceId: row.productReferenceId,
    variantReferenceId: row.variantReferenceId,
    deliveryDateAfter: comes?.window.after ?? null,
    deliveryDateBefore: comes?.window.before ?? null,
    supplySource: comes?.source ?? null,
    imageUrl: variant?.imageUrl ?? null,
    productUrl: variant?.url ?? null,
    agreed: priced?.agreed ?? null,
    vatRate: variant?.vatRate ?? 0,
    stockItem: variant?.stockItem ?? false,
    stockUnit: variant ? stockUnitOf(variant) : null,
    isDirect: false,
    nextTier,
    notOrderable,
    priceSource: quote.priceSource,
    quoteNotice: quote.quoteNotice,
  };
}

function stockUnitOf(variant: OrderableVariant) {
  const { salesUnit, stockUnit } = variant;
  return { unitId: stockUnit, perSalesUnit: toWire(inUnit(variant, 1, salesUnit, stockUnit)) };
}

function priceOfLine(row: CartLineRow, variant: OrderableVariant, price: ShownPrice) {
  const units = { salesUnit: variant.salesUnit, priceUnit: price.priceUnit, bundles: variant.bundles };
  const { agreed, amount, salesPrice, salesPricePer, salesPriceUnitId } = priceLine(units, price, row.quantity);
  return {
    amount: toWire(amount),
    salesPrice: toWire(salesPrice),
    salesPricePer,
    salesPriceUnitId,
    agreed: {
      price: toWire(agreed.price),
      per: agreed.per,
      unitId: agreed.unitId,
      quantity: agreed.quantity.toNumber(),
      perSalesUnit: heldIn(units, 1, units.salesUnit, units.priceUnit).toNumber(),
    },
  };
}

function notOrderableReason(
  variant: OrderableVariant | undefined,
  price: ShownPrice | undefined,
): CartLine['notOrderable'] {
  if (!variant) return 'unknown';
  if (variant.state !== 'orderable') return variant.state;
  return price ? null : 'withoutPrice';
}
