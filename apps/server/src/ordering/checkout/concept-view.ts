import type { Cart, CartLine } from '@bouwpoort/contract/ordering/cart';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { type CartHead, wireVat } from '../cart/cart.ts';
import { agreedOf, type ConceptLine, type ConceptOrder } from '../orders/orders.ts';

/** A concept order in the shape of a cart, which is how the storefront reads it (C 3, 'Concept order'). */
export function conceptCart(cart: CartHead, customerId: string, concept: ConceptOrder): Cart {
  const { deliveryAddress: address } = concept;
  return {
    id: cart.id,
    name: cart.name,
    customerId,
    market: cart.ventureId,
    currency: 'EUR',
    version: cart.version,
    shipments: [
      {
        salesOrderId: concept.salesOrderId,
        shippingMethodId: concept.method,
        pickupBranchId: concept.method === 'instorepickup' ? concept.branchId : null,
        shippingAddress: {
          firstName: concept.firstName,
          lastName: concept.lastName,
          email: concept.email,
          line1: address.line1,
          postalCode: address.postalCode,
          city: address.city,
        },
        lineItems: concept.lines.map(toCartLine),
      },
    ],
    totals: {
      handlingTotal: toWire(concept.handling),
      subTotal: toWire(concept.subtotal),
      taxTotal: toWire(concept.tax),
      total: toWire(concept.total),
      totalVats: concept.vats.map(wireVat),
      shippingTotals: [{ itemsTotal: toWire(concept.items), shippingCost: toWire(concept.handling) }],
    },
  };
}

function toCartLine(line: ConceptLine, index: number): CartLine {
  const { price, per, unitId, quantity, perSalesUnit } = agreedOf(line);
  return {
    id: index + 1,
    contentId: line.contentId,
    code: line.code,
    sku: line.code,
    displayName: line.displayName,
    quantity: toWire(line.quantity),
    salesUnitId: line.salesUnit,
    placedPrice: toWire(line.salesPrice),
    salesPrice: toWire(line.salesPrice),
    salesPricePer: line.salesPricePer,
    salesPriceUnitId: line.priceUnit,
    extendedPrice: toWire(line.nettAmount),
    productReferenceId: '',
    variantReferenceId: '',
    deliveryDateAfter: line.after,
    deliveryDateBefore: line.before,
    supplySource: null,
    imageUrl: line.imageUrl,
    productUrl: line.productUrl,
    agreed: {
      price: toWire(price),
      per,
      unitId,
      quantity: decimal(quantity).toNumber(),
      perSalesUnit: decimal(perSalesUnit).toNumber(),
    },
    vatRate: line.vatRate,
    stockItem: line.stockItem,
    stockUnit: null,
    isDirect: line.isDirect,
    nextTier: null,
    notOrderable: null,
    priceSource: line.quote ? { kind: 'quote', number: line.quote.number, quoteId: line.quote.quoteId } : null,
    quoteNotice: line.quoteNotice ?? null,
  };
}
