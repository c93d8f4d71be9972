import type { ListCount } from '@bouwpoort/contract/lists';
import { and, asc, desc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '../database/bounded-count.ts';
import type { Database } from '../database/database.ts';
import { readCursor, writeCursor } from '../database/keyset.ts';
import { hasWords, startsWith } from '../database/word-search.ts';
import { customers } from './customers.tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

export interface CustomerFilter {
  /** Where the one who asks may look. */
  places: { ventures: 'all' | readonly string[]; branches: readonly { branchId: string }[] };
  ventureId?: string | undefined;
  branchId?: string | undefined;
  group?: string | undefined;
  isStopped?: boolean | undefined;
  isInactive?: boolean | undefined;
  /** In the number, the name or the KvK number. */
  q?: string | undefined;
}

export interface CustomerPage {
  sort: 'name' | 'number';
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

export async function searchCustomers(
  db: Database,
  filter: CustomerFilter,
  { sort, direction, cursor, limit }: CustomerPage,
): Promise<{ customers: CustomerRow[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const key = sort === 'name' ? customers.customerName : customers.customerId;
  const order = direction === 'asc' ? asc : desc;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const rows = await db
    .select()
    .from(customers)
    .where(
      and(conditionsOf(filter), after && sql`(${key}, ${customers.customerId}) ${beyond} (${after[0]}, ${after[1]})`),
    )
    .orderBy(order(key), order(customers.customerId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const value = last && (sort === 'name' ? last.customerName : last.customerId);
  return { customers: shown, nextCursor: last ? writeCursor(value ?? '', last.customerId) : null };
}

export function countCustomers(db: Database, filter: CustomerFilter): Promise<ListCount> {
  return countUpTo(db, customers, conditionsOf(filter));
}

/** All of them in pieces, for a file that is written while it is read. */
export async function* allCustomers(
  db: Database,
  filter: CustomerFilter,
  order: Pick<CustomerPage, 'sort' | 'direction'>,
) {
  let cursor: string | undefined;
  do {
    const page = await searchCustomers(db, filter, { ...order, cursor, limit: 1000 });
    yield page.customers;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** The groups there are, for a choice. */
export async function listCustomerGroups(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ group: customers.customerGroup })
    .from(customers)
    .orderBy(asc(customers.customerGroup))
    .limit(200);
  return rows.map(({ group }) => group);
}

/** One that was merged into another is found there, and not beside it. */
function conditionsOf({
  places,
  ventureId,
  branchId,
  group,
  isStopped,
  isInactive,
  q,
}: CustomerFilter): SQL | undefined {
  return and(
    isNull(customers.mergedInto),
    inPlaces(places),
    ventureId === undefined ? undefined : eq(customers.ventureId, ventureId),
    branchId === undefined ? undefined : eq(customers.branchId, branchId),
    group === undefined ? undefined : eq(customers.customerGroup, group),
    isStopped ? or(customers.hasOrderstop, customers.hasDeliverystop) : undefined,
    isInactive === undefined ? undefined : eq(customers.isInactive, isInactive),
    q === undefined ? undefined : sql`${customers.customerId} in (${namedBy(q)})`,
  );
}

/** Each way has an index of its own; together in one condition none of them would be used. */
function namedBy(q: string): SQL {
  const ways = [
    like(customers.customerId, startsWith(q)),
    eq(customers.chamberOfCommerceNumber, q),
    hasWords(customers.customerName, q),
  ].filter((way) => way !== undefined);
  const found = ways.map((way) => sql`select ${customers.customerId} from ${customers} where ${way}`);
  return sql.join(found, sql` union `);
}

function inPlaces({ ventures, branches }: CustomerFilter['places']): SQL | undefined {
  if (ventures === 'all') return undefined;
  return (
    or(
      ventures.length === 0 ? undefined : inArray(customers.ventureId, [...ventures]),
      branches.length === 0
        ? undefined
        : inArray(
            customers.branchId,
            branches.map(({ branchId }) => branchId),
          ),
    ) ?? sql`false`
  );
}
