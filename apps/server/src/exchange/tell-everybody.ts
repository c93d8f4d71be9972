import { renewProductGaps } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';

/** Once for all that a large batch changed: the index is built again, the caches begin afresh. */
export async function tellEverybody(db: Database, ventureId: string): Promise<void> {
  await renewProductGaps(db, ventureId);
  await query(db, "insert into catalogue_change (what) values ('catalogue')");
  await query(db, `select pg_notify('bouwpoort_changes', kind) from unnest($1::text[]) as told (kind)`, [
    ['catalogue', 'prices', 'branches', 'navigation'],
  ]);
}
