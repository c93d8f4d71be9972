import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { priceTiers } from '../../catalogue/prices/prices.tables.ts';
import { products, variants } from '../../catalogue/products/products.tables.ts';
import { cartLines, carts } from './cart.tables.ts';

const { app, db, caughtUp, setClock } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));

const accounts = {
  contractor: ['aannemer@steenhof.test', '510001'],
  colleague: ['inkoper@steenhof.test', '510001'],
  carpenter: ['timmerman@houtmeesters.test', '520001'],
  guest: ['gast@steenhof.test', '990210'],
  tiler: ['tegelzetter@tegelkade.test', '540001'],
  unlinked: ['zonder-koppeling@steenhof.test', ''],
} as const;
type Who = keyof typeof accounts;
const headersOf = {} as Record<Who, Record<string, string>>;
beforeAll(async () => {
  for (const [who, [email]] of Object.entries(accounts)) headersOf[who as Who] = bearer(await logIn(app, email));
});
beforeEach(async () => {
  await db.delete(carts);
});

const ventureOf = (who: Who) => ({ carpenter: '220', tiler: '240' })[who as 'carpenter' | 'tiler'] ?? '210';
const open = (who: Who, create = true, customerId: string = accounts[who][1], ventureId = ventureOf(who)) =>
  app.inject({ url: `/api/carts/${customerId}/main/${ventureId}/${create}`, headers: headersOf[who] });

interface Line {
  contentId: string;
  code: string;
  quantity: number;
  placedPrice?: number;
}
const put = (
  who: Who,
  cart: { id: number; version: number },
  lineItems: Line[],
  change: object = {},
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'PUT',
    url: '/api/cms/v3.0/carts',
    headers: { ...headersOf[who], ...headers },
    payload: {
      id: cart.id,
      version: cart.version,
      name: 'main',
      customerId: accounts[who][1],
      market: ventureOf(who),
      currency: 'EUR',
      shipments: [{ lineItems }],
      ...change,
    },
  });
const linesOf = (response: LightMyRequestResponse) => response.json().shipments[0].lineItems;

async function article(productId: number, position = 0) {
  const rows = await db.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.position);
  const row = rows[position];
  if (!row) throw new Error(`no variant of ${productId}`);
  return { contentId: row.guid, code: row.code };
}

describe('opening', () => {
  test('without one its id is 0; made once, it stays the same', async () => {
    expect((await open('contractor', false)).json()).toMatchObject({ id: 0, shipments: [{ lineItems: [] }] });
    const made = await Promise.all([open('contractor'), open('contractor'), open('contractor')]);
    expect(new Set(made.map((one) => one.json().id)).size).toBe(1);
    expect((await open('contractor', false)).json().id).toBe(made[0]?.json().id);
  });
  test('two users of one customer each have their own', async () => {
    const [mine, theirs] = [(await open('contractor')).json().id, (await open('colleague')).json().id];
    expect(mine).not.toBe(theirs);
    expect((await app.inject({ url: `/api/carts/${theirs}`, headers: headersOf.contractor })).statusCode).toBe(404);
  });
  test("not another customer's, not another venture's, not without a link", async () => {
    expect((await open('contractor', true, '510002')).statusCode).toBe(404);
    expect((await open('contractor', true, '510001', '220')).statusCode).toBe(403);
    expect((await open('unlinked', true, '510001')).json().code).toBe('noCustomer');
    expect((await app.inject('/api/carts/510001/main/210/true')).statusCode).toBe(401);
  });
  test('a guest has one on the guest debtor', async () => {
    expect((await open('guest')).json()).toMatchObject({ customerId: '990210' });
  });
});

test('the answer may not be stored, so it has no ETag', async () => {
  const { headers } = await open('contractor');
  expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
});

describe('writing', () => {
  test('a pack priced per square metre: seven of them, to the cent', async () => {
    const cart = (await open('contractor')).json();
    const pir = await article(100_000);
    const answer = await put('contractor', cart, [{ ...pir, quantity: 7 }]);
    const [line] = linesOf(answer);
    expect(answer.json().version).toBe(cart.version + 1);
    expect(line).toMatchObject({ ...pir, quantity: 7, salesUnitId: 'PK', stockItem: true, notOrderable: null });
    const { agreed } = line;
    expect(agreed).toMatchObject({ unitId: 'MTK', per: 1 });
    // Price per pack to four decimals, then the line half up to cents.
    const pack = Math.round(agreed.price * agreed.perSalesUnit * 10_000) / 10_000;
    expect(line.placedPrice).toBeCloseTo(pack, 4);
    expect(line.extendedPrice).toBeCloseTo(Math.round(pack * 7 * 100 + 1e-6) / 100, 2);
    expect(answer.json().totals).toMatchObject({
      subTotal: line.extendedPrice,
      shippingTotals: [{ itemsTotal: line.extendedPrice }],
    });
  });

  test('a price sent by the device is ignored', async () => {
    const cart = (await open('contractor')).json();
    const mortar = await article(100_001);
    const honest = linesOf(await put('contractor', cart, [{ ...mortar, quantity: 1 }]))[0].placedPrice;
    const [line] = linesOf(
      await put('contractor', { ...cart, version: 1 }, [{ ...mortar, quantity: 1, placedPrice: 0.01 }]),
    );
    expect(line.placedPrice).toBe(honest);
  });

  test('the same variant twice is one line', async () => {
    const cart = (await open('contractor')).json();
    const mortar = await article(100_001);
    const upper = { ...mortar, contentId: mortar.contentId.toUpperCase() };
    const answer = await put('contractor', cart, [
      { ...mortar, quantity: 2 },
      { ...upper, quantity: 3 },
    ]);
    expect(linesOf(answer)).toMatchObject([{ contentId: mortar.contentId, quantity: 5 }]);
  });

  test('of two writes on the same version one is refused, with the cart as it is', async () => {
    const cart = (await open('contractor')).json();
    const mortar = await article(100_001);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((quantity) => put('contractor', cart, [{ ...mortar, quantity }])),
    );
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find((one) => one.statusCode === 409)?.json();
    const written = answers.find((one) => one.statusCode === 200)?.json();
    expect(refused).toMatchObject({ code: 'conflict', cart: { id: cart.id, version: 1 } });
    expect(refused.cart.shipments[0].lineItems).toEqual(written.shipments[0].lineItems);
  });

  test('sent again under its key because the answer was lost, it counts once, also after another write', async () => {
    const cart = (await open('contractor')).json();
    const mortar = await article(100_001);
    const key = { 'idempotency-key': 'schrijf-12345678' };
    const write = () => put('contractor', cart, [{ ...mortar, quantity: 1 }], {}, key);
    const first = await write();
    await put('contractor', first.json(), [{ ...mortar, quantity: 5 }]);
    const again = await write();
    expect(again.statusCode).toBe(200);
    expect(again.json().version).toBe(2);
    expect(linesOf(again)).toMatchObject([{ quantity: 5 }]);
  });

  test('after a version conflict the idempotency key may be used again', async () => {
    const cart = (await open('contractor')).json();
    const mortar = await article(100_001);
    await put('contractor', cart, [{ ...mortar, quantity: 1 }]);
    const key = { 'idempotency-key': 'schrijf-23456789' };
    const late = () => put('contractor', cart, [{ ...mortar, quantity: 2 }], {}, key);
    expect([(await late()).statusCode, (await late()).statusCode]).toEqual([409, 409]);
  });

  test('lines stay in their order, and an empty list empties', async () => {
    const cart = (await open('contractor')).json();
    const [a, b, c] = await Promise.all([article(100_001), article(100_002), article(100_003)]);
    const first = await put(
      'contractor',
      cart,
      [a, b, c].map((one) => ({ ...one, quantity: 1 })),
    );
    const second = await put(
      'contractor',
      first.json(),
      [c, a].map((one) => ({ ...one, quantity: 2 })),
    );
    expect(linesOf(second).map((line: Line) => line.code)).toEqual([c.code, a.code]);
    const empty = await put('contractor', second.json(), []);
    expect(linesOf(empty)).toEqual([]);
    expect(empty.json().totals.total).toBe(0);
  });

  test('half a bag is refused, and nothing changes', async () => {
    const cart = (await open('contractor')).json();
    const mortar = await article(100_001);
    const answer = await put('contractor', cart, [{ ...mortar, quantity: 1.5 }]);
    expect(answer.json()).toMatchObject({ status: 400, errors: { [mortar.code]: [expect.any(String)] } });
    expect((await open('contractor')).json()).toMatchObject({ version: cart.version, shipments: [{ lineItems: [] }] });
  });

  test.each([0, -1, 1e9, 1.23456])('%d of something is refused', async (quantity) => {
    const cart = (await open('contractor')).json();
    const mortar = await article(100_001);
    expect((await put('contractor', cart, [{ ...mortar, quantity }])).statusCode).toBe(400);
  });

  test('an article that cannot be ordered is not added: unknown, of another venture, hidden, without units', async () => {
    const cart = (await open('contractor')).json();
    const nobody = { contentId: crypto.randomUUID(), code: 'ONBEKEND' };
    const refused = [nobody, await article(100_021), await article(100_008, 1), await article(100_005)];
    for (const one of refused) {
      expect((await put('contractor', cart, [{ ...one, quantity: 1 }])).statusCode, one.code).toBe(400);
    }
  });

  test('501 lines are refused', async () => {
    const cart = (await open('contractor')).json();
    const lines = Array.from({ length: 501 }, (_, i) => ({
      contentId: crypto.randomUUID(),
      code: String(i),
      quantity: 1,
    }));
    expect((await put('contractor', cart, lines)).statusCode).toBe(400);
  });

  test('where ordering is switched off nothing is put in', async () => {
    const cart = (await open('tiler')).json();
    expect((await put('tiler', cart, [])).json().code).toBe('orderingDisabled');
  });

  test("another user's cart is not there to write or remove", async () => {
    const cart = (await open('colleague')).json();
    expect((await put('contractor', cart, [])).statusCode).toBe(404);
    const remove = { method: 'DELETE' as const, url: `/api/cms/v3.0/carts/${cart.id}` };
    expect((await app.inject({ ...remove, headers: headersOf.contractor })).statusCode).toBe(404);
    expect((await app.inject({ ...remove, headers: headersOf.colleague })).json()).toEqual({ value: true });
    expect((await open('colleague', false)).json().id).toBe(0);
  });

  test('the payload cannot name another customer or market', async () => {
    const cart = (await open('contractor')).json();
    expect((await put('contractor', cart, [], { customerId: '510002' })).statusCode).toBe(404);
    expect((await put('contractor', cart, [], { market: '220' })).statusCode).toBe(403);
  });
});

describe('more than anybody orders', () => {
  test('of one article is refused, also in many lines', async () => {
    const mortar = await article(100_001);
    const cart = (await open('contractor')).json();
    const many = Array.from({ length: 3 }, () => ({ ...mortar, quantity: 400_000 }));
    const answer = await put('contractor', cart, many);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { [mortar.code]: ['Bestel hooguit 1.000.000 van een artikel'] },
    ]);
  });

  test('names the problem', async () => {
    const cart = (await open('contractor')).json();
    const mortar = await article(100_001);
    const answer = await put('contractor', cart, [{ ...mortar, quantity: 1_000_001 }]);
    expect(answer.json().errors).toEqual({
      'shipments.0.lineItems.0.quantity': ['Bestel hooguit 1.000.000 van een artikel'],
    });
  });

  test('is refused in a list too, with its line and text', async () => {
    const { id } = (await open('contractor')).json();
    const quick = (quantity: number, unit?: string) =>
      app.inject({
        method: 'POST',
        url: `/api/carts/${id}/quickorder`,
        headers: headersOf.contractor,
        payload: { lines: [{ code: '0045120', quantity, unit }] },
      });
    expect((await quick(1e-8, 'MTK')).statusCode).toBe(400);
    expect((await quick(1_000_000, 'pallet')).json().rows[0]).toMatchObject({ status: 'notOrderable' });
    expect((await quick(900_000)).json().rows[0].status).toBe('added');
    expect((await quick(900_000)).json()).toMatchObject({ status: 400, detail: expect.stringContaining('1.000.000') });
  });

  test('has no number in the database', async () => {
    const headers = headersOf.contractor;
    for (const url of ['', '/shippingoptions', '/paymentmethods']) {
      expect((await app.inject({ url: `/api/carts/3000000000${url}`, headers })).statusCode).toBe(400);
    }
    const { id } = (await open('contractor')).json();
    expect((await put('contractor', { id, version: 3_000_000_000 }, [])).statusCode).toBe(400);
  });

  test('an article with a strange number is named all the same', async () => {
    const cart = (await open('contractor')).json();
    const contentId = '00000000-0000-4000-8000-000000000000';
    const answer = await put('contractor', cart, [{ contentId, code: '__proto__', quantity: 1 }]);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toHaveLength(1);
  });
});

describe('articles removed from the catalogue', () => {
  test('stays on the list without a price, may stay or get less, and not more', async () => {
    const cart = (await open('contractor')).json();
    const [mortar, board] = [await article(100_001), await article(100_002)];
    const filled = await put(
      'contractor',
      cart,
      [mortar, board].map((one) => ({ ...one, quantity: 3 })),
    );
    await db
      .update(products)
      .set({ marketFilter: ['210'] })
      .where(eq(products.id, 100_001));
    await caughtUp();
    const shown = await app.inject({ url: `/api/carts/${cart.id}`, headers: headersOf.contractor });
    expect(linesOf(shown)[0]).toMatchObject({ code: mortar.code, notOrderable: 'notInMarket', extendedPrice: 0 });
    expect(shown.json().totals.subTotal).toBe(linesOf(shown)[1].extendedPrice);
    const less = await put('contractor', filled.json(), [
      { ...mortar, quantity: 2 },
      { ...board, quantity: 4 },
    ]);
    expect(less.statusCode).toBe(200);
    expect((await put('contractor', less.json(), [{ ...mortar, quantity: 3 }])).statusCode).toBe(400);
    await db.update(products).set({ marketFilter: [] }).where(eq(products.id, 100_001));
    await caughtUp();
  });
});

describe('delivery windows', () => {
  test('the part in stock comes first, the part to be bought in later', async () => {
    const cart = (await open('contractor')).json();
    const [stock, bought] = [await article(100_001), await article(100_007)];
    const lines = linesOf(
      await put(
        'contractor',
        cart,
        [stock, bought].map((one) => ({ ...one, quantity: 1 })),
      ),
    );
    expect(lines[0]).toMatchObject({ deliveryDateAfter: '2026-11-17', deliveryDateBefore: '2026-11-17' });
    expect(lines[1].deliveryDateAfter > lines[0].deliveryDateBefore).toBe(true);
  });
});

describe('quick order', () => {
  const quick = (cartId: number, lines: object[], headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/carts/${cartId}/quickorder`,
      headers: { ...headersOf.contractor, ...headers },
      payload: { lines },
    });

  test('each line has its own answer, and only what can be ordered is added', async () => {
    const { id } = (await open('contractor')).json();
    const answer = await quick(id, [
      { code: '0045120', quantity: 10, unit: 'MTK' },
      { code: '45120', quantity: 1 },
      { code: 'PV75010', quantity: 1 },
      { code: '9313152', quantity: 1 },
      { code: '7768480', quantity: 1 },
      { code: '1589792', quantity: 1.5 },
      { code: '1589792', quantity: 2, unit: 'emmer' },
      { code: '1589792', quantity: 2 },
    ]);
    const { rows, cart } = answer.json();
    expect(rows.map((row: { status: string }) => row.status)).toEqual([
      'added',
      'unknown',
      'ambiguous',
      'notOrderable',
      'notOrderable',
      'notOrderable',
      'notOrderable',
      'added',
    ]);
    expect(rows.map((row: { wrongField?: string }) => row.wrongField ?? '').slice(3, 7)).toEqual([
      '',
      '',
      'quantity',
      'unit',
    ]);
    expect(rows[0].added).toMatchObject({ unitId: 'PK', sentence: expect.stringContaining('m²') });
    expect(rows[2].choices).toHaveLength(2);
    expect(cart.shipments[0].lineItems.map((line: Line) => [line.code, line.quantity])).toEqual([
      ['0045120', rows[0].added.quantity],
      ['1589792', 2],
    ]);
  });

  test('a list is checked as it would be added, and nothing is changed', async () => {
    const { id, version } = (await open('contractor')).json();
    const lines = [
      { code: '0045120', quantity: 10, unit: 'MTK' },
      { code: 'PV75010', quantity: 1 },
      { code: '1589792', quantity: 2 },
      { code: '1589792', quantity: 3 },
      { code: '45120', quantity: 1 },
    ];
    const check = await app.inject({
      method: 'POST',
      url: '/api/carts/quickorder/check',
      headers: headersOf.contractor ?? {},
      payload: { lines },
    });
    expect(check.statusCode).toBe(200);
    const checked = check.json();
    expect((await open('contractor')).json()).toMatchObject({ id, version, shipments: [{ lineItems: [] }] });
    const { rows, cart } = (await quick(id, lines)).json();
    const [insulation, mortar] = cart.shipments[0].lineItems;
    expect(checked.rows).toEqual(
      rows.map((row: object, at: number) => ({
        ...row,
        contentId: [insulation.contentId, null, mortar.contentId, mortar.contentId, null][at],
      })),
    );
    const withoutId = (line: Line) => ({ ...line, id: 0 });
    expect(checked.cart.shipments[0].lineItems.map(withoutId)).toEqual(cart.shipments[0].lineItems.map(withoutId));
    expect(checked.cart.totals).toEqual(cart.totals);
  });

  test('a line names the next tier that a little more reaches', async () => {
    const { id } = (await open('contractor')).json();
    const [board] = await db.select().from(variants).where(eq(variants.code, '7852352'));
    const tiered = await app.inject({
      url: `/api/pricing/${board?.guid}/tiered`,
      headers: headersOf.contractor ?? {},
    });
    const steps: { ladderSalesPriceQuantity: number; nettSalesPriceDelivery: number }[] = tiered.json().warehousePrices;
    const next = steps.find(({ ladderSalesPriceQuantity: from }) => from > 2);
    if (!next) throw new Error('no tier');
    const lineAt = async (quantity: number) => {
      const { cart } = (await quick(id, [{ code: '7852352', quantity }])).json();
      return cart.shipments[0].lineItems[0].nextTier;
    };
    const short = next.ladderSalesPriceQuantity - 1;
    expect(await lineAt(short)).toMatchObject({ more: 1, price: next.nettSalesPriceDelivery });
    expect((await lineAt(1))?.price).not.toBe(next.nettSalesPriceDelivery);
    const gone = await db
      .delete(priceTiers)
      .where(eq(priceTiers.variantId, board?.id ?? 0))
      .returning();
    await caughtUp();
    expect(await lineAt(short)).toBeNull();
    await db.insert(priceTiers).values(gone);
    await caughtUp();
  });

  test('adds to the existing line; a barcode counts in its own unit', async () => {
    const { id } = (await open('contractor')).json();
    await quick(id, [{ code: '1589792', quantity: 2 }]);
    const { bundles } = await import('../../catalogue/products/products.tables.ts');
    const [variant] = await db.select().from(variants).where(eq(variants.code, '1589792'));
    const units = await db
      .select()
      .from(bundles)
      .where(eq(bundles.variantId, variant?.id ?? 0));
    const pallet = units.find((unit) => unit.bundleCode === '09');
    const { cart } = (await quick(id, [{ code: pallet?.gtin ?? '', quantity: 1 }])).json();
    expect(cart.shipments[0].lineItems).toMatchObject([{ quantity: 2 + Number(pallet?.unitRatio) }]);
  });

  test('lines of one article are added up before they are rounded', async () => {
    const { id } = (await open('contractor')).json();
    const [insulation] = await db.select().from(variants).where(eq(variants.code, '0045120'));
    const { bundles } = await import('../../catalogue/products/products.tables.ts');
    const units = await db
      .select()
      .from(bundles)
      .where(eq(bundles.variantId, insulation?.id ?? 0));
    const held = Number(units.find(({ bundleCode }) => bundleCode === 'PK')?.unitRatio);
    const part = Math.round((held / 10) * 10_000) / 10_000;
    const lines = Array.from({ length: 10 }, () => ({ code: '0045120', quantity: part, unit: 'MTK' }));
    const { rows, cart } = (await quick(id, lines)).json();
    expect(cart.shipments[0].lineItems).toMatchObject([{ code: '0045120', quantity: 1 }]);
    const added = rows.map((row: { added: { quantity: number } }) => row.added.quantity);
    expect(added).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(rows[9].added.sentence).toMatch(/^10 regels samen: 1 pak, samen /);
  });

  test('a quantity by measure keeps its decimals', async () => {
    const { bundles } = await import('../../catalogue/products/products.tables.ts');
    const [variant] = await db.select().from(variants).where(eq(variants.productId, 100_002));
    if (!variant) throw new Error('no variant');
    const { salesUnit, priceUnit } = variant;
    await db.update(variants).set({ salesUnit: 'MTR', priceUnit: 'MTR' }).where(eq(variants.id, variant.id));
    const [bundle] = await db.select().from(bundles).where(eq(bundles.variantId, variant.id));
    const { bundleCode, unitRatio } = bundle ?? { bundleCode: '', unitRatio: '1' };
    await db
      .update(bundles)
      .set({ bundleCode: 'MTR', unitRatio: '1' })
      .where(eq(bundles.id, bundle?.id ?? 0));
    await caughtUp();
    const { id } = (await open('contractor')).json();
    const { rows, cart } = (await quick(id, [{ code: variant.code, quantity: 2.5, unit: 'MTR' }])).json();
    expect(rows[0].added).toMatchObject({ quantity: 2.5, unitId: 'MTR', sentence: '2,5 m¹' });
    expect(cart.shipments[0].lineItems[0].quantity).toBe(2.5);
    await db.update(variants).set({ salesUnit, priceUnit }).where(eq(variants.id, variant.id));
    await db
      .update(bundles)
      .set({ bundleCode, unitRatio })
      .where(eq(bundles.id, bundle?.id ?? 0));
    await caughtUp();
  });

  test('the same key adds once, also at the same moment; for another list it is refused', async () => {
    const { id } = (await open('contractor')).json();
    const lines = [{ code: '1589792', quantity: 2 }];
    const key = { 'idempotency-key': 'lijst-12345678' };
    const answers = await Promise.all([quick(id, lines, key), quick(id, lines, key), quick(id, lines, key)]);
    expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.json().rows).toEqual(answers[1]?.json().rows);
    expect(await db.select().from(cartLines)).toMatchObject([{ quantity: '2.0000' }]);
    expect((await quick(id, [{ code: '1589792', quantity: 3 }], key)).json().code).toBe('keyReused');
  });

  test('two lists at once are both added', async () => {
    const { id } = (await open('contractor')).json();
    await Promise.all(Array.from({ length: 8 }, () => quick(id, [{ code: '1589792', quantity: 1 }])));
    expect(await db.select().from(cartLines)).toMatchObject([{ quantity: '8.0000' }]);
  });

  test('300 rows in one request', async () => {
    const { id } = (await open('contractor')).json();
    const rows = await db.select().from(variants).where(eq(variants.ventureId, '210')).limit(300);
    const answer = await quick(
      id,
      rows.map(({ code }) => ({ code, quantity: 1 })),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json().rows).toHaveLength(300);
  });

  test("not in another user's cart, nor with invalid input", async () => {
    const { id } = (await open('colleague')).json();
    expect((await quick(id, [{ code: '1589792', quantity: 1 }])).statusCode).toBe(404);
    for (const lines of [
      [],
      [{ code: '', quantity: 1 }],
      [{ code: 'x'.repeat(65), quantity: 1 }],
      [{ code: 1, quantity: 1 }],
    ]) {
      expect((await quick(id, lines)).statusCode).toBe(400);
    }
  });
});
