import type { CustomerAddress, CustomerAddressInput } from '@bouwpoort/contract/customers/customers';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { listCustomerAddresses } from './customer-addresses.ts';
import { findProject } from './customer-edit.ts';
import { customerAddresses, customers } from './customers.tables.ts';

/** Staff enter addresses in other countries, too. */
type AddressInput = Omit<CustomerAddressInput, 'countryCode'> & { countryCode?: string | undefined };

type Tx = Pick<Context, 'db' | 'cache' | 'log'>;

/** Serialises changes of the same book, so that exactly one address is the primary one. */
async function takeBook({ db }: Tx, customerId: string): Promise<void> {
  await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(eq(customers.customerId, customerId))
    .for('update');
}

async function requireAddress(tx: Tx, customerId: string, addressId: string): Promise<CustomerAddress> {
  const address = (await listCustomerAddresses(tx, customerId)).find((one) => one.addressId === addressId);
  if (!address) throw new AppError('notFound');
  return address;
}

export function addAddress(ctx: Tx, customerId: string, input: AddressInput): Promise<CustomerAddress> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db: db as Database };
    await takeBook(tx, customerId);
    const values = await valuesOf(tx, customerId, input);
    const first = (await listCustomerAddresses(tx, customerId)).every((one) => !one.shippingDefault);
    const addressId = await insertAddress(db, { ...values, customerId, shippingDefault: false });
    if (input.shippingDefault || first) await makePrimary(tx, customerId, addressId);
    return requireAddress(tx, customerId, addressId);
  });
}

async function insertAddress(tx: Tx['db'], row: typeof customerAddresses.$inferInsert): Promise<string> {
  const [added] = await tx.insert(customerAddresses).values(row).returning({ addressId: customerAddresses.addressId });
  if (!added) throw new Error('an address was not added');
  return added.addressId;
}

interface ChangeOptions {
  /** Customers can see the invoice address but not change it: the venture bills them there. */
  mayChangeInvoice?: boolean;
}

export function changeAddress(
  ctx: Tx,
  customerId: string,
  addressId: string,
  input: AddressInput,
  { mayChangeInvoice = false }: ChangeOptions = {},
): Promise<CustomerAddress> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db: db as Database };
    await takeBook(tx, customerId);
    const { addressType } = await (mayChangeInvoice ? requireAddress : requireOwn)(tx, customerId, addressId);
    const isInvoice = addressType === 'invoice';
    const values = await valuesOf(tx, customerId, isInvoice ? { ...input, projectId: null } : input);
    await db
      .update(customerAddresses)
      .set(isInvoice ? { ...values, addressType } : values)
      .where(eq(customerAddresses.addressId, addressId));
    if (input.shippingDefault && !isInvoice) await makePrimary(tx, customerId, addressId);
    return requireAddress(tx, customerId, addressId);
  });
}

/** When the primary address goes, the next delivery address takes its place. */
export function removeAddress(ctx: Tx, customerId: string, addressId: string): Promise<void> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db: db as Database };
    await takeBook(tx, customerId);
    const gone = await requireOwn(tx, customerId, addressId);
    await db.delete(customerAddresses).where(eq(customerAddresses.addressId, addressId));
    if (!gone.shippingDefault) return;
    const next = (await listCustomerAddresses(tx, customerId)).find((one) => one.addressType !== 'invoice');
    if (next) await makePrimary(tx, customerId, next.addressId);
  });
}

async function requireOwn(tx: Tx, customerId: string, addressId: string): Promise<CustomerAddress> {
  const address = await requireAddress(tx, customerId, addressId);
  if (address.addressType === 'invoice') {
    throw new AppError('forbidden', { detail: 'Het factuuradres wijzig je bij je vestiging.' });
  }
  return address;
}

async function makePrimary({ db }: Tx, customerId: string, addressId: string): Promise<void> {
  const book = eq(customerAddresses.customerId, customerId);
  await db
    .update(customerAddresses)
    .set({ shippingDefault: false })
    .where(and(book, ne(customerAddresses.addressId, addressId), customerAddresses.shippingDefault));
  await db
    .update(customerAddresses)
    .set({ shippingDefault: sql`true` })
    .where(and(book, eq(customerAddresses.addressId, addressId)));
}

async function valuesOf(tx: Tx, customerId: string, input: AddressInput) {
  const projectId = input.projectId ?? null;
  if (projectId !== null && !(await findProject(tx, customerId, projectId))) {
    throw new AppError('invalidInput', { errors: { projectId: ['Dit project kennen we niet'] } });
  }
  return {
    projectId,
    addressType: projectId === null ? ('delivery' as const) : ('project' as const),
    name: input.name,
    street: input.street,
    houseNumber: input.houseNumber,
    houseNumberAddition: input.houseNumberAddition ?? '',
    postalCode: input.postalCode,
    city: input.city,
    countryCode: input.countryCode ?? 'NL',
    email: input.email || null,
    daytimePhoneNumber: input.daytimePhoneNumber || null,
  };
}
