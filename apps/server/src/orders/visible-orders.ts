import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { mustNameProject } from '../context/company-role.ts';
import type { Customer } from '../context/customer.ts';
import type { VentureUser } from '../context/require-user.ts';
import { orders } from './orders.tables.ts';

/** Who looks at orders of a customer; no user where staff or a job does. */
export interface OrderParty {
  user: VentureUser | null;
  customer: Pick<Customer, 'customerId'>;
}

/** Of the customer; to a user with some projects, those of these projects and what they ordered themselves. */
export function visibleTo({ user, customer }: OrderParty): SQL | undefined {
  const ofCustomer = eq(orders.customerId, customer.customerId);
  if (user === null || !mustNameProject(user)) return ofCustomer;
  const projects = (user.projectIds ?? []).map(String);
  return and(ofCustomer, or(eq(orders.siteUserId, user.id), inArray(orders.customerObjectId, projects)));
}
