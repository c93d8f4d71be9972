import { randomUUID } from 'node:crypto';
import { canceledOrderCode } from '@bouwpoort/trade/ordering/order-status';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { textIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { approvalRules } from './approvals.tables.ts';

const here = await createTestApp();
const { app, db } = here;
const customerId = '510001';
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
const code = '1589792';

const [model] = await db.select().from(siteUsers).where(eq(siteUsers.email, 'inkoper@steenhof.test'));
if (!model) throw new Error('no buyer');

async function colleague(firstName: string, more: Partial<typeof siteUsers.$inferInsert> = {}) {
  const id = randomUUID();
  const email = `${firstName.toLowerCase()}-${id.slice(0, 8)}@terveldhuis.example`;
  await db.insert(siteUsers).values({
    ...model,
    id,
    email,
    firstName,
    lastName: 'Test',
    isManager: false,
    ...more,
  } as typeof siteUsers.$inferInsert);
  return { id, email, name: `${firstName} Test`, shopper: await Shopper.logIn(app, email) };
}

const requester = await colleague('Bram', { memberRole: 'requester' });
const blind = await colleague('Agnieszka', { memberRole: 'requester', seesPrices: false });
const buyer = await colleague('Samira');
const viewer = await colleague('Youssef', { memberRole: 'viewer' });
const second = await colleague('Eva', { isManager: true });
const manager = await Shopper.logIn(app, 'aannemer@steenhof.test');
const stranger = await Shopper.logIn(app, 'krediet@steenhof.test');
const [{ id: projectId } = { id: 0 }] = (
  await db.execute<{ id: number }>(sql`select min(id) as id from project where customer_id = ${customerId}`)
).rows;
const [managerRow] = await db.select().from(siteUsers).where(eq(siteUsers.email, 'aannemer@steenhof.test'));
const managerId = managerRow?.id ?? '';

beforeEach(async () => {
  for (const table of ['approval_rule', 'budget', 'stand_in', 'approval'])
    await db.execute(sql`delete from ${sql.identifier(table)} where customer_id = ${customerId}`);
});

const anyManager = { kind: 'manager', userId: null };
const rule = (more: object) => ({
  ...{ isOn: true, kind: 'amount', amountAbove: null, categoryId: null, first: anyManager, second: null },
  ...more,
});

async function order(who: Shopper, quantity = 10, details: object = {}, headers: Record<string, string> = {}) {
  const cart = await who.cart();
  for (const _ of cart.shipments[0]?.lineItems.length ? [1] : []) await who.put(cart, { lineItems: [] });
  const filled = await who.fill([[code, quantity]]);
  const prepared = await who.prepare(filled.id, { ...dates, ...details });
  expect(prepared.statusCode, prepared.payload).toBe(200);
  const converted = await who.convert(filled.id, 'invoice', headers);
  return { prepared: prepared.json(), converted, cartId: filled.id };
}

async function ask(who = requester.shopper, quantity = 10, details: object = {}) {
  const { converted } = await order(who, quantity, details);
  expect(converted.statusCode, converted.payload).toBe(200);
  const { approval, orderIds } = converted.json();
  expect(orderIds).toEqual([]);
  return approval.approvalId as string;
}

const detailsOf = async (who: Shopper, id: string) => (await who.get(`/api/approvals/${id}`)).json();
const ordersOf = async (cartId: number) => db.select().from(orders).where(eq(orders.cartId, cartId));

describe('a requester', () => {
  test('asks, the manager agrees, and the order names both', async () => {
    const { prepared, converted, cartId } = await order(requester.shopper, 10, { projectId, comment: 'Boven lossen' });
    expect(prepared.approval).toMatchObject({ reason: { kind: 'requester', ruleNumber: null }, hasSecond: false });
    const { approval } = converted.json();
    expect(approval.approvers).toContain('Eva Test');
    expect((await requester.shopper.cart()).id).not.toBe(cartId);
    expect((await manager.get('/api/approvals/count')).json().forYou).toBe(1);
    expect((await requester.shopper.get('/api/approvals/count')).json().forYou).toBe(0);
    const list = (await manager.get('/api/approvals')).json();
    expect(list.forYou).toMatchObject([{ approvalId: approval.approvalId, requester: 'Bram Test', lineCount: 1 }]);
    const seen = await detailsOf(manager, approval.approvalId);
    expect(seen).toMatchObject({
      state: 'waiting',
      obstacle: null,
      isForYou: true,
      lines: [{ quantity: 10, changes: [] }],
    });
    const agreed = await manager.post(`/api/approvals/${approval.approvalId}/approve`, {
      seen: { total: seen.totals.total, lastArrival: seen.lastArrival },
    });
    expect(agreed.statusCode, agreed.payload).toBe(200);
    const [placed] = await ordersOf(cartId);
    const managerName = `${managerRow?.firstName} ${managerRow?.lastName}`;
    expect(placed).toMatchObject({ customerName: 'Bram Test', siteUserId: requester.id, approvedBy: [managerName] });
    expect(agreed.json()).toMatchObject({ state: 'ordered', orderIds: [placed?.orderId] });
    const shown = (await manager.get(`/api/orders/${placed?.orderId}`)).json();
    expect(shown).toMatchObject({ approvedBy: [managerName], customerName: 'Bram Test' });
    const mails = await db.execute<{ kind: string; to: string }>(
      sql`select kind, "to" from mail_message where "to" = ${requester.email} order by created_at`,
    );
    expect(mails.rows.map(({ kind }) => kind).sort()).toEqual(['approval-decided', 'order-confirmation']);
    const told = await db.execute<{ text: string }>(
      sql`select text from mail_message where kind = 'approval-asked' and "to" = ${second.email}`,
    );
    expect(String(told.rows[0]?.text)).toContain(`/steenhof/goedkeuren/${approval.approvalId}`);
  });

  test('cannot agree to their own request, nor can another colleague, a viewer or another company', async () => {
    const id = await ask();
    expect((await requester.shopper.post(`/api/approvals/${id}/approve`)).statusCode).toBe(403);
    for (const who of [buyer.shopper, viewer.shopper, stranger]) {
      for (const what of ['approve', 'deny', 'withdraw', 'remind', 'change'])
        expect(
          (await who.post(`/api/approvals/${id}/${what}`, { reason: 'x', version: 1, lines: [] })).statusCode,
        ).toBe(404);
      expect((await who.get(`/api/approvals/${id}`)).statusCode).toBe(404);
    }
  });

  test('withdraws it, and then nobody can agree', async () => {
    const id = await ask();
    expect((await requester.shopper.post(`/api/approvals/${id}/withdraw`)).statusCode).toBe(200);
    const late = await manager.post(`/api/approvals/${id}/approve`);
    expect([late.statusCode, late.json().detail]).toEqual([409, 'Deze aanvraag is ingetrokken.']);
  });

  test('sees the reason of a refusal', async () => {
    const id = await ask();
    expect((await manager.post(`/api/approvals/${id}/deny`, { reason: '' })).statusCode).toBe(400);
    expect((await manager.post(`/api/approvals/${id}/deny`, { reason: 'Later <b>bestellen</b>' })).statusCode).toBe(
      200,
    );
    expect(await detailsOf(requester.shopper, id)).toMatchObject({
      state: 'denied',
      denyReason: 'Later <b>bestellen</b>',
    });
  });

  test('reminds the approvers and their stand-ins once in 24 hours, and sees when', async () => {
    const start = new Date('2026-11-16T10:00:00+01:00');
    const standIn = { standInId: buyer.id, fromDay: '2026-11-16', untilDay: '2026-11-20' };
    expect((await manager.post('/api/approvals/stand-ins', standIn)).statusCode).toBe(200);
    const id = await ask();
    const remind = (headers = {}) => requester.shopper.post(`/api/approvals/${id}/remind`, undefined, headers);
    const remindersTo = async (email: string) => {
      const { rows } = await db.execute<{ subject: string }>(
        sql`select subject from mail_message where "to" = ${email} and subject like 'Herinnering:%' and text like ${`%${id}%`}`,
      );
      return rows.length;
    };
    expect(await detailsOf(requester.shopper, id)).toMatchObject({ remindedAt: null, mayRemind: true });
    expect(await detailsOf(manager, id)).toMatchObject({ mayRemind: false });
    expect((await manager.post(`/api/approvals/${id}/remind`)).statusCode).toBe(403);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([remind(headers), remind(headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const email of ['aannemer@steenhof.test', second.email, buyer.email]) expect(await remindersTo(email)).toBe(1);
    expect(await remindersTo(requester.email)).toBe(0);
    const { events, ...reminded } = await detailsOf(requester.shopper, id);
    expect(reminded).toMatchObject({ remindedAt: start.toISOString(), mayRemind: false });
    expect(events.filter(({ kind }: { kind: string }) => kind === 'reminded')).toHaveLength(1);

    const refused = async () => (await remind()).json().detail;
    const again = 'Je hebt al een herinnering gestuurd. De volgende kan';
    expect(await refused()).toBe(`${again} morgen vanaf 10.00 uur.`);
    const setReminded = (moment: number) =>
      db.execute(sql`update approval set reminded_at = ${new Date(moment)} where id = ${id}`);
    await setReminded(start.getTime() - 24 * 3_600_000 + 1000);
    expect(await refused()).toBe(`${again} vandaag vanaf 10.00 uur.`);
    await setReminded(start.getTime() - 24 * 3_600_000);
    expect((await requester.shopper.get('/api/approvals')).json().asked[0]).toMatchObject({ mayRemind: true });
    expect((await remind()).statusCode).toBe(200);
    expect(await remindersTo(second.email)).toBe(2);
  });

  test('cannot send a reminder after a decision or withdrawal', async () => {
    const denied = await ask();
    await manager.post(`/api/approvals/${denied}/deny`, { reason: 'Later' });
    const late = await requester.shopper.post(`/api/approvals/${denied}/remind`);
    expect([late.statusCode, late.json().detail]).toEqual([409, 'Deze aanvraag is al afgewezen.']);
    const taken = await ask();
    await requester.shopper.post(`/api/approvals/${taken}/withdraw`);
    const back = await requester.shopper.post(`/api/approvals/${taken}/remind`);
    expect([back.statusCode, back.json().detail]).toEqual([409, 'Deze aanvraag is ingetrokken.']);
    expect(await detailsOf(requester.shopper, taken)).toMatchObject({ mayRemind: false });
  });

  test('without prices finds no amount anywhere in it', async () => {
    await manager.post('/api/budgets', { projectId, amount: 77123, period: 'project', isHard: true });
    const { prepared, converted } = await order(blind.shopper, 10, { projectId });
    const id = converted.json().approval.approvalId;
    const details = await detailsOf(blind.shopper, id);
    const list = (await blind.shopper.get('/api/approvals')).json();
    expect(details.totals).toBeUndefined();
    expect(details.lines[0].price).toBeUndefined();
    expect(list.asked[0].amount).toBeUndefined();
    expect(prepared.budgets[0].amounts).toBeUndefined();
    for (const answer of [details, list, converted.json()]) expect(JSON.stringify(answer)).not.toMatch(/77123|amount"/);
  });

  test('cannot pay online instead of asking', async () => {
    const cart = await requester.shopper.fill([[code, 10]]);
    await requester.shopper.prepare(cart.id, dates);
    const paid = await requester.shopper.pay(cart.id);
    expect([paid.statusCode, paid.json().code]).toEqual([409, 'approvalNeeded']);
  });

  test('who became a viewer gets no order any more', async () => {
    const id = await ask();
    await db.update(siteUsers).set({ memberRole: 'viewer' }).where(eq(siteUsers.id, requester.id));
    const answer = await manager.post(`/api/approvals/${id}/approve`);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringContaining('mag niet meer bestellen'),
    ]);
    expect((await detailsOf(manager, id)).obstacle).toContain('mag niet meer bestellen');
    await db.update(siteUsers).set({ memberRole: 'requester' }).where(eq(siteUsers.id, requester.id));
  });
});

test('a viewer cannot prepare or order', async () => {
  const cart = await viewer.shopper.fill([[code, 1]]);
  expect((await viewer.shopper.prepare(cart.id, dates)).statusCode).toBe(403);
  expect((await viewer.shopper.convert(cart.id)).statusCode).toBe(403);
  expect((await viewer.shopper.pay(cart.id)).statusCode).toBe(403);
});

describe('agreeing', () => {
  test('twice with one key, or by two managers at once, places one order', async () => {
    const { converted, cartId } = await order(requester.shopper);
    const { approvalId } = converted.json().approval;
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([
      manager.post(`/api/approvals/${approvalId}/approve`, {}, key),
      manager.post(`/api/approvals/${approvalId}/approve`, {}, key),
      second.shopper.post(`/api/approvals/${approvalId}/approve`),
    ]);
    expect((await ordersOf(cartId)).length).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode).filter((one) => one === 200).length).toBeGreaterThan(0);
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    const again = await manager.post(`/api/approvals/${approvalId}/approve`, {}, key);
    expect([200, 409]).toContain(again.statusCode);
    expect((await ordersOf(cartId)).length).toBe(1);
  });

  test('shows a risen price first, and accepts the new total', async () => {
    const id = await ask();
    await db.execute(
      sql`update price_agreement set price_delivery = price_delivery * 2, price_pickup = price_pickup * 2`,
    );
    await db.execute(sql`update list_price set price_delivery = price_delivery * 2, price_pickup = price_pickup * 2`);
    await here.caughtUp();
    const refused = await manager.post(`/api/approvals/${id}/approve`);
    expect(refused.statusCode, refused.payload).toBe(409);
    const { approval } = refused.json();
    expect(approval.lines[0].changes).toMatchObject([{ kind: 'dearer' }]);
    expect(approval.totals.subtotal).toBeGreaterThan(approval.totals.askedSubtotal);
    const seen = { total: approval.totals.total, lastArrival: approval.lastArrival };
    const agreed = await manager.post(`/api/approvals/${id}/approve`, { seen });
    expect(agreed.statusCode, agreed.payload).toBe(200);
    expect(agreed.json().amount).toBe(approval.totals.subtotal);
  });

  test('to the version they saw before a reminder, which changes nothing', async () => {
    const id = await ask();
    const { version, lines } = await detailsOf(manager, id);
    const remind = () => requester.shopper.post(`/api/approvals/${id}/remind`);
    expect((await remind()).statusCode).toBe(200);
    const less = { version, lines: [{ contentId: lines[0].contentId, quantity: 4 }] };
    const changed = await manager.post(`/api/approvals/${id}/change`, less);
    expect(changed.statusCode, changed.payload).toBe(200);
    await db.execute(sql`update approval set reminded_at = null where id = ${id}`);
    const seen = { total: changed.json().totals.total, lastArrival: changed.json().lastArrival };
    const [agreed, reminded] = await Promise.all([manager.post(`/api/approvals/${id}/approve`, { seen }), remind()]);
    expect(agreed.statusCode, agreed.payload).toBe(200);
    expect([200, 409]).toContain(reminded.statusCode);
  });

  test('to a smaller quantity shows the difference to the requester', async () => {
    const id = await ask();
    const before = await detailsOf(manager, id);
    const contentId = before.lines[0].contentId;
    const change = (quantity: number, version = before.version) =>
      manager.post(`/api/approvals/${id}/change`, { version, lines: [{ contentId, quantity }] });
    expect((await change(11)).statusCode).toBe(400);
    expect((await change(4.5)).json().errors).toEqual({ [code]: ['Bestel dit artikel in hele aantallen'] });
    expect((await change(0)).statusCode).toBe(400);
    const other = { version: before.version, lines: [{ contentId: randomUUID(), quantity: 1 }] };
    expect((await manager.post(`/api/approvals/${id}/change`, other)).statusCode).toBe(400);
    const own = { version: before.version, lines: [{ contentId, quantity: 4 }] };
    expect((await requester.shopper.post(`/api/approvals/${id}/change`, own)).statusCode).toBe(403);
    const changed = await change(4);
    expect(changed.statusCode, changed.payload).toBe(200);
    expect((await change(3)).statusCode).toBe(409);
    expect(await detailsOf(requester.shopper, id)).toMatchObject({
      isChanged: true,
      lines: [{ quantity: 4, askedQuantity: 10 }],
    });
    const { totals, lastArrival } = changed.json();
    expect(totals.subtotal).toBeLessThan(totals.askedSubtotal);
    const agreed = await manager.post(`/api/approvals/${id}/approve`, { seen: { total: totals.total, lastArrival } });
    expect(agreed.statusCode, agreed.payload).toBe(200);
    const { salesOrderLines } = (await manager.get(`/api/orders/${agreed.json().orderIds[0]}`)).json();
    expect(salesOrderLines).toMatchObject([{ qtyOrdered: 4 }]);
    const [ordered] = salesOrderLines;
    const after = await detailsOf(requester.shopper, id);
    expect(after.lines).toMatchObject([
      { quantity: 4, askedQuantity: 10, price: { nettAmount: ordered.nettAmount, agreed: ordered.agreed } },
    ]);
    expect(after.totals.items).toBe(ordered.nettAmount);
    expect(after.totals.items + after.totals.handling).toBeCloseTo(after.totals.subtotal, 2);
    expect(after.amount).toBe(after.totals.subtotal);
    expect(after.events.find(({ kind }: { kind: string }) => kind === 'changed').note).toContain('4 in plaats van 10');
    const { rows } = await db.execute<{ text: string }>(
      sql`select text from mail_message where kind = 'approval-decided' and text like ${`%${after.orderIds[0]}%`}`,
    );
    expect(rows[0]?.text).toContain('4 in plaats van 10');
  });

  test('a refused request is shown as it was asked, with correct totals', async () => {
    const id = await ask();
    const before = await detailsOf(manager, id);
    const lines = [{ contentId: before.lines[0].contentId, quantity: 4 }];
    await manager.post(`/api/approvals/${id}/change`, { version: before.version, lines });
    expect((await manager.post(`/api/approvals/${id}/deny`, { reason: 'Te veel' })).statusCode).toBe(200);
    const { lines: shown, totals } = await detailsOf(requester.shopper, id);
    expect(shown).toMatchObject([{ quantity: 10, price: { nettAmount: totals.items } }]);
    expect(totals.items + totals.handling).toBeCloseTo(totals.subtotal, 2);
  });

  test('approvers still see what they refused, and that a request was withdrawn before they decided', async () => {
    await manager.post('/api/approvals/rules', rule({ kind: 'requester', first: { kind: 'user', userId: buyer.id } }));
    const denied = await ask();
    expect((await buyer.shopper.post(`/api/approvals/${denied}/deny`, { reason: 'Later' })).statusCode).toBe(200);
    expect(await detailsOf(buyer.shopper, denied)).toMatchObject({ state: 'denied', isForYou: false });
    const taken = await ask();
    await requester.shopper.post(`/api/approvals/${taken}/withdraw`);
    const late = await buyer.shopper.post(`/api/approvals/${taken}/approve`);
    expect([late.statusCode, late.json().detail]).toEqual([409, 'Deze aanvraag is ingetrokken.']);
    const { forYou, history } = (await buyer.shopper.get('/api/approvals')).json();
    expect(forYou).toEqual([]);
    expect(history.map(({ approvalId }: { approvalId: string }) => approvalId).sort()).toEqual([denied, taken].sort());
    expect((await viewer.shopper.get(`/api/approvals/${denied}`)).statusCode).toBe(404);
  });

  test('needs two people in a row where a rule says so', async () => {
    await manager.post(
      '/api/approvals/rules',
      rule({ kind: 'requester', first: { kind: 'user', userId: buyer.id }, second: anyManager }),
    );
    const { converted, cartId } = await order(requester.shopper);
    const { approvalId, approvers } = converted.json().approval;
    expect(approvers).toEqual(['Samira Test']);
    expect((await manager.post(`/api/approvals/${approvalId}/approve`)).statusCode).toBe(403);
    expect(await detailsOf(buyer.shopper, approvalId)).toMatchObject({ isForYou: true, isLast: false });
    const first = await buyer.shopper.post(`/api/approvals/${approvalId}/approve`);
    expect(first.json()).toMatchObject({ state: 'waiting', isForYou: false });
    expect(await detailsOf(second.shopper, approvalId)).toMatchObject({ isForYou: true, isLast: true });
    expect(await ordersOf(cartId)).toEqual([]);
    expect((await buyer.shopper.post(`/api/approvals/${approvalId}/approve`)).statusCode).toBe(403);
    expect((await second.shopper.post(`/api/approvals/${approvalId}/approve`)).json().state).toBe('ordered');
    expect((await ordersOf(cartId))[0]?.approvedBy).toEqual(['Samira Test', 'Eva Test']);
  });

  test('waits for the approvers of the current rules, after a price rise over a limit or a new rule', async () => {
    const amounts = { kind: 'amount', first: { kind: 'user', userId: second.id } };
    const asks = { kind: 'requester', first: { kind: 'user', userId: buyer.id } };
    const { cart } = (await order(requester.shopper)).prepared;
    await manager.post('/api/approvals/rules', rule({ ...amounts, amountAbove: cart.totals.subTotal + 1 }));
    await manager.post('/api/approvals/rules', rule(asks));
    const { converted, cartId } = await order(requester.shopper);
    const { approvalId, approvers } = converted.json().approval;
    expect(approvers).toEqual(['Samira Test']);
    await db.execute(sql`update price_agreement set price_delivery = price_delivery * 2`);
    await db.execute(sql`update list_price set price_delivery = price_delivery * 2`);
    await here.caughtUp();
    const { totals, lastArrival } = await detailsOf(buyer.shopper, approvalId);
    const seen = { total: totals.total, lastArrival };
    const first = await buyer.shopper.post(`/api/approvals/${approvalId}/approve`, { seen });
    expect(first.json()).toMatchObject({
      ...{ state: 'waiting', isForYou: false, waitsFor: ['Eva Test'] },
      reason: { kind: 'amount', ruleNumber: 1 },
    });
    expect(first.json().events.at(-1).note).toBe('De regels vragen nu ook akkoord van Eva Test.');
    expect(await ordersOf(cartId)).toEqual([]);
    expect((await second.shopper.post(`/api/approvals/${approvalId}/approve`, { seen })).json().state).toBe('ordered');
    expect((await ordersOf(cartId))[0]?.approvedBy).toEqual(['Samira Test', 'Eva Test']);
  });

  test('a stand-in decides on the set days, in the name of the absent person', async () => {
    await manager.post('/api/approvals/rules', rule({ kind: 'requester', first: { kind: 'user', userId: second.id } }));
    const days = { standInId: buyer.id, fromDay: '2026-11-16', untilDay: '2026-11-20' };
    expect((await second.shopper.post('/api/approvals/stand-ins', days)).statusCode).toBe(200);
    const { converted, cartId } = await order(requester.shopper);
    const { approvalId } = converted.json().approval;
    expect(await detailsOf(buyer.shopper, approvalId)).toMatchObject({ isForYou: true, onBehalfOf: 'Eva Test' });
    expect((await buyer.shopper.post(`/api/approvals/${approvalId}/approve`)).statusCode).toBe(200);
    expect((await ordersOf(cartId))[0]?.approvedBy).toEqual(['Samira Test namens Eva Test']);
  });

  test('goes to another manager when the rule names the person who orders', async () => {
    await manager.post('/api/approvals/rules', rule({ amountAbove: 1, first: { kind: 'user', userId: managerId } }));
    const { converted } = await order(manager);
    expect(converted.json().approval.approvers).toEqual(['Eva Test']);
    await db.update(siteUsers).set({ isActive: false }).where(eq(siteUsers.id, second.id));
    const others = sql`update site_user set is_manager = false where customer_id = ${customerId} and id <> ${managerId}`;
    await db.execute(others);
    const nobody = await order(manager);
    expect([nobody.converted.statusCode, nobody.converted.json().detail]).toEqual([
      409,
      expect.stringContaining('niemand anders'),
    ]);
    await db.update(siteUsers).set({ isActive: true, isManager: true }).where(eq(siteUsers.id, second.id));
  });
});

test('requester, approver and cost centre are on the PDF, in the mail and in the ERP payload', async () => {
  const budget = { costCentre: 'K-7301', name: 'Bussen', amount: 90000, period: 'month', isHard: false };
  expect((await manager.post('/api/budgets', budget)).statusCode).toBe(200);
  const id = await ask(requester.shopper, 10, { projectId, costCentre: 'K-7301' });
  const { totals, lastArrival } = await detailsOf(second.shopper, id);
  const seen = { total: totals.total, lastArrival };
  const [orderId] = (await second.shopper.post(`/api/approvals/${id}/approve`, { seen })).json().orderIds;
  await here.runJobs();
  const pdf = await requester.shopper.get(`/api/orders/${orderId}/pdf`);
  expect(pdf.statusCode).toBe(200);
  const mail = (await here.mails()).find(({ kind, text }) => kind === 'order-confirmation' && text.includes(orderId));
  for (const said of ['Bram Test', 'Eva Test', 'K-7301']) {
    expect(textIn(pdf.rawPayload).join(' ')).toContain(said);
    expect(mail?.text).toContain(said);
    expect(mail?.html).toContain(said);
  }
  const { rows } = await db.execute<{ payload: { order: object } }>(
    sql`select payload from erp_order where order_id = ${orderId}`,
  );
  expect(rows[0]?.payload.order).toMatchObject({
    ...{ customerName: 'Bram Test', approvedBy: ['Eva Test'], costCentre: 'K-7301' },
  });
});

test('a request without a decision expires after fourteen days', async () => {
  const id = await ask();
  await db.execute(sql`update approval set expires_at = '2026-11-01' where id = ${id}`);
  const { expireOldApprovals } = await import('./expire-approvals.ts');
  await expireOldApprovals(here.context, {});
  await expireOldApprovals(here.context, {});
  expect(await detailsOf(requester.shopper, id)).toMatchObject({ state: 'expired', waitsFor: [] });
});

describe('budgets', () => {
  test('count orders and waiting requests; a cancelled order is subtracted', async () => {
    const added = await manager.post('/api/budgets', { projectId, amount: 90000, period: 'project', isHard: true });
    const before = added.json().amounts;
    const { converted } = await order(buyer.shopper, 10, { projectId });
    const [orderId] = converted.json().orderIds;
    const placed = (await manager.get(`/api/orders/${orderId}`)).json().nettOrderAmount;
    const standing = async () => (await manager.get('/api/budgets')).json().results[0].amounts;
    expect((await standing()).spent).toBeCloseTo(before.spent + placed, 2);
    const id = await ask(requester.shopper, 10, { projectId });
    expect((await standing()).reserved).toBe((await detailsOf(manager, id)).amount);
    expect((await manager.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200);
    expect((await standing()).spent).toBeCloseTo(before.spent, 2);
  });

  test('of two orders at once only one takes what is left of a hard budget', async () => {
    const { amounts } = (
      await manager.post('/api/budgets', { projectId, amount: 90000, period: 'year', isHard: true })
    ).json();
    const carts = [];
    for (const who of [buyer.shopper, manager]) {
      const filled = await who.fill([[code, 10]]);
      const prepared = await who.prepare(filled.id, { ...dates, projectId });
      carts.push({ who, id: filled.id, subtotal: prepared.json().cart.totals.subTotal });
    }
    const most = Math.max(...carts.map(({ subtotal }) => subtotal));
    await db.execute(
      sql`update budget set amount = ${(amounts.spent + most).toFixed(2)} where customer_id = ${customerId}`,
    );
    const answers = await Promise.all(carts.map(({ who, id }) => who.convert(id)));
    expect(answers.map((one) => one.statusCode)).toEqual([200, 200]);
    expect(answers.map((one) => one.json().orderIds.length).sort()).toEqual([0, 1]);
  });

  test('of a cost centre are only for companies that have it', async () => {
    await manager.post('/api/budgets', {
      costCentre: '4410',
      name: 'Bussen',
      amount: 2500,
      period: 'month',
      isHard: false,
    });
    const cart = await buyer.shopper.fill([[code, 1]]);
    expect((await buyer.shopper.prepare(cart.id, { ...dates, costCentre: '9999' })).statusCode).toBe(400);
    const prepared = await buyer.shopper.prepare(cart.id, { ...dates, costCentre: '4410' });
    expect(prepared.json().budgets).toMatchObject([{ costCentre: '4410', name: 'Bussen', amounts: { spent: 0 } }]);
    const { orderIds } = (await buyer.shopper.convert(cart.id)).json();
    expect((await manager.get(`/api/orders/${orderIds[0]}`)).json().costCentre).toBe('4410');
    expect((await manager.get('/api/budgets')).json().results[0].amounts.spent).toBeGreaterThan(0);
  });

  test('are set by managers, once per site and period, and do not overwrite a concurrent change', async () => {
    const input = { projectId, amount: 100, period: 'year', isHard: false };
    expect((await buyer.shopper.post('/api/budgets', input)).statusCode).toBe(403);
    const { id, version } = (await manager.post('/api/budgets', input)).json();
    expect((await manager.post('/api/budgets', input)).statusCode).toBe(409);
    expect((await manager.post('/api/budgets', { ...input, costCentre: 'x' })).statusCode).toBe(400);
    const put = (who: Shopper, body: object) => who.putTo(`/api/budgets/${id}`, body);
    expect((await put(manager, { ...input, amount: 200, version })).json().amounts.amount).toBe(200);
    expect((await put(manager, { ...input, amount: 300, version })).statusCode).toBe(409);
    expect((await put(manager, { ...input, amount: 300, version: 2 ** 31 })).statusCode).toBe(400);
    expect((await put(stranger, { ...input, amount: 300, version })).statusCode).toBe(404);
  });
});

describe('limits', () => {
  test('above the maximum per order or per month a manager has to agree', async () => {
    const limited = await colleague('Piet', { maxPerOrder: '1.00' });
    expect((await order(limited.shopper)).converted.json().approval.reason.kind).toBe('limit');
    const monthly = await colleague('Kees', { maxPerMonth: '0.01' });
    expect((await order(monthly.shopper)).converted.json().approval.reason.kind).toBe('limit');
    const free = await colleague('Jan', { maxPerMonth: '100000', maxPerOrder: '100000' });
    expect((await order(free.shopper)).converted.json().approval).toBeUndefined();
  });

  test('per month count the amounts that the manager sees, to the cent', async () => {
    const kees = await colleague('Kees');
    const monthOf = async (id: string) => {
      const { people } = (await manager.get('/api/approvals/rules')).json();
      return people.find((one: { id: string }) => one.id === id)?.thisMonth;
    };
    expect(await monthOf(kees.id)).toEqual({ spent: 0, paying: 0 });
    const { cartId } = await order(kees.shopper);
    const amount = Number((await ordersOf(cartId))[0]?.nettOrderAmount);
    expect(amount).toBeGreaterThan(0);
    expect(await monthOf(kees.id)).toEqual({ spent: amount, paying: 0 });
    const paid = await kees.shopper.fill([[code, 10]]);
    await kees.shopper.prepare(paid.id, dates);
    expect((await kees.shopper.pay(paid.id)).statusCode).toBe(200);
    expect(await monthOf(kees.id)).toEqual({ spent: amount, paying: amount });

    const tryWith = async (maxPerMonth: string) => {
      await db.update(siteUsers).set({ maxPerMonth }).where(eq(siteUsers.id, kees.id));
      return (await manager.post('/api/approvals/try', { userId: kees.id, amount })).json().needed?.reason.kind;
    };
    expect(await tryWith((3 * amount).toFixed(2))).toBeUndefined();
    expect(await tryWith((3 * amount - 0.01).toFixed(2))).toBe('limit');

    await db.update(orders).set({ statusCode: canceledOrderCode }).where(eq(orders.siteUserId, kees.id));
    expect(await monthOf(kees.id)).toEqual({ spent: 0, paying: amount });
    for (const who of [kees.shopper, viewer.shopper, blind.shopper])
      expect((await who.get('/api/approvals/rules')).statusCode).toBe(403);
    const others = (await stranger.get('/api/approvals/rules')).json().people ?? [];
    expect(others.map(({ id }: { id: string }) => id)).not.toContain(kees.id);
  });
});

describe('rules', () => {
  test('that are added at once get positions of their own, and stay within the maximum number', async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => manager.post('/api/approvals/rules', rule({ kind: 'direct', isOn: false }))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const rows = await db.select().from(approvalRules);
    expect(new Set(rows.map(({ customerId, position }) => `${customerId} ${position}`)).size).toBe(rows.length);
    for (const { id } of rows) await manager.remove(`/api/approvals/rules/${id}`);
  });

  test('decide in their order, and a dry run gives the same answer', async () => {
    const first = (await manager.post('/api/approvals/rules', rule({ kind: 'direct' }))).json();
    const next = (
      await manager.post('/api/approvals/rules', rule({ amountAbove: 50, first: { kind: 'user', userId: buyer.id } }))
    ).json();
    const tried = await manager.post('/api/approvals/try', { userId: requester.id, amount: 60, projectId });
    expect(tried.json()).toMatchObject({
      mayOrder: true,
      needed: { reason: { ruleNumber: 2 }, approvers: ['Samira Test'] },
    });
    const less = await manager.post('/api/approvals/try', { userId: buyer.id, amount: 40 });
    expect(less.json().needed).toBeNull();
    const moved = await manager.putTo('/api/approvals/rules', { ruleIds: [next.id, first.id] });
    expect(moved.statusCode, moved.payload).toBe(200);
    const { rules } = (await manager.get('/api/approvals/rules')).json();
    expect(rules.map((one: { id: number }) => one.id)).toEqual([next.id, first.id]);
    expect((await manager.putTo('/api/approvals/rules', { ruleIds: [next.id] })).statusCode).toBe(409);
    expect((await stranger.remove(`/api/approvals/rules/${next.id}`)).statusCode).toBe(404);
    expect((await manager.remove(`/api/approvals/rules/${next.id}`)).statusCode).toBe(200);
  });

  test('of a category apply to the articles in the order', async () => {
    const { rows } = await db.execute<{ category: number }>(
      sql`select ancestors[1] as category from product join variant on variant.product_id = product.id where code = ${code}`,
    );
    await manager.post('/api/approvals/rules', rule({ kind: 'category', categoryId: rows[0]?.category }));
    const { converted } = await order(buyer.shopper);
    expect(converted.json().approval.reason).toMatchObject({ kind: 'category', ruleNumber: 1 });
  });

  test('name people of the company who can decide, and are thirty at most', async () => {
    const wrong = (userId: string) =>
      manager.post('/api/approvals/rules', rule({ amountAbove: 1, first: { kind: 'user', userId } }));
    for (const userId of [viewer.id, blind.id, randomUUID()]) expect((await wrong(userId)).statusCode).toBe(400);
    expect((await manager.post('/api/approvals/rules', rule({}))).statusCode).toBe(400);
    for (let made = 0; made < 30; made++)
      await manager.post('/api/approvals/rules', rule({ kind: 'direct', isOn: false }));
    expect((await manager.post('/api/approvals/rules', rule({ kind: 'direct' }))).statusCode).toBe(400);
  });
});
