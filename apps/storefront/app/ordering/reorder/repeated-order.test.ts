import { expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import { type NewCartLine, newLine } from '../cart/cart.ts';
import { orderOf } from '../orders/order-mapping.ts';
import { sampleOrder } from '../orders/order-samples.ts';
import { readRepeated, repeatedIn, repeatedOf } from './repeated-order.ts';

const line = (variantGuid: string) => newLine({ variantGuid, variantCode: '1', name: '', quantity: 1 } as NewCartLine);
const cartWith = (...guids: string[]): Pick<Cart, 'id' | 'lineItems'> => ({ id: 7, lineItems: guids.map(line) });
const order = orderOf(sampleOrder());
const [own = ''] = order.lineItems.map(({ variantGuid }) => variantGuid);

test('a cart repeats an order while it contains part of it', () => {
  const repeated = readRepeated(JSON.stringify(repeatedOf(order, cartWith(own), [])));
  expect(repeatedIn(repeated, cartWith(own))).toBe(repeated);
  expect(repeatedIn(repeated, cartWith())).toBeNull();
  expect(repeatedIn(repeated, { ...cartWith(own), id: 8 })).toBeNull();
  expect(repeatedIn(null, cartWith(own))).toBeNull();
});

test('and stops once something else is added', () => {
  const repeated = repeatedOf(order, cartWith('before', own), []);
  expect(repeatedIn(repeated, cartWith('before', own))).toBe(repeated);
  expect(repeatedIn(repeated, cartWith(own))).toBe(repeated);
  expect(repeatedIn(repeated, cartWith('before', own, 'added'))).toBeNull();
});
