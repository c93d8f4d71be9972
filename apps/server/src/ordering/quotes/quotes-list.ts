import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import type { QuoteState } from '@bouwpoort/trade/ordering/quote-states';
import { and, eq, gte, inArray, isNotNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { customers } from '../../customers/customers/customers.ts';
import { type AccessScope, withinScope } from '../../foundation/database/access-scope.ts';
import { type CountedAmount, countWithAmount } from '../../foundation/database/bounded-count.ts';
import type { Database } from '../../foundation/database/database.ts';
import { keysetOrder, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
import { startingWith } from '../../foundation/database/like-pattern.ts';
import { hasWords } from '../../foundation/database/word-search.ts';
import { lineCount } from './quotes.queries.ts';
import { quoteLines, quotes } from './quotes.tables.ts';

export interface QuoteFilter {
  /** The branches and ventures that the member of staff may see. */
  scope: AccessScope;
  /** The day in Dutch time, which decides what has expired. */
  today: string;
  ventureId?: string | undefined;
  branchId?: string | undefined;
  customerId?: string | undefined;
  /** When it was asked. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** `open`: staff have to act. */
  state?: QuoteState | 'open' | undefined;
  endsWithin?: number | undefined;
  assigneeId?: string | undefined;
  /** Matches the number, the site, or the customer's name or number. */
  q?: string | undefined;
}

interface QuoteSort {
  sort: 'date' | 'amount' | 'validUntil';
  direction: 'asc' | 'desc';
}

export type FoundQuote = Awaited<ReturnType<typeof selectFound>>[number];

/** A page of quotes of all customers, for staff. */
export async function searchQuotes(
  db: Database,
  filter: QuoteFilter,
  page: QuoteSort & PageAsked,
): Promise<Page<FoundQuote>> {
  const rows = await selectFound(db, conditionsOf(filter), page);
  return toPage(rows, page.limit, ({ sortedBy, quote }) => [sortedBy, String(quote.id)]);
}

/** Quotes without an offer come last. */
const keyOf = {
  date: sql`${quotes.requestedAt}`,
  amount: sql`coalesce(${quotes.amount}, 0)`,
  validUntil: sql`coalesce(${quotes.offeredUntil}, 'infinity'::date)`,
};
const typeOf = { date: 'timestamptz', amount: 'numeric', validUntil: 'date' } as const;

function selectFound(db: Database, where: SQL | undefined, { sort, direction, cursor, limit }: QuoteSort & PageAsked) {
  const key = keyOf[sort];
  const { following, orderBy } = keysetOrder(
    { key, type: typeOf[sort], id: quotes.id, idType: 'int' },
    { direction, cursor },
  );
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
    .orderBy(...orderBy)
    .limit(limit + 1);
}

export function countQuotes(db: Database, filter: QuoteFilter): Promise<CountedAmount> {
  return countWithAmount(db, { from: quotes, amount: quotes.amount, where: conditionsOf(filter) });
}

function conditionsOf(filter: QuoteFilter): SQL | undefined {
  const { ventureId, branchId, customerId, from, until, state, endsWithin, assigneeId, q, today } = filter;
  const named = q === undefined ? undefined : hasWords(customers.customerName, q);
  return and(
    withinScope(quotes, filter.scope),
    // Drafts are visible to their author only.
    isNotNull(quotes.requestedAt),
    ventureId === undefined ? undefined : eq(quotes.ventureId, ventureId),
    branchId === undefined ? undefined : eq(quotes.branchId, branchId),
    customerId === undefined ? undefined : eq(quotes.customerId, customerId),
    from === undefined ? undefined : gte(quotes.requestedAt, from),
    until === undefined ? undefined : lt(quotes.requestedAt, until),
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
          like(quotes.number, startingWith(q.toUpperCase())),
          like(quotes.customerId, startingWith(q)),
          named && sql`${quotes.customerId} in (select ${customers.customerId} from ${customers} where ${named})`,
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
