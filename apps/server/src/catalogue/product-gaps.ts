import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';

export type ProductGap = 'price' | 'stock';

/** The products of venture $1 that lack it. */
const lacking: Record<ProductGap, string> = {
  price: `select distinct v.product_id as id from variant v where v.venture_id = $1 and not exists (
    select from list_price l where l.variant_id = v.id and l.price_delivery > 0)`,
  stock: `select p.id from product p where p.venture_id = $1 and not exists (
    select from variant v join stock s on s.variant_id = v.id
    where v.product_id = p.id and s.purchase_available_quantity > 0)`,
};

/** After changes in bulk, for which the triggers leave it alone: of all products of a venture at once. */
export async function renewProductGaps(db: Database, ventureId: string, part: ProductGap): Promise<void> {
  await query(
    db,
    `with lacking as materialized (${lacking[part]}), filled as (
       delete from product_gap g using product p
       where g.part = $2 and p.id = g.product_id and p.venture_id = $1
         and not exists (select from lacking where lacking.id = g.product_id)
     )
     insert into product_gap (product_id, part) select id, $2 from lacking order by id on conflict do nothing`,
    [ventureId, part],
  );
}

/** Two changes of one product at the same moment do not see each other; what they left wrong is put right at night. */
export async function correctProductGaps({ db }: Context): Promise<Record<string, number>> {
  await query(db, 'select renew_all_product_gaps()');
  return {};
}
