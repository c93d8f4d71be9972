import type { PaymentMethodName } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import type { DeliveryWishes } from '@bouwpoort/trade/ordering/delivery-wishes';
import type { Cart } from '../cart/cart.ts';
import type { Order } from './order.ts';

/* An order to repeat: the choices that the checkout takes over, and the earlier cost. */

export interface RepeatedLine {
  variantGuid: string;
  quantity: number;
  extendedPrice: number;
  agreed: { price: number; per: number; unitId: string; quantity: number };
}

export interface RepeatedOrder {
  /** The cart that its lines were added to. */
  cartId: number;
  orderId: string;
  /** ISO 8601. */
  orderedAt: string;
  deliveryMethod: DeliveryMethodName | null;
  address: { line1: string; street: string; houseNumber: string; postalCode: string; city: string } | null;
  branchId: string;
  /** The id in the ERP; empty without one. */
  projectId: string;
  deliveryModeId: string;
  deliveryWishes: DeliveryWishes | null;
  paymentMethodName: PaymentMethodName | null;
  reference: string;
  requisitionForm: string;
  customerName: string;
  lines: readonly RepeatedLine[];
  /** The other lines in the cart when the order was repeated. */
  others: readonly string[];
  /** Names of articles that cannot be ordered any more. */
  gone: readonly string[];
  /** The checkout has copied its choices; from then on the checkout's own state applies. */
  isTaken: boolean;
}

const methods: ReadonlyMap<string, DeliveryMethodName> = new Map([
  ['brengen', 'storedelivery'],
  ['rechtstr', 'directdelivery'],
  ['halen', 'instorepickup'],
  ['collect', 'instorepickup'],
]);

const payments: ReadonlyMap<string, PaymentMethodName> = new Map([
  ['30D', 'invoice'],
  ['REMBOURS', 'cashondelivery'],
  ['ONLINE', 'paynl'],
]);

/** For an order whose lines have been added to the cart. */
export function repeatedOf(order: Order, cart: Pick<Cart, 'id' | 'lineItems'>, gone: readonly string[]): RepeatedOrder {
  const { deliveryAddress: to } = order;
  const ordered = new Set(order.lineItems.map(({ variantGuid }) => variantGuid));
  return {
    cartId: cart.id,
    orderId: order.id,
    orderedAt: order.date,
    deliveryMethod: methods.get(order.orderTypeId) ?? null,
    address: to && {
      line1: to.line1,
      street: to.street,
      houseNumber: to.houseNumber,
      postalCode: to.postalCode,
      city: to.locality,
    },
    branchId: order.branchId,
    projectId: order.customerObjectId,
    deliveryModeId: order.deliveryModeId,
    deliveryWishes: order.deliveryWishes,
    paymentMethodName: payments.get(order.paymentTermsId) ?? null,
    reference: order.reference,
    requisitionForm: order.requisitionForm,
    customerName: order.orderer ?? '',
    lines: order.lineItems.map(({ variantGuid, quantity, extendedPrice, agreed }) => ({
      variantGuid,
      quantity,
      extendedPrice,
      agreed,
    })),
    others: cart.lineItems.map(({ variantGuid }) => variantGuid).filter((guid) => !ordered.has(guid)),
    gone,
    isTaken: false,
  };
}

/** The order that a cart repeats, while the cart contains part of it and nothing that was added afterwards. */
export function repeatedIn(
  repeated: RepeatedOrder | null,
  { id, lineItems }: Pick<Cart, 'id' | 'lineItems'>,
): RepeatedOrder | null {
  if (repeated?.cartId !== id) return null;
  const ordered = new Set(repeated.lines.map(({ variantGuid }) => variantGuid));
  const others = new Set(repeated.others);
  const hasSome = lineItems.some(({ variantGuid }) => ordered.has(variantGuid));
  return hasSome && lineItems.every(({ variantGuid }) => ordered.has(variantGuid) || others.has(variantGuid))
    ? repeated
    : null;
}

/** Only data written by this window is valid; anything else is ignored. */
export function readRepeated(text: string | null): RepeatedOrder | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<RepeatedOrder> | null;
    const isWhole = typeof value?.orderId === 'string' && Array.isArray(value.lines) && Array.isArray(value.others);
    return isWhole ? (value as RepeatedOrder) : null;
  } catch {
    return null;
  }
}
