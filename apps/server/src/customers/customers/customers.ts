import type { CustomerAddress, Customer as WireCustomer } from '@bouwpoort/contract/customers/customers';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { requireRegistered, requireUser, type VentureUser } from '../../foundation/context/require-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { prepared, statement } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { customerAddresses, customers } from './customers.tables.ts';

export { addAddress, changeAddress } from './address-book.ts';
export { addressesFor, listCustomerAddresses } from './customer-addresses.ts';
export { addProject, changeProject, findProject, listProjects } from './customer-edit.ts';
export { customers } from './customers.tables.ts';
export { findCustomers } from './find-customers.ts';

const customerById = prepared((db) =>
  db
    .select()
    .from(customers)
    .where(eq(customers.customerId, sql.placeholder('customerId')))
    .prepare('customer_by_id'),
);

export async function findCustomer({ db }: { db: Database }, customerId: string): Promise<Customer | undefined> {
  const [customer] = await customerById(db).execute({ customerId });
  return customer;
}

/** The customer whose prices and orders apply. A guest buys on the debtor of all guests. */
export async function requireCustomer(ctx: Context): Promise<{ user: VentureUser; customer: Customer }> {
  const user = requireUser(ctx);
  const customer =
    user.dynamics && user.customerId !== null
      ? (ctx.customer ?? (await findCustomer(ctx, user.customerId)))
      : undefined;
  // A customer of another venture is an error in the data; its prices must not be shown.
  if (customer?.ventureId !== user.ventureId) throw new AppError('noCustomer');
  return { user, customer };
}

/** The same for users with an account of their own. Guests share a debtor, whose data they may not see. */
export async function requireRegisteredCustomer(ctx: Context): Promise<{ user: VentureUser; customer: Customer }> {
  requireRegistered(ctx);
  return requireCustomer(ctx);
}

/** A company may be a customer more than once; the one that can still order comes first. */
export async function findCustomerByKvkNumber(
  { db }: { db: Database },
  ventureId: string,
  chamberOfCommerceNumber: string,
): Promise<Customer | undefined> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.ventureId, ventureId), eq(customers.chamberOfCommerceNumber, chamberOfCommerceNumber)))
    .orderBy(asc(customers.isInactive), asc(customers.customerId))
    .limit(1);
  return customer;
}

interface FirstAddress {
  name: string;
  street: string;
  houseNumber: string;
  houseNumberAddition: string;
  postalCode: string;
  city: string;
  countryCode: string;
  email: string | null;
  daytimePhoneNumber: string | null;
}

interface NewCustomer {
  ventureId: string;
  customerName: string;
  chamberOfCommerceNumber: string;
  branchId: string;
  address: Omit<FirstAddress, 'name' | 'countryCode'>;
}

/** A new customer pays in advance, at list prices; the ERP may change that later. */
export async function addCustomer(tx: Database, given: NewCustomer): Promise<string> {
  const { address, ...own } = given;
  const [customerId = ''] = await takeCustomerNumbers(tx, 1);
  await tx.insert(customers).values({
    ...own,
    customerId,
    customerGroup: 'B',
    hasDeliverystop: false,
    hasOrderstop: false,
    counterTicketMandatory: false,
    customerObjectMandatory: false,
    customerNameMandatory: false,
    referenceNumberMandatory: false,
    isInactive: false,
    creditLimit: null,
    creditUsed: '0',
  });
  await addFirstAddresses(tx, customerId, { ...address, name: given.customerName, countryCode: 'NL' });
  return customerId;
}

/** Numbers that the shop gives out; one that staff or an ERP already used is skipped. */
export async function takeCustomerNumbers(tx: Database, count: number): Promise<string[]> {
  const free: string[] = [];
  while (free.length < count) {
    const { rows } = await tx.execute<{ id: string; isTaken: boolean }>(sql`
      select id, exists (select from ${customers} where ${customers.customerId} = id) as "isTaken"
      from (select nextval('customer_number')::text as id from generate_series(1, ${count - free.length})) given`);
    free.push(...rows.filter(({ isTaken }) => !isTaken).map(({ id }) => id));
  }
  return free;
}

/** The invoice address of a new customer, and the address of its first deliveries. */
export async function addFirstAddresses(tx: Database, customerId: string, address: FirstAddress): Promise<void> {
  const place = { ...address, customerId, projectId: null };
  await tx.insert(customerAddresses).values([
    { ...place, addressType: 'invoice', shippingDefault: false },
    { ...place, addressType: 'delivery', shippingDefault: true },
  ]);
}

/** The data that customers may see of themselves, with the names of P 3.2. */
export function describeCustomer(customer: Customer, addresses: CustomerAddress[]): WireCustomer {
  return {
    customerId: customer.customerId,
    customerName: customer.customerName,
    hasDeliverystop: customer.hasDeliverystop,
    hasOrderstop: customer.hasOrderstop,
    counterTicketMandatory: customer.counterTicketMandatory,
    customerObjectMandatory: customer.customerObjectMandatory,
    customerNameMandatory: customer.customerNameMandatory,
    referenceNumberMandatory: customer.referenceNumberMandatory,
    isInactive: customer.isInactive,
    customerAddresses: addresses,
  };
}

/** The fields that decide whether, and on what terms, a customer may order. */
export type CustomerStanding = Pick<
  Customer,
  'isInactive' | 'hasOrderstop' | 'hasDeliverystop' | 'creditLimit' | 'creditUsed'
>;

const creditTaken = statement<CustomerStanding>(
  'take_credit',
  `update customer set credit_used = credit_used + $2::numeric where customer_id = $1 and venture_id = $3
   returning is_inactive as "isInactive", has_orderstop as "hasOrderstop", has_deliverystop as "hasDeliverystop",
     credit_limit as "creditLimit", credit_used - $2::numeric as "creditUsed"`,
);

/**
 * Takes the credit for an order, all or nothing, and returns the customer's standing before it. It waits for a
 * concurrent order of the same customer, and makes others wait until the caller's transaction ends; a rollback releases
 * the credit.
 */
export async function takeCredit(
  tx: Database,
  { customerId, ventureId }: Pick<Customer, 'customerId' | 'ventureId'>,
  amount: string,
): Promise<CustomerStanding | undefined> {
  const [standing] = await creditTaken(tx, [customerId, amount, ventureId]);
  return standing;
}

const creditGivenBack = statement(
  'give_back_credit',
  `update customer set credit_used = greatest(0, credit_used - $2::numeric) where customer_id = $1 and venture_id = $3`,
);

/** For a cancelled order. Not below zero: the ERP may have sent a new figure meanwhile. */
export async function giveBackCredit(
  tx: Database,
  { customerId, ventureId }: Pick<Customer, 'customerId' | 'ventureId'>,
  amount: string,
): Promise<void> {
  await creditGivenBack(tx, [customerId, amount, ventureId]);
}
