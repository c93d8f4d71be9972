import type {
  CartPayload,
  CartTotals,
  Cart as ServerCart,
  CartLine as ServerLine,
} from '@bouwpoort/contract/ordering/cart';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import type { Cart, CartLine } from './cart.ts';

/** Maps the server's names to the storefront's (C 3). */
export function cartOf(server: ServerCart): Cart {
  const [shipment] = server.shipments;
  return {
    id: server.id,
    version: server.version,
    customerId: server.customerId,
    market: server.market,
    lineItems: (shipment?.lineItems ?? []).map(lineOf),
    shipment: {
      salesOrderId: shipment?.salesOrderId ?? null,
      deliveryMethodId: shipment?.shippingMethodId ?? null,
      pickupBranchId: shipment?.pickupBranchId ?? null,
      shippingAddress: shipment?.shippingAddress ?? null,
    },
    totals: totalsOf(server.totals),
  };
}

export function totalsOf(totals: CartTotals): Cart['totals'] {
  return {
    handlingTotal: totals.handlingTotal ?? 0,
    subTotal: totals.subTotal ?? 0,
    taxTotal: totals.taxTotal ?? 0,
    total: totals.total ?? 0,
    totalVats: totals.totalVats.map(({ vatRate, vatBase = 0, vatAmount = 0 }) => ({ vatRate, vatBase, vatAmount })),
    shippingTotals: totals.shippingTotals.map(({ itemsTotal = 0, shippingCost = 0 }) => ({ itemsTotal, shippingCost })),
  };
}

function lineOf(line: ServerLine): CartLine {
  return {
    id: line.id,
    variantGuid: line.contentId.toLowerCase(),
    variantCode: line.code,
    sku: line.sku,
    name: withTimesSigns(line.displayName),
    quantity: line.quantity,
    salesUnit: line.salesUnitId,
    price: line.placedPrice ?? 0,
    extendedPrice: line.extendedPrice ?? 0,
    salesPrice: line.salesPrice ?? 0,
    salesPricePer: line.salesPricePer,
    salesPriceUnitId: line.salesPriceUnitId,
    productReferenceId: line.productReferenceId,
    variantReferenceId: line.variantReferenceId,
    deliveryFrom: line.deliveryDateAfter,
    deliveryUntil: line.deliveryDateBefore,
    supplySource: line.supplySource,
    imageUrl: line.imageUrl,
    productUrl: line.productUrl,
    agreed: line.agreed && { ...line.agreed, price: line.agreed.price ?? 0 },
    vatRate: line.vatRate,
    stockItem: line.stockItem,
    stockUnit: line.stockUnit,
    isDirect: line.isDirect,
    nextTier: line.nextTier?.price === undefined ? null : { ...line.nextTier, price: line.nextTier.price },
    notOrderable: line.notOrderable,
    ...(line.priceSource ? { priceSource: line.priceSource } : {}),
    ...(line.quoteNotice ? { quoteNotice: line.quoteNotice } : {}),
  };
}

/** C 3, 'Cart payload'. */
export function payloadOf({ id, version, customerId, market, lineItems, shipment }: Cart): CartPayload {
  const { deliveryMethodId: shippingMethodId, ...rest } = shipment;
  return {
    id,
    version,
    name: 'main',
    customerId,
    market,
    currency: 'EUR',
    shipments: [{ ...rest, shippingMethodId, lineItems: lineItems.map(payloadLine) }],
  };
}

function payloadLine(line: CartLine) {
  return {
    id: line.id,
    contentId: line.variantGuid,
    code: line.variantCode,
    placedPrice: line.price,
    salesPrice: line.salesPrice,
    salesPricePer: line.salesPricePer,
    salesPriceUnitId: line.salesPriceUnitId,
    quantity: line.quantity,
    displayName: line.name,
    productReferenceId: line.productReferenceId,
    variantReferenceId: line.variantReferenceId,
  };
}

/** Unchanged lines stay the same objects, so that only changed lines render again. */
export function reuseUnchanged(before: readonly CartLine[], after: readonly CartLine[]): readonly CartLine[] {
  const known = new Map(before.map((line) => [line.variantGuid, line]));
  return after.map((line) => {
    const earlier = known.get(line.variantGuid);
    return earlier && JSON.stringify(earlier) === JSON.stringify(line) ? earlier : line;
  });
}
