import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { ownProjectIds } from '../../foundation/context/company-role.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { orders } from './orders.tables.ts';

/** Who looks at orders of a customer; no user where staff or a job does. */
export interface OrderParty {
  user: VentureUser | null;
  customer: Pick<Customer, 'customerId'>;
}

/** Of the customer; to a user with some projects, those of these projects and what they ordered themselves. */
export function visibleTo({ user, customer }: OrderParty): SQL | undefined {
  const ofCustomer = eq(orders.customerId, customer.customerId);
  const projectIds = user && ownProjectIds(user);
  if (!projectIds) return ofCustomer;
  const isOfProjects = inArray(orders.customerObjectId, projectIds.map(String));
  return and(ofCustomer, or(eq(orders.siteUserId, user.id), isOfProjects));
}
