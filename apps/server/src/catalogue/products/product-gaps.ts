import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';

export type ProductGap = 'price' | 'stock';

/** For after changes in bulk, during which the triggers are off: recomputes all products of a venture at once. */
export async function renewProductGaps(db: Database, ventureId: string, part: ProductGap): Promise<void> {
  await query(db, 'select renew_gaps_of_venture($1, $2)', [ventureId, part]);
}

/** Two concurrent changes of one product do not see each other; the nightly job corrects the result. */
export async function correctProductGaps({ db }: Context): Promise<Record<string, number>> {
  await query(db, 'select renew_all_product_gaps()');
  return {};
}
