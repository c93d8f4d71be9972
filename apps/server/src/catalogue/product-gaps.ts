import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';

/** After changes in bulk, for which the triggers leave it alone. */
export async function renewProductGaps(db: Database, ventureId: string): Promise<void> {
  await query(db, 'select renew_product_gaps(array(select id from product where venture_id = $1))', [ventureId]);
}

/** Two changes of one product at the same moment do not see each other; what they left wrong is put right at night. */
export async function correctProductGaps({ db }: Context): Promise<Record<string, number>> {
  await query(db, 'select renew_all_product_gaps()');
  return {};
}
