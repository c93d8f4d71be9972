import { backgroundHeader } from '@bouwpoort/contract/organisation/staff';
import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { type Erp, ErpAnswer } from '../../ordering/erp/erp.ts';
import { orderLines, orders } from '../../ordering/orders/orders.tables.ts';

const answer = new ErpAnswer(422, 'Artikel is geblokkeerd');
const erp: Erp = {
  name: 'that refuses everything',
  receiveOrder: () => Promise.reject(new PermanentJobError(answer.message, { cause: answer })),
  cancelOrder: () => Promise.resolve(),
};
const { app, db, setClock, runJobs } = await createTestApp({}, { erp });
const noon = new Date('2026-11-16T12:00:00+01:00');
setClock(noon);
const admin = await staffOf(app, 'admin');
const overview = async (who = admin): Promise<Overview> => (await who.get('/api/beheer/overview')).json();

test('compares the orders of today with the same weekday a week ago, up to this time of day', async () => {
  const before = (await overview()).orders;
  const [one, two, three] = await db.select().from(orders).where(eq(orders.ventureId, '210')).limit(3);
  const move = (orderId: string | undefined, at: string) =>
    db
      .update(orders)
      .set({ orderDate: new Date(at), nettOrderAmount: '100.00' })
      .where(eq(orders.orderId, orderId ?? ''));
  await move(one?.orderId, '2026-11-16T09:15:00+01:00');
  await move(two?.orderId, '2026-11-09T11:59:00+01:00');
  await move(three?.orderId, '2026-11-09T15:00:00+01:00');
  const { orders: counted } = await overview();
  const steenhof = counted?.ventures.find(({ ventureId }) => ventureId === '210');
  expect(counted?.today.count).toBe((before?.today.count ?? 0) + 1);
  expect(counted?.lastWeekSoFar.count).toBe((before?.lastWeekSoFar.count ?? 0) + 1);
  expect(steenhof?.hours).toContainEqual({ hour: 9, count: 1, amount: 100 });
  expect(steenhof?.lastWeekHours.map(({ hour }) => hour)).toContain(15);
  const sum = counted?.ventures.reduce((total, { today }) => total + today.count, 0);
  expect(sum).toBe(counted?.today.count);
});

test('an order the ERP refuses is listed as a problem, with its dead letter', async () => {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const { id } = await shopper.fill([['1589792', 1]]);
  await shopper.prepare(id, { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' });
  await shopper.convert(id);
  const before = await overview();
  await runJobs();
  const after = await overview();
  expect(before.refusedByErp?.count).toBe(0);
  expect(before.notAtErp?.count).toBe(1);
  expect(after.refusedByErp).toMatchObject({ count: 1, oldest: noon.toISOString() });
  expect(after.jobs).toMatchObject({ deadLetters: 1, kinds: [{ kind: 'send-order-to-erp', count: 1 }] });
  expect(after.mail).toMatchObject({ sentToday: 1, unsent: 0 });
});

test('the deliveries of today are counted by branch', async () => {
  const [order] = await db.select().from(orders).where(eq(orders.ventureId, '210')).limit(1);
  const orderId = order?.orderId ?? '';
  await db
    .update(orders)
    .set({ branchId: '2102', orderTypeId: 'brengen', statusCode: '10', releaseStatus: 'Released' })
    .where(eq(orders.orderId, orderId));
  const before = (await overview()).deliveries?.find(({ branchId }) => branchId === '2102')?.onTheWay ?? 0;
  await db
    .update(orderLines)
    .set({ deliveryDateAfter: '2026-11-16', deliveryDateBefore: '2026-11-17' })
    .where(eq(orderLines.orderId, orderId));
  const amersfoort = (await overview()).deliveries?.find(({ branchId }) => branchId === '2102');
  expect(amersfoort).toMatchObject({ branchName: 'Amersfoort', onTheWay: before + 1 });
});

test('quotes that wait for staff are listed, the longest waiting customers first', async () => {
  const { quotes, total } = (await admin.get('/api/beheer/quotes?state=open&direction=asc')).json();
  const { openQuotes } = await overview();
  expect(openQuotes).toMatchObject({ count: total.count, oldest: quotes[0].requestedAt });
  expect(openQuotes?.customers[0]).toBe(quotes[0].customerName);
  expect((await overview(await staffOf(app, 'branch'))).openQuotes).toBeNull();
});

test('data without permission is left out, and data of other places is not counted', async () => {
  const website = await overview(await staffOf(app, 'website'));
  expect(website).toMatchObject({ orders: null, notAtErp: null, jobs: null, registrations: null, changes: null });
  const branch = await overview(await staffOf(app, 'branch'));
  expect(branch.orders?.ventures.map(({ ventureId }) => ventureId)).toEqual(['210']);
  expect(branch.deliveries?.every(({ branchId }) => branchId === '2102')).toBe(true);
  expect(branch.jobs).toBeNull();
});

test('a screen that refreshes itself does not prevent the session lock', async () => {
  const watched = await staffOf(app, 'sales');
  const after = (minutes: number) => setClock(new Date(noon.getTime() + minutes * 60_000));
  for (const minutes of [10, 20, 29]) {
    after(minutes);
    const { statusCode } = await watched.ask('GET', '/api/beheer/overview', undefined, { [backgroundHeader]: '1' });
    expect(statusCode).toBe(200);
  }
  after(31);
  expect((await watched.get('/api/beheer/overview')).statusCode).toBe(423);
  setClock(noon);
});
