import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { isDutchPhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { decodeCursor, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { ignoredTerms, searchTerms } from './search.tables.ts';

const flushEvery = 2000;
/** Different words between two writes; a robot that tries them all is not worth more. */
const maxWaiting = 500;
/** Of a venture on one day. */
const maxTermsPerDay = 1000;
const keptDays = 90;

const written = statement(
  'write_search_terms',
  `insert into search_term as t (venture_id, day, term, searches, misses, results, clicks, places)
   select g.venture_id, g.day, g.term, g.searches, g.misses, g.results, g.clicks, g.places
   from jsonb_to_recordset($1::jsonb) as g(venture_id text, day date, term text, searches integer, misses integer,
     results integer, clicks integer, places bigint)
   where (select count(*) from search_term s where s.venture_id = g.venture_id and s.day = g.day) < $2
     or exists (select from search_term s where s.venture_id = g.venture_id and s.day = g.day and s.term = g.term)
   on conflict (venture_id, day, term) do update set searches = t.searches + excluded.searches,
     misses = t.misses + excluded.misses, clicks = t.clicks + excluded.clicks, places = t.places + excluded.places,
     results = case when excluded.searches > 0 then excluded.results else t.results end`,
);

interface Waiting {
  venture_id: string;
  day: string;
  term: string;
  searches: number;
  misses: number;
  results: number;
  clicks: number;
  places: number;
}

/** Counts searches. An event only increases numbers in memory; these are written together. */
export class SearchTerms {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, Waiting>();

  constructor({ db, clock, log }: { db: Database; clock: () => Date; log: Pick<FastifyBaseLogger, 'warn'> }) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), flushEvery).unref();
  }

  countSearch(ventureId: string, query: string, results: number): void {
    const counts = this.#countsOf(ventureId, query);
    if (!counts) return;
    counts.searches++;
    counts.results = results;
    if (results === 0) counts.misses++;
  }

  /** `place` counts from 1, over all pages of a result. */
  countClick(ventureId: string, query: string, place: number): void {
    const counts = this.#countsOf(ventureId, query);
    if (!counts) return;
    counts.clicks++;
    counts.places += place;
  }

  #countsOf(ventureId: string, query: string): Waiting | undefined {
    const term = termIn(query);
    if (term === undefined) return undefined;
    const day = dayOf(this.#clock());
    const key = `${ventureId} ${day} ${term}`;
    let counts = this.#waiting.get(key);
    if (!counts && this.#waiting.size < maxWaiting) {
      counts = { venture_id: ventureId, day, term, searches: 0, misses: 0, results: 0, clicks: 0, places: 0 };
      this.#waiting.set(key, counts);
    }
    return counts;
  }

  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const rows = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      await written(this.#db, [JSON.stringify(rows), maxTermsPerDay]);
    } catch (err) {
      // A count is not worth a failed search; the next ones are written again.
      this.#log.warn({ err, lost: rows.length }, 'searches were not counted');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

/** The term as it is counted; undefined for personal data, which a visitor may type by mistake. */
function termIn(query: string): string | undefined {
  // The database takes neither half letters nor NUL, and one of them would lose all that is written with it.
  const term = query
    .toWellFormed()
    .replaceAll(/[\s\0]+/g, ' ')
    .trim()
    .toLowerCase();
  return term === '' || term.includes('@') || isDutchPhoneNumber(term) ? undefined : term;
}

export interface MissedSearch {
  ventureId: string;
  term: string;
  count: number;
}

type Ventures = 'all' | readonly string[];

/** The most frequent searches without results of a day, and the number of different ones. */
export async function listMissedSearches(
  db: Database,
  ventures: Ventures,
  day: string,
  limit: number,
): Promise<{ terms: MissedSearch[]; total: number }> {
  const here = ventures === 'all' ? undefined : inArray(searchTerms.ventureId, [...ventures]);
  const { ventureId, term, misses: count } = searchTerms;
  const rows = await db
    .select({ ventureId, term, count, total: sql<number>`count(*) over ()::int` })
    .from(searchTerms)
    .where(sql`${eq(searchTerms.day, day)} and ${count} > 0${here ? sql` and ${here}` : sql``}`)
    .orderBy(desc(count), term)
    .limit(limit);
  return { terms: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 };
}

const termLists = ['missed', 'unclicked', 'popular', 'trend'] as const;
type TermList = (typeof termLists)[number];

export interface TermFilter {
  ventures: Ventures;
  list: TermList;
  /** Days in Amsterdam, both included; compared with as many days before. */
  from: string;
  until: string;
  days: number;
  /** At least so often. */
  atLeast: number;
  text?: string | undefined;
}

export interface TermRow {
  ventureId: string;
  term: string;
  searches: number;
  /** In the period before. */
  before: number;
  misses: number;
  clicks: number;
  places: number;
  results: number;
  lastDay: string;
  /** The sort column of the list. */
  rank: number;
}

const ranks: Readonly<Record<TermList, string>> = {
  missed: 'misses',
  unclicked: 'searches',
  popular: 'searches',
  trend: 'searches - before',
};

/** Fewer clicks than one in five searches is few. */
const conditions: Readonly<Record<TermList, string>> = {
  missed: 'misses >= $5 and results = 0',
  unclicked: 'searches >= $5 and results > 0 and clicks * 5 < searches',
  popular: 'searches >= $5',
  trend: 'greatest(searches, before) >= $5',
};

const listed = (list: TermList) =>
  statement<TermRow>(
    `list_search_terms_${list}`,
    `select *, ${ranks[list]} as rank from (
       select venture_id as "ventureId", term,
         coalesce(sum(searches) filter (where day >= $1), 0)::int as searches,
         coalesce(sum(searches) filter (where day < $1), 0)::int as before,
         coalesce(sum(misses) filter (where day >= $1), 0)::int as misses,
         coalesce(sum(clicks) filter (where day >= $1), 0)::int as clicks,
         coalesce(sum(places) filter (where day >= $1), 0)::int as places,
         coalesce((array_agg(results order by day desc) filter (where searches > 0))[1], 0) as results,
         max(day)::text as "lastDay"
       from search_term t
       where day >= $1::date - $3::int and day <= $2 and ($4::text[] is null or venture_id = any($4))
         and ($6::text is null or position($6 in term) > 0)
         and not exists (select from search_ignored_term i where i.venture_id = t.venture_id and i.term = t.term)
       group by 1, 2) as counted
     where ${conditions[list]}
       and ($7::int is null or (-(${ranks[list]}), term, "ventureId") > (-$7, $8, $9))
     order by ${ranks[list]} desc, term, "ventureId" limit $10`,
  );

const lists: Readonly<Record<TermList, ReturnType<typeof listed>>> = {
  missed: listed('missed'),
  unclicked: listed('unclicked'),
  popular: listed('popular'),
  trend: listed('trend'),
};

const placeSchema = z.tuple([z.int32(), z.string(), z.string()]);

/** Most first. */
export async function listSearchTerms(
  db: Database,
  { ventures, list, from, until, days, atLeast, text }: TermFilter,
  { cursor, limit }: PageAsked,
): Promise<Page<TermRow>> {
  const here = ventures === 'all' ? null : [...ventures];
  const after = decodeCursor(cursor, placeSchema) ?? [null, null, null];
  const asked = [from, until, days, here, atLeast, text?.toLowerCase() ?? null];
  const rows = await lists[list](db, [...asked, ...after, limit + 1]);
  return toPage(rows, limit, ({ rank, term, ventureId }) => [rank, term, ventureId]);
}

/** How many searches there were, and how many of them found nothing. */
export async function countSearches(
  db: Database,
  ventureId: string,
  from: string,
): Promise<{ searches: number; misses: number }> {
  const [row] = await db
    .select({
      searches: sql<number>`coalesce(sum(searches), 0)::int`,
      misses: sql<number>`coalesce(sum(misses), 0)::int`,
    })
    .from(searchTerms)
    .where(sql`${eq(searchTerms.ventureId, ventureId)} and ${searchTerms.day} >= ${from}`);
  return row ?? { searches: 0, misses: 0 };
}

/** Whether it was not ignored before. */
export async function ignoreTerm(tx: Database, ventureId: string, term: string, since: Date): Promise<boolean> {
  const { rowCount } = await tx.insert(ignoredTerms).values({ ventureId, term, since }).onConflictDoNothing();
  return rowCount === 1;
}

export async function showTermAgain(tx: Database, ventureId: string, term: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(ignoredTerms)
    .where(sql`${eq(ignoredTerms.ventureId, ventureId)} and ${eq(ignoredTerms.term, term)}`);
  return rowCount === 1;
}

export async function cleanUpSearchTerms({ db, clock }: Context): Promise<Record<string, number | null>> {
  const gone = await db.delete(searchTerms).where(lt(searchTerms.day, dayOf(daysBefore(clock(), keptDays))));
  return { searchTerms: gone.rowCount };
}
