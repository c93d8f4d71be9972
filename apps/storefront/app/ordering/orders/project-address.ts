import type { Customer } from '@bouwpoort/contract/customers/customers';
import type { OrderAddress } from './order.ts';

export type ProjectAddress = Pick<OrderAddress, 'name' | 'line1' | 'postalCode' | 'locality'> & { projectId: string };

/** An order names its project; the customer's address book has the address. */
export function projectAddresses(customer: Pick<Customer, 'customerAddresses'> | null | undefined): ProjectAddress[] {
  return (customer?.customerAddresses ?? []).flatMap(({ projectId, name, line1, postalCode, city }) =>
    projectId === null ? [] : [{ projectId: String(projectId), name, line1, postalCode, locality: city }],
  );
}

/**
 * The only project of a user who must name one. A manager still chooses: they decide which projects exist, and this one
 * may not be what they order for.
 */
export function givenProject<Project>(
  projects: readonly Project[],
  { mustName, isManager }: { mustName: boolean; isManager: boolean },
): Project | undefined {
  return mustName && !isManager && projects.length === 1 ? projects[0] : undefined;
}
