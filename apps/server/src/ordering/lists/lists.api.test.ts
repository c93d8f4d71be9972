import { randomUUID } from 'node:crypto';
import type { OrderList } from '@bouwpoort/contract/ordering/lists';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { siteUserProjects, siteUsers } from '../../customers/identity/identity.tables.ts';

const { app, db, setClock, runJobs, mails, caughtUp, context } = await createTestApp();
const manager = await Shopper.logIn(app, 'aannemer@steenhof.test');
const buyer = await Shopper.logIn(app, 'inkoper@steenhof.test');
const stranger = await Shopper.logIn(app, 'krediet@steenhof.test');
const headers = new Map<Shopper, Record<string, string>>();
for (const [who, email] of [
  [manager, 'aannemer@steenhof.test'],
  [buyer, 'inkoper@steenhof.test'],
  [stranger, 'krediet@steenhof.test'],
] as const) {
  headers.set(who, bearer(await logIn(app, email)));
}

const put = (who: Shopper, url: string, payload: object) =>
  app.inject({ method: 'PUT', url, headers: headers.get(who) ?? {}, payload });

const mortar = '1589792';
const board = '3134464';

async function make(who: Shopper, given: object): Promise<number> {
  const answer = await who.post('/api/lists', { name: 'Lijst', ...given });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().id;
}

async function read(who: Shopper, id: number): Promise<OrderList> {
  const answer = await who.get(`/api/lists/${id}`);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
}

const setUser = async (email: string, change: Partial<typeof siteUsers.$inferInsert>) => {
  await db.update(siteUsers).set(change).where(eq(siteUsers.email, email));
  await caughtUp();
};

async function emptyCart(who: Shopper): Promise<void> {
  await who.put(await who.cart().then((cart) => ({ ...cart, shipments: [] })), {});
}

/** Articles like the mortar, with numbers of their own. */
async function thousandArticles(): Promise<string[]> {
  await db.execute(sql`with made as (
      insert into variant select (jsonb_populate_record(v, jsonb_build_object(
        'id', 5000000 + n, 'guid', gen_random_uuid(), 'code', (90000000 + n)::text, 'supplier_code', ''))).*
      from variant v, generate_series(1, 1000) n where v.code = ${mortar} returning id
    ), units as (
      insert into bundle select (jsonb_populate_record(b, jsonb_build_object(
        'id', 50000000 + row_number() over (), 'variant_id', made.id, 'gtin', null))).*
      from made cross join bundle b where b.variant_id = (select id from variant where code = ${mortar})
    )
    insert into list_price (variant_id, price_delivery, price_pickup, sales_price_per)
    select made.id, l.price_delivery, l.price_pickup, l.sales_price_per
    from made cross join list_price l where l.variant_id = (select id from variant where code = ${mortar})`);
  await caughtUp();
  return Array.from({ length: 1000 }, (_, at) => String(90_000_001 + at));
}

beforeEach(async () => {
  await setUser('inkoper@steenhof.test', {
    memberRole: 'buyer',
    seesPrices: true,
    allProjects: true,
    isManager: false,
  });
});

describe('access to lists', () => {
  test('a personal list is visible to its owner only, also not to managers', async () => {
    const id = await make(buyer, { sharing: 'personal' });
    expect((await buyer.get(`/api/lists/${id}`)).statusCode).toBe(200);
    expect((await manager.get(`/api/lists/${id}`)).statusCode).toBe(404);
    expect((await stranger.get(`/api/lists/${id}`)).statusCode).toBe(404);
    expect(
      JSON.stringify((await manager.get('/api/lists')).json().lists.map((one: OrderList) => one.id)),
    ).not.toContain(String(id));
  });

  test('a company list is for every user of the customer, and only owner and managers delete, archive or share it', async () => {
    const id = await make(manager, { sharing: 'company', lines: [{ code: mortar, quantity: 2 }] });
    const list = await read(buyer, id);
    expect(list).toMatchObject({ mayManage: false, mayOrder: true, owner: { isMe: false } });
    const change = {
      version: list.version,
      name: 'Anders',
      note: '',
      sharing: 'company',
      projectId: null,
      rhythm: null,
    };
    expect((await put(buyer, `/api/lists/${id}`, change)).statusCode).toBe(200);
    for (const answer of [
      await buyer.remove(`/api/lists/${id}`),
      await buyer.post(`/api/lists/${id}/archive`, { archived: true }),
      await put(buyer, `/api/lists/${id}`, { ...change, version: list.version + 1, sharing: 'personal' }),
    ]) {
      expect(answer.statusCode, answer.payload).toBe(403);
    }
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/export/csv'],
      ['GET', '/labels'],
      ['POST', '/order'],
      ['DELETE', ''],
    ] as const) {
      const answer = await app.inject({
        method,
        url: `/api/lists/${id}${path}`,
        headers: headers.get(stranger) ?? {},
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      expect(answer.statusCode, `${method} ${path}`).toBe(404);
    }
  });

  test('a list of a building site is for the users who work there', async () => {
    const { rows } = await db.execute<{ id: number }>(
      sql`insert into project (customer_id, name) values ('510001', 'Woning 12'), ('510001', 'Blok C') returning id`,
    );
    const [own, other] = rows.map(({ id }) => id) as [number, number];
    const id = await make(manager, { sharing: 'site', projectId: own });
    expect((await read(buyer, id)).project).toEqual({ id: own, name: 'Woning 12' });
    await setUser('inkoper@steenhof.test', { allProjects: false });
    expect((await buyer.get(`/api/lists/${id}`)).statusCode).toBe(404);
    const [{ id: buyerId } = { id: '' }] = await db
      .select({ id: siteUsers.id })
      .from(siteUsers)
      .where(eq(siteUsers.email, 'inkoper@steenhof.test'));
    await db.insert(siteUserProjects).values({ siteUserId: buyerId, projectId: own });
    expect((await buyer.get(`/api/lists/${id}`)).statusCode).toBe(200);
    expect((await buyer.post('/api/lists', { name: 'X', sharing: 'site', projectId: other })).statusCode).toBe(400);
    expect((await stranger.post('/api/lists', { name: 'X', sharing: 'site', projectId: own })).statusCode).toBe(400);
    // The project is deleted; its list remains, for its owner and managers.
    await db.execute(sql`delete from project where id = ${own}`);
    expect((await read(manager, id)).project).toBeNull();
    expect((await buyer.get(`/api/lists/${id}`)).statusCode).toBe(404);
  });

  test('a viewer creates and edits lists but cannot order', async () => {
    await setUser('inkoper@steenhof.test', { memberRole: 'viewer' });
    const id = await make(buyer, { sharing: 'company', lines: [{ code: mortar, quantity: 2 }] });
    expect((await read(buyer, id)).mayOrder).toBe(false);
    expect((await buyer.post(`/api/lists/${id}/order`, {})).statusCode).toBe(403);
    expect((await manager.post(`/api/lists/${id}/order`, {})).statusCode).toBe(200);
    await emptyCart(manager);
  });

  test('without the permission to see prices no amount is in any answer or file', async () => {
    const id = await make(manager, { sharing: 'company', lines: [{ code: mortar, quantity: 3 }] });
    const priced = await read(manager, id);
    expect(priced.lines[0]?.price?.amount).toBeGreaterThan(0);
    expect((await manager.get(`/api/lists/${id}/export/csv`)).payload).toContain('Bedrag');
    await setUser('inkoper@steenhof.test', { seesPrices: false });
    const [line] = (await read(buyer, id)).lines;
    expect(line).toBeDefined();
    expect(line).not.toHaveProperty('price');
    const { lists } = (await buyer.get('/api/lists')).json();
    for (const list of lists) expect(list).not.toHaveProperty('amount');
    const csv = (await buyer.get(`/api/lists/${id}/export/csv`)).payload;
    expect(csv).toContain(mortar);
    expect(csv).not.toMatch(/Bedrag|Prijs/);
  });

  test('a shared list survives the deletion of its owner, a personal list does not', async () => {
    const userId = randomUUID();
    await db.execute(sql`insert into site_user (id, venture_id, customer_id, email, first_name, last_name, is_guest_account,
      dynamics, is_manager, use_order_api_codit, is_active, is_blocked)
      values (${userId}, '210', '510001', 'weg@steenhof.test', 'Weg', 'Gaat', false, true, false, false, false, false)`);
    const { rows } = await db.execute<{ id: number }>(sql`insert into order_list
      (customer_id, venture_id, owner_id, owner_name, name, sharing) values
      ('510001', '210', ${userId}, 'Weg', 'Mijn', 'personal'), ('510001', '210', ${userId}, 'Weg', 'Ons', 'company')
      returning id`);
    await db.delete(siteUsers).where(eq(siteUsers.id, userId));
    const { rows: left } = await db.execute(
      sql`select name, owner_id from order_list where id in (${rows[0]?.id}, ${rows[1]?.id})`,
    );
    expect(left).toEqual([{ name: 'Ons', owner_id: null }]);
  });
});

describe('lines', () => {
  test('the same article in the same section is one line, in another section another line', async () => {
    const id = await make(manager, { lines: [{ code: mortar, quantity: 2, note: 'Voor de gevel' }] });
    const again = await manager.post(`/api/lists/${id}/lines`, {
      lines: [
        { code: mortar, quantity: 3 },
        { code: mortar, quantity: 1, section: 'Gevel' },
        { code: '0000000', quantity: 1 },
        { code: 'PV75010', quantity: 1 },
      ],
    });
    expect(again.json().rows.map(({ status }: { status: string }) => status)).toEqual([
      'merged',
      'added',
      'unknown',
      'ambiguous',
    ]);
    expect(again.json().rows[3].choices).toHaveLength(2);
    const { lines, sections } = await read(manager, id);
    expect(lines.map(({ code, quantity, section, note }) => ({ code, quantity, section, note }))).toEqual([
      { code: mortar, quantity: 5, section: '', note: 'Voor de gevel' },
      { code: mortar, quantity: 1, section: 'Gevel', note: '' },
    ]);
    expect(sections).toEqual([{ name: 'Gevel', note: '' }]);
  });

  test('a fraction of a counted unit is refused; a fraction of a measure is rounded to what is sold', async () => {
    const id = await make(manager, {});
    const answer = await manager.post(`/api/lists/${id}/lines`, {
      lines: [
        { code: mortar, quantity: 0.5 },
        { code: '0045120', quantity: 0.8, unit: 'MTK' },
      ],
    });
    expect(answer.json().rows).toMatchObject([
      { status: 'notOrderable', reason: 'Zet dit artikel in hele aantallen op de lijst' },
      { status: 'added', reason: null },
    ]);
    const { lines } = await read(manager, id);
    expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([['0045120', 1]]);
  });

  test('a change of an older version is refused, and the newer change stays', async () => {
    const id = await make(manager, { sharing: 'company', lines: [{ code: mortar, quantity: 2 }] });
    const { version, lines } = await read(manager, id);
    const line = lines[0]?.id ?? 0;
    const first = await put(buyer, `/api/lists/${id}/lines`, { version, change: [{ id: line, quantity: 7 }] });
    expect(first.json().version).toBe(version + 1);
    const second = await put(manager, `/api/lists/${id}/lines`, { version, change: [{ id: line, quantity: 9 }] });
    expect(second.statusCode).toBe(409);
    expect(second.json().detail).toContain('intussen');
    expect((await read(manager, id)).lines[0]?.quantity).toBe(7);
  });

  test('lines change places and sections, also when two of one article swap them', async () => {
    const id = await make(manager, {
      lines: [
        { code: mortar, quantity: 1, section: 'A' },
        { code: mortar, quantity: 2, section: 'B' },
        { code: board, quantity: 3 },
      ],
    });
    const { version, lines } = await read(manager, id);
    const [a, b, c] = lines.map((line) => line.id);
    const sections = [
      { name: 'B', note: 'Boven', lines: [a] },
      { name: 'A', lines: [b, c] },
    ];
    expect((await put(manager, `/api/lists/${id}/arrangement`, { version, sections })).statusCode).toBe(200);
    const after = await read(manager, id);
    expect(after.sections).toEqual([
      { name: 'B', note: 'Boven' },
      { name: 'A', note: '' },
    ]);
    expect(after.lines.map(({ id: lineId, section }) => [lineId, section])).toEqual([
      [a, 'B'],
      [b, 'A'],
      [c, 'A'],
    ]);
    const missing = { version: after.version, sections: [{ name: 'B', lines: [a] }] };
    expect((await put(manager, `/api/lists/${id}/arrangement`, missing)).statusCode).toBe(400);
  });

  test('a removed line is restored in its place, with section, note, quantity, unit and standing amount', async () => {
    const id = await make(manager, {
      lines: [
        { code: mortar, quantity: 1, section: 'A' },
        { code: board, quantity: 3, section: 'A', note: 'Voor de gevel', standing: 10 },
        { code: '1757536', quantity: 2, section: 'A' },
      ],
    });
    const before = await read(manager, id);
    const [, removed, next] = before.lines;
    const remove = [removed?.id];
    await put(manager, `/api/lists/${id}/lines`, { version: before.version, remove });
    const without = await read(manager, id);
    expect(without.lines).toHaveLength(2);
    const restored = { ...removed, unit: removed?.unitId, before: next?.id };
    const back = await put(manager, `/api/lists/${id}/lines`, { version: without.version, restore: [restored] });
    expect(back.statusCode, back.payload).toBe(200);
    const after = await read(manager, id);
    expect(after.version).toBe(back.json().version);
    const told = ({ lines }: OrderList) =>
      lines.map(({ code, quantity, unitId, note, section, standing }) => [
        code,
        quantity,
        unitId,
        note,
        section,
        standing,
      ]);
    expect(told(after)).toEqual(told(before));
  });

  test('a line is restored although its article is gone, and merges with one that was added meanwhile', async () => {
    const id = await make(manager, { lines: [{ code: mortar, quantity: 2 }] });
    const { version, lines } = await read(manager, id);
    const own = { ...lines[0], unit: lines[0]?.unitId, note: 'Van zolder', before: null };
    const gone = { ...own, contentId: randomUUID(), code: '99', displayName: 'Oude voegvuller', section: 'Afwerking' };
    const back = await put(manager, `/api/lists/${id}/lines`, { version, restore: [own, gone] });
    expect(back.statusCode, back.payload).toBe(200);
    const after = await read(manager, id);
    expect(after.sections).toEqual([{ name: 'Afwerking', note: '' }]);
    expect(after.lines).toMatchObject([
      { code: mortar, quantity: 4, note: 'Van zolder', notOrderable: null },
      { code: '99', displayName: 'Oude voegvuller', quantity: 2, notOrderable: 'gone', section: 'Afwerking' },
    ]);
    const denied = await put(stranger, `/api/lists/${id}/lines`, { version: after.version, restore: [own] });
    expect(denied.statusCode).toBe(404);
    // Articles of another venture cannot be added this way.
    const { rows } = await db.execute<{ guid: string }>(
      sql`select guid from variant where venture_id <> (select venture_id from variant where code = ${mortar} order by venture_id limit 1) limit 1`,
    );
    const restore = [{ ...own, contentId: rows[0]?.guid }];
    const foreign = await put(manager, `/api/lists/${id}/lines`, { version: after.version, restore });
    expect(foreign.statusCode, foreign.payload).toBe(400);
    expect((await read(manager, id)).lines).toHaveLength(2);
  });

  test('a line that is moved to a section with the same article keeps its note and standing amount', async () => {
    const id = await make(manager, {
      lines: [
        { code: mortar, quantity: 1 },
        { code: mortar, quantity: 2, section: 'B', note: 'Alleen boven', standing: 6 },
      ],
    });
    const { version, lines } = await read(manager, id);
    const sections = [{ name: '', lines: lines.map((line) => line.id) }];
    await put(manager, `/api/lists/${id}/arrangement`, { version, sections });
    expect((await read(manager, id)).lines).toMatchObject([{ quantity: 3, note: 'Alleen boven', standing: 6 }]);
  });

  test('a discontinued article stays, with its replacement; nothing is replaced until the user chooses', async () => {
    const id = await make(manager, { lines: [{ code: board, quantity: 4 }] });
    await db.execute(
      sql`insert into product_relation (product_id, kind, other_id, position) values (100001, 'replaces', 100002, 0)`,
    );
    await db.execute(sql`update variant set stop_publish = '2020-01-01' where code = ${board}`);
    await caughtUp();
    const { lines, version } = await read(manager, id);
    expect(lines[0]).toMatchObject({
      code: board,
      notOrderable: 'gone',
      price: null,
      replacements: [{ code: mortar, kind: 'replaces' }],
    });
    const ordered = await manager.post(`/api/lists/${id}/order`, {});
    expect(ordered.json()).toMatchObject({ added: 0, refused: [{ id: lines[0]?.id }] });
    const change = [{ id: lines[0]?.id, contentId: lines[0]?.replacements[0]?.contentId, quantity: 5 }];
    expect((await put(manager, `/api/lists/${id}/lines`, { version, change })).statusCode).toBe(200);
    expect((await read(manager, id)).lines).toMatchObject([{ code: mortar, quantity: 5, notOrderable: null }]);
    await db.execute(sql`update variant set stop_publish = null where code = ${board}`);
    await caughtUp();
  });

  test('without a replacement similar articles are suggested, marked as such and with their price', async () => {
    const slab = '9732512';
    const id = await make(manager, { lines: [{ code: slab, quantity: 4 }] });
    await db.execute(sql`update variant set stop_publish = '2020-01-01' where code = ${slab}`);
    await caughtUp();
    const [line] = (await read(manager, id)).lines;
    expect(line).toMatchObject({ code: slab, notOrderable: 'gone' });
    const proposed = line?.replacements ?? [];
    expect(proposed.length).toBeGreaterThan(0);
    expect(proposed.length).toBeLessThanOrEqual(3);
    for (const { kind, code, price } of proposed) {
      expect(kind).toBe('similar');
      expect(code).not.toBe(slab);
      expect(price?.price).toBeGreaterThan(0);
    }
    const { rows } = await db.execute(
      sql`select count(distinct p.category_id)::int as categories from variant v join product p on p.id = v.product_id
          where v.code = any(${sql.param([slab, ...proposed.map(({ code }) => code)])}::text[])`,
    );
    expect(rows).toEqual([{ categories: 1 }]);
    await setUser('inkoper@steenhof.test', { seesPrices: false });
    const shared = await make(manager, { sharing: 'company', copyOf: id });
    const unpriced = await buyer.get(`/api/lists/${shared}`);
    expect(unpriced.json().lines[0].replacements).toHaveLength(proposed.length);
    expect(unpriced.payload).not.toContain('"price"');
    await setUser('inkoper@steenhof.test', { seesPrices: true });
    await db.execute(sql`update variant set stop_publish = null where code = ${slab}`);
    await caughtUp();
  });
});

describe('ordering', () => {
  test('the whole list, in one request and once per key', async () => {
    await emptyCart(buyer);
    const lines = [
      { code: mortar, quantity: 2 },
      { code: board, quantity: 3, section: 'Wanden' },
    ];
    const id = await make(manager, { sharing: 'company', lines });
    const key = { 'idempotency-key': randomUUID() };
    const first = await buyer.post(`/api/lists/${id}/order`, {}, key);
    const second = await buyer.post(`/api/lists/${id}/order`, {}, key);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json().added).toBe(2);
    const inCart = (await buyer.cart()).shipments[0]?.lineItems.map(({ code, quantity }) => [code, quantity]);
    expect(inCart).toEqual([
      [mortar, 2],
      [board, 3],
    ]);
    expect((await read(manager, id)).lastOrdered?.by).not.toBe('');
    await emptyCart(buyer);
  });

  test('some lines, with quantities for this time only', async () => {
    await emptyCart(buyer);
    const id = await make(buyer, {
      lines: [
        { code: mortar, quantity: 2 },
        { code: board, quantity: 3 },
      ],
    });
    const [line] = (await read(buyer, id)).lines;
    const answer = await buyer.post(`/api/lists/${id}/order`, { lines: [{ id: line?.id, quantity: 9 }] });
    expect(answer.json().cart.shipments[0].lineItems).toMatchObject([{ code: mortar, quantity: 9 }]);
    expect((await read(buyer, id)).lines[0]?.quantity).toBe(2);
    await emptyCart(buyer);
  });

  test('the quantity missing up to the standing amount', async () => {
    await emptyCart(buyer);
    const id = await make(buyer, {
      lines: [
        { code: mortar, quantity: 1, standing: 12 },
        { code: board, quantity: 1, standing: 8 },
      ],
    });
    const [a, b] = (await read(buyer, id)).lines;
    const counted = [
      { id: a?.id, counted: 5 },
      { id: b?.id, counted: 8 },
    ];
    const answer = await buyer.post(`/api/lists/${id}/order`, { counted });
    expect(answer.json().added).toBe(1);
    expect(answer.json().cart.shipments[0].lineItems).toMatchObject([{ code: mortar, quantity: 7 }]);
    expect((await read(buyer, id)).lastCounted).not.toBeNull();
    await emptyCart(buyer);
  });

  test('a list of a thousand lines opens with prices and is ordered in one go; one more does not fit', async () => {
    await emptyCart(manager);
    const codes = await thousandArticles();
    const id = await make(manager, { name: 'Duizend', lines: codes.map((code) => ({ code, quantity: 1 })) });
    const list = await read(manager, id);
    expect(list.lines).toHaveLength(1000);
    expect(list.lines.every(({ price }) => (price?.amount ?? 0) > 0)).toBe(true);
    const more = await manager.post(`/api/lists/${id}/lines`, { lines: [{ code: mortar, quantity: 1 }] });
    expect(more.statusCode).toBe(400);
    expect(more.json().detail).toContain('hooguit 1.000 regels');
    const ordered = await manager.post(`/api/lists/${id}/order`, {});
    expect(ordered.statusCode, ordered.payload.slice(0, 300)).toBe(200);
    expect(ordered.json()).toMatchObject({ added: 1000, refused: [] });
    const cart = await manager.cart();
    const inCart = cart.shipments[0]?.lineItems ?? [];
    expect(inCart).toHaveLength(1000);
    // The maximum is reached: nothing of a second list is added, and the existing lines stay.
    const other = await make(manager, { lines: [{ code: mortar, quantity: 1 }] });
    expect((await manager.post(`/api/lists/${other}/order`, {})).statusCode).toBe(400);
    // All of it becomes an order.
    const day = inCart
      .map(({ deliveryDateAfter }) => deliveryDateAfter ?? '')
      .toSorted()
      .at(-1);
    const dates = { preferredDeliveryDate: day, latestDeliveryDate: day, hasConfirmedLatestDeliveryDateExceeded: true };
    const prepared = await manager.prepare(cart.id, dates);
    expect(prepared.statusCode, prepared.payload.slice(0, 300)).toBe(200);
    const placed = await manager.convert(cart.id);
    expect(placed.statusCode, placed.payload.slice(0, 300)).toBe(200);
    const { rows } = await db.execute(
      sql`select count(*)::int as lines from sales_order_line where variant_code like '900_____'`,
    );
    expect(rows).toEqual([{ lines: 1000 }]);
    expect((await manager.cart()).shipments[0]?.lineItems).toEqual([]);
  });
});

describe('copy, archive, delete and undo', () => {
  test('a copy is a list of its own', async () => {
    const id = await make(manager, { sharing: 'company', lines: [{ code: mortar, quantity: 2, section: 'A' }] });
    const copy = await make(buyer, { name: 'Kopie', copyOf: id });
    expect(await read(buyer, copy)).toMatchObject({
      owner: { isMe: true },
      sharing: 'personal',
      sections: [{ name: 'A' }],
      lines: [{ code: mortar, quantity: 2, section: 'A' }],
    });
    expect((await stranger.post('/api/lists', { name: 'Gestolen', copyOf: id })).statusCode).toBe(404);
  });

  test('archived lists are listed separately, deleted ones are gone until restored', async () => {
    const id = await make(buyer, {});
    const idsOf = async (archived: boolean) =>
      (await buyer.get(`/api/lists?archived=${archived}`)).json().lists.map((one: OrderList) => one.id);
    await buyer.post(`/api/lists/${id}/archive`, { archived: true });
    expect(await idsOf(false)).not.toContain(id);
    expect(await idsOf(true)).toContain(id);
    await buyer.post(`/api/lists/${id}/archive`, { archived: false });
    expect(await idsOf(false)).toContain(id);
    expect((await buyer.remove(`/api/lists/${id}`)).statusCode).toBe(200);
    expect((await buyer.get(`/api/lists/${id}`)).statusCode).toBe(404);
    expect((await manager.post(`/api/lists/${id}/restore`, {})).statusCode).toBe(404);
    expect((await buyer.post(`/api/lists/${id}/restore`, {})).statusCode).toBe(200);
    expect((await buyer.get(`/api/lists/${id}`)).statusCode).toBe(200);
  });
});

describe('files', () => {
  test.each(['csv', 'xlsx'])('a list exported as %s is imported unchanged', async (format) => {
    const lines = [
      { code: mortar, quantity: 2, note: '=nog bellen', section: 'Gevel; "noord"', standing: 12 },
      { code: board, quantity: 3 },
    ];
    const id = await make(manager, { name: 'Uit <b>en</b> in', lines });
    const file = await manager.get(`/api/lists/${id}/export/${format}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="bestellijst-[\w-]+\.\w+"$/);
    const read1 = await manager.post('/api/lists/read', { content: file.rawPayload.toString('base64') });
    expect(read1.statusCode, read1.payload).toBe(200);
    const copy = await make(manager, { name: 'Terug', lines: read1.json().lines });
    const facts = (list: OrderList) =>
      list.lines
        .map(({ code, quantity, note, section, standing }) => ({ code, quantity, note, section, standing }))
        .sort((a, b) => a.code.localeCompare(b.code));
    expect(facts(await read(manager, copy))).toEqual(facts(await read(manager, id)));
  });

  test('a row of a file that becomes no line has a reason', async () => {
    const rows = [
      'Artikelnummer;Aantal;Eenheid',
      `${mortar};2,5;zak`,
      ';3;zak',
      `${board};twee;plaat`,
      `${board};0;plaat`,
      '',
      `${board};2000000;plaat`,
      `${board};;`,
    ];
    const content = Buffer.from(rows.join('\r\n')).toString('base64');
    const answer = await manager.post('/api/lists/read', { content });
    expect(answer.json()).toMatchObject({
      lines: [
        { code: mortar, quantity: 2.5, unit: 'zak' },
        { code: board, quantity: 1, unit: '' },
      ],
      skipped: [
        { place: 3, text: '3 zak', reason: 'noArticle' },
        { place: 4, text: `${board} twee plaat`, reason: 'quantity' },
        { place: 5, reason: 'zeroQuantity' },
        { place: 7, reason: 'tooLarge' },
      ],
      skippedCount: 4,
    });
  });

  test('a PDF of the list', async () => {
    const id = await make(manager, { lines: [{ code: mortar, quantity: 2 }] });
    const pdf = await manager.get(`/api/lists/${id}/export/pdf`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a file of 70,000 rows is read', async () => {
    const content = Buffer.from(`${mortar};2\n`.repeat(70_000)).toString('base64');
    const answer = await manager.post('/api/lists/read', { content });
    expect(answer.json()).toMatchObject({ skippedCount: 69_000 });
  });

  test('a PDF of a thousand lines', async () => {
    const id = await make(manager, { lines: [{ code: mortar, quantity: 2 }] });
    const note = 'Achter de keet, links van de kraan en niet op het gras. '.repeat(3);
    await db.execute(sql`insert into order_list_line
      (list_id, content_id, code, display_name, quantity, unit, note, section, position)
      select ${id}, gen_random_uuid(), 'x' || at, 'Een artikel dat er niet meer is, maar wel een lange naam heeft', 2,
        'PCE', ${note}, '', at from generate_series(2, 1000) at`);
    expect((await manager.get(`/api/lists/${id}/export/pdf`)).statusCode).toBe(200);
  });

  test.each([
    ['no base64', '???'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 en dan niets').toString('base64')],
  ])('%s is refused', async (_, content) => {
    expect((await manager.post('/api/lists/read', { content })).statusCode).toBe(400);
  });
});

describe('rhythm', () => {
  test('on its day the owner gets one mail, and nothing is ordered', async () => {
    const id = await make(buyer, { name: 'Bus 3', lines: [{ code: mortar, quantity: 2 }] });
    const { version } = await read(buyer, id);
    const change = { version, name: 'Bus 3', note: '', sharing: 'personal', projectId: null };
    expect((await put(buyer, `/api/lists/${id}`, { ...change, rhythm: { every: 'week', on: 2 } })).statusCode).toBe(
      200,
    );
    const { readyListsOfToday } = await import('./ready-lists.ts');
    const told = async () =>
      (await mails()).filter(({ kind, subject }) => kind === 'order-list-ready' && subject.startsWith('Bus 3'));
    // A Tuesday, before and after half past six.
    setClock(new Date('2026-11-17T06:15:00+01:00'));
    await readyListsOfToday(context, {});
    setClock(new Date('2026-11-17T06:45:00+01:00'));
    await Promise.all([readyListsOfToday(context, {}), readyListsOfToday(context, {})]);
    await readyListsOfToday(context, {});
    await runJobs();
    expect(await told()).toHaveLength(1);
    expect((await told())[0]).toMatchObject({ to: 'inkoper@steenhof.test' });
    const fresh = await Shopper.logIn(app, 'inkoper@steenhof.test');
    expect(await read(fresh, id)).toMatchObject({ readySince: '2026-11-17', rhythm: { every: 'week', on: 2 } });
    expect((await fresh.cart()).shipments[0]?.lineItems ?? []).toEqual([]);
    await fresh.post(`/api/lists/${id}/order`, {});
    expect((await read(fresh, id)).readySince).toBeNull();
    setClock(new Date('2026-11-16T10:00:00+01:00'));
  });
});

test('a customer with the maximum number of lists deletes one and creates another', async () => {
  const id = await make(manager, { name: 'De laatste' });
  await db.execute(sql`insert into order_list select (jsonb_populate_record(one, jsonb_build_object(
      'id', 7000000 + n, 'deleted_at', null))).*
    from order_list one, generate_series(1, 1000 - (
      select count(*)::int from order_list own where own.customer_id = one.customer_id and own.deleted_at is null)) n
    where one.id = ${id}`);
  const again = () => manager.post('/api/lists', { name: 'Nog een' });
  expect((await again()).statusCode).toBe(400);
  expect((await manager.remove(`/api/lists/${id}`)).statusCode).toBe(200);
  expect((await again()).statusCode).toBe(200);
  await db.execute(sql`delete from order_list where id > 7000000`);
});
