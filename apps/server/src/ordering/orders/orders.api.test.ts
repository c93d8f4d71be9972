import type { LastOrderedProduct } from '@bouwpoort/contract/ordering/orders';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { orderLines, orders } from './orders.tables.ts';

const { app, db, logged, databaseUrl } = await createTestApp();
const headersOf: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  for (const name of ['aannemer', 'inkoper', 'codit', 'gast', 'zonder-koppeling']) {
    headersOf[name] = bearer(await logIn(app, `${name}@steenhof.test`));
  }
  headersOf.timmerman = bearer(await logIn(app, 'timmerman@houtmeesters.test'));
});
const get = (who: string, url: string) => app.inject({ url, headers: headersOf[who] ?? {} });
const cancel = (who: string, orderId: string, headers: Record<string, string> = {}, base = '/api/orders') =>
  app.inject({ method: 'POST', url: `${base}/${orderId}/cancel`, headers: { ...headersOf[who], ...headers } });

interface Listed {
  orderId: string;
  orderDate: string;
  statusDescr: string;
  releaseStatus: string;
}
const list = async (who = 'aannemer'): Promise<Listed[]> => (await get(who, '/api/orders')).json();

describe('the list', () => {
  test('newest first, without lines, the same for every user of the customer', async () => {
    const mine = await list();
    expect(mine).toHaveLength(70);
    expect(mine.map(({ orderDate }) => orderDate)).toEqual(
      mine
        .map(({ orderDate }) => orderDate)
        .sort()
        .reverse(),
    );
    expect(mine.every((one) => (one as Listed & { salesOrderLines: [] }).salesOrderLines.length === 0)).toBe(true);
    expect(await list('inkoper')).toEqual(mine);
  });
  test('has every status, and an unknown code is called so and logged', async () => {
    const statuses = new Set((await list()).map(({ statusDescr }) => statusDescr));
    expect([...statuses].sort()).toEqual([
      'backorder',
      'canceled',
      'delivered',
      'invoiced',
      'openstaandeorder',
      'partlyinvoiced',
      'returned',
      'statusunknown',
    ]);
    expect(logged).toContainEqual(expect.objectContaining({ statusCode: '77' }));
  });
  test('the alternate path wraps it', async () => {
    const { orders: listed } = (await get('codit', '/api/orders/codit')).json();
    expect(listed).toHaveLength(8);
    expect(
      (await get('codit', `/api/orders/codit/${listed[0].orderId}`)).json().salesOrderLines.length,
    ).toBeGreaterThan(0);
  });
  test('not for guests, visitors, or without a link', async () => {
    expect((await get('gast', '/api/orders')).statusCode).toBe(403);
    expect((await get('niemand', '/api/orders')).statusCode).toBe(401);
    expect((await get('zonder-koppeling', '/api/orders')).json().code).toBe('noCustomer');
  });
});

describe('one order', () => {
  test('has its lines, and they add up', async () => {
    const [first] = await list();
    const order = (await get('aannemer', `/api/orders/${first?.orderId}`)).json();
    const lines: { nettAmount: number }[] = order.salesOrderLines;
    const cents = lines.reduce((sum, line) => sum + Math.round(line.nettAmount * 100), 0);
    expect(cents).toBe(Math.round(order.itemTotalsAmount * 100));
    expect(order.totalVats[0]).toMatchObject({
      vatRate: 21,
      vatBase: expect.any(Number),
      vatAmount: expect.any(Number),
    });
  });
  test('an order of another customer, or an unknown one, is not found', async () => {
    const [theirs] = await list('timmerman');
    for (const orderId of [theirs?.orderId ?? '', 'bestaat-niet', '%27']) {
      expect((await get('aannemer', `/api/orders/${orderId}`)).statusCode).toBe(404);
      expect((await cancel('aannemer', orderId)).statusCode).toBe(404);
    }
  });
});

describe('cancelling', () => {
  test('an open order once; after that it is too late', async () => {
    const open = (await list()).filter(({ releaseStatus }) => releaseStatus === 'Open');
    expect(open.length).toBeGreaterThan(1);
    const orderId = open[0]?.orderId ?? '';
    const answers = await Promise.all([cancel('aannemer', orderId), cancel('inkoper', orderId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await get('aannemer', `/api/orders/${orderId}`)).json()).toMatchObject({
      statusDescr: 'canceled',
      releaseStatus: 'Closed',
    });
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      'Het annuleren van de bestelling is helaas niet gelukt.',
    );
  });
  test('asked twice with one key it is one cancellation', async () => {
    const open = (await list()).find(({ releaseStatus }) => releaseStatus === 'Open');
    const key = { 'idempotency-key': 'annuleren-1234' };
    const first = await cancel('aannemer', open?.orderId ?? '', key);
    const second = await cancel('aannemer', open?.orderId ?? '', key);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
  });
});

describe('last ordered', () => {
  test('products by their last order, a return is none', async () => {
    const answer: { key: string; lastOrderedAt: string; timesOrdered: number }[] = (
      await get('aannemer', '/api/account/lastorderedproducts?take=5&skip=0')
    ).json();
    expect(answer).toHaveLength(5);
    expect(answer.map(({ lastOrderedAt }) => lastOrderedAt)).toEqual(
      answer
        .map((one) => one.lastOrderedAt)
        .sort()
        .reverse(),
    );
    const [top] = answer;
    const rows = await db
      .select({
        orderId: orderLines.orderId,
        at: orders.orderDate,
        quantity: orderLines.qtyOrdered,
        customer: orders.customerId,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(eq(orderLines.productId, Number(top?.key.match(/\d+/)?.[0])));
    const own = rows.filter((row) => row.customer === '510001' && Number(row.quantity) > 0);
    expect(top?.timesOrdered).toBe(new Set(own.map((row) => row.orderId)).size);
    expect(Math.max(...own.map((row) => row.at.getTime()))).toBe(Date.parse(top?.lastOrderedAt ?? ''));
  });
  test('with the variant, unit and quantity of the last time', async () => {
    const answer: LastOrderedProduct[] = (
      await get('aannemer', '/api/account/lastorderedproducts?take=20&skip=0')
    ).json();
    expect(answer.some(({ variants }) => variants.length > 1)).toBe(true);
    for (const { key, lastOrderedAt, variants } of answer) {
      const rows = await db
        .select()
        .from(orderLines)
        .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
        .where(eq(orderLines.productId, Number.parseInt(key, 10)));
      const own = rows
        .filter((row) => row.sales_order.customerId === '510001' && Number(row.sales_order_line.qtyOrdered) > 0)
        .sort((a, b) => b.sales_order.orderDate.getTime() - a.sales_order.orderDate.getTime());
      expect(new Set(variants.map(({ contentId }) => contentId))).toEqual(
        new Set(own.map((row) => row.sales_order_line.variantContentGuid)),
      );
      expect(variants[0]?.orderedAt).toBe(lastOrderedAt);
      for (const { contentId, code, quantity, salesUnitId, orderedAt } of variants) {
        const last = own.find((row) => row.sales_order_line.variantContentGuid === contentId);
        expect({ code, quantity, salesUnitId, orderedAt }).toEqual({
          code: last?.sales_order_line.variantCode,
          quantity: Number(last?.sales_order_line.qtyOrdered),
          salesUnitId: last?.sales_order_line.variantSalesUnit,
          orderedAt: last?.sales_order.orderDate.toISOString(),
        });
      }
    }
  });
  test('paged, and not for guests', async () => {
    const ask = async (query: string) => (await get('aannemer', `/api/account/lastorderedproducts?${query}`)).json();
    const [all, second] = [await ask('take=6'), await ask('take=3&skip=3')];
    expect(second).toEqual(all.slice(3));
    expect((await get('gast', '/api/account/lastorderedproducts')).statusCode).toBe(403);
    expect((await get('aannemer', '/api/account/lastorderedproducts?take=0')).statusCode).toBe(400);
  });
});

test('while fetching orders is switched off, every call for them says so', async () => {
  const { app: off } = await openTestApp(databaseUrl, { FETCH_ORDERS: 'false' });
  const [first] = await list();
  for (const url of ['/api/orders', '/api/orders/codit', `/api/orders/${first?.orderId}`]) {
    const answer = await off.inject({ url, headers: headersOf.aannemer ?? {} });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  }
});
