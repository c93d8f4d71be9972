import type { Customer } from '@bouwpoort/contract/customers';
import type { Context } from '../context/context.ts';
import type { SiteUser } from '../context/site-user.ts';
import { describeCustomer, findCustomer, listCustomerAddresses } from '../customers/customers.ts';

/** Nothing for a user without a linked customer (P 3.2, dynamics). */
export async function customerOf(
  ctx: Pick<Context, 'db' | 'cache' | 'log'>,
  user: SiteUser,
): Promise<Customer | undefined> {
  if (!user.dynamics || user.customerId === null) return undefined;
  const [customer, addresses] = await Promise.all([
    findCustomer(ctx, user.customerId),
    listCustomerAddresses(ctx, user.customerId),
  ]);
  return customer && describeCustomer(customer, addresses);
}
