import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { LoadRequest, LoadResponse } from '../../bench/bench-load.ts';
import type { Balancer, Node } from './balancer.ts';

/** A change that was committed longer ago than this is on every page. */
const freshAfter = 2000;
const changeEvery = 400;
const lookEvery = 200;
const newsUrl = '/steenhof/nieuws';

interface Page {
  what: string;
  asked: LoadRequest;
  /** The version on it; nothing when there is none to be seen. */
  versionOf(answer: LoadResponse): number | undefined;
}

/**
 * Changes a page, a product and a price again and again, and requests them from every program all the time: a program
 * that shows less than what was committed two seconds before shows a stale page.
 */
export class Freshness {
  readonly #balancer: Balancer;
  readonly #databaseUrl: string;
  readonly #committed: { version: number; at: number }[] = [];
  readonly #pages: Page[] = [];
  readonly stale: string[] = [];
  looks = 0;
  changes = 0;
  #isOver = false;
  #variantId = 0;
  #productId = 0;

  constructor(balancer: Balancer, databaseUrl: string) {
    this.#balancer = balancer;
    this.#databaseUrl = databaseUrl;
  }

  async prepare(headers: Record<string, string>): Promise<void> {
    const client = await connect(this.#databaseUrl);
    const { rows } = await client.query<{ guid: string; id: number; product_id: number; url: string }>(
      `select v.guid, v.id, v.product_id, p.url from variant v join product p on p.id = v.product_id
       join list_price on variant_id = v.id where p.venture_id = '210' and p.market_filter = '{}' order by v.id limit 1`,
    );
    const [variant] = rows;
    if (!variant) throw new Error('no variant with a price');
    await client.query('delete from price_agreement where variant_id = $1', [variant.id]);
    await client.end();
    [this.#variantId, this.#productId] = [variant.id, variant.product_id];
    const price = { ids: [variant.guid], marketId: '210', currencyCode: 'EUR' };
    const search = { query: 'zwerfsteenplaat', top: 5 };
    this.#pages.push(
      { what: 'page', asked: { path: newsUrl }, versionOf: ({ text }) => numberIn(text, /Zwerfsteennieuws (\d+)/) },
      { what: 'product', asked: { path: variant.url }, versionOf: ({ text }) => numberIn(text, nameForm) },
      {
        what: 'price',
        asked: { method: 'POST', path: '/api/pricing', headers, body: price },
        versionOf: ({ text }) => numberIn(text, /\b(\d{4,})\.09\b/),
      },
      {
        what: 'search',
        asked: { method: 'POST', path: '/api/content/search/products/210', body: search },
        versionOf: ({ text }) => numberIn(text, nameForm),
      },
    );
  }

  /** Runs until `stop` is called. */
  async run(): Promise<void> {
    await Promise.all([this.#change(), ...this.#balancer.nodes.map((node) => this.#look(node))]);
  }

  stop(): void {
    this.#isOver = true;
  }

  async #change(): Promise<void> {
    let client: pg.Client | undefined;
    for (let version = 1000; !this.#isOver; version++) {
      try {
        client ??= await connect(this.#databaseUrl);
        await client.query('begin');
        await client.query(
          `update content set properties = jsonb_set(properties::jsonb, '{title}', to_jsonb($2::text)) where url = $1`,
          [newsUrl, `Zwerfsteennieuws ${version}`],
        );
        await client.query('update product set name = $2 where id = $1', [
          this.#productId,
          `Zwerfsteenplaat ${version}`,
        ]);
        await client.query('update list_price set price_delivery = $2, price_pickup = $2 where variant_id = $1', [
          this.#variantId,
          `${version}.09`,
        ]);
        await client.query('commit');
        this.changes++;
        this.#committed.push({ version, at: performance.now() });
      } catch {
        // The database is away; the next change comes over a new connection.
        await client?.end().catch(() => undefined);
        client = undefined;
      }
      await sleep(changeEvery);
    }
    await client?.end();
  }

  async #look(node: Node): Promise<void> {
    while (!this.#isOver) {
      for (const page of this.#pages) if (node.isServing) await this.#judge(node, page);
      await sleep(lookEvery);
    }
  }

  async #judge({ name, client }: Node, { what, asked, versionOf }: Page): Promise<void> {
    const askedAt = performance.now();
    const expected = this.#committed.findLast(({ at }) => at <= askedAt - freshAfter);
    if (!expected) return;
    // One that is away shows nothing, and so nothing old.
    const answer = await client.ask(asked).catch(() => undefined);
    if (answer?.status !== 200) return;
    this.looks++;
    const version = versionOf(answer);
    if (version !== undefined && version >= expected.version) return;
    const age = Math.round(askedAt - expected.at);
    this.stale.push(`${name}: ${what} shows ${version}, and ${expected.version} was committed ${age} ms before`);
  }
}

const nameForm = /Zwerfsteenplaat (\d+)/;

function numberIn(text: string, form: RegExp): number | undefined {
  const found = form.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
