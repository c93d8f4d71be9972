import { countedUpTo, type ListCount } from '@bouwpoort/contract/lists';
import { addDays } from '@bouwpoort/trade/calendar-days';
import type { QuoteState } from '@bouwpoort/trade/quote-states';
import { and, asc, desc, eq, gte, inArray, isNotNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { customers } from '../customers/customers.ts';
import type { Database } from '../database/database.ts';
import { readCursor, writeCursor } from '../database/keyset.ts';
import { hasWords, startsWith } from '../database/word-search.ts';
import { lineCount } from './quotes.queries.ts';
import { quoteLines, quotes } from './quotes.tables.ts';

/** Where the one who asks may look. */
interface QuotePlaces {
  ventures: 'all' | readonly string[];
  branches: readonly { branchId: string }[];
}

export interface QuoteFilter {
  places: QuotePlaces;
  /** The day in Dutch time: what expired is known by it. */
  today: string;
  ventureId?: string | undefined;
  customerId?: string | undefined;
  /** `open`: it is our turn. */
  state?: QuoteState | 'open' | undefined;
  endsWithin?: number | undefined;
  assigneeId?: string | undefined;
  /** In the number, the site, or the customer's name or number. */
  q?: string | undefined;
}

export interface QuotePage {
  sort: 'date' | 'validUntil';
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

export type FoundQuote = Awaited<ReturnType<typeof selectFound>>[number];

/** A page of quotes of all customers, for staff. */
export async function searchQuotes(
  db: Database,
  filter: QuoteFilter,
  page: QuotePage,
): Promise<{ quotes: FoundQuote[]; nextCursor: string | null }> {
  const rows = await selectFound(db, conditionsOf(filter), page);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return { quotes: shown, nextCursor: last ? writeCursor(last.sortedBy, String(last.quote.id)) : null };
}

/** What has no offer yet comes after what has. */
const keyOf = {
  date: sql`${quotes.requestedAt}`,
  validUntil: sql`coalesce(${quotes.offeredUntil}, 'infinity'::date)`,
};
const typeOf = { date: sql`timestamptz`, validUntil: sql`date` };

function selectFound(db: Database, where: SQL | undefined, { sort, direction, cursor, limit }: QuotePage) {
  const key = keyOf[sort];
  const after = readCursor(cursor);
  const order = direction === 'asc' ? asc : desc;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const following =
    after &&
    sql`(${key}, ${quotes.id}) ${beyond} (${after[0]}::${typeOf[sort]}, ${Number.parseInt(after[1], 10) || 0})`;
  return db
    .select({
      quote: quotes,
      customerName: customers.customerName,
      lineCount,
      firstLine: sql<string | null>`(
        select line.name from ${quoteLines} line where line.quote_id = ${quotes.id} order by line.position limit 1)`,
      sortedBy: sql<string>`${key}::text`,
    })
    .from(quotes)
    .innerJoin(customers, eq(customers.customerId, quotes.customerId))
    .where(and(where, following))
    .orderBy(order(key), order(quotes.id))
    .limit(limit + 1);
}

export async function countQuotes(db: Database, filter: QuoteFilter): Promise<ListCount & { amount: string }> {
  const some = db
    .select({ amount: quotes.amount })
    .from(quotes)
    .innerJoin(customers, eq(customers.customerId, quotes.customerId))
    .where(conditionsOf(filter))
    .limit(countedUpTo + 1)
    .as('some');
  const [row] = await db
    .select({ found: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${some.amount}), 0)::text` })
    .from(some);
  const found = row?.found ?? 0;
  return { count: Math.min(found, countedUpTo), isExact: found <= countedUpTo, amount: row?.amount ?? '0' };
}

function conditionsOf(filter: QuoteFilter): SQL | undefined {
  const { ventureId, customerId, state, endsWithin, assigneeId, q, today } = filter;
  return and(
    inPlaces(filter.places),
    // A draft is of nobody but who writes it.
    isNotNull(quotes.requestedAt),
    ventureId === undefined ? undefined : eq(quotes.ventureId, ventureId),
    customerId === undefined ? undefined : eq(quotes.customerId, customerId),
    state === undefined ? undefined : hasState(state, today),
    endsWithin === undefined
      ? undefined
      : and(
          eq(quotes.state, 'offered'),
          gte(quotes.offeredUntil, today),
          lte(quotes.offeredUntil, addDays(today, endsWithin)),
        ),
    assigneeId === undefined ? undefined : eq(quotes.assigneeId, assigneeId),
    q === undefined
      ? undefined
      : or(
          like(quotes.number, startsWith(q.toUpperCase())),
          like(quotes.customerId, startsWith(q)),
          hasWords(customers.customerName, q),
          sql`position(lower(${q}) in lower(${quotes.projectName})) > 0`,
        ),
  );
}

function hasState(state: QuoteState | 'open', today: string): SQL | undefined {
  if (state === 'open') return inArray(quotes.state, ['requested', 'inProgress']);
  if (state === 'offered') return and(eq(quotes.state, 'offered'), gte(quotes.offeredUntil, today));
  if (state === 'expired') {
    return or(eq(quotes.state, 'expired'), and(eq(quotes.state, 'offered'), sql`${quotes.offeredUntil} < ${today}`));
  }
  return eq(quotes.state, state);
}

function inPlaces({ ventures, branches }: QuotePlaces): SQL | undefined {
  if (ventures === 'all') return undefined;
  const own = [
    ventures.length === 0 ? undefined : inArray(quotes.ventureId, [...ventures]),
    branches.length === 0
      ? undefined
      : inArray(
          quotes.branchId,
          branches.map(({ branchId }) => branchId),
        ),
  ];
  return or(...own) ?? sql`false`;
}
