import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Article, articlesToOrder, type Buyer, benchVenture, makeBuyers } from '../../bench/checkout-shop.ts';
import { SeededRandom } from '../../bench/faults-random.ts';
import { type CheckoutOutcomes, FaultyShopper } from '../../bench/faults-shopper.ts';
import type { Balancer } from './balancer.ts';

const customers = 6;
const visitors = 6;
const terms = ['gipsplaat', 'schroef', 'kolmix', 'hout', 'isolatie', 'tegel', 'cement', 'lijm'];

/** Visitors who browse and customers who order, through the balancer. */
export class ShopLoad {
  readonly told: CheckoutOutcomes = {
    ...{ checkouts: 0, retries: 0, callbacks: 0 },
    ...{ orderIds: new Set(), payments: new Map(), unexpected: [] },
  };
  readonly #balancer: Balancer;
  readonly #seed: number;
  #buyers: Buyer[] = [];
  #articles: Article[] = [];
  #paths: string[] = [];
  #isOver = false;

  constructor(balancer: Balancer, seed: number) {
    this.#balancer = balancer;
    this.#seed = seed;
  }

  /** Headers of a logged-in user. */
  get headers(): Record<string, string> {
    return this.#buyers[0]?.headers ?? {};
  }

  async prepare(databaseUrl: string): Promise<void> {
    const database = new pg.Client({ connectionString: databaseUrl });
    database.on('error', () => undefined);
    await database.connect();
    this.#articles = await articlesToOrder(database, 50);
    this.#buyers = await makeBuyers(database, this.#balancer, { customers, peoplePerCustomer: 1 });
    const { rows } = await database.query<{ url: string }>(
      `(select url from product where venture_id = $1 and market_filter = '{}' order by id limit 40)
       union all (select url from category where venture_id = $1 order by id limit 20)
       union all select unnest(array['/steenhof', '/steenhof/nieuws'])`,
      [benchVenture],
    );
    this.#paths = rows.map(({ url }) => url);
    await database.end();
  }

  /** Runs until `stop` is called; a started checkout is finished. */
  async run(): Promise<void> {
    const [first, ...others] = this.#articles;
    if (!first) throw new Error('nothing to order');
    const shopping = this.#buyers.map(async (buyer, index) => {
      const chance = new SeededRandom(this.#seed * 100 + index);
      const shopper = new FaultyShopper(this.#balancer, buyer, chance, [first, ...others], this.told);
      while (!this.#isOver) {
        await shopper.checkOut();
        await sleep(chance.between(0, 400));
      }
    });
    const looking = Array.from({ length: visitors }, (_, index) =>
      this.#visit(new SeededRandom(this.#seed * 1000 + index)),
    );
    await Promise.all([...shopping, ...looking]);
  }

  stop(): void {
    this.#isOver = true;
  }

  async #visit(chance: SeededRandom): Promise<void> {
    const [path = '/', ...paths] = this.#paths;
    const [term = '', ...others] = terms;
    while (!this.#isOver) {
      const body = { query: chance.pick([term, ...others]), top: 24 };
      const asked = chance.is(0.5)
        ? { path: chance.pick([path, ...paths]) }
        : { method: 'POST' as const, path: `/api/content/search/products/${benchVenture}`, body };
      const answer = await this.#balancer.ask(asked).catch(() => undefined);
      if (answer && answer.status >= 400 && answer.status < 500) {
        this.told.unexpected.push(`${asked.path}: ${answer.status} ${answer.text.slice(0, 200)}`);
      }
      await sleep(chance.between(50, 250));
    }
  }
}
