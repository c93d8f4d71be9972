import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { categories, products, redirects } from './products.tables.ts';

export interface Moved {
  path: string;
  to: string;
  isPermanent: boolean;
}

/** The redirect of an address without content. `path` is in lower case, without a trailing slash. */
export async function movedTo(ctx: Context, path: string): Promise<Moved | undefined> {
  const [row] = await ctx.db
    .select({
      category: categories.url,
      product: products.url,
      target: redirects.target,
      isPermanent: redirects.isPermanent,
    })
    .from(redirects)
    .leftJoin(categories, eq(categories.id, redirects.categoryId))
    .leftJoin(products, eq(products.id, redirects.productId))
    .where(eq(redirects.path, path));
  const to = row?.target ?? row?.category ?? row?.product ?? undefined;
  return !row || to === undefined || to.toLowerCase() === path ? undefined : { path, to, isPermanent: row.isPermanent };
}

const flushEvery = 2000;

const written = statement(
  'write_redirect_hits',
  `insert into redirect_hit as h (path, hits, last_hit_at)
   select g.path, g.hits, g.last from jsonb_to_recordset($1::jsonb) as g(path text, hits integer, last timestamptz)
   join redirect r on r.path = g.path
   on conflict (path) do update set hits = h.hits + excluded.hits, last_hit_at = excluded.last_hit_at`,
);

/** Counts how often redirects are followed. Counts are collected in memory and written in batches. */
export class RedirectHits {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #timer: NodeJS.Timeout;
  /** Bounded by the number of redirects: other addresses are not counted. */
  #waiting = new Map<string, { path: string; hits: number; last: Date }>();

  constructor({ db, clock, log }: { db: Database; clock: () => Date; log: Pick<FastifyBaseLogger, 'warn'> }) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), flushEvery).unref();
  }

  count(path: string): void {
    const known = this.#waiting.get(path);
    const last = this.#clock();
    if (known) this.#waiting.set(path, { path, hits: known.hits + 1, last });
    else this.#waiting.set(path, { path, hits: 1, last });
  }

  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const rows = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      await written(this.#db, [JSON.stringify(rows)]);
    } catch (err) {
      // A count is not worth failing a page; the next batch is written again.
      this.#log.warn({ err, lost: rows.length }, 'redirects were not counted');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
