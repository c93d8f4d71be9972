import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';

export type ProductGap = 'price' | 'stock';

/** After changes in bulk, for which the triggers leave it alone: of all products of a venture at once. */
export async function renewProductGaps(db: Database, ventureId: string, part: ProductGap): Promise<void> {
  await query(db, 'select renew_gaps_of_venture($1, $2)', [ventureId, part]);
}

/** Two changes of one product at the same moment do not see each other; what they left wrong is put right at night. */
export async function correctProductGaps({ db }: Context): Promise<Record<string, number>> {
  await query(db, 'select renew_all_product_gaps()');
  return {};
}
