import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { checkOpenPayments } from '../../ordering/payments/payments.jobs.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { enqueue } from '../jobs/jobs.ts';

/*
 * One row as bad as its table allows, in every table that a list is made of: the list goes out without it, and one line
 * of the log names it.
 */

const here = await createTestApp();
const { app, db, logged } = here;
// A Monday morning.
here.setClock(new Date('2026-11-16T10:00:00+01:00'));

// An upgrade leaves rows alone that were there before a rule (docs/decisions/0016): here they come in without the
// rules.
await db.execute(sql`do $$ declare rule record; begin
  for rule in select conrelid::regclass as owner, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'
  loop execute format('alter table %s drop constraint %I', rule.owner, rule.name); end loop;
end $$`);

let customer: Record<string, string>;
beforeAll(async () => {
  customer = bearer(await logIn(app, 'aannemer@steenhof.test'));
});

/** Inserts the rows and waits until the app was notified. */
async function plant(...statements: (SQL | Promise<SQL>)[]): Promise<void> {
  for (const statement of statements) await db.execute(await statement);
  await here.caughtUp();
}

interface Ask {
  as?: Record<string, string>;
  post?: object;
}

function ask(url: string, { as = {}, post }: Ask = {}) {
  return app.inject({
    ...(post ? { method: 'POST' as const, payload: post } : {}),
    url,
    headers: { 'venture-id': '210', ...as },
  });
}

/** Requests it twice, so that the second answer may come from a cache. */
async function get(url: string, options: Ask = {}) {
  for (let time = 0; time < 2; time++) {
    const answer = await ask(url, options);
    expect(answer.statusCode, `${url}: ${answer.payload.slice(0, 500)}`).toBe(200);
    if (time === 1) return answer;
    // The cached first answer must not hide an error of the second.
    here.cache.drop('venture');
    here.cache.drop('branches');
  }
  throw new Error('asked twice');
}

/** Lines of the log that say which row it is. */
const naming = (id: string | number) =>
  logged.filter((line) => Number(line.level) >= 40 && JSON.stringify(line).includes(String(id)));

async function idIn(query: SQL): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(query);
  if (!rows[0]) throw new Error('the demo world has no such row');
  return rows[0].id;
}

/** A row like one that is there, but for these columns. */
async function copyOf(table: string, where: SQL, changes: Record<string, unknown>): Promise<SQL> {
  const { rows } = await db.execute<{ name: string }>(sql`select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  const columns = rows.map(({ name }) => sql.identifier(name));
  const listed = sql.join(columns, sql`, `);
  return sql`insert into ${sql.identifier(table)} (${listed}) select ${listed}
    from (select (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).* from ${sql.identifier(table)} t
      where ${where} limit 1) copied`;
}

describe('branches', () => {
  test('with an unknown type or service, or an impossible position', async () => {
    const whole = (await get('/api/ventures/locations')).json().length;
    const shops = (await get('/api/ventures/210')).json().storeLocations.length;
    const ofSteenhof = sql`venture_id = '210'`;
    const own = { default_branch_location: false };
    await plant(
      copyOf('branch', ofSteenhof, { ...own, branch_id: 'stuk-1', type: 'kiosk' }),
      copyOf('branch', ofSteenhof, {
        ...own,
        branch_id: 'stuk-2',
        bouwshop_services: ['kapper', null],
      }),
      copyOf('branch', ofSteenhof, { ...own, branch_id: 'stuk-3', assortment: [null] }),
      copyOf('branch', ofSteenhof, { ...own, branch_id: 'stuk-4' }),
      sql`update branch set latitude = 'NaN', longitude = 'Infinity' where branch_id = 'stuk-4'`,
    );
    expect((await get('/api/ventures/locations')).json()).toHaveLength(whole);
    // Position and assortment are not part of that answer.
    const names = (await get('/api/ventures/210')).json().storeLocations;
    expect(names.length).toBeGreaterThanOrEqual(shops);
    expect(names.map(({ branchId }: { branchId: string }) => branchId)).not.toContain('stuk-2');
    for (const id of ['stuk-1', 'stuk-2', 'stuk-3', 'stuk-4']) expect(naming(id), id).toHaveLength(1);
  });

  test('with hours, deviations and cut-offs on days there are not', async () => {
    const id = await idIn(sql`select branch_id as id from branch where venture_id = '210' and default_branch_location`);
    const cutOffs = (await get('/api/calendar/cutofftimes/210')).json();
    const hours = (await get(`/api/ventures/openinghours/210/${id}`)).json();
    await plant(
      sql`insert into opening_hours values (${id}, 'shop', 0, '24:00', '24:00'), (${id}, 'shop', 99, '24:00', '00:00'),
        (${id}, 'keuken', 1, '08:00', '07:00')`,
      sql`insert into opening_deviation values (${id}, 'shop', 'infinity', 'nooit'),
        (${id}, 'showroom', '9999-12-31', ''), (${id}, 'shop', '20000-01-01', '')`,
      sql`insert into opening_deviation_period values (${id}, 'shop', 'infinity', '24:00', '24:00')`,
      sql`insert into cut_off_time values (${id}, 0, 'storedelivery', '24:00', -5),
        (${id}, 9, 'instorepickup', '10:00', 2147483647), (${id}, 1, 'postduif', '10:00', 1)`,
    );
    expect((await get('/api/calendar/cutofftimes/210')).json()).toEqual(cutOffs);
    expect((await get(`/api/ventures/openinghours/210/${id}`)).json()).toEqual(hours);
    expect(naming('cut_off_time').length).toBe(3);
    expect(naming('opening_hours').length).toBe(3);
  });

  test('that close for ever, and have always been closed', async () => {
    const ofAll = await app.inject('/api/calendar/holidays?days=730');
    await plant(
      sql`insert into calendar_closure values (9001, null, '-infinity', '-infinity', 'nooit'),
        (9002, null, 'infinity', 'infinity', 'ooit'), (9003, null, '9999-01-01', '0001-01-01', 'achterstevoren'),
        (9004, '210', '0044-03-15 BC', '294276-01-01', 'altijd')`,
    );
    expect((await app.inject('/api/calendar/holidays?days=730')).json()).toEqual(ofAll.json());
    const after = (await get('/api/calendar/holidays?days=730')).json();
    expect(after).toHaveLength(731);
    await plant(sql`delete from calendar_closure where id = 9004`);
  });
});

describe('ventures', () => {
  test('with nothing right but their id', async () => {
    await plant(
      sql`insert into venture select '999', '', '//', '', true, true, false, false, false, true,
        '{{exe,null},{csv,pdf}}', null, 'url(javascript:1)', -2147483648, ${'[{"slogan": 1}]'}::jsonb`,
      sql`update venture set presentation = presentation || ${JSON.stringify({
        registerUSPItems: [{ text: 'ok' }, null, 5],
        uspSettings: 'geen',
        logoUrl: { url: '/media/x.svg' },
      })}::jsonb where id = '210'`,
    );
    expect(Object.keys((await get('/api/ventures')).json())).toContain('210');
    expect((await get('/api/ventures/210')).json()).toMatchObject({ id: '210', uspSettings: [], logoUrl: '' });
    await get('/api/ventures/999');
    await get('/api/manifest?path=steenhof');
    await get('/sitemap.xml');
    expect(naming('999').length).toBeGreaterThan(0);
  });
});

describe('menus', () => {
  test('keep the items that hold', async () => {
    const menu = (await get('/api/navigation/web/210')).json();
    const bad = [null, 5, { id: 'stuk' }, { ...menu.headerLinks[0], id: 'half', children: [{ text: 1 }] }];
    await plant(
      sql`update navigation set header_links = header_links || ${JSON.stringify(bad)}::jsonb,
        secondary_links = secondary_links || '[{"href": 1}]', footer_links = footer_links || '[{"title": "Stuk"}]'
        where venture_id = '210'`,
    );
    expect((await get('/api/navigation/web/210')).json()).toEqual({
      ...menu,
      headerLinks: [...menu.headerLinks, { ...menu.headerLinks[0], id: 'half', children: [] }],
    });
    expect(naming('navigation')).toHaveLength(1);
    await plant(sql`update navigation set footer_links = 'null', header_links = '{"a": 1}' where venture_id = '210'`);
    expect((await get('/api/navigation/web/210')).json()).toMatchObject({ footerLinks: [], headerLinks: [] });
  });
});

describe('texts', () => {
  test('under keys that no object should have', async () => {
    await plant(
      sql`insert into translation values ('nl', 'cart', '__proto__', 'x'), ('nl', 'cart', '', '{{{{'),
        ('nl', 'cart', 'constructor', ''), ('nl', 'cart', 'lang', repeat('x', 1000000)) on conflict do nothing`,
    );
    const texts = (await get('/api/translation/nl/cart')).json();
    expect(Object.keys(texts).length).toBeGreaterThan(10);
  });
});

describe('pages', () => {
  test('from the end of time, without properties, or nested without end', async () => {
    const parentId = await idIn(
      sql`select parent_id as id from content where parent_id is not null and content_type = 'NewsPage' and venture_id = '210' limit 1`,
    );
    const list = `/api/cms/v3.0/content/${parentId}/children`;
    const before = (await get(list)).json().length;
    const map = (await get('/sitemap-steenhof.xml')).payload.split('<url>').length;
    const inParent = sql`parent_id = ${parentId}`;
    const page = (id: string, changes: Record<string, unknown>) =>
      copyOf('content', inParent, { id, guid: randomUUID(), url: `/steenhof/nieuws/${id}`, ...changes });
    const deep = `${'{"blocks":['.repeat(300)}${']}'.repeat(300)}`;
    await plant(
      page('stuk-a', {}),
      sql`update content set published_at = 'infinity', changed_at = '-infinity' where id = 'stuk-a'`,
      page('stuk-b', { properties: [1, null] }),
      page('stuk-c', {}),
      sql`update content set properties = ${deep}::jsonb where id = 'stuk-c'`,
      page('stuk-d', { url: '//', content_type: '', name: '' }),
      page('stuk-e', { properties: { title: { a: 1 }, related: [null, { id: 5 }], source: [], blocks: 'x' } }),
    );
    const after = (await get(list)).json();
    expect(after.length).toBeGreaterThanOrEqual(before);
    expect((await get('/sitemap-steenhof.xml')).payload.split('<url>').length).toBeGreaterThanOrEqual(map);
    for (const id of ['stuk-a', 'stuk-b', 'stuk-c']) {
      expect(naming(id).filter(({ row }) => row === id)).toHaveLength(1);
    }
    expect(after.map(({ contentLink }: { contentLink: { id: string } }) => contentLink.id)).not.toContain('stuk-a');
    expect((await ask('/api/cms/v3.0/content/stuk-a')).statusCode).toBe(404);
    for (const id of ['stuk-b', 'stuk-c', 'stuk-d', 'stuk-e']) {
      expect([200, 404], id).toContain((await ask(`/api/cms/v3.0/content/${id}`)).statusCode);
    }
    await get('/api/cms/v3.0/content?contentUrl=/steenhof&expand=*');
    await get('/api/cms/v3.0/content?contentUrl=/steenhof/nieuws&expand=*');
  });
});

describe('articles', () => {
  interface Article {
    id: number;
    variant: number;
    guid: string;
    code: string;
    [name: string]: unknown;
  }
  const articles = async (count: number): Promise<Article[]> =>
    (
      await db.execute<Article>(sql`select p.id, v.id as variant, v.guid, v.code from product p
        join lateral (select * from variant where product_id = p.id order by position limit 1) v on true
        join list_price l on l.variant_id = v.id and l.price_delivery > 0
        where p.venture_id = '210' and p.id > 100020 order by p.id limit ${count}`)
    ).rows;

  test('with units, pictures and dates that cannot be', async () => {
    const all = await articles(8);
    const [a, b, c, d, e, f, g, h] = all as [Article, Article, Article, Article, Article, Article, Article, Article];
    await plant(
      sql`update bundle set unit_ratio = 'NaN' where variant_id = ${a.variant}`,
      sql`update bundle set unit_ratio = 0, price_per = 0 where variant_id = ${b.variant}`,
      sql`update product set image_assets = array[null, 'javascript:1']::text[], display_image = '' where id = ${c.id}`,
      sql`update product set start_publish = '-infinity', stop_publish = 'infinity' where id = ${d.id}`,
      sql`update variant set start_publish = '-infinity', stop_publish = 'infinity' where product_id = ${e.id}`,
      sql`update product set market_filter = array[null]::text[], usp_list = array[['a', null]], download_assets = '5', vat_rate = -7 where id = ${f.id}`,
      sql`update variant set image_assets = array[null]::text[], download_assets = '[null]', usp_list = array[null]::text[], sales_unit = '', price_unit = 'constructor' where product_id = ${g.id}`,
      sql`update product set ancestors = array[null, -1]::int[], order_count = -5 where id = ${h.id}`,
    );
    const found = (await get('/api/content/search/products/210', { post: { top: 100 } })).json();
    expect(found.results.length).toBeGreaterThan(50);
    for (const { code } of all) {
      await get('/api/content/search/products/210', { post: { query: code } });
      await get(`/api/search/autocompletemultiple/210/${code}`);
    }
    for (const { id } of all) {
      const answer = await ask(`/api/cms/v3.0/content/${id}__CatalogContent?expand=*`);
      expect([200, 404], `${id}: ${answer.payload}`).toContain(answer.statusCode);
      expect([200, 404]).toContain((await ask(`/api/cms/v3.0/content/${id}__CatalogContent/children`)).statusCode);
    }
    await get('/sitemap-steenhof-producten-1.xml');
    const units = await db.execute<{ id: number }>(sql`select id from bundle where variant_id = ${a.variant}`);
    expect(units.rows.length).toBeGreaterThan(0);
    for (const { id } of units.rows) {
      expect(logged.filter((line) => line.table === 'bundle' && line.row === id)).toHaveLength(1);
    }
  });

  test('with prices, tiers and stock that are no numbers', async () => {
    const all = (await articles(20)).slice(10);
    const [a, b, c, d, e] = all as [Article, Article, Article, Article, Article];
    const warehouse = sql`(select min(code) from warehouse)`;
    await plant(
      sql`update list_price set price_delivery = 'NaN', price_pickup = 'NaN' where variant_id = ${a.variant}`,
      sql`update list_price set sales_price_per = 0, price_pickup = 'NaN' where variant_id = ${b.variant}`,
      sql`insert into price_tier values (${c.variant}, 'warehouse', 'NaN', 'geen', 'NaN', 'NaN'),
        (${c.variant}, 'luchtpost', -1, '', 1, 1), (${c.variant}, 'warehouse', 0, '', 0.0001, 'NaN')`,
      sql`delete from price_agreement where variant_id = ${d.variant}`,
      sql`insert into price_agreement (id, venture_id, customer_id, variant_id, price_delivery, price_pickup,
          sales_price_per, price_unit, valid_from, valid_until)
        values (990001, '210', null, ${d.variant}, 'NaN', 'NaN', 0, '', '-infinity', 'infinity'),
        (990002, '210', (select customer_id from site_user where email = 'aannemer@steenhof.test'), ${d.variant},
          'NaN', 'NaN', 0, '', '-infinity', 'infinity')`,
      sql`insert into stock values (${e.variant}, ${warehouse}, 'NaN') on conflict (variant_id, warehouse_code)
        do update set purchase_available_quantity = 'NaN'`,
    );
    const guids = all.map(({ guid }) => guid);
    const prices = (
      await get('/api/pricing', { as: customer, post: { ids: guids, marketId: '210', currencyCode: 'EUR' } })
    ).json();
    expect(prices).toHaveLength(guids.length);
    const pricesOf = (guid: string) => prices.find((row: { contentId: string }) => row.contentId === guid).prices;
    expect(pricesOf(a.guid)).toEqual([]);
    expect(pricesOf(e.guid)).toHaveLength(1);
    for (const { guid } of all) await get(`/api/pricing/${guid}/tiered`, { as: customer });
    const stock = await get('/api/cms/v3.0/inventory/bulk', { as: customer, post: { contentIds: guids } });
    expect(Object.keys(stock.json())).toEqual(guids);
    const list = await get('/api/account/pricelist/csv', { as: customer });
    expect(list.payload.split('\n').length).toBeGreaterThan(100);
    const named = (table: string, row: string) =>
      logged.filter((line) => line.table === table && String(line.row).startsWith(row));
    expect(named('list_price or price_agreement', `variant ${a.variant}`)).toHaveLength(1);
    expect(named('list_price or price_agreement', 'agreement 990002')).toHaveLength(1);
    expect(named('price_tier', `variant ${c.variant} warehouse NaN`)).toHaveLength(1);
    expect(named('price_tier', `variant ${c.variant} luchtpost`)).toHaveLength(1);
    expect(named('stock', `${e.variant} `)).toHaveLength(1);
  });
});

describe('files', () => {
  test('without bytes, or that are no picture, are not found, and pages go on without them', async () => {
    await plant(
      sql`insert into media_file values ('/media/stuk/leeg.svg', 'image/svg+xml', null, null),
        ('/media/stuk/recept.svg', 'image/svg+xml', null, '{"kind": "hond"}'),
        ('/media/stuk/foto.jpg', 'image/jpeg', 'geen foto', null),
        ('/media/stuk/kop.jpg', ${'image/jpeg\r\nx: y'}, 'geen foto', null)`,
    );
    for (const path of ['leeg.svg', 'recept.svg', 'foto.jpg?width=640', 'kop.jpg', 'kop.jpg?width=640']) {
      const answer = await ask(`/media/stuk/${path}`);
      expect(answer.statusCode, `${path}: ${answer.payload}`).toBe(404);
    }
    for (const path of ['leeg.svg', 'recept.svg', 'foto.jpg', 'kop.jpg']) expect(naming(path).length, path).toBe(1);
    await plant(
      sql`update venture set presentation = presentation || '{"logoUrl": "/media/stuk/recept.svg"}' where id = '210'`,
    );
    await get('/api/ventures/210');
  });
});

describe('customers', () => {
  test('with addresses of no kind and credit that is no number', async () => {
    const id = await idIn(sql`select customer_id as id from site_user where email = 'aannemer@steenhof.test'`);
    const before = (await get('/api/account/addressbook', { as: customer })).json();
    await plant(
      sql`update customer set credit_limit = 'NaN', credit_used = 'NaN', customer_group = '' where customer_id = ${id}`,
      copyOf('customer_address', sql`customer_id = ${id}`, {
        address_id: 'stuk-adres',
        address_type: 'maan',
        shipping_default: false,
      }),
    );
    expect((await get('/api/account/addressbook', { as: customer })).json()).toEqual(before);
    await get('/api/account', { as: customer });
    const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
    const cart = await shopper.fill([['1589792', 10]]);
    const prepared = await shopper.prepare(cart.id, {
      preferredDeliveryDate: '2026-11-17',
      latestDeliveryDate: '2026-11-18',
    });
    expect(prepared.statusCode, prepared.payload).toBe(200);
    const { results } = (await shopper.get(`/api/carts/${cart.id}/paymentmethods`)).json();
    expect(results.map(({ name }: { name: string }) => name)).not.toContain('invoice');
    expect((await shopper.convert(cart.id)).statusCode).toBe(402);
    expect(logged.filter((line) => line.table === 'customer' && line.row === id)).toHaveLength(1);
    expect(naming('stuk-adres')).toHaveLength(1);
  });
});

describe('orders', () => {
  test('with addresses, amounts and dates that cannot be', async () => {
    const before = (await get('/api/orders', { as: customer })).json();
    const ids = before.slice(0, 3).map(({ orderId }: { orderId: string }) => orderId);
    const odd = before[3].orderId;
    await plant(
      sql`update sales_order set delivery_address = '[]', invoice_address = '5' where order_id = ${ids[0]}`,
      sql`update sales_order set nett_order_amount = 'NaN', status_code = 'constructor' where order_id = ${ids[1]}`,
      sql`update sales_order set order_date = '-infinity', total_vats = '{"a": 1}' where order_id = ${ids[2]}`,
      sql`update sales_order set delivery_condition_id = 'constructor', payment_terms_id = '__proto__' where order_id = ${odd}`,
    );
    const after = (await get('/api/orders', { as: customer })).json();
    expect(after).toHaveLength(before.length - 3);
    for (const id of ids) {
      expect((await ask(`/api/orders/${id}`, { as: customer })).statusCode).toBe(404);
      expect(logged.filter((line) => line.table === 'sales_order' && line.row === id)).toHaveLength(1);
    }
    expect((await get(`/api/orders/${odd}`, { as: customer })).json()).toMatchObject({
      paymentTermsDescr: '__proto__',
    });
    await get('/api/account/lastorderedproducts', { as: customer });
  });
});

test('with all of them in the tables the program starts, lists go out and periodic jobs run', async () => {
  const next = await openTestApp(here.databaseUrl);
  expect((await next.app.inject('/ready')).statusCode).toBe(200);
  for (const url of [
    '/api/ventures',
    '/api/ventures/locations',
    '/api/navigation/web/210',
    '/sitemap.xml',
    '/sitemap-steenhof.xml',
    '/api/translation/nl/cart',
    '/api/calendar/holidays',
  ]) {
    expect((await next.app.inject(url)).statusCode, url).toBe(200);
  }
  const list = await next.app.inject({ method: 'POST', url: '/api/content/search/products/210', payload: {} });
  expect(list.json().results.length).toBeGreaterThan(10);
  await enqueue(db, cleanUp, {});
  await enqueue(db, checkOpenPayments, {});
  await here.runJobs();
  expect(logged.filter(({ msg }) => /^job (failed|given up)/.test(String(msg)))).toEqual([]);
}, 60_000);
