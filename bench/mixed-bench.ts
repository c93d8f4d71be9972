import { setTimeout as sleep } from 'node:timers/promises';
import { LoadClient, type LoadRequest, type LoadResponse } from './bench-load.ts';
import { type BenchShop, type Shopper, ventureId } from './bench-shop.ts';
import { articlesToOrder, type Buyer, firstDay, makeBuyers, orderRequest, prepareRequest } from './checkout-shop.ts';
import { memoryOf } from './program-usage.ts';
import { searchTerm } from './search-terms.ts';

export interface MixedFigures {
  minutes: number;
  people: number;
  orders: number;
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
  /** Megabytes, of all processes of the program: a tenth into the run, half-way, and at the end. */
  memory: { early: number; half: number; end: number };
  holds: string;
}

type Ask = (what: string, asked: LoadRequest) => Promise<LoadResponse>;

const people = 50;
const companies = 10;
const linesPerOrder = 8;
/** The pause between two actions of a person. */
const thinkMs = [1000, 4000] as const;
const maxP99 = 250;
/** Garbage collection makes memory vary by a quarter, which counts as level. */
const maxGrowth = 1.25;

/** Fifty people browse, search and order, each at their own pace. */
export async function benchMixed(shop: BenchShop, minutes: number): Promise<MixedFigures> {
  const { client, database, program } = shop;
  const shoppers = await shop.shoppers(people);
  const { rows: products } = await database.query<{ name: string; url: string; guid: string; code: string }>(
    `select p.name, p.url, v.guid, v.code from product p join variant v on v.product_id = p.id
     join list_price l on l.variant_id = v.id
     where p.venture_id = $1 and p.market_filter = '{}' and v.market_filter = '{}'
       and exists (select from bundle b where b.variant_id = v.id)
     order by md5(v.code) limit 2000`,
    [ventureId],
  );
  const { rows: categories } = await database.query<{ url: string }>(
    'select url from category where venture_id = $1 order by id limit 100',
    [ventureId],
  );
  const times: number[] = [];
  const failures: string[] = [];
  const askingBy =
    (own: LoadClient): Ask =>
    async (what, asked) => {
      const began = performance.now();
      const answer = await own.ask(asked);
      times.push(performance.now() - began);
      if (answer.status >= 400) failures.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
      return answer;
    };
  const one = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

  const browse = async (ask: Ask, { cookie, headers }: Shopper) => {
    const { url } = one(categories);
    await ask('category', { path: url, headers: { cookie } });
    const some = Array.from({ length: 24 }, () => one(products).guid);
    await ask('prices', { method: 'POST', path: '/api/pricing', headers, body: pricing(some) });
    const product = one(products);
    await ask('product', { path: product.url, headers: { cookie } });
  };
  const search = async (ask: Ask, { headers }: Shopper) => {
    const query = searchTerm(one(products).name, Math.floor(Math.random() * 5));
    const start = encodeURIComponent(query.slice(0, 5).trim());
    if (start.length >= 3) {
      await ask('autocomplete', { path: `/api/search/autocompletemultiple/${ventureId}/${start}`, headers });
    }
    const path = `/api/content/search/products/${ventureId}`;
    await ask('search', { method: 'POST', path, headers, body: { query, top: 24 } });
  };
  const articles = await articlesToOrder(database, 500);
  const buyers = await makeBuyers(database, client, { customers: companies, peoplePerCustomer: people / companies });
  let orders = 0;
  const order = async (ask: Ask, buyer: Buyer) => {
    const { headers, customerId } = buyer;
    const opened = await ask('cart', { path: `/api/carts/${customerId}/main/${ventureId}/true`, headers });
    const cart = JSON.parse(opened.text) as { id: number; version: number };
    const lineItems = Array.from({ length: linesPerOrder }, () => one(articles)).map(({ guid, code }) => ({
      ...{ contentId: guid, code, quantity: 1 + Math.floor(Math.random() * 5) },
    }));
    const body = { ...cart, customerId, market: ventureId, shipments: [{ lineItems }] };
    await ask('add', { method: 'PUT', path: '/api/cms/v3.0/carts', headers, body });
    const day = firstDay(await ask('open cart', { path: `/api/carts/${cart.id}`, headers }));
    const prepared = await ask('prepare', prepareRequest(buyer, cart.id, day));
    const ordered = await ask('order', orderRequest(buyer, cart.id, prepared, `mixed-${buyer.userId}-${cart.id}`));
    if (ordered.status === 200) orders++;
  };

  const until = performance.now() + minutes * 60_000;
  const person = async (shopper: Shopper, number: number) => {
    const buyer = buyers[number];
    if (!buyer) throw new Error('one who buys too few');
    // By a connection of their own, as a browser has: of shared ones a few, of one process perhaps, would do all the
    // work.
    const own = new LoadClient(program.url);
    const ask = askingBy(own);
    while (performance.now() < until) {
      const chance = Math.random();
      await (chance < 0.5 ? browse(ask, shopper) : chance < 0.85 ? search(ask, shopper) : order(ask, buyer));
      await sleep(thinkMs[0] + Math.random() * (thinkMs[1] - thinkMs[0]));
    }
    own.close();
  };
  const memoryAt = async (part: number) => {
    await sleep(minutes * 60_000 * part);
    return memoryOf(program.pid);
  };
  const [, early, half] = await Promise.all([Promise.all(shoppers.map(person)), memoryAt(0.1), memoryAt(0.5)]);
  const memory = { early, half, end: memoryOf(program.pid) };
  for (const failure of failures.slice(0, 5)) console.error(failure);
  times.sort((a, b) => a - b);
  const at = (part: number) => Number((times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1));
  const missed = [
    ...(failures.length > 0 ? [`${failures.length} errors`] : []),
    ...(at(0.99) > maxP99 ? [`p99 above ${maxP99} ms`] : []),
    ...(memory.end > memory.half * maxGrowth ? ['memory grew'] : []),
  ];
  return {
    ...{ minutes, people, orders, requests: times.length, perSecond: Math.round(times.length / (minutes * 60)) },
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99), errors: failures.length, memory },
    holds: missed.length === 0 ? 'yes' : `MISSED: ${missed.join(', ')}`,
  };
}

const pricing = (ids: string[]) => ({ ids, marketId: ventureId, currencyCode: 'EUR' });
