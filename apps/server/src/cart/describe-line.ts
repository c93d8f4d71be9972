import type { WithAmounts } from '@bouwpoort/contract/amounts';
import type { CartLine } from '@bouwpoort/contract/cart';
import type { DeliveryWindow } from '@bouwpoort/trade/delivery-days';
import { priceLine } from '@bouwpoort/trade/line-price';
import { toWire, zero } from '@bouwpoort/trade/money';
import type { SupplySource } from '@bouwpoort/trade/supply';
import { heldIn, inUnit } from '@bouwpoort/trade/unit-conversion';
import type { OrderableVariant } from '../catalogue/catalogue.ts';
import type { OwnPrice } from '../pricing/pricing.ts';
import type { CartLineHeld } from './cart.queries.ts';
import { nameOf } from './cart-lines.ts';

export interface ShownPrice extends Pick<OwnPrice, 'salesPricePer' | 'priceUnit'> {
  price: string;
}

type Planned = DeliveryWindow & { source: SupplySource };
type LineNotices = Pick<CartLine, 'nextTier' | 'priceSource' | 'quoteNotice'>;

/** A line as the cart shows it: what it is, what it costs now and when it comes. */
export function describeLine(
  row: CartLineHeld,
  variant: OrderableVariant | undefined,
  price: ShownPrice | undefined,
  planned: Planned | undefined,
  notices: LineNotices,
): Omit<WithAmounts<CartLine>, keyof LineNotices> & LineNotices {
  const notOrderable = whyNot(variant, price);
  return {
    id: row.id,
    contentId: row.contentId,
    sku: row.code,
    quantity: toWire(row.quantity),
    productReferenceId: row.productReferenceId,
    variantReferenceId: row.variantReferenceId,
    isDirect: false,
    notOrderable,
    ...(variant ? describeArticle(variant) : unknownArticle(row)),
    ...(variant && price && !notOrderable
      ? priceOfLine(row, variant, price, planned)
      : { ...unpriced, salesPriceUnitId: variant?.priceUnit ?? 'PCE' }),
    ...notices,
  };
}

function describeArticle(variant: OrderableVariant) {
  return {
    code: variant.code,
    displayName: nameOf(variant),
    salesUnitId: variant.salesUnit,
    imageUrl: variant.imageUrl,
    productUrl: variant.url,
    vatRate: variant.vatRate,
    stockItem: variant.stockItem,
    stockUnit: {
      unitId: variant.stockUnit,
      perSalesUnit: toWire(inUnit(variant, 1, variant.salesUnit, variant.stockUnit)),
    },
  };
}

function unknownArticle({ code, displayName }: CartLineHeld) {
  const nothing = { imageUrl: null, productUrl: null, vatRate: 0, stockItem: false, stockUnit: null };
  return { code, displayName, salesUnitId: 'PCE', ...nothing };
}

function priceOfLine(row: CartLineHeld, variant: OrderableVariant, price: ShownPrice, planned: Planned | undefined) {
  const units = { salesUnit: variant.salesUnit, priceUnit: price.priceUnit, bundles: variant.bundles };
  const line = priceLine(units, price, row.quantity);
  const salesPrice = toWire(line.salesPrice);
  return {
    placedPrice: salesPrice,
    salesPrice,
    salesPricePer: line.salesPricePer,
    salesPriceUnitId: line.salesPriceUnitId,
    extendedPrice: toWire(line.amount),
    deliveryDateAfter: planned?.after ?? null,
    deliveryDateBefore: planned?.before ?? null,
    supplySource: planned?.source ?? null,
    agreed: {
      price: toWire(line.agreed.price),
      per: line.agreed.per,
      unitId: line.agreed.unitId,
      quantity: line.agreed.quantity.toNumber(),
      perSalesUnit: heldIn(units, 1, units.salesUnit, units.priceUnit).toNumber(),
    },
  };
}

const unpriced = {
  placedPrice: toWire(zero),
  salesPrice: toWire(zero),
  salesPricePer: 1,
  extendedPrice: toWire(zero),
  deliveryDateAfter: null,
  deliveryDateBefore: null,
  supplySource: null,
  agreed: null,
};

function whyNot(variant: OrderableVariant | undefined, price: ShownPrice | undefined): CartLine['notOrderable'] {
  if (!variant) return 'unknown';
  if (variant.state !== 'orderable') return variant.state;
  return price ? null : 'withoutPrice';
}
