import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testToday } from '../../../testing/filled-cluster.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { orderLines, orders } from './orders.tables.ts';

const { app, db, databaseUrl } = await createTestApp();
let headers: Record<string, string>;
beforeAll(async () => {
  headers = bearer(await logIn(app, 'aannemer@steenhof.test'));
});
const today = async () => (await app.inject({ url: '/api/account/today', headers })).json();

interface Listed {
  orderId: string;
  statusCode: string;
  customerObjectName: string;
  orderDate: string;
}
const listed = async (): Promise<Listed[]> => (await app.inject({ url: '/api/orders', headers })).json();

test('has the number of open orders and the last project, like the list of orders', async () => {
  const all = await listed();
  const last = all.find(({ customerObjectName }) => customerObjectName !== '');
  expect(last).toBeDefined();
  expect((await today()).orders).toMatchObject({
    open: all.filter(({ statusCode }) => statusCode === '10' || statusCode === '20').length,
    lastProject: { name: last?.customerObjectName, orderedAt: last?.orderDate },
  });
});

test('has the deliveries of today, not orders that wait for stock, for credit or at the counter', async () => {
  const [order] = await listed();
  const orderId = order?.orderId ?? '';
  const deliveries = async () => (await today()).orders.deliveries.map((one: { orderId: string }) => one.orderId);
  const set = (values: Partial<typeof orders.$inferInsert>) =>
    db.update(orders).set(values).where(eq(orders.orderId, orderId));
  const brought = { orderTypeId: 'brengen', statusCode: '10', heldForCredit: false } as const;
  await set(brought);
  await db
    .update(orderLines)
    .set({ deliveryDateAfter: testToday, deliveryDateBefore: testToday })
    .where(eq(orderLines.orderId, orderId));
  expect(await deliveries()).toContain(orderId);
  expect((await today()).orders.deliveries).toContainEqual(
    expect.objectContaining({ orderId, after: testToday, before: testToday }),
  );
  for (const other of [{ statusCode: '20' }, { heldForCredit: true }, { orderTypeId: 'halen' as const }]) {
    await set({ ...brought, ...other });
    expect(await deliveries()).not.toContain(orderId);
  }
});

test('has the hours and the calendar of the branch of the account', async () => {
  const { branch } = await today();
  const { siteUser } = (await app.inject({ url: '/api/account', headers })).json();
  const ofBranch = (path: string) => app.inject({ url: `/api/${path}/210/${siteUser.brancheId}`, headers });
  expect(branch.hours).toEqual((await ofBranch('ventures/openinghours')).json());
  expect(branch.calendar.cutOffs).toEqual((await ofBranch('calendar/cutofftimes')).json());
});

test('has no orders while FETCH_ORDERS is off, and is refused for guests and visitors', async () => {
  const without = await openTestApp(databaseUrl, { FETCH_ORDERS: 'false' });
  const answer = await without.app.inject({ url: '/api/account/today', headers });
  expect(answer.json()).toMatchObject({ branch: { hours: expect.anything() }, orders: null });
  const asGuest = bearer(await logIn(app, 'gast@steenhof.test'));
  expect((await app.inject({ url: '/api/account/today', headers: asGuest })).statusCode).toBe(403);
  expect((await app.inject({ url: '/api/account/today' })).statusCode).toBe(401);
});
