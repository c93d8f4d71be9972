import { addressType, type CustomerAddress, type Customer as WireCustomer } from '@bouwpoort/contract/customers';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customerAddresses, customers } from './customers.tables.ts';

/** A customer as the ERP knows it, credit and price group included. */
export type Customer = typeof customers.$inferSelect;

export async function findCustomer({ db }: { db: Database }, customerId: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.customerId, customerId));
  return customer;
}

/** The address book, the primary address first (P 3.2). */
export async function listCustomerAddresses({ db }: { db: Database }, customerId: string): Promise<CustomerAddress[]> {
  const rows = await db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(customerAddresses.shippingDefault), asc(customerAddresses.addressId));
  return rows.map(({ customerId: _, ...address }) => ({
    ...address,
    line1: addressLine(address),
    addressType: addressType.parse(address.addressType),
  }));
}

/** 'Hardwareweg 9B' */
export function addressLine(address: { street: string; houseNumber: string; houseNumberAddition: string }): string {
  return `${address.street} ${address.houseNumber}${address.houseNumberAddition}`;
}

/** What the customer may know of itself, under the names of P 3.2. */
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
