import { and, asc, ilike, inArray, isNull, like, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { containing, startingWith } from '../../foundation/database/like-pattern.ts';
import { customers } from './customers.tables.ts';

/** A few suggestions, by the beginning of a number or a part of a name. */
export function findCustomers(
  db: Database,
  text: string,
  ventures: 'all' | readonly string[],
  limit: number,
): Promise<{ id: string; name: string; ventureId: string }[]> {
  return db
    .select({ id: customers.customerId, name: customers.customerName, ventureId: customers.ventureId })
    .from(customers)
    .where(
      and(
        // A merged customer is found as the customer it was merged into, and not itself.
        isNull(customers.mergedInto),
        ventures === 'all' ? undefined : inArray(customers.ventureId, [...ventures]),
        or(like(customers.customerId, startingWith(text)), ilike(customers.customerName, containing(text))),
      ),
    )
    .orderBy(asc(customers.customerName), asc(customers.customerId))
    .limit(limit);
}
