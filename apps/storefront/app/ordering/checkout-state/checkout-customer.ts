import type { Customer, CustomerAddress, SiteUser } from '@bouwpoort/contract/customers/customers';
import { addressLine } from '@bouwpoort/trade/organisation/postal-code';
import type { VisitorSession } from '../../frame/visitor/load-visitor.ts';

/** The data of the user and customer that the checkout needs. */
export interface CheckoutCustomer {
  firstName: string;
  lastName: string;
  email: string;
  isGuest: boolean;
  /** The branch that the user orders from. */
  branchId: string | null;
  customerName: string;
  hasDeliveryStop: boolean;
  mandatory: MandatoryFields;
  addresses: readonly CheckoutAddress[];
  projects: readonly { id: number; name: string }[];
  /** Managers see all projects; other users see those assigned to them. */
  isManager: boolean;
}

/** P 3.2, rules of the customer itself. */
export interface MandatoryFields {
  counterTicket: boolean;
  customerObject: boolean;
  customerName: boolean;
  referenceNumber: boolean;
}

/** An address of the book, under the storefront's names (P 3.2). */
export interface CheckoutAddress {
  addressId: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  telephone: string | null;
  addressIsPrimary: boolean;
  projectId: number | null;
}

export function checkoutCustomerOf({ siteUser, customer }: VisitorSession): CheckoutCustomer {
  const { firstName, lastName, email, isGuestAccount, brancheId, isManager } = siteUser satisfies SiteUser;
  // All guests share one debtor, so its address book is hidden from them.
  const book = isGuestAccount ? [] : (customer?.customerAddresses ?? []);
  const addresses = book.filter(({ addressType }) => addressType !== 'invoice').map(addressOf);
  return {
    firstName,
    lastName,
    email,
    isGuest: isGuestAccount,
    branchId: brancheId,
    customerName: customer?.customerName ?? '',
    hasDeliveryStop: customer?.hasDeliverystop ?? false,
    mandatory: mandatoryOf(isGuestAccount ? null : customer),
    addresses,
    projects: projectsIn(addresses),
    isManager,
  };
}

export function addressOf(address: CustomerAddress): CheckoutAddress {
  const { addressId, name, line1, postalCode, city, daytimePhoneNumber, shippingDefault, projectId } = address;
  return {
    addressId,
    name,
    address: line1,
    postalCode,
    city,
    telephone: daytimePhoneNumber,
    addressIsPrimary: shippingDefault,
    projectId,
  };
}

function mandatoryOf(customer: Customer | null): MandatoryFields {
  return {
    counterTicket: customer?.counterTicketMandatory ?? false,
    customerObject: customer?.customerObjectMandatory ?? false,
    customerName: customer?.customerNameMandatory ?? false,
    referenceNumber: customer?.referenceNumberMandatory ?? false,
  };
}

/** The projects are derived from the addresses, which carry their names. */
function projectsIn(addresses: readonly CheckoutAddress[]): { id: number; name: string }[] {
  const named = addresses.flatMap(({ projectId, name }) => (projectId === null ? [] : [[projectId, name] as const]));
  const byId = new Map(named);
  return [...byId].map(([id, name]) => ({ id, name }));
}

/** 'Kerkstraat 18, 3811 CV Amersfoort' */
export function addressWords({ address, postalCode, city }: Pick<CheckoutAddress, 'address' | 'postalCode' | 'city'>) {
  return addressLine(address, postalCode, city);
}
