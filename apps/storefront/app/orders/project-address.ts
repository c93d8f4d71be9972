import type { Customer } from '@bouwpoort/contract/customers';
import type { OrderAddress } from './order.ts';

export type ProjectAddress = Pick<OrderAddress, 'name' | 'line1' | 'postalCode' | 'locality'> & { projectId: string };

/** An order names its project; where that is, the customer's address book knows. */
export function projectAddresses(customer: Pick<Customer, 'customerAddresses'> | null | undefined): ProjectAddress[] {
  return (customer?.customerAddresses ?? []).flatMap(({ projectId, name, line1, postalCode, city }) =>
    projectId === null ? [] : [{ projectId: String(projectId), name, line1, postalCode, locality: city }],
  );
}
