import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@bouwpoort/demo-world/people/demo-accounts';
import { orderStatuses } from '@bouwpoort/trade/ordering/order-status';
import type pg from 'pg';
import type { LoadClient } from './bench-load.ts';
import { type BenchShop, ventureId } from './bench-shop.ts';
import { type Figure, spread } from './bench-table.ts';

const customers = 50_000;
const orders = 500_000;
const rounds = 30;
const changedAtOnce = 20_000;

/** Milliseconds. */
const firstRows = { p95: 150 };
const filtered = { p95: 250 };

interface Question {
  what: string;
  /** One for each round, in turn: repeating one query would measure caches. */
  paths: readonly string[];
  target?: { p95: number };
}

/** The lists of the back office with a large shop in them, one request at a time, as a person sends them. */
export async function benchBeheer({ client, database, program }: BenchShop): Promise<Figure[]> {
  console.log(`adding ${customers} customers and ${orders} orders`);
  await addCustomers(database);
  await addOrders(database);
  await database.query('vacuum analyze');
  const cookie = await logIn(client, program.url);
  const figures: Figure[] = [];
  for (const { what, paths, target } of await questions(database)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const start = performance.now();
      const answer = await client.ask({ path: paths[round % paths.length] ?? '', headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.text}`);
      // The first one warms up.
      if (round > 0) times.push(performance.now() - start);
    }
    console.log(`measured ${what}`);
    const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
    figures.push({
      ...{ what, connections: 1, perSecond: Math.round(rounds / seconds), errors: 0, ...spread(times) },
      ...(target && { target }),
    });
  }
  await changeAndUndo(client, database, { cookie, origin: program.url });
  return figures;
}

/** Changes many products in bulk and undoes that; every product must be as before. */
async function changeAndUndo(client: LoadClient, database: pg.Pool, headers: Record<string, string>): Promise<void> {
  const read = async () => {
    const { rows } = await database.query<{ hash: string; ids: number[] }>(
      `select md5(string_agg(p.id || p.brand || p.market_filter::text, ',' order by p.id)) as hash,
         (array_agg(p.id order by p.id))[1:$2] as ids from product p where venture_id = $1`,
      [ventureId, changedAtOnce],
    );
    return rows[0] ?? { hash: '', ids: [] };
  };
  const before = await read();
  const run = async (path: string, body?: object) => {
    const start = performance.now();
    const asked = await client.ask({ method: 'POST', path, headers, ...(body ? { body } : {}) });
    if (asked.status !== 200) throw new Error(`${path}: ${asked.status} ${asked.text}`);
    const { runId } = JSON.parse(asked.text) as { runId: string };
    for (;;) {
      const answer = await client.ask({ path: `/api/beheer/products/changes/${runId}`, headers });
      const { done, finishedAt } = JSON.parse(answer.text) as { done: number; finishedAt: string | null };
      if (finishedAt !== null) return { runId, done, seconds: Math.round((performance.now() - start) / 100) / 10 };
      await sleep(200);
    }
  };
  const change = { brand: 'Bench', isVisible: false };
  const changed = await run('/api/beheer/products/changes', { productIds: before.ids, change });
  const between = await read();
  const undone = await run(`/api/beheer/products/changes/${changed.runId}/undo`);
  const after = await read();
  console.table([
    { what: 'changed in bulk', products: changed.done, seconds: changed.seconds, isSame: between.hash === before.hash },
    { what: 'undone', products: undone.done, seconds: undone.seconds, isSame: after.hash === before.hash },
  ]);
  if (between.hash === before.hash || after.hash !== before.hash) throw new Error('not as before');
}

async function questions(database: pg.Pool): Promise<Question[]> {
  const column = async (text: string) => {
    const { rows } = await database.query<{ one: string }>(text);
    return rows.map(({ one }) => encodeURIComponent(one));
  };
  const ventures = await column(`select venture_id as one from product group by 1 having count(*) > 1000`);
  const words = await column(`select distinct split_part(name, ' ', 1) as one from product limit 12`);
  const brands = await column(`select distinct brand as one from product where brand <> '' limit 12`);
  const categories = await column(`select id::text as one from category where venture_id = '${ventureId}' limit 12`);
  const codes = await column(`select left(code, 4) as one from variant order by md5(code) limit 12`);
  const months = await column(
    `select to_char(d, 'YYYY-MM-DD') as one from generate_series(now() - interval '11 months', now(), '1 month') d`,
  );
  const each = (values: readonly string[], path: (value: string) => string) => values.map(path);
  const parts = ['image', 'description', 'price', 'stock', 'features'];
  const list = (path: string) =>
    ['', ...ventures.map((one) => `?ventureId=${one}`)].map((query) => `/api/beheer/${path}${query}`);
  return [
    { what: 'products, first rows', paths: list('products'), target: firstRows },
    { what: 'products by words', paths: each(words, (one) => `/api/beheer/products?q=${one}`), target: filtered },
    {
      what: 'products by article number',
      paths: each(codes, (one) => `/api/beheer/products?q=${one}`),
      target: filtered,
    },
    {
      what: 'products of a brand',
      paths: each(brands, (one) => `/api/beheer/products?brand=${one}`),
      target: filtered,
    },
    {
      what: 'products of a category',
      paths: each(categories, (one) => `/api/beheer/products?ventureId=${ventureId}&categoryId=${one}`),
      target: filtered,
    },
    ...parts.map((part) => ({
      what: `products without ${part}`,
      paths: each(
        ['', ...ventures.map((one) => `&ventureId=${one}`)],
        (one) => `/api/beheer/products?without=${part}${one}`,
      ),
      target: filtered,
    })),
    { what: 'counts of the product tabs', paths: list('products/views') },
    {
      what: 'completeness of a venture',
      paths: each(ventures, (one) => `/api/beheer/products/completeness?ventureId=${one}`),
    },
    { what: 'customers, first rows', paths: list('customers'), target: firstRows },
    {
      what: 'customers by name',
      paths: each(
        ['bouw', 'jansen', 'bench 12', '9000'],
        (one) => `/api/beheer/customers?q=${encodeURIComponent(one)}`,
      ),
      target: filtered,
    },
    { what: 'customers that are stopped', paths: ['/api/beheer/customers?stopped=true'], target: filtered },
    { what: 'counts of the customer tabs', paths: list('customer-views') },
    { what: 'orders, first rows', paths: list('orders'), target: firstRows },
    { what: 'orders by amount', paths: ['/api/beheer/orders?sort=amount&direction=desc'], target: filtered },
    { what: 'orders of a month', paths: each(months, (one) => `/api/beheer/orders?from=${one}`), target: filtered },
    {
      what: 'orders of a state',
      paths: each(orderStatuses, (one) => `/api/beheer/orders?status=${one}`),
      target: filtered,
    },
    {
      what: 'orders by words',
      paths: each(['bench 12', 'kavel', '2100'], (one) => `/api/beheer/orders?q=${encodeURIComponent(one)}`),
      target: filtered,
    },
    { what: 'orders not at the ERP', paths: ['/api/beheer/orders?erp=no'], target: filtered },
    { what: 'orders that need attention', paths: ['/api/beheer/orders?attention=true'], target: filtered },
    { what: 'counts of the order tabs', paths: list('orders/views') },
    { what: 'overview', paths: list('overview') },
  ];
}

/** Like those of the demo world, in turn. */
async function addCustomers(database: pg.Pool): Promise<void> {
  await database.query(
    `insert into customer
     select r.* from generate_series(1, $1::int) n
     join (select c, row_number() over (order by customer_id) - 1 as place, count(*) over () as models from customer c) m
       on m.place = n % m.models
     cross join lateral jsonb_populate_record(m.c, jsonb_build_object(
       'customer_id', (9000000 + n)::text, 'customer_name', (m.c).customer_name || ' bench ' || n)) r`,
    [customers],
  );
}

/** Spread over the customers of their venture and over two years, as an ERP would send them. */
async function addOrders(database: pg.Pool): Promise<void> {
  await database.query(
    `with buyer as materialized (
       select venture_id, customer_id, row_number() over (partition by venture_id) - 1 as place,
         count(*) over (partition by venture_id) as buyers from customer
     ), model as materialized (
       select o, s.buyers, o.venture_id, row_number() over (order by order_id) - 1 as place, count(*) over () as models
       from sales_order o join (select distinct venture_id, buyers from buyer) s using (venture_id)
     ), numbered as materialized (
       select n, n % (select models from model limit 1) as place from generate_series(1, $1::int) n
     )
     insert into sales_order
     select r.* from numbered join model m using (place)
     join buyer b on b.venture_id = m.venture_id and b.place = n % m.buyers
     cross join lateral jsonb_populate_record(m.o, jsonb_build_object(
       'order_id', '9' || lpad(n::text, 9, '0'), 'customer_id', b.customer_id, 'site_user_id', null, 'cart_id', null,
       'delivery_window', null, 'reference', 'bench ' || n, 'order_date', now() - n * interval '2 minutes',
       'nett_order_amount', 10 + n % 9973)) r`,
    [orders],
  );
}

async function logIn(client: LoadClient, url: string): Promise<string> {
  const answer = await client.ask({
    method: 'POST',
    path: '/api/beheer/session',
    headers: { origin: url },
    body: { email: 'beheer@bouwpoort.test', password: demoAccounts.password },
  });
  if (answer.status !== 200) throw new Error(`no login: ${answer.text}`);
  return answer.cookie;
}
