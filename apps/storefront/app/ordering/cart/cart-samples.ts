import fc from 'fast-check';
import { type CartLine, newLine } from './cart.ts';
import type { CartIntent } from './cart-intents.ts';

/* Carts and intents for tests. */

export const noShipment = { salesOrderId: null, deliveryMethodId: null, pickupBranchId: null, shippingAddress: null };
export const noTotals = {
  handlingTotal: 0,
  subTotal: 0,
  taxTotal: 0,
  total: 0,
  totalVats: [],
  shippingTotals: [{ itemsTotal: 0, shippingCost: 0 }],
};

export function sampleLine(variantGuid: string, quantity: number): CartLine {
  return newLine({ variantGuid, variantCode: variantGuid, name: variantGuid, quantity });
}

export const anyGuid = fc.constantFrom('a', 'b', 'c');
const kind = <K extends CartIntent['kind']>(name: K) => fc.constant(name);
const anyLine = fc
  .record({ guid: anyGuid, quantity: fc.integer({ min: 1, max: 5 }) })
  .map(({ guid, quantity }) => sampleLine(guid, quantity));

export const anyIntent: fc.Arbitrary<CartIntent> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: kind('add'), line: anyLine }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('change'), variantGuid: anyGuid, delta: fc.integer({ min: -4, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('set'), variantGuid: anyGuid, quantity: fc.integer({ min: 0, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('remove'), variantGuid: anyGuid }) },
  { weight: 1, arbitrary: fc.constant<CartIntent>({ kind: 'empty' }) },
);
