import type { BeheerOrder, BeheerOrderRow, BulkRun } from '@bouwpoort/contract/ordering/orders.staff';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { chooseInSandbox } from '../../../testing/test-sandbox.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { customers } from '../../customers/customers/customers.tables.ts';
import { auditEntries } from '../../foundation/audit/audit.tables.ts';
import { PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { type Erp, ErpAnswer, type ErpOrder } from '../erp/erp.ts';
import { refunds, sandboxPayments } from '../payments/payments.tables.ts';
import { orders } from './orders.tables.ts';

/** Accepts every order, or gives the answer that a test sets. */
const said: { refusal: ErpAnswer | undefined } = { refusal: undefined };
const received: ErpOrder[] = [];
const erp: Erp = {
  name: 'of the test',
  async receiveOrder(order) {
    if (said.refusal) throw new PermanentJobError(said.refusal.message, { cause: said.refusal });
    received.push(order);
  },
  cancelOrder: () => Promise.resolve(),
};

const { app, db, setClock, runJobs, mails, payments: open } = await createTestApp({}, { erp });
setClock(new Date('2026-11-16T10:00:00+01:00'));
const admin = await staffOf(app, 'admin');
const sales = await staffOf(app, 'sales');
const branch = await staffOf(app, 'branch');
const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');

beforeEach(() => {
  said.refusal = undefined;
  received.length = 0;
});

const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };

async function place(who = shopper, quantity = 1): Promise<string> {
  const { id } = await who.fill([['1589792', quantity]]);
  await who.prepare(id, { ...dates, hasConfirmedLatestDeliveryDateExceeded: true });
  const answer = await who.convert(id);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().orderIds[0];
}

async function placeRefused(status = 422, body = '{"code":"ITEM_BLOCKED"}'): Promise<string> {
  said.refusal = new ErpAnswer(status, body);
  const orderId = await place();
  await runJobs();
  said.refusal = undefined;
  return orderId;
}

async function placePaid(): Promise<{ orderId: string; total: number }> {
  const { id } = await shopper.fill([['1589792', 2]]);
  const prepared = await shopper.prepare(id, { ...dates, hasConfirmedLatestDeliveryDateExceeded: true });
  const { orderId: paymentId, redirectUrl } = (await shopper.pay(id)).json();
  await chooseInSandbox(app, redirectUrl, { outcome: 'successful' });
  await runJobs();
  const { confirmation } = (await shopper.verify(id, paymentId)).json();
  return { orderId: confirmation.orderIds[0], total: prepared.json().cart.totals.total };
}

const detail = async (orderId: string, who = admin): Promise<BeheerOrder> =>
  (await who.get(`/api/beheer/orders/${orderId}`)).json();
const act = (orderId: string, action: string, body?: object, who = sales) =>
  who.ask('POST', `/api/beheer/orders/${orderId}/${action}`, body);
const list = async (query: string, who = admin) => (await who.get(`/api/beheer/orders?${query}`)).json();
const numbers = (rows: readonly BeheerOrderRow[]) => rows.map(({ orderId }) => orderId);

describe('the list', () => {
  test('pages through all orders without gaps or duplicates, by date and by amount', async () => {
    const [{ count } = { count: 0 }] = await db
      .select({ count: db.$count(orders) })
      .from(orders)
      .limit(1);
    for (const sort of ['date', 'amount']) {
      const seen: BeheerOrderRow[] = [];
      let cursor: string | null = null;
      do {
        const page: { orders: BeheerOrderRow[]; nextCursor: string | null } = await list(
          `sort=${sort}&limit=17${cursor === null ? '' : `&cursor=${cursor}`}`,
        );
        seen.push(...page.orders);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(new Set(numbers(seen)).size).toBe(count);
      const keys = seen.map(({ orderDate, amount }) => (sort === 'date' ? Date.parse(orderDate) : amount));
      expect(keys).toEqual([...keys].sort((one, other) => other - one));
    }
  });

  test('has a total with its first page, and refuses an invalid cursor', async () => {
    const first = await list('limit=1');
    expect(first.total).toMatchObject({ count: expect.any(Number), isExact: true });
    expect(first.total.amount).toBeGreaterThan(0);
    expect((await list(`limit=1&cursor=${first.nextCursor}`)).total).toBeNull();
    expect((await admin.get('/api/beheer/orders?cursor=onzin')).statusCode).toBe(400);
  });

  test('finds an order by the beginning of its number, its reference, and its customer', async () => {
    const orderId = await place();
    await db.update(orders).set({ reference: 'Merwedekade KLU-2211 fase 2' }).where(eq(orders.orderId, orderId));
    expect(numbers((await list(`q=${orderId}`)).orders)).toEqual([orderId]);
    for (const q of ['merwede', 'klu 2211', '2211', 'KLU-2211']) {
      expect(numbers((await list(`q=${encodeURIComponent(q)}`)).orders), q).toContain(orderId);
    }
    const [row]: BeheerOrderRow[] = (await list(`q=${orderId}`)).orders;
    const ofCustomer = await list(`q=${encodeURIComponent(row?.customerName ?? '')}&limit=200`);
    expect(numbers(ofCustomer.orders)).toContain(orderId);
    expect((await list(`q=${encodeURIComponent("%_'; --")}`)).orders).toEqual([]);
  });

  test('filters by venture, branch, status, day, hold, ERP and payment', async () => {
    const refused = await placeRefused();
    expect(numbers((await list('erp=refused')).orders)).toContain(refused);
    expect(numbers((await list('erp=no')).orders)).toContain(refused);
    expect((await list('ventureId=220')).orders.every((one: BeheerOrderRow) => one.ventureId === '220')).toBe(true);
    expect((await list('branchId=2102')).orders.every((one: BeheerOrderRow) => one.branchId === '2102')).toBe(true);
    for (const status of ['canceled', 'statusunknown']) {
      const { orders } = await list(`status=${status}&limit=200`);
      expect(orders.length, status).toBeGreaterThan(0);
      expect(orders.every((one: BeheerOrderRow) => one.status === status)).toBe(true);
    }
    const today: BeheerOrderRow[] = (await list('from=2026-11-16&until=2026-11-16&limit=200')).orders;
    expect(numbers(today)).toContain(refused);
    expect(today.every(({ orderDate }) => orderDate >= '2026-11-15T23:00' && orderDate < '2026-11-16T23:00')).toBe(
      true,
    );
    expect((await admin.get('/api/beheer/orders?from=2026-11-16&until=2026-11-15')).statusCode).toBe(400);
    await act(refused, 'resend');
    await runJobs();
    expect(numbers((await list('erp=refused')).orders)).not.toContain(refused);
  });

  test('finds what waits for staff: refused, late for the ERP, held, or with money to give back', async () => {
    const refused = await placeRefused();
    const [late, fresh, held, toRefund] = [await place(), await place(), await place(), await place()];
    const change = (orderId: string, values: Partial<typeof orders.$inferInsert>) =>
      db.update(orders).set(values).where(eq(orders.orderId, orderId));
    const erpReceivedAt = new Date('2026-11-16T09:59:00+01:00');
    await change(late, { orderDate: new Date('2026-11-16T09:30:00+01:00') });
    await change(held, { erpReceivedAt, heldForCredit: true });
    await change(toRefund, { erpReceivedAt, paymentTermsId: 'ONLINE', statusCode: '90' });
    const found = numbers((await list('attention=true&limit=200')).orders);
    expect(found).toEqual(expect.arrayContaining([refused, late, held, toRefund]));
    expect(found).not.toContain(fresh);
    await runJobs();
    expect(numbers((await list('attention=true&limit=200')).orders)).not.toContain(late);
  });

  test('shows a branch its own orders and a venture its own', async () => {
    const ofBranch = await list('limit=200', branch);
    expect(ofBranch.orders.length).toBeGreaterThan(0);
    expect(ofBranch.orders.every((one: BeheerOrderRow) => one.branchId === '2102')).toBe(true);
    const ofVenture = await list('limit=200', sales);
    expect(ofVenture.orders.every((one: BeheerOrderRow) => one.ventureId === '210')).toBe(true);
    expect((await sales.get('/api/beheer/orders?ventureId=220')).statusCode).toBe(403);
    expect((await branch.get('/api/beheer/orders?branchId=2101')).json().orders).toEqual([]);
  });

  test('is a CSV file with a line for each order, in which no text is a formula', async () => {
    const orderId = await place();
    await db.update(orders).set({ reference: '=HYPERLINK("x");"' }).where(eq(orders.orderId, orderId));
    const file = await admin.get(`/api/beheer/orders.csv?q=${orderId}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, rest] = file.payload.split('\r\n');
    expect(head).toMatch(/^\uFEFFOrder;Besteld op;/);
    expect(line).toContain(`${orderId};`);
    expect(line).toContain(`"'=HYPERLINK(""x"");"""`);
    expect(rest).toBe('');
    expect((await sales.get('/api/beheer/orders.csv?ventureId=220')).statusCode).toBe(403);
  });

  test('has standard views whose counts are those of their lists', async () => {
    const refused = await placeRefused();
    const { views } = (await admin.get('/api/beheer/orders/views')).json();
    for (const { query, count } of views) {
      const { total } = await list(new URLSearchParams(query).toString());
      expect(total.count, JSON.stringify(query)).toBe(count);
    }
    const ofBranch = (await branch.get('/api/beheer/orders/views')).json().views;
    expect(ofBranch.map(({ name }: { name: string }) => name)).toContain('Mijn vestiging: Amersfoort');
    await act(refused, 'resend');
    await runJobs();
  });
});

describe('one order', () => {
  test('shows all its events, with the answers of the ERP and the text of its mails', async () => {
    const orderId = await placeRefused(422, '{"code":"ITEM_BLOCKED","line":3}');
    const { row, erpAnswer, timeline, order } = await detail(orderId);
    expect(row).toMatchObject({ erp: 'refused', erpStatus: 422, erpTries: 1 });
    expect(erpAnswer).toContain('ITEM_BLOCKED');
    const kinds = timeline.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['cart', 'placed', 'erp', 'mail']));
    expect(timeline.find(({ kind }) => kind === 'erp')).toMatchObject({
      isBad: true,
      detail: expect.stringContaining('line'),
    });
    const mail = timeline.find(({ kind }) => kind === 'mail');
    expect(mail?.detail).toContain(orderId);
    expect(timeline.map(({ at }) => at)).toEqual([...timeline.map(({ at }) => at)].sort().reverse());
    const shown = (await shopper.get(`/api/orders/${orderId}`)).json();
    expect(order.nettOrderAmountInclVat).toBe(shown.nettOrderAmountInclVat);
    expect(order.salesOrderLines).toEqual(shown.salesOrderLines);
  });

  test('is offered to the ERP again, once for two concurrent requests, and refused if the ERP has it', async () => {
    const orderId = await placeRefused();
    const answers = await Promise.all([act(orderId, 'resend'), act(orderId, 'resend', undefined, admin)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await runJobs();
    expect(received.map(({ order }) => order.orderId)).toEqual([orderId]);
    expect((await detail(orderId)).row).toMatchObject({ erp: 'taken', erpTries: 2 });
    const again = await act(orderId, 'resend');
    expect(again.statusCode).toBe(409);
    expect(again.json().detail).toBe('Het ERP heeft deze order al.');
    const traces = await db.select().from(auditEntries).where(eq(auditEntries.entityId, orderId));
    expect(traces).toMatchObject([
      { permission: 'orders.act', after: { action: 'resend' } },
      { permission: 'orders.act', after: { action: 'resend' } },
    ]);
  });

  test('held for credit is released, and sent to the ERP', async () => {
    const held = await place(await Shopper.logIn(app, 'krediet@steenhof.test'), 40);
    await runJobs();
    expect((await detail(held)).row.isHeld).toBe(true);
    expect(numbers((await list('held=true')).orders)).toContain(held);
    received.length = 0;
    expect((await act(held, 'release')).statusCode).toBe(200);
    await runJobs();
    expect(received).toMatchObject([{ heldForCredit: false, revision: 1 }]);
    expect((await act(held, 'release')).statusCode).toBe(409);
    expect((await detail(held)).timeline.map(({ title }) => title)).toContain(
      'Vrijgegeven na controle van het krediet',
    );
  });

  test('is cancelled as in the shop: the credit is released, and the customer reads the reason', async () => {
    const credit = async () =>
      (await db.select().from(customers).where(eq(customers.customerId, shopper.customerId)))[0]?.creditUsed;
    const before = await credit();
    const orderId = await place();
    expect(await credit()).not.toBe(before);
    expect((await act(orderId, 'cancel', { reason: '' })).statusCode).toBe(400);
    const answer = await act(orderId, 'cancel', { reason: 'Artikel is uit het assortiment' });
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json().row).toMatchObject({ status: 'canceled', erp: 'none' });
    expect(await credit()).toBe(before);
    await runJobs();
    const mail = (await mails()).findLast(({ kind }) => kind === 'order-canceled');
    expect(mail?.to).toBe('aannemer@steenhof.test');
    expect(mail?.text).toContain('Artikel is uit het assortiment');
    expect(mail?.text).not.toContain('Mark Oosterhuis');
    const again = await act(orderId, 'cancel', { reason: 'Nog een keer' });
    expect(again.statusCode).toBe(409);
    expect(again.json().detail).toBe('Mark Oosterhuis heeft deze order al geannuleerd.');
    expect((await act(orderId, 'resend')).statusCode).toBe(409);
  });

  test('has notes and an assigned member of staff', async () => {
    const orderId = await place();
    await act(orderId, 'notes', { text: 'Bel Daan over het lossen' });
    const taken = await sales.ask('PUT', `/api/beheer/orders/${orderId}/assignee`, { mine: true });
    expect(taken.json().row.assignee.name).toBe('Mark Oosterhuis');
    const { timeline } = await detail(orderId);
    expect(timeline.find(({ kind }) => kind === 'note')).toMatchObject({
      text: 'Bel Daan over het lossen',
      who: 'Mark Oosterhuis',
    });
    expect(numbers((await list('mine=true', sales)).orders)).toEqual([orderId]);
    expect((await list('mine=true')).orders).toEqual([]);
    await sales.ask('PUT', `/api/beheer/orders/${orderId}/assignee`, { mine: false });
    expect((await detail(orderId)).row.assignee).toBeNull();
    expect((await shopper.get(`/api/orders/${orderId}`)).payload).not.toContain('Bel Daan');
  });

  test('has the same PDF as for the customer', async () => {
    const orderId = await place();
    const pdf = await sales.get(`/api/beheer/orders/${orderId}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('refunds', () => {
  const refund = (orderId: string, body: object, key: string) =>
    sales.ask('POST', `/api/beheer/orders/${orderId}/refund`, body, { 'idempotency-key': key });
  const given = async (orderId: string) => {
    const { payment } = await detail(orderId);
    const [book] = await db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, payment?.paymentId ?? ''));
    return book?.refundedCents;
  };

  test('a repeated request refunds once, and never more than was paid', async () => {
    const { orderId, total } = await placePaid();
    const half = { amount: 10, reason: 'Een zak was gescheurd' };
    expect((await refund(orderId, half, 'sleutel-nummer-een')).statusCode).toBe(200);
    expect((await refund(orderId, half, 'sleutel-nummer-een')).statusCode).toBe(200);
    await runJobs();
    expect(await given(orderId)).toBe(1000);
    const told = await detail(orderId);
    expect(told.refunds).toMatchObject([{ amount: 10, state: 'done', askedBy: 'Mark Oosterhuis' }]);
    expect(told.timeline.filter(({ kind }) => kind === 'staff')).toEqual([]);
    expect(told.payment?.refundable).toBeCloseTo(total - 10, 2);
    const tooMuch = await refund(orderId, { amount: total, reason: 'Alles terug' }, 'sleutel-nummer-twee');
    expect(tooMuch.statusCode).toBe(400);
    expect(tooMuch.json().errors.amount[0]).toMatch(/kan nog €.+ terug/);
    const ofAccount = await refund(await place(), half, 'sleutel-nummer-drie');
    expect(ofAccount.statusCode).toBe(409);
  });

  test('a lost answer of the provider does not cause a second refund', async () => {
    const { orderId } = await placePaid();
    const real = open.provider.refund;
    const asked = vi.spyOn(open.provider, 'refund').mockImplementationOnce(async (...given) => {
      await real(...given);
      throw new Error('the line broke');
    });
    await refund(orderId, { amount: 5, reason: 'Een zak was nat' }, 'sleutel-nummer-vier');
    await runJobs();
    expect((await detail(orderId)).refunds).toMatchObject([{ state: 'asked' }]);
    const beside = await refund(orderId, { amount: 1, reason: 'Nog een zak' }, 'sleutel-nummer-vijf');
    expect(beside.statusCode).toBe(409);
    await runJobs({ delayed: true });
    expect((await detail(orderId)).refunds).toMatchObject([{ state: 'done' }]);
    expect(await given(orderId)).toBe(500);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  test('a refusal of the provider is shown, and the amount can be refunded later', async () => {
    const { orderId } = await placePaid();
    const { payment } = await detail(orderId);
    await db
      .update(sandboxPayments)
      .set({ statusCode: -90 })
      .where(eq(sandboxPayments.orderId, payment?.paymentId ?? ''));
    await refund(orderId, { amount: 5, reason: 'Een zak was nat' }, 'sleutel-nummer-zes');
    await runJobs();
    const told = await detail(orderId);
    expect(told.refunds).toMatchObject([{ state: 'refused' }]);
    expect(told.payment?.refundable).toBe(payment?.refundable);
    expect(told.timeline.some(({ kind, isBad }) => kind === 'refund' && isBad)).toBe(true);
    expect(await db.$count(refunds, eq(refunds.salesOrderId, orderId))).toBe(1);
  });
});

test('many are offered to the ERP again by a job, with a result and a permission check for each', async () => {
  const [one, other] = [await placeRefused(), await placeRefused()];
  const taken = await place();
  await runJobs();
  const [foreign] = await db.select().from(orders).where(eq(orders.ventureId, '220')).limit(1);
  const orderIds = [one, other, one, taken, 'bestaat-niet', foreign?.orderId ?? ''];
  const started: BulkRun = (await sales.ask('POST', '/api/beheer/orders/resend', { orderIds })).json();
  expect(started).toMatchObject({ total: 5, done: 0, finishedAt: null });
  received.length = 0;
  await runJobs();
  const run: BulkRun = (await sales.get(`/api/beheer/runs/${started.runId}`)).json();
  expect(run).toMatchObject({ done: 2, refused: 3 });
  expect(run.finishedAt).not.toBeNull();
  expect(run.rows.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'refused', 'refused', 'refused']);
  expect(run.rows[2]?.message).toBe('Het ERP heeft deze order al.');
  expect(received.map(({ order }) => order.orderId).sort()).toEqual([one, other].sort());
  expect((await admin.get(`/api/beheer/runs/${started.runId}`)).statusCode).toBe(404);
});
