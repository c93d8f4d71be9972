import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hangUp, json, startJsonServer, text } from '../../../testing/json-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { listDeadLetters, retryDeadLetters } from '../../foundation/jobs/dead-letters.ts';
import { orders } from '../orders/orders.tables.ts';
import { httpErp } from './http-erp.ts';

const server = await startJsonServer();
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.answers.length = 0;
});

const erp = httpErp({ baseUrl: server.url, token: 'het-token' });
const { app, db, setClock, runJobs } = await createTestApp({}, { erp });
setClock(new Date('2026-11-16T10:00:00+01:00'));

async function place(email: string): Promise<string> {
  const shopper = await Shopper.logIn(app, email);
  const { id } = await shopper.fill([['1589792', 1]]);
  await shopper.prepare(id, { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' });
  const answer = await shopper.convert(id);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().orderIds[0];
}
const received = async (orderId: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.orderId, orderId));
  return row?.erpReceivedAt !== null;
};

test('an order is sent once, with all its data', async () => {
  server.answers.push(json(201, {}));
  const orderId = await place('aannemer@steenhof.test');
  await runJobs();
  expect(await received(orderId)).toBe(true);
  expect(server.asked).toMatchObject([{ method: 'PUT', path: `/orders/${orderId}` }]);
  const { order } = JSON.parse(server.asked[0]?.body ?? '');
  expect(order).toMatchObject({ orderId, customerId: '510001', salesOrderLines: [{ variantCode: '1589792' }] });
});

test('orders of a user of the alternate order API use the alternate path', async () => {
  server.answers.push(json(201, {}));
  const orderId = await place('codit@steenhof.test');
  await runJobs();
  expect(server.asked.map(({ path }) => path)).toEqual([`/codit/orders/${orderId}`]);
});

test('an order cancelled during delivery is cancelled in the ERP once it has arrived', async () => {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const orderId = await place('aannemer@steenhof.test');
  server.answers.push(async (response) => {
    expect((await shopper.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200);
    json(201, {})(response);
  });
  server.answers.push(json(200, {}));
  await runJobs();
  // The last of the two jobs reports it; both may.
  const told = new Set(server.asked.map(({ method, path }) => `${method} ${path}`));
  expect([...told]).toEqual([`PUT /orders/${orderId}`, `DELETE /orders/${orderId}`]);
});

test('cancelled after a try of which the answer got lost, it is taken back', async () => {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  server.answers.push(hangUp, json(200, {}));
  const orderId = await place('aannemer@steenhof.test');
  await runJobs();
  expect((await shopper.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200);
  await runJobs({ delayed: true });
  const told = new Set(server.asked.map(({ method, path }) => `${method} ${path}`));
  expect([...told]).toEqual([`PUT /orders/${orderId}`, `DELETE /orders/${orderId}`]);
});

test('cancelled during a try of which the answer gets lost, it is taken back', async () => {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const orderId = await place('aannemer@steenhof.test');
  server.answers.push(async (response) => {
    expect((await shopper.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200);
    await runJobs();
    hangUp(response);
  });
  server.answers.push(json(404, {}));
  await runJobs();
  await runJobs({ delayed: true });
  const told = new Set(server.asked.map(({ method, path }) => `${method} ${path}`));
  expect([...told]).toEqual([`PUT /orders/${orderId}`, `DELETE /orders/${orderId}`]);
});

test('cancelled before it was brought, the ERP hears nothing of it', async () => {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const orderId = await place('aannemer@steenhof.test');
  expect((await shopper.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200);
  await runJobs();
  expect(server.asked).toEqual([]);
});

test('while the ERP is down the order waits, and is sent when it is up again', async () => {
  server.answers.push(json(503, {}), json(503, {}), json(201, {}));
  const orderId = await place('aannemer@steenhof.test');
  await runJobs();
  expect(await received(orderId)).toBe(false);
  await runJobs({ delayed: true });
  expect(await received(orderId)).toBe(false);
  await runJobs({ delayed: true });
  expect(await received(orderId)).toBe(true);
  expect(await listDeadLetters(db)).toEqual([]);
});

test('what the ERP refuses with bytes that are no text is kept too', async () => {
  server.answers.push(text(422, 'Artikel \0 onbekend'));
  await place('aannemer@steenhof.test');
  await runJobs();
  const [letter] = await listDeadLetters(db);
  expect(letter?.why).toContain('Artikel  onbekend');
  expect(await retryDeadLetters(db, [letter?.id ?? ''])).toBe(1);
  server.answers.splice(0, 1, json(200, {}));
  await runJobs();
});

test('an order that the ERP refuses waits for a person, who can send it again', async () => {
  server.answers.push(json(422, { message: 'Artikel 1589792 is onbekend' }));
  const orderId = await place('aannemer@steenhof.test');
  await runJobs();
  await runJobs({ delayed: true });
  expect(server.asked).toHaveLength(1);
  const [letter, ...others] = await listDeadLetters(db);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ kind: 'send-order-to-erp', data: { orderId } });
  expect(letter?.why).toContain('Artikel 1589792 is onbekend');

  server.answers.splice(0, 1, json(200, {}));
  expect(await retryDeadLetters(db, ['00000000-0000-4000-8000-000000000000'])).toBe(0);
  expect(await retryDeadLetters(db, [letter?.id ?? ''])).toBe(1);
  expect(await listDeadLetters(db)).toEqual([]);
  await runJobs();
  expect(await received(orderId)).toBe(true);
});
