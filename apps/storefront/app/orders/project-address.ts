import type { Customer } from '@bouwpoort/contract/customers';
import type { OrderAddress } from './order.ts';

export type ProjectAddress = Pick<OrderAddress, 'name' | 'line1' | 'postalCode' | 'locality'> & { projectId: string };

/** An order names its project; where that is, the customer's address book knows. */
export function projectAddresses(customer: Pick<Customer, 'customerAddresses'> | null | undefined): ProjectAddress[] {
  return (customer?.customerAddresses ?? []).flatMap(({ projectId, name, line1, postalCode, city }) =>
    projectId === null ? [] : [{ projectId: String(projectId), name, line1, postalCode, locality: city }],
  );
}

/**
 * The project of a user who must name one and was given no other. A manager is asked: they decide which projects there
 * are, and this one may not be what they order for.
 */
export function givenProject<Project>(
  projects: readonly Project[],
  { mustName, isManager }: { mustName: boolean; isManager: boolean },
): Project | undefined {
  return mustName && !isManager && projects.length === 1 ? projects[0] : undefined;
}
