import type { CartAddress, Cart as ServerCart } from '@bouwpoort/contract/ordering/cart';
import type {
  CheckoutDetails,
  DeliveryMethod,
  PaymentMethod,
  PaymentMethodName,
} from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { normalisePostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { type Cart, type CartFulfilment, type CartLine, type CartShipment, isPickedUp } from '../cart/cart.ts';
import { cartOf, totalsOf } from '../cart/cart-mapping.ts';
import type { CheckoutAddress, CheckoutCustomer } from './checkout-customer.ts';
import { type CheckoutInfo, noProject } from './checkout-state.ts';

/* Maps the server's names to the storefront's, and back (C 3). */

/** 'In Store Pickup' → 'instorepickup' */
const normalised = (name: string) => name.replaceAll(/\s/g, '').toLowerCase();

const allowedDelivery: readonly DeliveryMethodName[] = ['storedelivery', 'directdelivery', 'instorepickup'];

/** C 5: known methods only, the preferred one first. */
export function deliveryMethodsOf(methods: readonly Pick<DeliveryMethod, 'name'>[]): DeliveryMethodName[] {
  const names = new Set(methods.map(({ name }) => normalised(name)));
  return allowedDelivery.filter((name) => names.has(name));
}

const allowedPayment: readonly PaymentMethodName[] = ['paynl', 'invoice', 'cashondelivery'];

/** C 3, 'Payment method option'. */
export interface PaymentMethodOption extends Omit<PaymentMethod, 'paymentSubOptions'> {
  subOptions: PaymentMethod['paymentSubOptions'];
}

/** C 5: known methods only, the default one first, the others in the server's order. */
export function paymentMethodsOf(methods: readonly PaymentMethod[]): PaymentMethodOption[] {
  return methods
    .map(({ paymentSubOptions, ...method }) => ({
      ...method,
      systemName: normalised(method.systemName) as PaymentMethodName,
      subOptions: paymentSubOptions,
    }))
    .filter(({ systemName }) => allowedPayment.includes(systemName))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.ordering - b.ordering);
}

/** C 4.1 */
const conceptStatus = { concept: 0, open: 1, closed: 2 } as const;

export interface ConceptOrder {
  emailAddress: string;
  lineItems: readonly CartLine[];
  shipments: ServerCart['shipments'];
  status: (typeof conceptStatus)[keyof typeof conceptStatus];
  totals: {
    items: number;
    handling: number;
    subtotal: number;
    tax: number;
    vats: Cart['totals']['totalVats'];
    total: number;
    shippingTotals: Cart['totals']['shippingTotals'];
  };
  /** The cart it was prepared from: it is invalid for any other. */
  cartId: number;
  cartVersion: number;
  /** The order request names this id, so that the server orders exactly the concept shown here. */
  salesOrderId: string | null;
}

export function conceptOrderOf(cart: ServerCart): ConceptOrder {
  const { handlingTotal, subTotal, taxTotal, totalVats, total, shippingTotals } = totalsOf(cart.totals);
  return {
    emailAddress: cart.shipments[0]?.shippingAddress?.email ?? '',
    lineItems: cartOf(cart).lineItems,
    shipments: cart.shipments,
    status: conceptStatus.concept,
    totals: {
      items: shippingTotals[0]?.itemsTotal ?? 0,
      handling: handlingTotal,
      subtotal: subTotal,
      tax: taxTotal,
      vats: totalVats,
      total,
      shippingTotals,
    },
    cartId: cart.id,
    cartVersion: cart.version,
    salesOrderId: cart.shipments[0]?.salesOrderId ?? null,
  };
}

/** C 7.8: the payload of prepare checkout. */
export function detailsOf(info: CheckoutInfo): CheckoutDetails {
  const { preferredDeliveryDate, latestDeliveryDate, deliveryMethod } = info;
  if (preferredDeliveryDate === null || latestDeliveryDate === null) throw new Error('No checkout info');
  const isPickup = deliveryMethod === 'instorepickup';
  return {
    preferredDeliveryDate,
    latestDeliveryDate,
    reference: info.reference.trim(),
    comment: info.comment.trim(),
    projectId: info.projectId > 0 ? info.projectId : noProject,
    addressId: isPickup ? null : info.addressId,
    ...(isPickup ? { branchId: info.pickupStoreLocationId } : {}),
    requisitionForm: isPickup ? info.requisitionForm.trim() : '',
    ...(info.costCentre ? { costCentre: info.costCentre } : {}),
    customerName: info.customerName.trim(),
    deliveryModeId: isPickup ? null : info.deliveryModeId,
    deliveryTime: isPickup ? null : info.deliveryTime,
    unloadingFloor: isPickup ? '' : info.unloadingFloor.trim(),
    contactPhone: isPickup ? '' : info.contactPhone.trim(),
    hasConfirmedLatestDeliveryDateExceeded: info.hasConfirmedLatestDeliveryDateExceeded,
  };
}

type Person = Pick<CheckoutCustomer, 'firstName' | 'lastName' | 'email'>;

/** C 4.4, 1: the method and the address, with name and e-mail of the user. Pickup leaves the address unchanged. */
export function shipmentOf(
  info: CheckoutInfo,
  { firstName, lastName, email }: Person,
  addresses: readonly CheckoutAddress[],
): Partial<CartShipment> {
  const way = wayOf(info);
  if (isPickedUp(way)) return way;
  const chosen = addresses.find(({ addressId }) => addressId === info.addressId);
  const place = chosen
    ? { line1: chosen.address, postalCode: chosen.postalCode, city: chosen.city }
    : {
        line1: typedLine(info),
        postalCode: normalisePostalCode(info.postalCode) ?? info.postalCode.trim(),
        city: info.city.trim(),
      };
  return { ...way, shippingAddress: { firstName, lastName, email, ...place } };
}

export function wayOf({
  deliveryMethod,
  pickupStoreLocationId,
}: Pick<CheckoutInfo, 'deliveryMethod' | 'pickupStoreLocationId'>): CartFulfilment {
  return {
    deliveryMethodId: deliveryMethod,
    pickupBranchId: deliveryMethod === 'instorepickup' ? pickupStoreLocationId : null,
  };
}

/** 'street houseNumber [houseNumberAddition]' (C 3) */
export function typedLine(info: Pick<CheckoutInfo, 'street' | 'houseNumber' | 'houseNumberAddition'>): string {
  const parts = [info.street, info.houseNumber, info.houseNumberAddition];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** The reverse of `typedLine`, for a guest who gave their address before the checkout. */
export function typedFrom(address: CartAddress | null) {
  const match = address?.line1.trim().match(/^(.+) (\d[^ ]*)(?: ([^ \d][^ ]{0,9}))?$/);
  if (!address || !match) return {};
  const [, street = '', houseNumber = '', houseNumberAddition = ''] = match;
  return { street, houseNumber, houseNumberAddition, postalCode: address.postalCode, city: address.city };
}

/** Whether the server has this shipment already. */
export function isSameShipment(now: CartShipment, wanted: Partial<CartShipment>): boolean {
  return (Object.keys(wanted) as (keyof CartShipment)[]).every(
    (name) => JSON.stringify(sorted(now[name])) === JSON.stringify(sorted(wanted[name])),
  );
}

function sorted(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).sort() : (value ?? null);
}
