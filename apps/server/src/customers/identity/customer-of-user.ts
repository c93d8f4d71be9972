import type { Customer } from '@bouwpoort/contract/customers/customers';
import { mustNameProject } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { addressesFor, describeCustomer, findCustomer, listCustomerAddresses } from '../customers/customers.ts';

/** Undefined for a user without a linked customer (P 3.2, dynamics). */
export async function customerOf(
  ctx: Pick<Context, 'db' | 'cache' | 'log'>,
  user: SiteUser,
): Promise<Customer | undefined> {
  if (!user.dynamics || user.customerId === null) return undefined;
  const [customer, addresses] = await Promise.all([
    findCustomer(ctx, user.customerId),
    listCustomerAddresses(ctx, user.customerId),
  ]);
  if (!customer) return undefined;
  const described = describeCustomer(customer, addressesFor(user, addresses));
  return mustNameProject(user) ? { ...described, customerObjectMandatory: true } : described;
}
