import type { VerifiedPayment } from '@bouwpoort/contract/ordering/checkout';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { chooseInSandbox } from '../../../testing/test-sandbox.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { products } from '../../catalogue/products/products.tables.ts';
import { customers } from '../../customers/customers/customers.tables.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { carts } from '../cart/cart.tables.ts';
import { erpOrders } from '../erp/erp.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { signExchange } from './exchange-signature.ts';
import { checkOpenPayments } from './payments.jobs.ts';
import { paymentEvents, payments, sandboxPayments } from './payments.tables.ts';
import { callbackBody } from './sandbox-callbacks.ts';

const { app, db, setClock, caughtUp, runJobs, mails, logged, payments: open } = await createTestApp();
const { provider, sandbox } = open;
if (!sandbox) throw new Error('these tests pay in the sandbox');

const monday = new Date('2026-11-16T10:00:00+01:00');
const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
const mortar = '1589792';
const roofWindow = '0859392';
const down = () => new AppError('paymentProviderFailed', { cause: new Error('no answer') });

const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
const colleague = await Shopper.logIn(app, 'inkoper@steenhof.test');

beforeEach(async () => {
  setClock(monday);
  await db.delete(carts).where(eq(carts.status, 'open'));
  logged.length = 0;
});
afterEach(() => vi.restoreAllMocks());

/** A cart that is ready to be paid. */
async function ready(who = shopper, lines: readonly (readonly [string, number])[] = [[mortar, 2]]) {
  const { id } = await who.fill(lines);
  const answer = await who.prepare(id, { ...dates, hasConfirmedLatestDeliveryDateExceeded: true });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return { cartId: id, total: answer.json().cart.totals.total as number };
}

async function started(who = shopper) {
  const { cartId, total } = await ready(who);
  const answer = await who.pay(cartId);
  expect(answer.statusCode, answer.payload).toBe(200);
  const { orderId, redirectUrl, status } = answer.json();
  expect(status).toBe('notCompleted');
  return { cartId, total, orderId: orderId as string, redirectUrl: redirectUrl as string };
}

const choose = (redirectUrl: string, fields: Record<string, string>) => chooseInSandbox(app, redirectUrl, fields);
const verify = async (cartId: number, orderId: string): Promise<VerifiedPayment> =>
  (await shopper.verify(cartId, orderId)).json();
const ordersOf = (cartId: number) => db.select().from(orders).where(eq(orders.cartId, cartId));
const eventsOf = (orderId: string) => db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId));
const bookOf = async (orderId: string) => {
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId));
  if (!row) throw new Error(`the sandbox has no payment for ${orderId}`);
  return row;
};
const paymentOf = async (orderId: string) => {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error(`there is no payment ${orderId}`);
  return row;
};
const setBook = (orderId: string, change: Partial<typeof sandboxPayments.$inferInsert>) =>
  db.update(sandboxPayments).set(change).where(eq(sandboxPayments.orderId, orderId));
async function callBack(orderId: string, code = 100) {
  const body = callbackBody(await bookOf(orderId), code);
  const headers = { 'content-type': 'application/json', ...signExchange(sandbox?.key ?? { id: '', secret: '' }, body) };
  return app.inject({ method: 'POST', url: '/api/payments/exchange', headers, payload: body });
}
const refundMails = async (orderId: string) => {
  await runJobs();
  return (await mails()).filter(({ kind, subject }) => kind === 'payment-to-refund' && subject.includes(orderId));
};
const errorsLogged = () => logged.filter(({ level }) => level === 50).map(({ msg }) => msg);

test('a cancelled order that was paid has to be refunded, and the ERP is notified', async () => {
  const { cartId, total, orderId, redirectUrl } = await started();
  await choose(redirectUrl, { outcome: 'successful' });
  const { confirmation } = await verify(cartId, orderId);
  const number = confirmation?.orderIds[0] ?? '';
  await runJobs();
  expect(await refundMails(orderId)).toEqual([]);
  expect((await shopper.post(`/api/orders/${number}/cancel`)).statusCode).toBe(200);
  const [mail, ...others] = await refundMails(orderId);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(number);
  expect(mail?.text).toContain(total.toLocaleString('nl-NL', { minimumFractionDigits: 2 }));
  const [atErp] = await db.select().from(erpOrders).where(eq(erpOrders.orderId, number));
  expect(atErp?.canceledAt).not.toBeNull();
  expect((await shopper.post(`/api/orders/${number}/cancel`)).statusCode).toBe(409);
  expect(await refundMails(orderId)).toHaveLength(1);
});

test('a deleted cart closes its open payment', async () => {
  const { cartId, orderId, redirectUrl } = await started();
  expect((await shopper.remove(`/api/cms/v3.0/carts/${cartId}`)).statusCode).toBe(200);
  expect((await paymentOf(orderId)).status).toBe('canceledByUser');
  await choose(redirectUrl, { outcome: 'successful' });
  expect((await bookOf(orderId)).paidCents).toBe(0);
  expect(await refundMails(orderId)).toEqual([]);
});

describe('payment methods', () => {
  const methods = async (who: Shopper, how: 'storedelivery' | 'instorepickup') => {
    const { id } = await who.fill([[mortar, 1]], how);
    return (await who.get(`/api/carts/${id}/paymentmethods`)).json();
  };

  test('online first and default, on account with credit, at the counter for pickups', async () => {
    const names = async (who: Shopper, how: 'storedelivery' | 'instorepickup') =>
      (await methods(who, how)).results.map(({ systemName }: { systemName: string }) => systemName);
    expect(await names(shopper, 'storedelivery')).toEqual(['paynl', 'invoice']);
    expect(await names(shopper, 'instorepickup')).toEqual(['paynl', 'invoice', 'cashondelivery']);
    const guest = await Shopper.logIn(app, 'gast@steenhof.test');
    expect(await names(guest, 'storedelivery')).toEqual(['paynl']);
    expect(await names(guest, 'instorepickup')).toEqual(['paynl', 'cashondelivery']);
  });

  test('the provider has its own methods and banks, with pictures served by the shop', async () => {
    const { totalMatching, results } = await methods(shopper, 'storedelivery');
    expect(totalMatching).toBe(results.length);
    expect(results[0]).toMatchObject({ isDefault: true, ordering: 1, friendlyName: 'Online betalen' });
    expect(results[1]).toMatchObject({ isDefault: false, paymentSubOptions: [] });
    const [ideal] = results[0].paymentSubOptions;
    expect(ideal).toMatchObject({ id: '10', name: 'iDEAL' });
    expect(ideal.subOptions).toHaveLength(4);
    for (const { iconUrl } of [...results, ideal, ...ideal.subOptions]) {
      expect(decodeURIComponent(iconUrl)).toMatch(/^data:image\/svg\+xml,<svg [^>]*width="100" height="100"/);
    }
  });

  test('online payment can be chosen while the provider is down', async () => {
    vi.spyOn(provider, 'options').mockRejectedValue(down());
    const { results } = await methods(shopper, 'storedelivery');
    expect(results[0]).toMatchObject({ systemName: 'paynl', paymentSubOptions: [] });
  });
});

describe('starting a payment', () => {
  test('sends the visitor to the provider with the amount due, and back to our own page', async () => {
    const { cartId, total, orderId, redirectUrl } = await started();
    expect(orderId).toMatch(/^[A-Z0-9]{10,40}$/);
    expect(redirectUrl).toMatch(/^http:\/\/localhost:3000\/sandbox\/betalen\/[\w-]{36}$/);
    expect(await bookOf(orderId)).toMatchObject({
      amountCents: Math.round(total * 100),
      returnUrl: `http://localhost:3000/steenhof/bestelling-verwerkt?cart=${cartId}&payment=${orderId}`,
      exchangeUrl: 'http://localhost:3000/api/payments/exchange',
      description: 'Steenhof Bouwmaterialen',
    });
    expect(await ordersOf(cartId)).toEqual([]);
  });

  test('passes on the chosen bank, and refuses an unknown bank', async () => {
    const { cartId } = await ready();
    const wrong = await shopper.pay(cartId, { paymentOptionId: '10', paymentOptionSubId: '99' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['paymentOptionSubId']]);
    expect((await shopper.pay(cartId, { paymentOptionId: '7' })).json().errors).toHaveProperty('paymentOptionId');
    expect((await shopper.pay(cartId, { paymentOptionSubId: '2' })).json().errors).toHaveProperty('paymentOptionId');
    expect((await shopper.pay(cartId, { paymentMethodName: 'invoice' })).json().errors).toHaveProperty(
      'paymentMethodName',
    );
    const { orderId } = (await shopper.pay(cartId, { paymentOptionId: '10', paymentOptionSubId: '2' })).json();
    expect(await bookOf(orderId)).toMatchObject({ optionId: '10', subOptionId: '2' });
  });

  test('is only for a cart as it was shown, of the user, with articles in stock', async () => {
    const { id } = await shopper.fill([[mortar, 1]]);
    expect((await shopper.pay(id)).json().code).toBe('notPrepared');
    await shopper.prepare(id, dates);
    await shopper.fill([[mortar, 1]]);
    expect((await shopper.pay(id)).json().code).toBe('notPrepared');
    expect((await colleague.pay(id)).statusCode).toBe(404);
    const { cartId } = await ready(shopper, [[roofWindow, 1]]);
    await db
      .update(products)
      .set({ marketFilter: ['210'] })
      .where(eq(products.id, 100_007));
    await caughtUp();
    expect((await shopper.pay(cartId)).json().code).toBe('notPrepared');
    await db.update(products).set({ marketFilter: [] }).where(eq(products.id, 100_007));
    await caughtUp();
  });

  test('is refused for a customer with an order stop', async () => {
    const { cartId } = await ready();
    const ofCustomer = eq(customers.customerId, shopper.customerId);
    await db.update(customers).set({ hasOrderstop: true }).where(ofCustomer);
    expect((await shopper.pay(cartId)).json()).toMatchObject({ status: 403, code: 'checkoutNotAllowed' });
    await db.update(customers).set({ hasOrderstop: false }).where(ofCustomer);
  });

  test('with one key starts one payment, also with two calls at once', async () => {
    const { cartId } = await ready();
    const key = { 'idempotency-key': `betaal-${cartId}-abc` };
    const answers = await Promise.all(Array.from({ length: 4 }, () => shopper.pay(cartId, {}, key)));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    const { orderId } = answers[0]?.json() ?? {};
    expect(await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId))).toHaveLength(1);
    expect((await shopper.pay(cartId, {}, key)).json()).toEqual(answers[0]?.json());
  });

  test('while the provider is down is a 502 in Dutch, and the same payment can be tried again', async () => {
    const { cartId } = await ready();
    const key = { 'idempotency-key': `betaal-${cartId}-down` };
    vi.spyOn(provider, 'start').mockRejectedValueOnce(down());
    const failed = await shopper.pay(cartId, {}, key);
    expect(failed.json()).toMatchObject({
      status: 502,
      code: 'paymentProviderFailed',
      title: 'Online betalen lukt nu even niet. Probeer het zo nog eens.',
    });
    const again = await shopper.pay(cartId, {}, key);
    expect(again.statusCode).toBe(200);
    expect(await db.select().from(payments).where(eq(payments.cartId, cartId))).toHaveLength(1);
  });

  test('continues after a process died before it called the provider', async () => {
    const { cartId } = await ready();
    const key = { 'idempotency-key': `betaal-${cartId}-dood` };
    // The claim is never released, as when the process dies.
    vi.spyOn(provider, 'start').mockRejectedValueOnce(down());
    await shopper.pay(cartId, {}, key);
    const [row] = await db.select().from(payments).where(eq(payments.cartId, cartId));
    await db.update(payments).set({ startingAt: monday }).where(eq(payments.cartId, cartId));
    setClock(later(1));
    expect((await shopper.pay(cartId, {}, key)).json()).toMatchObject({ orderId: row?.orderId, redirectUrl: /./ });
  });

  test('another attempt cancels the first at the provider', async () => {
    const first = await started();
    const second = (await shopper.pay(first.cartId)).json();
    expect(second.orderId).not.toBe(first.orderId);
    expect(await bookOf(first.orderId)).toMatchObject({ statusCode: -90 });
    expect(await paymentOf(first.orderId)).toMatchObject({ status: 'canceledByUser', confirmation: null });
    await choose(second.redirectUrl, { outcome: 'successful' });
    expect(await verify(first.cartId, second.orderId)).toMatchObject({ status: 'successful' });
  });

  test('another attempt after paying gets the outcome of the first', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful', calls: '0' });
    const answer = await shopper.pay(cartId);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'conflict',
      payment: { orderId, status: 'successful', confirmation: { orderIds: [expect.any(String)] } },
    });
    expect(await ordersOf(cartId)).toHaveLength(1);
  });

  test('a payment that is replaced while it starts at the provider is cancelled there', async () => {
    const { cartId } = await ready();
    const { start } = provider;
    let second: Awaited<ReturnType<Shopper['pay']>> | undefined;
    vi.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
      second = await shopper.pay(cartId);
      return start(payment);
    });
    const first = await shopper.pay(cartId);
    expect([first.json().code, second?.statusCode]).toEqual(['conflict', 200]);
    const rows = await db.select().from(payments).where(eq(payments.cartId, cartId));
    const codes = await Promise.all(rows.map(async ({ orderId }) => (await bookOf(orderId)).statusCode));
    expect(codes.sort()).toEqual([-90, 20]);
    expect(rows.filter(({ settledAt }) => settledAt === null)).toMatchObject([{ orderId: second?.json().orderId }]);
  });

  test('of many attempts at once one stays open', async () => {
    const { cartId } = await ready();
    const answers = await Promise.all(Array.from({ length: 3 }, () => shopper.pay(cartId)));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    const rows = await db.select().from(payments).where(eq(payments.cartId, cartId));
    expect(rows.filter(({ settledAt }) => settledAt === null)).toHaveLength(1);
    const books = await Promise.all(
      rows.filter(({ providerId }) => providerId !== null).map(({ orderId }) => bookOf(orderId)),
    );
    expect(books.filter(({ statusCode }) => statusCode === 20)).toHaveLength(1);
  });
});

describe('outcomes', () => {
  test('successful: a paid order, a mail, an ERP message, and a closed cart', async () => {
    const { cartId, total, orderId, redirectUrl } = await started();
    const back = await choose(redirectUrl, { outcome: 'successful', bank: '3' });
    expect(back.statusCode).toBe(303);
    const returned = new URL(String(back.headers.location));
    expect(returned.pathname).toBe('/steenhof/bestelling-verwerkt');
    expect(Object.fromEntries(returned.searchParams)).toMatchObject({ cart: String(cartId), payment: orderId });
    const payment = await verify(cartId, orderId);
    expect(payment).toMatchObject({
      orderId,
      status: 'successful',
      followUp: null,
      confirmation: {
        orderIds: [expect.stringMatching(/^2105\d{4}$/)],
        failedOrderIds: [],
        creditLimitExceeded: false,
      },
    });
    const placed = payment.confirmation?.orderIds[0] ?? '';
    const order = (await shopper.get(`/api/orders/${placed}`)).json();
    expect(order).toMatchObject({ paymentTermsId: 'ONLINE', nettOrderAmountInclVat: total });
    expect((await shopper.get(`/api/carts/${cartId}`)).statusCode).toBe(404);
    await runJobs();
    expect(await db.select().from(erpOrders).where(eq(erpOrders.orderId, placed))).toMatchObject([{ timesOffered: 1 }]);
    expect((await mails()).filter(({ subject }) => subject.includes(placed))).toHaveLength(1);
    expect(await verify(cartId, orderId)).toEqual(payment);
  });

  test.each([
    ['reservation', {}, 'CAPTURE', 100, 1],
    ['deviating', { deviation: 'more' }, 'APPROVE', 100, 1],
    ['deviating', { deviation: 'less' }, 'DECLINE', -63, 0],
    ['canceledByUser', {}, null, -90, 0],
    ['refused', {}, null, -63, 0],
    ['failed', {}, null, -60, 0],
    ['notCompleted', {}, null, 50, 0],
  ] as const)('%s %j: follow-up %s', async (outcome, more, followUp, code, ordered) => {
    const { cartId, orderId, redirectUrl } = await started();
    expect((await choose(redirectUrl, { outcome, ...more })).statusCode).toBe(303);
    const payment = await verify(cartId, orderId);
    expect(payment).toMatchObject({ status: outcome, followUp });
    expect(payment.confirmation?.orderIds ?? []).toHaveLength(ordered);
    expect(await ordersOf(cartId)).toHaveLength(ordered);
    expect((await bookOf(orderId)).statusCode).toBe(code);
    // The sandbox calls as well, which changes nothing.
    await runJobs();
    expect(await verify(cartId, orderId)).toEqual(payment);
    expect(await ordersOf(cartId)).toHaveLength(ordered);
    // Without an order the cart can still be paid in another way.
    if (ordered === 0) expect((await shopper.get(`/api/carts/${cartId}`)).statusCode).toBe(200);
  });

  test('a closed window: nothing happens until the status is checked', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    const page = await choose(redirectUrl, { outcome: 'close' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    await runJobs();
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'notCompleted', confirmation: null });
    await choose(redirectUrl, { outcome: 'successful', stayAway: 'on' });
    await runJobs();
    expect(await ordersOf(cartId)).toHaveLength(1);
  });

  test('lines added to the cart meanwhile move to a new cart', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await shopper.fill([
      [mortar, 3],
      [roofWindow, 1],
    ]);
    await choose(redirectUrl, { outcome: 'successful' });
    const payment = await verify(cartId, orderId);
    expect(payment).toMatchObject({ status: 'successful', confirmation: { orderIds: [expect.any(String)] } });
    const [line] = await db
      .select()
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(eq(orders.cartId, cartId));
    expect(Number(line?.sales_order_line.qtyOrdered)).toBe(2);
    const next = await shopper.cart();
    expect(next.id).not.toBe(cartId);
    expect(next.shipments[0]?.lineItems.map(({ code, quantity }) => [code, quantity])).toEqual([
      [mortar, 3],
      [roofWindow, 1],
    ]);
  });

  test('the payment of another user is not found', async () => {
    const { cartId, orderId } = await started();
    expect((await colleague.verify(cartId, orderId)).statusCode).toBe(404);
    expect((await shopper.verify(cartId + 1, orderId)).statusCode).toBe(404);
    expect((await shopper.verify(cartId, 'BP0')).statusCode).toBe(404);
  });

  test('a returning visitor sees the last known status if the provider does not answer', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful' });
    vi.spyOn(provider, 'status').mockRejectedValueOnce(down());
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'notCompleted', confirmation: null });
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'successful' });
  });

  test('a capture that fails half-way is finished by the next check', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'reservation', calls: '0' });
    vi.spyOn(provider, 'act').mockRejectedValueOnce(down());
    expect(await verify(cartId, orderId)).toMatchObject({
      status: 'reservation',
      followUp: 'CAPTURE',
      confirmation: null,
    });
    expect((await paymentOf(orderId)).settledAt).toBeNull();
    expect((await verify(cartId, orderId)).confirmation?.orderIds).toHaveLength(1);
  });

  test('killed between capture and order, the next check places the order', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'reservation', calls: '0' });
    const { status } = provider;
    let looks = 0;
    vi.spyOn(provider, 'status').mockImplementation((id) => (++looks === 2 ? Promise.reject(down()) : status(id)));
    await verify(cartId, orderId);
    expect([(await bookOf(orderId)).statusCode, (await ordersOf(cartId)).length]).toEqual([100, 0]);
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'reservation', followUp: 'CAPTURE' });
    expect(await ordersOf(cartId)).toHaveLength(1);
  });
});

describe('the call of the provider', () => {
  test('before the visitor returns', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful' });
    await runJobs();
    const placed = await ordersOf(cartId);
    expect(placed).toHaveLength(1);
    expect((await eventsOf(orderId)).map(({ source }) => source)).toEqual(['start', 'callback']);
    expect((await verify(cartId, orderId)).confirmation?.orderIds).toEqual([placed[0]?.orderId]);
  });

  test('many at once, together with the visitor, place one order', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'reservation', calls: '0' });
    const answers = await Promise.all([
      callBack(orderId, 95),
      callBack(orderId, 95),
      shopper.verify(cartId, orderId),
      callBack(orderId, 95),
      shopper.verify(cartId, orderId),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.json()).toEqual({ result: true, description: 'processed' });
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'reservation', followUp: 'CAPTURE' });
  });

  test('late, five times and in the wrong order, as chosen on the page', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    const { pathname } = new URL(redirectUrl);
    const page = await app.inject(`${pathname}?outcome=reservation&calls=5&wrongOrder=true&delaySeconds=30`);
    expect(page.payload).toMatch(/value="reservation" checked/);
    expect(page.payload).toMatch(/name="calls"[^>]*value="5"/);
    await choose(redirectUrl, { outcome: 'successful', calls: '5', wrongOrder: 'on', delaySeconds: '30' });
    await runJobs();
    expect(await ordersOf(cartId)).toEqual([]);
    await runJobs({ delayed: true });
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect((await eventsOf(orderId)).filter(({ source }) => source === 'callback')).toHaveLength(6);
    expect((await paymentOf(orderId)).status).toBe('successful');
  });

  test('is not trusted: the provider is queried', async () => {
    const { cartId, orderId } = await started();
    expect((await callBack(orderId, 100)).statusCode).toBe(200);
    expect(await ordersOf(cartId)).toEqual([]);
    expect((await paymentOf(orderId)).status).toBe('notCompleted');
  });

  test('with a forged signature is refused and changes nothing', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful', calls: '0' });
    const body = callbackBody(await bookOf(orderId), 100);
    const good = signExchange(sandbox.key, body);
    const forgeries: Record<string, string>[] = [
      {},
      { ...good, signature: good.signature?.replace(/^./, (one) => (one === '0' ? '1' : '0')) ?? '' },
      { ...good, 'signature-keyid': 'AT-1111-2222' },
      { ...good, 'signature-method': 'RSA' },
      { ...good, 'signature-algorithm': 'sha1' },
      signExchange({ ...sandbox.key, secret: 'geraden' }, body),
      signExchange(sandbox.key, `${body} `),
    ];
    for (const headers of forgeries) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/payments/exchange',
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
    }
    expect((await app.inject({ method: 'POST', url: '/api/payments/exchange' })).statusCode).toBe(403);
    expect(await ordersOf(cartId)).toEqual([]);
    expect((await eventsOf(orderId)).map(({ source }) => source)).toEqual(['start']);
    expect(
      (await app.inject({ method: 'POST', url: '/api/payments/exchange', headers: good, payload: body })).statusCode,
    ).toBe(200);
  });

  test('about an unknown payment, or another attempt of a known one', async () => {
    const { cartId, orderId } = await started();
    const book = await bookOf(orderId);
    const say = (about: typeof book) => {
      const body = callbackBody(about, 100);
      return app.inject({
        method: 'POST',
        url: '/api/payments/exchange',
        headers: signExchange(sandbox.key, body),
        payload: body,
      });
    };
    expect((await say({ ...book, orderId: 'BPONBEKEND' })).statusCode).toBe(404);
    expect((await say({ ...book, providerId: 'een-andere-poging' })).statusCode).toBe(200);
    expect((await paymentOf(orderId)).providerId).toBe(book.providerId);
    expect(await ordersOf(cartId)).toEqual([]);
  });

  test('reports a payment whose start got no answer', async () => {
    const { cartId, orderId } = await started();
    const { providerId } = await bookOf(orderId);
    await db.update(payments).set({ providerId: null, redirectUrl: null }).where(eq(payments.orderId, orderId));
    await setBook(orderId, { statusCode: 100, paidCents: (await bookOf(orderId)).amountCents });
    expect((await callBack(orderId)).statusCode).toBe(200);
    expect(await paymentOf(orderId)).toMatchObject({ providerId, status: 'successful' });
    expect(await ordersOf(cartId)).toHaveLength(1);
  });

  test('paid after it was canceled: it is ordered', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'canceledByUser' });
    expect((await verify(cartId, orderId)).status).toBe('canceledByUser');
    await setBook(orderId, { statusCode: 100, paidCents: (await bookOf(orderId)).amountCents });
    await callBack(orderId);
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'successful' });
    expect(await ordersOf(cartId)).toHaveLength(1);
  });

  test.each([-90, -63, -81, 50, 12345])('a later status %i does not undo a payment', async (code) => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful', calls: '0' });
    const payment = await verify(cartId, orderId);
    await setBook(orderId, { statusCode: code });
    expect((await callBack(orderId, code)).statusCode).toBe(200);
    expect(await verify(cartId, orderId)).toEqual(payment);
    expect((await eventsOf(orderId)).at(-1)).toMatchObject({ source: 'callback', providerStatus: code });
  });

  test('is refused while the provider cannot be queried, so that it is repeated', async () => {
    await runJobs();
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful' });
    vi.spyOn(provider, 'status').mockRejectedValueOnce(down());
    await runJobs();
    expect(await ordersOf(cartId)).toEqual([]);
    await runJobs({ delayed: true });
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect((await paymentOf(orderId)).status).toBe('successful');
  });
});

describe('amounts', () => {
  test.each([
    ['less was paid', { paidCents: 1 }],
    ['the provider was made to ask for less', { amountCents: 1, paidCents: 1 }],
    ['it belongs to another payment', { orderId: 'BPANDERE' }],
  ])('%s: no order, failed, and logged as an error', async (_, change) => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful', calls: '0' });
    const { providerId } = await bookOf(orderId);
    await db.update(sandboxPayments).set(change).where(eq(sandboxPayments.providerId, providerId));
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'failed', confirmation: null });
    expect(await ordersOf(cartId)).toEqual([]);
    expect(errorsLogged()).toEqual(
      expect.arrayContaining([
        'a payment is not what was asked for, nothing is ordered',
        'a payment has to be paid back',
      ]),
    );
    await verify(cartId, orderId);
    const [mail, second] = await refundMails(orderId);
    expect(mail?.to).toMatch(/@/);
    expect(second).toBeUndefined();
  });

  test('a reservation of another amount is released', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'reservation', calls: '0' });
    await setBook(orderId, { paidCents: 5 });
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'failed', followUp: 'VOID', confirmation: null });
    expect((await bookOf(orderId)).statusCode).toBe(-61);
  });
});

describe('a cart ordered on account while a payment is open', () => {
  test('the payment is cancelled', async () => {
    const { cartId, orderId } = await started();
    expect((await shopper.convert(cartId)).statusCode).toBe(200);
    expect((await bookOf(orderId)).statusCode).toBe(-90);
    expect(await paymentOf(orderId)).toMatchObject({ status: 'canceledByUser', confirmation: null });
  });

  test('if it was paid that is the order, and there is no second one', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful', calls: '0' });
    expect((await shopper.convert(cartId)).json()).toMatchObject({
      status: 409,
      payment: { orderId, status: 'successful' },
    });
    expect(await ordersOf(cartId)).toMatchObject([{ paymentTermsId: 'ONLINE' }]);
  });

  test('a payment that could not be queried and succeeds later has to be refunded, logged as an error', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    vi.spyOn(provider, 'status').mockRejectedValueOnce(down());
    expect((await shopper.convert(cartId)).statusCode).toBe(200);
    await choose(redirectUrl, { outcome: 'successful', calls: '3' });
    const [mail, second] = await refundMails(orderId);
    expect(mail?.text).toContain('al besteld of weggegooid');
    expect(second).toBeUndefined();
    expect(await verify(cartId, orderId)).toMatchObject({ status: 'failed', confirmation: null });
    expect(errorsLogged()).toContain('a payment has to be paid back');
    expect(await ordersOf(cartId)).toMatchObject([{ paymentTermsId: '30D' }]);
  });

  test.each([
    ['reservation', 'VOID', -61],
    ['deviating', 'DECLINE', -63],
  ])('a %s that comes in later is released: %s', async (outcome, followUp, code) => {
    const { cartId, orderId, redirectUrl } = await started();
    vi.spyOn(provider, 'status').mockRejectedValueOnce(down());
    await shopper.convert(cartId);
    await choose(redirectUrl, { outcome, calls: '0' });
    expect(await verify(cartId, orderId)).toMatchObject({ status: outcome, followUp, confirmation: null });
    expect((await bookOf(orderId)).statusCode).toBe(code);
    expect((await paymentOf(orderId)).settledAt).not.toBeNull();
  });

  test('abandoning the concept cancels the payment too', async () => {
    const { cartId, orderId } = await started();
    expect((await shopper.post(`/api/carts/${cartId}/cancelorder`)).statusCode).toBe(200);
    expect((await bookOf(orderId)).statusCode).toBe(-90);
  });

  test('ordering and paying at once: only one succeeds', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful', calls: '0' });
    await Promise.all([shopper.convert(cartId), callBack(orderId), shopper.verify(cartId, orderId)]);
    expect(await ordersOf(cartId)).toHaveLength(1);
    const { status, refundFlaggedAt } = await paymentOf(orderId);
    expect(status === 'successful' || refundFlaggedAt !== null).toBe(true);
  });
});

describe('payments left open', () => {
  const check = async () => {
    await enqueue(db, checkOpenPayments, {});
    await runJobs();
  };

  test('are checked every minute, once they are two minutes old', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'successful', calls: '0', stayAway: 'on' });
    setClock(later(1));
    await check();
    expect(await ordersOf(cartId)).toEqual([]);
    setClock(later(3));
    await check();
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect((await eventsOf(orderId)).at(-1)).toMatchObject({ source: 'job', providerStatus: 100 });
  });

  test('are also checked after the clock was set back, and their day restarts', async () => {
    const { cartId, redirectUrl } = await started();
    const forgotten = await started(colleague);
    await choose(redirectUrl, { outcome: 'successful', stayAway: 'on', calls: '0' });
    setClock(later(-60));
    await check();
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect((await paymentOf(forgotten.orderId)).createdAt).toEqual(later(-60));
  });

  test('can start at the provider although the clock was set back meanwhile', async () => {
    const { cartId } = await ready();
    vi.spyOn(provider, 'start').mockRejectedValueOnce(down());
    expect((await shopper.pay(cartId)).statusCode).toBe(502);
    await db
      .update(payments)
      .set({ startingAt: later(60) })
      .where(eq(payments.cartId, cartId));
    expect((await shopper.pay(cartId)).statusCode).toBe(200);
  });

  test('are closed after a day', async () => {
    const { cartId, orderId } = await started();
    setClock(later(23 * 60));
    await check();
    expect((await paymentOf(orderId)).settledAt).toBeNull();
    setClock(later(24 * 60 + 1));
    await check();
    expect(await paymentOf(orderId)).toMatchObject({ status: 'canceledByUser', confirmation: null });
    expect((await bookOf(orderId)).statusCode).toBe(-90);
    expect(await ordersOf(cartId)).toEqual([]);
  });

  test('money that the provider neither captures nor releases is reported to a person after a day', async () => {
    const { cartId, orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'reservation', calls: '0', stayAway: 'on' });
    vi.spyOn(provider, 'act').mockRejectedValue(down());
    setClock(later(3));
    await check();
    expect(await paymentOf(orderId)).toMatchObject({ status: 'reservation', followUp: 'CAPTURE', settledAt: null });
    expect((await shopper.pay(cartId)).json().code).toBe('paymentProviderFailed');
    setClock(later(24 * 60 + 1));
    await check();
    expect(await paymentOf(orderId)).toMatchObject({ status: 'failed', confirmation: null });
    expect(await refundMails(orderId)).toHaveLength(1);
    expect(await ordersOf(cartId)).toEqual([]);
  });

  test('include those that never reached the provider, and one that fails does not block the others', async () => {
    const lost = await started();
    await db.update(payments).set({ providerId: null }).where(eq(payments.orderId, lost.orderId));
    const broken = await started(colleague);
    await db.delete(sandboxPayments).where(eq(sandboxPayments.orderId, broken.orderId));
    setClock(later(24 * 60 + 1));
    await check();
    expect((await paymentOf(lost.orderId)).settledAt).not.toBeNull();
    expect((await paymentOf(broken.orderId)).settledAt).toBeNull();
    expect(logged.map(({ msg }) => msg)).toContain('an open payment could not be looked into');
    await db.update(payments).set({ settledAt: monday }).where(eq(payments.orderId, broken.orderId));
  });
});

describe('the page of the sandbox', () => {
  test('needs no script, and accepts forms of its own only', async () => {
    const { orderId, redirectUrl } = await started();
    const { pathname } = new URL(redirectUrl);
    const page = await app.inject(pathname);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.payload).not.toContain('<script');
    expect(page.payload.match(/type="radio"/g)).toHaveLength(8);
    expect(page.payload).toContain('Polderbank');
    for (const headers of [{}, { origin: 'https://elders.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await app.inject({ method: 'POST', url: pathname, headers: form, payload: 'outcome=successful' });
      expect(answer.statusCode).toBe(403);
    }
    expect((await bookOf(orderId)).statusCode).toBe(20);
  });

  test('ends a payment once', async () => {
    const { orderId, redirectUrl } = await started();
    await choose(redirectUrl, { outcome: 'refused' });
    const again = await choose(redirectUrl, { outcome: 'successful' });
    expect(again.payload).toContain('al afgerond');
    expect((await bookOf(orderId)).statusCode).toBe(-63);
    expect((await app.inject('/sandbox/betalen/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});

test('after all tests every ordered payment has its own orders, and no other has any', async () => {
  const all = await db.select().from(payments);
  const ordered = all.filter(({ confirmation }) => confirmation !== null);
  expect(ordered.length).toBeGreaterThan(10);
  expect(all.filter(({ status, confirmation }) => status === 'successful' && confirmation === null)).toEqual([]);
  expect(new Set(ordered.map(({ cartId }) => cartId)).size, 'no cart has orders of two payments').toBe(ordered.length);
  for (const { cartId, confirmation } of ordered) {
    const { orderIds } = confirmation as { orderIds: string[] };
    const placed = await db
      .select({ orderId: orders.orderId, terms: orders.paymentTermsId })
      .from(orders)
      .where(and(eq(orders.cartId, cartId), isNotNull(orders.cartId)));
    expect(placed.map(({ orderId }) => orderId).sort()).toEqual([...orderIds].sort());
    expect(new Set(placed.map(({ terms }) => terms))).toEqual(new Set(['ONLINE']));
  }
});
