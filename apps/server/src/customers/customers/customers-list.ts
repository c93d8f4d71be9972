import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { and, asc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { type AccessScope, withinScope } from '../../foundation/database/access-scope.ts';
import { countUpTo } from '../../foundation/database/bounded-count.ts';
import type { Database } from '../../foundation/database/database.ts';
import { keysetOrder, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
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

interface CustomerSort {
  sort: 'name' | 'number';
  direction: 'asc' | 'desc';
}

export async function searchCustomers(
  db: Database,
  filter: CustomerFilter,
  { sort, direction, cursor, limit }: CustomerSort & PageAsked,
): Promise<Page<CustomerRow>> {
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
  return toPage(rows, limit, ({ customerName, customerId }) => [
    sort === 'name' ? customerName : customerId,
    customerId,
  ]);
}

export function countCustomers(db: Database, filter: CustomerFilter): Promise<ListCount> {
  return countUpTo(db, customers, conditionsOf(filter));
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
