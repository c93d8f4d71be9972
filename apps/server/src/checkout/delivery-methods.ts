import type { DeliveryMethod, DeliveryMethodName } from '@bouwpoort/contract/checkout';
import type { Customer } from '../customers/customers.ts';

/** Bringing first (C 5); who has a delivery stop can only fetch. */
export function deliveryMethodsFor(customer: Customer): DeliveryMethod[] {
  const names: DeliveryMethodName[] = customer.hasDeliverystop ? ['instorepickup'] : ['storedelivery', 'instorepickup'];
  return names.map((name) => ({ methodId: name, name }));
}

/** Without a choice it is brought. */
export function methodOf(shippingMethodId: string | null): DeliveryMethodName {
  return shippingMethodId === 'instorepickup' ? 'instorepickup' : 'storedelivery';
}
