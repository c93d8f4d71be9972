import { randomUUID } from 'node:crypto';
import type { LoadRequest, LoadResponse } from './bench-load.ts';
import type { BenchShop } from './bench-shop.ts';
import { type Figure, spread } from './bench-table.ts';
import {
  type Article,
  articlesToOrder,
  type Buyer,
  benchVenture,
  firstDay,
  makeBuyers,
  orderRequest,
  prepareRequest,
} from './checkout-shop.ts';
import { processorTimeOf } from './program-usage.ts';

/** As long as a list can be. */
const listLines = 1000;
const lists = 10;
const warmTurns = 40;

/**
 * Order lists of a thousand distinct articles: opened for the first time, when no process has read their articles yet,
 * then again and again; and ordered as a whole, from the list to the order's number.
 */
export async function benchLists({ client, database, program }: BenchShop): Promise<Figure[]> {
  const articles = await articlesToOrder(database, lists * listLines);
  if (articles.length < lists * listLines) throw new Error(`only ${articles.length} articles can be ordered`);
  const buyers = await makeBuyers(database, client, { customers: lists, peoplePerCustomer: 1 });
  const times = {
    cold: [] as number[],
    warm: [] as number[],
    cart: [] as number[],
    prepare: [] as number[],
    order: [] as number[],
  };
  let errors = 0;
  const timed = async (step: keyof typeof times, asked: LoadRequest): Promise<LoadResponse> => {
    const began = performance.now();
    const answer = await client.ask(asked);
    times[step].push(performance.now() - began);
    if (answer.status !== 200 && errors++ === 0) console.error(`${step}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const made: { buyer: Buyer; listId: number }[] = [];
  for (const [at, buyer] of buyers.entries()) {
    const own = articles.slice(at * listLines, (at + 1) * listLines);
    made.push({ buyer, listId: await makeList(database, buyer, own) });
  }
  const openOf = ({ buyer, listId }: (typeof made)[number]): LoadRequest => ({
    path: `/api/lists/${listId}`,
    headers: buyer.headers,
  });
  for (const list of made) await timed('cold', openOf(list));
  const [first] = made;
  if (!first) throw new Error('no list');
  let bytes = 0;
  const cpuBefore = processorTimeOf(program.pid);
  for (let turn = 0; turn < warmTurns; turn++) bytes = (await timed('warm', openOf(first))).text.length;
  const cpuMs = Number(((processorTimeOf(program.pid) - cpuBefore) / warmTurns).toFixed(1));

  for (const { buyer, listId } of made) {
    const filled = await timed('cart', {
      method: 'POST',
      path: `/api/lists/${listId}/order`,
      headers: { ...buyer.headers, 'idempotency-key': randomUUID() },
      body: {},
    });
    const { cart, added } = JSON.parse(filled.text) as { cart: { id: number }; added: number };
    if (added !== listLines) throw new Error(`${added} lines came into the cart`);
    const day = firstDay({ ...filled, text: JSON.stringify(cart) });
    const prepared = await timed('prepare', prepareRequest(buyer, cart.id, day));
    await timed('order', orderRequest(buyer, cart.id, prepared, randomUUID()));
  }
  const of = (what: string, spent: readonly number[], p95?: number): Figure => ({
    what,
    connections: 1,
    perSecond: Number((1000 / (spent.reduce((sum, one) => sum + one, 0) / spent.length)).toFixed(1)),
    errors,
    ...spread(spent),
    ...(p95 === undefined ? {} : { target: { p95 } }),
  });
  const whole = `a list of ${listLines} lines`;
  return [
    of(`open ${whole}, the first time`, times.cold, 400),
    { ...of(`open ${whole} again`, times.warm, 400), bytes, cpuMs },
    of(`put ${whole} in the cart`, times.cart),
    of(`prepare checkout of ${whole}`, times.prepare),
    of(`convert ${whole} to an order`, times.order),
  ];
}

/** Straight into the database, so that no process has read its articles. */
async function makeList(
  database: BenchShop['database'],
  { customerId, userId }: Buyer,
  articles: readonly Article[],
): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `with made as (
       insert into order_list (customer_id, venture_id, owner_id, owner_name, name, sharing)
       values ($1, $2, $3, 'Bench', 'Duizend regels', 'personal') returning id)
     , lines as (
       insert into order_list_line (list_id, content_id, code, display_name, quantity, unit, position)
       select made.id, v.guid, v.code, v.code, 1, v.sales_unit, line.position
       from made, unnest($4::uuid[]) with ordinality as line (guid, position) join variant v on v.guid = line.guid)
     select id from made`,
    [customerId, benchVenture, userId, articles.map(({ guid }) => guid)],
  );
  if (!rows[0]) throw new Error('no list');
  return rows[0].id;
}
