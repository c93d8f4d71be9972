import { expect, test } from 'vitest';
import type { Cart, CartLine } from './cart.ts';
import { type CartState, emptyCartState, viewOf, withIntent } from './cart-batches.ts';
import { noShipment, noTotals, sampleLine } from './cart-samples.ts';

const priced = (guid: string, quantity: number, salesPrice: number, salesPricePer = 1): CartLine => ({
  ...sampleLine(guid, quantity),
  id: 1,
  price: salesPrice,
  salesPrice,
  salesPricePer,
  extendedPrice: Math.round(((salesPrice * quantity) / salesPricePer) * 100) / 100,
  vatRate: 21,
});
const cart: Cart = {
  id: 7,
  version: 1,
  customerId: '510001',
  market: '210',
  lineItems: [priced('a', 7, 40.176), priced('b', 4, 1.98, 100)],
  shipment: noShipment,
  totals: { ...noTotals, subTotal: 281.31, shippingTotals: [{ itemsTotal: 281.31, shippingCost: 0 }] },
};
const state: CartState = { ...emptyCartState, cart };

test('nothing asked for: the amounts of the server, untouched', () => {
  expect(viewOf(state)?.lineItems).toBe(cart.lineItems);
  expect(viewOf(state)?.totals).toBe(cart.totals);
});

test('until the server says so, by the same rules: half up per line, then summed', () => {
  const view = viewOf(withIntent(state, { kind: 'change', variantGuid: 'b', delta: 46 }));
  expect(view?.lineItems.map((line) => line.extendedPrice)).toEqual([281.23, 0.99]);
  expect(view?.totals).toMatchObject({ subTotal: 282.22, taxTotal: 59.27, total: 341.49 });
  expect(view?.lineItems[0]).toBe(cart.lineItems[0]);
});

test('a line in the unit of its price is computed there, not from the price of a sales unit', () => {
  const agreed = { price: 23.04, per: 1, unitId: 'MTK', perSalesUnit: 2.898, quantity: 2.898 };
  const line: CartLine = { ...priced('a', 1, 66.7699), agreed };
  const view = viewOf(
    withIntent({ ...state, cart: { ...cart, lineItems: [line] } }, { kind: 'set', variantGuid: 'a', quantity: 58 }),
  );
  expect(view?.lineItems[0]).toMatchObject({ extendedPrice: 3872.66, agreed: { quantity: 168.084 } });
  expect(view?.totals.totalVats).toEqual([{ vatRate: 21, vatBase: 3872.66, vatAmount: 813.26 }]);
});

test('what cannot be ordered is never charged', () => {
  const gone: CartLine = { ...priced('c', 2, 5), extendedPrice: 0, notOrderable: 'unpublished' };
  const view = viewOf(
    withIntent({ ...state, cart: { ...cart, lineItems: [gone] } }, { kind: 'change', variantGuid: 'c', delta: -1 }),
  );
  expect(view?.totals.subTotal).toBe(0);
});
