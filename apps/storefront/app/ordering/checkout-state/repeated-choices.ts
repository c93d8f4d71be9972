import type { DeliveryModeId } from '@bouwpoort/contract/organisation/ventures';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { normalisePostalCode } from '@bouwpoort/trade/organisation/postal-code';
import type { CartLine } from '../cart/cart.ts';
import type { RepeatedLine, RepeatedOrder } from '../reorder/repeated-order.ts';
import type { CheckoutAddress, CheckoutCustomer } from './checkout-customer.ts';
import { type CheckoutInfo, noProject } from './checkout-state.ts';

interface Known {
  customer: Pick<CheckoutCustomer, 'addresses' | 'projects' | 'mandatory'>;
  branchIds: readonly string[];
  deliveryModes: readonly DeliveryModeId[];
}

/** The choices of the earlier order that are still valid. The date is chosen again, and so is an optional reference. */
export function repeatedChoices(order: RepeatedOrder, { customer, branchIds, deliveryModes }: Known) {
  const { addresses, projects, mandatory } = customer;
  const project = projects.find(({ id }) => String(id) === order.projectId);
  const choices: Partial<CheckoutInfo> = {
    projectId: project?.id ?? noProject,
    deliveryModeId: deliveryModes.find((mode) => mode === order.deliveryModeId) ?? null,
    deliveryTime: order.deliveryWishes?.time ?? 'any',
    unloadingFloor: order.deliveryWishes?.floor ?? '',
    contactPhone: order.deliveryWishes?.phone ?? '',
    paymentMethodName: order.paymentMethodName,
    reference: mandatory.referenceNumber ? order.reference : '',
    requisitionForm: mandatory.counterTicket ? order.requisitionForm : '',
    customerName: mandatory.customerName ? order.customerName : '',
  };
  if (order.deliveryMethod) choices.deliveryMethod = order.deliveryMethod;
  if (order.deliveryMethod === 'instorepickup') {
    if (branchIds.includes(order.branchId)) choices.pickupStoreLocationId = order.branchId;
  } else if (order.address) Object.assign(choices, addressChoice(order.address, addresses));
  return choices;
}

/** The address in the book that the order was sent to, or the same address as if it were typed. */
function addressChoice(
  { line1, street, houseNumber, postalCode, city }: NonNullable<RepeatedOrder['address']>,
  addresses: readonly CheckoutAddress[],
): Partial<CheckoutInfo> {
  const placeOf = (line: string, code: string) => `${line.toLowerCase()} ${normalisePostalCode(code) ?? code}`;
  const known = addresses.find((one) => placeOf(one.address, one.postalCode) === placeOf(line1, postalCode));
  if (known) return { addressId: known.addressId };
  return { addressId: null, street, houseNumber, houseNumberAddition: '', postalCode, city };
}

interface CostComparison {
  before: number;
  now: number;
}

/** The cost of the same articles in the same quantities then and now; null without any. */
export function compareCosts(
  lines: readonly Pick<CartLine, 'variantGuid' | 'quantity' | 'extendedPrice'>[],
  ordered: readonly RepeatedLine[],
): CostComparison | null {
  const pairs = lines.flatMap((line) => {
    const same = ordered.find((one) => one.variantGuid === line.variantGuid && one.quantity === line.quantity);
    return same ? [{ before: same.extendedPrice, now: line.extendedPrice }] : [];
  });
  if (pairs.length === 0) return null;
  return {
    before: toWire(sumOf(pairs.map(({ before }) => before))),
    now: toWire(sumOf(pairs.map(({ now }) => now))),
  };
}
