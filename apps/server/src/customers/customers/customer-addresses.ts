import { addressType, type CustomerAddress } from '@bouwpoort/contract/customers/customers';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { mayUseProject } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { prepared } from '../../foundation/database/prepared.ts';
import { customerAddresses } from './customers.tables.ts';

const addressesOfCustomer = prepared((db) =>
  db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, sql.placeholder('customerId')))
    .orderBy(desc(customerAddresses.shippingDefault), asc(customerAddresses.addressId))
    .prepare('addresses_of_customer'),
);

/** The address book, the primary address first (P 3.2). */
export async function listCustomerAddresses(
  ctx: Pick<Context, 'db' | 'cache' | 'log'>,
  customerId: string,
): Promise<(CustomerAddress & { version: number })[]> {
  return usableRows(
    ctx,
    'customer_address',
    await addressesOfCustomer(ctx.db).execute({ customerId }),
    ({ addressId }) => addressId,
    ({ customerId: _, ...address }) => ({
      ...address,
      line1: addressLine(address),
      addressType: addressType.parse(address.addressType),
    }),
  );
}

/** The addresses a user can have deliveries sent to: without those of projects they may not work for. */
export function addressesFor<A extends { projectId: number | null }>(
  user: Pick<SiteUser, 'isManager' | 'projectIds'>,
  book: readonly A[],
): A[] {
  return book.filter(({ projectId }) => projectId === null || mayUseProject(user, projectId));
}

/** 'Hardwareweg 9B' */
export function addressLine(address: { street: string; houseNumber: string; houseNumberAddition: string }): string {
  return `${address.street} ${address.houseNumber}${address.houseNumberAddition}`.trim();
}
