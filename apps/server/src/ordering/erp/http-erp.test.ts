import { afterAll, beforeEach, expect, test } from 'vitest';
import { hangUp, json, silence, startJsonServer, text } from '../../../testing/json-server.ts';
import { PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import type { ErpOrder } from './erp.ts';
import { httpErp } from './http-erp.ts';

const server = await startJsonServer();
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.answers.length = 0;
});

const erp = httpErp({ baseUrl: `${server.url}/api/`, token: 'het-token', timeoutMs: 1500 });
const order = (alternate: boolean): ErpOrder => ({
  order: { orderId: '21050001', reference: 'Werk A', salesOrderLines: [] } as unknown as ErpOrder['order'],
  ventureId: '210',
  alternate,
  heldForCredit: true,
  revision: 0,
});

test.each([
  [false, '/api/orders/21050001'],
  [true, '/api/codit/orders/21050001'],
])('an order is sent, by the alternate path: %s', async (alternate, path) => {
  server.answers.push(json(201, {}));
  await erp.receiveOrder(order(alternate));
  expect(server.asked).toMatchObject([
    {
      method: 'PUT',
      path,
      headers: {
        authorization: 'Bearer het-token',
        'content-type': 'application/json',
        'idempotency-key': '21050001',
      },
    },
  ]);
  expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({
    ventureId: '210',
    heldForCredit: true,
    revision: 0,
    order: { orderId: '21050001', reference: 'Werk A', salesOrderLines: [] },
  });
});

test.each([
  ['takes it back', text(204, '')],
  ['does not have it', json(404, {})],
  ['has it no more', json(410, {})],
])('an order is cancelled there: an ERP that %s', async (_, answer) => {
  server.answers.push(answer);
  await erp.cancelOrder({ orderId: '21050001', alternate: true });
  expect(server.asked).toMatchObject([
    { method: 'DELETE', path: '/api/codit/orders/21050001', headers: { authorization: 'Bearer het-token' } },
  ]);
});

test('an ERP that has started processing refuses, and a person decides', async () => {
  server.answers.push(json(409, { message: 'Wordt al geladen' }));
  await expect(erp.cancelOrder({ orderId: '21050001', alternate: false })).rejects.toThrow(PermanentJobError);
});

test.each([
  ['has it already', json(200, { orderId: '21050001' })],
  ['has nothing to say', text(204, '')],
])('an ERP that %s has it', async (_, answer) => {
  server.answers.push(answer);
  await expect(erp.receiveOrder(order(false))).resolves.toBeUndefined();
});

test.each([
  ['stumbles', json(500, {})],
  ['is being mended', json(503, {})],
  ['is too busy', json(429, {})],
  ['has a new token', json(401, {})],
  ['hangs up', hangUp],
  ['says nothing', silence],
  [
    'points elsewhere',
    (response: import('node:http').ServerResponse) => {
      response.writeHead(307, { location: 'https://elders.example/orders' }).end();
    },
  ],
])('an ERP that %s is retried later', async (_, answer) => {
  server.answers.push(answer);
  const failure = await erp.receiveOrder(order(false)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentJobError);
  expect(server.asked, 'asking again is not its own work').toHaveLength(1);
});

test.each([400, 404, 409, 410, 422])('an ERP that answers %i is not retried', async (status) => {
  server.answers.push(json(status, { message: 'Artikel 1589792 is onbekend' }));
  const failure = await erp.receiveOrder(order(false)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PermanentJobError);
  expect(String(failure)).toContain('Artikel 1589792 is onbekend');
});
