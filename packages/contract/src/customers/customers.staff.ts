import { z } from 'zod/mini';
import { direction, pageAnswer, pageQuery, searchText, standardView } from '../foundation/lists.staff.ts';
import { listCount } from '../foundation/lists.ts';
import { route } from '../foundation/route.ts';
import {
  day,
  done,
  emailAddress,
  hasWholeCents,
  id,
  largestRowId,
  locationId,
  moment,
  money,
  notNew,
  plainText,
  queryFlag,
  queryInteger,
  requiredText,
  rowId,
  rowVersion,
  ventureId,
} from '../foundation/scalars.ts';
import { addressEdit, addressEditInput } from '../organisation/address-edit.staff.ts';
import { customerAddress } from './customers.ts';
import { companyRightsInput, managedUser, userView } from './users.ts';

const spec = 'back office: customers';
const staff = { spec, access: 'staff' } as const;

const beheerCustomerRow = z.object({
  customerId: z.string(),
  ventureId: z.string(),
  customerName: z.string(),
  chamberOfCommerceNumber: z.nullable(z.string()),
  customerGroup: z.string(),
  branchId: z.nullable(z.string()),
  branchName: z.string(),
  hasDeliverystop: z.boolean(),
  hasOrderstop: z.boolean(),
  isInactive: z.boolean(),
  creditLimit: z.nullable(money),
  creditUsed: money,
  userCount: z.int(),
  lastOrderAt: z.nullable(moment),
});
export type BeheerCustomerRow = z.output<typeof beheerCustomerRow>;

const filters = {
  ventureId: z.optional(ventureId),
  branchId: z.optional(locationId),
  group: z.optional(id),
  /** With an order or a delivery stop. */
  stopped: z.optional(queryFlag),
  inactive: z.optional(queryFlag),
  q: searchText,
};
const sorting = { sort: z._default(z.enum(['name', 'number']), 'name'), direction: z._default(direction, 'asc') };

/** The fields of a customer that staff may change, with the version they read. */
export const customerEdit = z.object({
  customerName: requiredText(120, 'Vul een naam in'),
  chamberOfCommerceNumber: z.nullable(
    z.string().check(z.trim(), z.regex(/^[0-9]{8}$/, { error: 'Een KvK-nummer heeft 8 cijfers' })),
  ),
  customerGroup: requiredText(20, 'Vul een klantgroep in'),
  branchId: z.nullable(locationId),
  hasDeliverystop: z.boolean(),
  hasOrderstop: z.boolean(),
  isInactive: z.boolean(),
  counterTicketMandatory: z.boolean(),
  customerObjectMandatory: z.boolean(),
  customerNameMandatory: z.boolean(),
  referenceNumberMandatory: z.boolean(),
  /** Empty: pays in advance, never on account. */
  creditLimit: z.nullable(
    z
      .number({ error: 'Vul een bedrag in' })
      .check(
        z.gte(0, { error: 'Niet onder nul' }),
        z.lte(100_000_000, { error: 'Vul hooguit 100.000.000 in' }),
        z.refine(hasWholeCents, { error: 'Gebruik hooguit 2 decimalen' }),
      ),
  ),
  deskNote: z.string().check(z.trim(), z.maxLength(2000)),
});
export type CustomerEdit = z.output<typeof customerEdit>;

const person = z.object({
  firstName: requiredText(60, 'Vul een voornaam in'),
  lastName: requiredText(80, 'Vul een achternaam in'),
  email: emailAddress,
  isManager: z.boolean(),
});

const { street, houseNumber, houseNumberAddition, postalCode, city, countryCode, daytimePhoneNumber } =
  addressEditInput.shape;
const { customerName, chamberOfCommerceNumber, customerGroup, branchId, creditLimit } = customerEdit.shape;

const newCustomerFields = z.object({
  ventureId,
  /** The number people know, and the ERP; left empty, the shop gives one. */
  customerId: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[A-Za-z0-9-]{0,20}$/, { error: 'Gebruik hooguit 20 letters, cijfers en streepjes' }),
      z.refine(...notNew),
    ),
  ...{ customerName, chamberOfCommerceNumber, customerGroup, branchId, creditLimit },
  ...{ street, houseNumber, houseNumberAddition, postalCode, city, countryCode, daytimePhoneNumber },
  /** The first manager of the customer, who is invited; all fields empty for none yet. */
  ...{ firstName: plainText(60), lastName: plainText(80), email: z.string().check(z.trim(), z.maxLength(254)) },
});
export type NewCustomer = z.output<typeof newCustomerFields>;

/** As the address book and the invitation of users take them. */
export const addressOfNew = (given: NewCustomer) =>
  addressEdit().safeParse({ ...given, name: given.customerName.slice(0, 100), email: null, projectId: null });
export const userOfNew = ({ firstName, lastName, email }: NewCustomer) =>
  firstName === '' && lastName === '' && email === ''
    ? undefined
    : person.safeParse({ firstName, lastName, email, isManager: true });

export const newCustomer = newCustomerFields.check(
  z.superRefine((given, { addIssue }) => {
    for (const checked of [addressOfNew(given), userOfNew(given)])
      for (const { path, message } of checked?.error?.issues ?? [])
        if (path[0] !== 'name') addIssue({ code: 'custom', path, message });
  }),
);

const customerUser = z.extend(managedUser, { isBlocked: z.boolean() });
export type CustomerUser = z.output<typeof customerUser>;

/** A form over the rights of a user has all of them. */
export const customerUserRights = z.required(companyRightsInput);

/** The source that maintains it; empty for customers created in the shop or here. */
const from = z.nullable(z.string());

const beheerAddress = z.extend(customerAddress, { version: z.int(), from });
export type BeheerAddress = z.output<typeof beheerAddress>;

const beheerProject = z.object({ id: z.int(), name: z.string(), version: z.int(), from });
export type BeheerProject = z.output<typeof beheerProject>;

const beheerCustomer = z.object({
  row: beheerCustomerRow,
  fields: customerEdit,
  version: z.int(),
  updatedAt: moment,
  mergedInto: z.nullable(z.string()),
  users: z.array(customerUser),
  addresses: z.array(beheerAddress),
  projects: z.array(beheerProject),
  agreementCount: z.int(),
  orderCount: listCount,
  thisYear: z.object({ count: z.int(), amount: money }),
  heldOrders: z.int(),
  /** What was ordered on account in each of the last twelve months, with VAT and without what was cancelled. */
  onAccount: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d\d$/)), amount: money })),
  views: z.array(userView),
});
export type BeheerCustomer = z.output<typeof beheerCustomer>;

const agreementRow = z.object({
  id: z.int(),
  /** Empty where it is of the customer's group. */
  customerId: z.nullable(z.string()),
  variantCode: z.string(),
  variantName: z.string(),
  priceDelivery: money,
  pricePickup: money,
  per: z.int(),
  priceUnit: z.string(),
  validFrom: day,
  validUntil: z.nullable(day),
});

/** What moves from one customer to the other, in numbers. */
const mergePreview = z.object({
  from: beheerCustomerRow,
  into: beheerCustomerRow,
  orders: z.int(),
  payments: z.int(),
  users: z.int(),
  addresses: z.int(),
  projects: z.int(),
  carts: z.int(),
  agreements: z.int(),
  /** Agreements the other customer has for the same article and period: its own stay, these end. */
  doubleAgreements: z.int(),
  creditUsed: money,
  /** The versions of both, so that a change in between is a conflict. */
  fromVersion: z.int(),
  intoVersion: z.int(),
});
export type MergePreview = z.output<typeof mergePreview>;

const params = z.object({ customerId: id });
const userParams = z.object({ customerId: id, userId: z.guid() });

const addressParams = z.extend(params, { addressId: id });
const projectParams = z.extend(params, { projectId: z.pipe(z.coerce.number<number | string>(), rowId) });
const seenVersion = z.object({ version: queryInteger(0, largestRowId) });
const projectInput = z.object({ name: requiredText(200, 'Vul een naam in') });

export const beheerCustomerRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/customers',
    summary: 'Customers, page by page',
    permission: 'customers.read',
    query: z.object({ ...filters, ...sorting, ...pageQuery }),
    response: z.object({
      customers: z.array(beheerCustomerRow),
      ...pageAnswer,
    }),
  }),
  views: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/customer-views',
    summary: 'The lists everybody starts with, and how much is in them',
    permission: 'customers.read',
    query: z.object({ ventureId: z.optional(ventureId) }),
    response: z.object({ views: z.array(standardView), groups: z.array(z.string()) }),
  }),
  export: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/customers.csv',
    summary: 'The customers of a list as a CSV file',
    permission: 'customers.read',
    query: z.object({ ...filters, ...sorting }),
    responseType: 'binary',
  }),
  add: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/customers',
    summary: 'Add a customer to a venture, and invite who manages its users',
    permission: 'customers.edit',
    body: newCustomer,
    response: beheerCustomer,
  }),
  details: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/customers/{customerId}',
    summary: 'One customer with its users, addresses, projects and history',
    permission: 'customers.read',
    params,
    response: beheerCustomer,
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/customers/{customerId}',
    summary: 'Change a customer that nobody else changed meanwhile',
    permission: 'customers.edit',
    params,
    body: z.extend(customerEdit, { version: rowVersion }),
    response: beheerCustomer,
    failures: { 409: z.looseObject({ current: z.extend(customerEdit, { version: z.int() }) }) },
  }),
  addAddress: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/customers/{customerId}/addresses',
    summary: 'Add a delivery or project address to the address book of a customer',
    permission: 'customers.edit',
    params,
    body: addressEditInput,
    response: beheerAddress,
  }),
  changeAddress: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/customers/{customerId}/addresses/{addressId}',
    summary: 'Change an address that nobody else changed meanwhile',
    permission: 'customers.edit',
    params: addressParams,
    body: z.extend(addressEditInput, { version: rowVersion }),
    response: beheerAddress,
    failures: { 409: z.looseObject({ current: beheerAddress }) },
  }),
  endAddress: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/customers/{customerId}/addresses/{addressId}',
    summary: 'Take an address out of the address book of a customer',
    permission: 'customers.edit',
    params: addressParams,
    query: seenVersion,
    response: done,
    failures: { 409: z.looseObject({ current: beheerAddress }) },
  }),
  addProject: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/customers/{customerId}/projects',
    summary: 'Add a project of a customer',
    permission: 'customers.edit',
    params,
    body: projectInput,
    response: beheerProject,
  }),
  changeProject: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/customers/{customerId}/projects/{projectId}',
    summary: 'Rename a project that nobody else changed meanwhile',
    permission: 'customers.edit',
    params: projectParams,
    body: z.extend(projectInput, { version: rowVersion }),
    response: beheerProject,
    failures: { 409: z.looseObject({ current: beheerProject }) },
  }),
  endProject: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/customers/{customerId}/projects/{projectId}',
    summary: 'Remove a project that no address is of',
    permission: 'customers.edit',
    params: projectParams,
    query: seenVersion,
    response: done,
    failures: { 409: z.looseObject({}) },
  }),
  agreements: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/customers/{customerId}/agreements',
    summary: 'The prices agreed with a customer or its group',
    permission: 'customers.read',
    params,
    query: z.object({ after: z.optional(queryInteger(1, largestRowId)), q: searchText }),
    response: z.object({ agreements: z.array(agreementRow), nextAfter: z.nullable(z.int()) }),
  }),
  inviteUser: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/customers/{customerId}/users',
    summary: 'Invite somebody to the users of a customer',
    permission: 'customers.edit',
    params,
    body: person,
    response: customerUser,
  }),
  changeUser: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/customers/{customerId}/users/{userId}',
    summary: 'Change a user: name, address, what they may do in their company, blocked',
    permission: 'customers.edit',
    params: userParams,
    body: z.extend(person, {
      active: z.boolean(),
      isBlocked: z.boolean(),
      ...companyRightsInput.shape,
      version: z.optional(rowVersion),
    }),
    response: customerUser,
  }),
  resetUser: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/customers/{customerId}/users/{userId}/reset',
    summary: 'Mail a user a link for a new password',
    permission: 'customers.edit',
    params: userParams,
    response: done,
  }),
  viewAs: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/customers/{customerId}/users/{userId}/view',
    summary: 'Look at the shop as a user, without being able to change anything',
    permission: 'customers.view-as',
    params: userParams,
    body: z.object({
      reason: z
        .string({ error: 'Schrijf op waarom je meekijkt' })
        .check(z.trim(), z.minLength(3, { error: 'Schrijf op waarom je meekijkt' }), z.maxLength(300)),
    }),
    response: z.object({ viewId: z.guid(), url: z.string(), expiresAt: moment }),
  }),
  mergePreview: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/customers/{customerId}/merge/{intoId}',
    summary: 'What would move if this customer were merged into another',
    permission: 'customers.edit',
    params: z.object({ customerId: id, intoId: id }),
    response: mergePreview,
  }),
  merge: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/customers/{customerId}/merge/{intoId}',
    summary: 'Merge a customer into another of the same venture',
    permission: 'customers.edit',
    params: z.object({ customerId: id, intoId: id }),
    body: z.object({ fromVersion: rowVersion, intoVersion: rowVersion }),
    response: beheerCustomer,
  }),
};
