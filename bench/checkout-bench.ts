import type { BareRoute } from './bare-route.ts';
import type { LoadResponse } from './bench-load.ts';
import type { BenchShop } from './bench-shop.ts';
import { besideBare, type Figure, spread } from './bench-table.ts';
import {
  articlesToOrder,
  type Buyer,
  fillCart,
  firstDay,
  makeBuyers,
  orderRequest,
  prepareRequest,
} from './checkout-shop.ts';
import { processorTimeOf } from './program-usage.ts';

const customers = 5;
/** While one of a customer's people orders, the carts of the others are filled: filling is not what is measured. */
const peoplePerCustomer = 4;
const linesPerOrder = 5;
const seconds = 12;

/** Orders on account, from preparing to the order's number, by five customers at once. */
export async function benchCheckout(shop: BenchShop, bare: BareRoute): Promise<Figure[]> {
  const { client, database, program } = shop;
  const articles = await articlesToOrder(database, 500);
  const buyers = await makeBuyers(database, client, { customers, peoplePerCustomer });
  const times = { prepare: [] as number[], order: [] as number[] };
  let [errors, bytes] = [0, 0];
  const timed = async (step: keyof typeof times, ask: () => Promise<LoadResponse>) => {
    const began = performance.now();
    const answer = await ask();
    if (isCounting) times[step].push(performance.now() - began);
    if (isCounting && step === 'order') bytes += answer.text.length;
    if (answer.status !== 200 && errors++ === 0) console.error(`${step}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const pick = () =>
    articles.slice(Math.floor(Math.random() * (articles.length - linesPerOrder))).slice(0, linesPerOrder);
  const fill = (buyer: Buyer) => fillCart(database, buyer, pick());
  const ready = new Map(await Promise.all(buyers.map(async (buyer) => [buyer, fill(buyer)] as const)));
  const [first] = buyers;
  if (!first) throw new Error('nobody buys');
  const cart = await client.ask({ path: `/api/carts/${await ready.get(first)}`, headers: first.headers });
  const day = firstDay(cart);

  let isCounting = false;
  let isOver = false;
  const customer = async (number: number) => {
    const people = buyers.filter((buyer) => buyer.customer === number);
    for (let turn = 0; !isOver; turn++) {
      const buyer = people[turn % people.length] as Buyer;
      const cartId = (await ready.get(buyer)) ?? 0;
      const prepared = await timed('prepare', () => client.ask(prepareRequest(buyer, cartId, day)));
      const key = `bench-${buyer.userId}-${turn}`;
      await timed('order', () => client.ask(orderRequest(buyer, cartId, prepared, key)));
      ready.set(buyer, fill(buyer));
    }
  };
  const all = Promise.all(Array.from({ length: customers }, (_, number) => customer(number)));
  await pause(3);
  isCounting = true;
  const [began, cpuBefore] = [performance.now(), processorTimeOf(program.pid)];
  await pause(seconds);
  const [took, cpuAfter] = [(performance.now() - began) / 1000, processorTimeOf(program.pid)];
  isCounting = false;
  isOver = true;
  await all;

  const count = times.order.length;
  const both = times.order.map((time, index) => time + (times.prepare[index] ?? 0));
  const of = (what: string, spent: readonly number[]) => ({
    ...{ what, connections: customers, perSecond: Number((count / took).toFixed(1)), errors, ...spread(spent) },
    bytes: Math.round(bytes / Math.max(1, count)),
  });
  const cpuMs = Number(((cpuAfter - cpuBefore) / count).toFixed(2));
  const orders = { ...of(`orders of ${linesPerOrder} lines by ${customers} customers`, both), cpuMs };
  console.log('measured orders');
  return [
    of('prepare checkout', times.prepare),
    of('convert to order', times.order),
    await besideBare(orders, bare, { perSecond: 80 }),
  ];
}

const pause = (forSeconds: number) => new Promise((resolve) => setTimeout(resolve, forSeconds * 1000));
