import type { DeliveryMethodName } from '../catalogue/delivery-days.ts';
import { type Decimal, type DecimalSource, decimal, zero } from '../foundation/money.ts';

/** Bringing a small order costs something; fetching it yourself, or a good load, does not. */
const costs = '12.50';
/** Of the articles at the prices that are charged: tiers may bring an order below it that was above it in the cart. */
export const freeFrom = 500;

export function orderCostsOf(method: DeliveryMethodName, items: DecimalSource): Decimal {
  const amount = decimal(items);
  return method !== 'instorepickup' && amount.gt(0) && amount.lt(freeFrom) ? decimal(costs) : zero;
}
