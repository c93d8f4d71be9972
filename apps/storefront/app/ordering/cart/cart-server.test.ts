import type { Cart as ServerCart } from '@bouwpoort/contract/ordering/cart';
import { ApiProblem, createClient, type TransportRequest } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import type { Cart } from './cart.ts';
import { type CartState, emptyCartState, withBatch, withIntent } from './cart-batches.ts';
import { CartConflict, CartForbidden, CartMissing, CartRefusal } from './cart-queue.ts';
import { noShipment, noTotals, sampleLine } from './cart-samples.ts';
import { cartErrorOf, cartServer } from './cart-server.ts';

const known: Cart = {
  id: 7,
  version: 3,
  customerId: '510001',
  market: '210',
  lineItems: [],
  shipment: { ...noShipment, deliveryMethodId: 'bezorgen' },
  totals: noTotals,
};
const serverCart: ServerCart = {
  id: 7,
  name: 'main',
  customerId: '510001',
  market: '210',
  currency: 'EUR',
  version: 4,
  shipments: [
    { salesOrderId: null, shippingMethodId: null, pickupBranchId: null, shippingAddress: null, lineItems: [] },
  ],
  totals: noTotals,
};
const batchOf = (state: CartState) => {
  const { batch } = withBatch(state, 'key-12345678');
  if (!batch) throw new Error('no batch');
  return batch;
};
const batch = batchOf(withIntent({ ...emptyCartState, cart: known }, { kind: 'add', line: sampleLine('a', 2) }));

test('C 7.8: the payload, with the key of the write and the unchanged shipment', async () => {
  const sent: TransportRequest[] = [];
  const api = createClient({
    cms: 'cms',
    transport: async (request) => {
      sent.push(request);
      return { status: 200, headers: {}, text: async () => JSON.stringify(serverCart) };
    },
  });
  const server = cartServer(api, { userId: 'u', ventureId: '210' }, '510001');
  await server.open(true);
  expect((await server.update(batch)).version).toBe(4);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/carts/510001/main/210/true',
    'PUT /api/cms/v3.0/carts',
  ]);
  expect(sent[1]?.headers['idempotency-key']).toBe('key-12345678');
  expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
    id: 7,
    version: 3,
    name: 'main',
    currency: 'EUR',
    shipments: [{ shippingMethodId: 'bezorgen', lineItems: [{ contentId: 'a', code: 'a', quantity: 2 }] }],
  });
});

const problem = (status: number, members: Record<string, unknown> = {}) =>
  new ApiProblem(status, { type: 'about:blank', title: 'Niet goed', status, code: 'x', ...members });

test.each([
  [401, {}, CartForbidden],
  [403, {}, CartForbidden],
  [404, {}, CartMissing],
  [409, { cart: serverCart }, CartConflict],
  [400, { errors: { a: ['Dit artikel kennen we niet'] } }, CartRefusal],
  [422, {}, CartRefusal],
  // May be better the next time.
  [409, {}, ApiProblem],
  [429, {}, ApiProblem],
  [500, {}, ApiProblem],
])('%d %j', (status, members, kind) => {
  expect(cartErrorOf(problem(status, members), batch)).toBeInstanceOf(kind);
});

test('a refusal names the variants it is about', () => {
  const refusal = cartErrorOf(problem(400, { errors: { a: ['Dit artikel kennen we niet'], b: ['?'] } }), batch);
  expect(refusal instanceof CartRefusal && [...refusal.mistakes]).toEqual([['a', 'Dit artikel kennen we niet']]);
});
