import { existsSync, readFileSync } from 'node:fs';
import type { Answered, Measured } from './bench-load.ts';
import type { BenchShop } from './bench-shop.ts';
import { withShop } from './bench-shop.ts';
import { articlesToOrder, type Buyer, type CartLine, fillCart, makeBuyers } from './checkout-shop.ts';

const customers = 5;
/** While one of a customer's people orders, the carts of the others are filled: filling is not what is measured. */
const peoplePerCustomer = 4;
const linesPerOrder = 5;
const seconds = 12;

interface Step {
  what: string;
  perSecond: number;
  p50: number;
  p95: number;
  /** Of the bare route's requests per second in the same run: machines differ, ratios less. */
  ofBareRoute: number;
  errors: number;
  /** Processor time of the program, its queued work included; says more than the clock on a busy machine. */
  cpuMs?: number;
}

/** Orders on account, from preparing to the order's number, by five customers at once. */
export async function benchCheckout(products: number): Promise<Step[]> {
  const rows: Step[] = [];
  await withShop(products, async (shop) => {
    const { client, database, program } = shop;
    const articles = await articlesToOrder(database, 500);
    const buyers = await makeBuyers(database, client, { customers, peoplePerCustomer });
    const bare = await client.measure('bare route', customers, () => client.ask({ path: '/health' }), undefined, {
      seconds: 4,
    });
    rows.push(stepOf(bare));

    let day = '';
    const times = { prepare: [] as number[], order: [] as number[] };
    let errors = 0;
    const timed = async (step: keyof typeof times, ask: () => Promise<Answered>) => {
      const began = performance.now();
      const answer = await ask();
      if (isCounting) times[step].push(performance.now() - began);
      if (answer.status !== 200 && errors++ === 0) console.error(`${step}: ${answer.status} ${answer.text}`);
      return answer;
    };
    const pick = () =>
      articles.slice(Math.floor(Math.random() * (articles.length - linesPerOrder))).slice(0, linesPerOrder);
    const fill = (buyer: Buyer) => fillCart(database, buyer, pick());
    const ready = new Map(await Promise.all(buyers.map(async (buyer) => [buyer, fill(buyer)] as const)));
    day = await firstDay(shop, buyers[0], await ready.get(buyers[0] as Buyer));

    let isCounting = false;
    let isOver = false;
    const customer = async (number: number) => {
      const people = buyers.filter((buyer) => buyer.customer === number);
      for (let turn = 0; !isOver; turn++) {
        const buyer = people[turn % people.length] as Buyer;
        const path = `/api/carts/${await ready.get(buyer)}`;
        const details = {
          preferredDeliveryDate: day,
          latestDeliveryDate: day,
          hasConfirmedLatestDeliveryDateExceeded: true,
        };
        const headers = { ...buyer.headers, 'idempotency-key': `bench-${buyer.userId}-${turn}` };
        const prepared = await timed('prepare', () =>
          client.ask({ method: 'POST', path: `${path}/preparecheckout`, headers: buyer.headers, body: details }),
        );
        const salesOrderId = numberIn(prepared);
        const body = { paymentMethodName: 'invoice', salesOrderId };
        await timed('order', () => client.ask({ method: 'POST', path: `${path}/converttoorder`, headers, body }));
        ready.set(buyer, fill(buyer));
      }
    };
    const all = Promise.all(Array.from({ length: customers }, (_, number) => customer(number)));
    await pause(3);
    isCounting = true;
    const [began, cpuBefore] = [performance.now(), cpuMsOf(program.pid)];
    await pause(seconds);
    const [took, cpuAfter] = [(performance.now() - began) / 1000, cpuMsOf(program.pid)];
    isCounting = false;
    isOver = true;
    await all;

    const count = times.order.length;
    const rates = { perSecond: Number((count / took).toFixed(1)), ofBareRoute: ratio(count / took, bare) };
    const both = times.order.map((time, index) => time + (times.prepare[index] ?? 0));
    const cpu =
      cpuBefore === undefined || cpuAfter === undefined ? {} : { cpuMs: round((cpuAfter - cpuBefore) / count) };
    rows.push({ what: 'prepare checkout', ...rates, ...spread(times.prepare), errors: 0 });
    rows.push({ what: 'convert to order', ...rates, ...spread(times.order), errors: 0 });
    rows.push({
      what: `orders of ${linesPerOrder} lines by ${customers} customers`,
      ...rates,
      ...spread(both),
      errors,
      ...cpu,
    });
  });
  return rows;
}

const pause = (forSeconds: number) => new Promise((resolve) => setTimeout(resolve, forSeconds * 1000));
const round = (value: number) => Number(value.toFixed(2));
const ratio = (perSecond: number, bare: Measured) => Number((perSecond / bare.requestsPerSecond).toFixed(4));

function stepOf({ what, requestsPerSecond: perSecond, p50, p95, ofBareRoute, errors }: Measured): Step {
  return { what, perSecond, p50, p95, ofBareRoute, errors };
}

function spread(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

function numberIn({ status, text }: Answered): string | undefined {
  if (status !== 200) return undefined;
  return (JSON.parse(text) as { cart: { shipments: { salesOrderId: string }[] } }).cart.shipments[0]?.salesOrderId;
}

/** A day on which all of a cart can be brought. */
async function firstDay({ client }: BenchShop, buyer: Buyer | undefined, cartId: number | undefined): Promise<string> {
  const { text } = await client.ask({ path: `/api/carts/${cartId}`, headers: buyer?.headers ?? {} });
  const cart = JSON.parse(text) as { shipments: { lineItems: CartLine[] }[] };
  const days = cart.shipments[0]?.lineItems.map(({ deliveryDateAfter }) => deliveryDateAfter ?? '') ?? [];
  return days.toSorted().at(-1) ?? '';
}

/** Where the system tells it: user and system time in hundredths of a second. */
function cpuMsOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
