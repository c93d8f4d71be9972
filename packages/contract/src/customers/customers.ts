import { z } from 'zod/mini';
import {
  emailAddress,
  houseNumber,
  optionalText,
  phoneNumber,
  postalCode,
  requiredText,
  rowId,
} from '../foundation/scalars.ts';

/** An invoice address comes from the ERP and cannot be made here. */
export const addressType = z.enum(['invoice', 'delivery', 'project']);

/**
 * The role of a user in their company: order, request an order, or only search and make lists. A manager may do all.
 */
export const companyRole = z.enum(['manager', 'buyer', 'requester', 'viewer']);
export type CompanyRole = z.infer<typeof companyRole>;

/** Site user, customer and addresses under the server's names (P 3.2). */

export const siteUser = z.object({
  id: z.string(),
  customerId: z.nullable(z.string()),
  ventureId: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isGuestAccount: z.boolean(),
  dynamics: z.boolean(),
  /** The branch this user orders from, as the specification spells it. */
  brancheId: z.nullable(z.string()),
  /** `beheerder` of the customer: may see and edit its users. */
  isManager: z.boolean(),
  /** Our addition. */
  companyRole,
  /** Our addition: without it no answer holds an amount. */
  seesPrices: z.boolean(),
  /** Selects the alternate order API for this user (P 3.3). */
  useOrderApiCodit: z.boolean(),
});
export type SiteUser = z.infer<typeof siteUser>;

export const customerAddress = z.object({
  addressId: z.string(),
  name: z.string(),
  line1: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  houseNumberAddition: z.string(),
  postalCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  email: z.nullable(z.string()),
  daytimePhoneNumber: z.nullable(z.string()),
  shippingDefault: z.boolean(),
  addressType,
  projectId: z.nullable(z.int()),
});
export type CustomerAddress = z.infer<typeof customerAddress>;

export const customer = z.object({
  customerId: z.string(),
  customerName: z.string(),
  hasDeliverystop: z.boolean(),
  hasOrderstop: z.boolean(),
  counterTicketMandatory: z.boolean(),
  customerObjectMandatory: z.boolean(),
  customerNameMandatory: z.boolean(),
  referenceNumberMandatory: z.boolean(),
  isInactive: z.boolean(),
  customerAddresses: z.array(customerAddress),
});
export type Customer = z.infer<typeof customer>;

/** `line1` is made by the server from street and house number, so that the two cannot disagree. */
export const customerAddressInput = z.object({
  name: requiredText(100),
  street: requiredText(100),
  houseNumber,
  houseNumberAddition: optionalText(10),
  postalCode,
  city: requiredText(80),
  countryCode: z._default(z.literal('NL'), 'NL'),
  email: z.nullish(emailAddress),
  daytimePhoneNumber: z.nullish(phoneNumber),
  shippingDefault: z._default(z.boolean(), false),
  addressType: z._default(z.enum(['delivery', 'project']), 'delivery'),
  projectId: z.nullish(rowId),
});
export type CustomerAddressInput = z.input<typeof customerAddressInput>;
