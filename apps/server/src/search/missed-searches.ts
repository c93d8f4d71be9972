import { dayOf } from '@bouwpoort/trade/dutch-dates';
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/prepared.ts';
import { daysBefore } from '../jobs/days-before.ts';
import { searchMisses } from './search.tables.ts';

const flushEvery = 2000;
/** Different words between two writes; a robot that tries them all is not worth more. */
const maxWaiting = 500;
/** Of a venture on one day. */
const maxTermsPerDay = 1000;
const keptDays = 90;

const written = statement(
  'write_search_misses',
  `insert into search_miss as m (venture_id, day, term, count)
   select g.venture_id, g.day, g.term, g.count
   from jsonb_to_recordset($1::jsonb) as g(venture_id text, day date, term text, count integer)
   where (select count(*) from search_miss s where s.venture_id = g.venture_id and s.day = g.day) < $2
     or exists (select from search_miss s where s.venture_id = g.venture_id and s.day = g.day and s.term = g.term)
   on conflict (venture_id, day, term) do update set count = m.count + excluded.count`,
);

/** Counts searches that found nothing. A search only adds to a number in memory; the numbers are written together. */
export class MissedSearches {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, { venture_id: string; day: string; term: string; count: number }>();

  constructor({ db, clock, log }: { db: Database; clock: () => Date; log: Pick<FastifyBaseLogger, 'warn'> }) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), flushEvery).unref();
  }

  count(ventureId: string, text: string): void {
    // The database takes neither half letters nor NUL, and one of them would lose all that is written with it.
    const term = text
      .toWellFormed()
      .replaceAll(/[\s\0]+/g, ' ')
      .trim()
      .toLowerCase();
    if (term === '') return;
    const day = dayOf(this.#clock());
    const key = `${ventureId} ${day} ${term}`;
    const known = this.#waiting.get(key);
    if (known) known.count++;
    else if (this.#waiting.size < maxWaiting) this.#waiting.set(key, { venture_id: ventureId, day, term, count: 1 });
  }

  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const rows = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      await written(this.#db, [JSON.stringify(rows), maxTermsPerDay]);
    } catch (err) {
      // A count is not worth a failed search; the next ones are written again.
      this.#log.warn({ err, lost: rows.length }, 'searches without result were not counted');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

export interface MissedSearch {
  ventureId: string;
  term: string;
  count: number;
}

/** The most looked for of a day, and how many different words there were. */
export async function listMissedSearches(
  db: Database,
  ventures: 'all' | readonly string[],
  day: string,
  limit: number,
): Promise<{ terms: MissedSearch[]; total: number }> {
  const here = ventures === 'all' ? undefined : inArray(searchMisses.ventureId, [...ventures]);
  const { ventureId, term, count } = searchMisses;
  const rows = await db
    .select({ ventureId, term, count, total: sql<number>`count(*) over ()::int` })
    .from(searchMisses)
    .where(sql`${eq(searchMisses.day, day)}${here ? sql` and ${here}` : sql``}`)
    .orderBy(desc(count), term)
    .limit(limit);
  return { terms: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 };
}

export async function cleanUpMissedSearches({ db, clock }: Context): Promise<Record<string, number | null>> {
  const gone = await db.delete(searchMisses).where(lt(searchMisses.day, dayOf(daysBefore(clock(), keptDays))));
  return { searchMisses: gone.rowCount };
}
