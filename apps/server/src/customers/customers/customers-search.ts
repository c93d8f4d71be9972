import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { and, asc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { type AccessScope, withinScope } from '../../foundation/database/access-scope.ts';
import { countUpTo } from '../../foundation/database/bounded-count.ts';
import type { Database } from '../../foundation/database/database.ts';
import { allPages, keysetOrder, toPage } from '../../foundation/database/keyset.ts';
import { startingWith } from '../../foundation/database/like-pattern.ts';
import { hasWords } from '../../foundation/database/word-search.ts';
import { customers } from './customers.tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

export interface CustomerFilter {
  /** The branches and ventures that the member of staff may see. */
  scope: AccessScope;
  ventureId?: string | undefined;
  branchId?: string | undefined;
  group?: string | undefined;
  isStopped?: boolean | undefined;
  isInactive?: boolean | undefined;
  /** Matches the number, the name or the KvK number. */
  q?: string | undefined;
}

interface CustomerPage {
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
  const key = sort === 'name' ? customers.customerName : customers.customerId;
  const { following, orderBy } = keysetOrder(
    { key, type: 'text', id: customers.customerId, idType: 'text' },
    { direction, cursor },
  );
  const rows = await db
    .select()
    .from(customers)
    .where(and(conditionsOf(filter), following))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const { shown, nextCursor } = toPage(rows, limit, ({ customerName, customerId }) => [
    sort === 'name' ? customerName : customerId,
    customerId,
  ]);
  return { customers: shown, nextCursor };
}

export function countCustomers(db: Database, filter: CustomerFilter): Promise<ListCount> {
  return countUpTo(db, customers, conditionsOf(filter));
}

/** All of them in batches, for a file that is written while it is read. */
export async function* allCustomers(
  db: Database,
  filter: CustomerFilter,
  order: Pick<CustomerPage, 'sort' | 'direction'>,
) {
  for await (const page of allPages((cursor) => searchCustomers(db, filter, { ...order, cursor, limit: 1000 }))) {
    yield page.customers;
  }
}

/** The existing groups, for a select list. */
export async function listCustomerGroups(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ group: customers.customerGroup })
    .from(customers)
    .orderBy(asc(customers.customerGroup))
    .limit(200);
  return rows.map(({ group }) => group);
}

/** A merged customer is found as the customer it was merged into, and not itself. */
function conditionsOf({
  scope,
  ventureId,
  branchId,
  group,
  isStopped,
  isInactive,
  q,
}: CustomerFilter): SQL | undefined {
  return and(
    isNull(customers.mergedInto),
    withinScope(customers, scope),
    ventureId === undefined ? undefined : eq(customers.ventureId, ventureId),
    branchId === undefined ? undefined : eq(customers.branchId, branchId),
    group === undefined ? undefined : eq(customers.customerGroup, group),
    isStopped ? or(customers.hasOrderstop, customers.hasDeliverystop) : undefined,
    isInactive === undefined ? undefined : eq(customers.isInactive, isInactive),
    q === undefined ? undefined : sql`${customers.customerId} in (${namedBy(q)})`,
  );
}

/** A union, because each way has an index of its own and one `or` condition would use none of them. */
function namedBy(q: string): SQL {
  const ways = [
    like(customers.customerId, startingWith(q)),
    eq(customers.chamberOfCommerceNumber, q),
    hasWords(customers.customerName, q),
  ].filter((way) => way !== undefined);
  const found = ways.map((way) => sql`select ${customers.customerId} from ${customers} where ${way}`);
  return sql.join(found, sql` union `);
}
