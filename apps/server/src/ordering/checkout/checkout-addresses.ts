import type { CustomerAddress } from '@bouwpoort/contract/customers/customers';
import { cartAddress } from '@bouwpoort/contract/ordering/cart';
import type { CheckoutDetails } from '@bouwpoort/contract/ordering/checkout';
import type { OrderAddress } from '@bouwpoort/contract/ordering/orders';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { listCustomerAddresses, addressesFor as ofOwnProjects } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { knownBranch } from '../../organisation/branches/branches.ts';
import type { CartHead, CartParty } from '../cart/cart.ts';
import { checkoutError } from './checkout-error.ts';
import { throwFieldErrors } from './checkout-rules.ts';

interface CheckoutAddresses {
  branchId: string;
  deliveryAddress: OrderAddress;
  invoiceAddress: OrderAddress;
}

interface CheckoutPlaces {
  addresses: CheckoutAddresses;
  /** The delivery goes to the project. A project without an address is found by its access card. */
  isToProject: boolean;
}

/** The branch, the delivery address and the invoice address. */
export async function addressesFor(
  ctx: Context,
  { user, customer }: CartParty,
  cart: CartHead,
  method: DeliveryMethodName,
  { addressId, branchId }: CheckoutDetails,
  projectId: number | undefined,
): Promise<CheckoutPlaces> {
  const all = await listCustomerAddresses(ctx, customer.customerId);
  const book = ofOwnProjects(user, all);
  const chosenBranch = method === 'instorepickup' ? (branchId ?? undefined) : (user.branchId ?? undefined);
  if (method === 'instorepickup' && chosenBranch === undefined) throwFieldErrors({ branchId: ['Kies een vestiging'] });
  const branch = await knownBranch(ctx, cart.ventureId, chosenBranch);
  // A showroom has nothing to hand out.
  if (!branch || (method === 'instorepickup' && branch.type === 'showroom')) {
    throw checkoutError('invalidInput', 'Bij deze vestiging kun je niet afhalen', {
      errors: { branchId: ['Kies een andere vestiging'] },
    });
  }
  const invoice = all.find((one) => one.addressType === 'invoice') ?? all[0];
  if (method === 'instorepickup') {
    const street = splitLine(branch.address);
    const pickup = {
      name: branch.displayName,
      ...street,
      postalCode: branch.postalCode,
      city: branch.city,
      line1: branch.address,
    };
    const invoiceAddress = invoice ? fromBook(invoice) : pickup;
    return { addresses: { branchId: branch.branchId, deliveryAddress: pickup, invoiceAddress }, isToProject: false };
  }
  const ofProject = projectId === undefined ? [] : book.filter((one) => one.projectId === projectId);
  const delivery = deliveryAddress(book, cart, addressId ?? undefined, { name: customer.customerName, ofProject });
  return {
    addresses: {
      branchId: branch.branchId,
      deliveryAddress: delivery,
      invoiceAddress: invoice ? fromBook(invoice) : delivery,
    },
    isToProject: projectId !== undefined && (ofProject.length === 0 || ofProject.some((one) => isSame(one, delivery))),
  };
}

/** The same door, whether it was chosen or typed. */
function isSame(a: Pick<OrderAddress, 'line1' | 'postalCode'>, b: Pick<OrderAddress, 'line1' | 'postalCode'>): boolean {
  const doorOf = ({ line1, postalCode }: typeof a) => `${postalCode} ${line1}`.replaceAll(/\s/g, '').toLowerCase();
  return doorOf(a) === doorOf(b);
}

/** The chosen address, else the typed one, else that of the project, else the primary one. */
function deliveryAddress(
  book: readonly CustomerAddress[],
  cart: CartHead,
  addressId: string | undefined,
  { name, ofProject }: { name: string; ofProject: readonly CustomerAddress[] },
): OrderAddress {
  const primary = book.find((one) => one.shippingDefault) ?? book.find((one) => one.addressType === 'delivery');
  const typed = cartAddress.safeParse(cart.shippingAddress).data;
  const chosen = addressId === undefined ? undefined : book.find((one) => one.addressId === addressId);
  if (addressId !== undefined && !chosen) throwFieldErrors({ addressId: ['Dit adres staat niet in je adresboek'] });
  if (chosen) return fromBook(chosen);
  if (typed && typed.line1 !== '') {
    const person = fullName(typed);
    return {
      name: person || name,
      ...splitLine(typed.line1),
      postalCode: typed.postalCode,
      city: typed.city,
      line1: typed.line1,
    };
  }
  const fallback = ofProject[0] ?? primary;
  if (fallback) return fromBook(fallback);
  throw checkoutError('invalidInput', 'Vul een afleveradres in', { errors: { addressId: ['Veld is verplicht'] } });
}

function fromBook(address: CustomerAddress): OrderAddress {
  const { name, street, houseNumber, houseNumberAddition, postalCode, city, line1 } = address;
  return { name, street, houseNumber: `${houseNumber}${houseNumberAddition}`, postalCode, city, line1 };
}

/** 'Hardwareweg 9B' into street and number; without a number at the end all of it is the street. */
function splitLine(line1: string): { street: string; houseNumber: string } {
  const space = line1.search(/ \d[^ ]*( [^ ]{1,6})?$/);
  return space === -1
    ? { street: line1, houseNumber: '' }
    : { street: line1.slice(0, space), houseNumber: line1.slice(space + 1) };
}
