import { sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';

interface AskedProducts {
  ventureId: string;
  /** Below this category; null for the whole shop. */
  categoryId: number | null;
  includeOrderItems: boolean;
  orderBy: 'name' | 'newest' | 'mostOrdered';
  top: number;
  skip: number;
}

/** One page of the products that are visible now, in the order of the database, and their total number. */
export async function selectShownProductIds(
  { db, clock }: Context,
  { ventureId, categoryId, includeOrderItems, orderBy, top, skip }: AskedProducts,
): Promise<{ total: number; ids: number[] }> {
  const now = clock().toISOString();
  const shown = (entry: string) => sql`${sql.raw(entry)}.start_publish <= ${now}
    and (${sql.raw(entry)}.stop_publish is null or ${sql.raw(entry)}.stop_publish > ${now})
    and not ${ventureId} = any(${sql.raw(entry)}.market_filter)`;
  const orders = { name: sql`name`, newest: sql`start_publish desc, name`, mostOrdered: sql`order_count desc, name` };
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    with listed as (
      select p.id, p.name, p.start_publish, p.order_count from product p
      where p.venture_id = ${ventureId} and ${shown('p')}
        and (${categoryId}::integer is null or ${categoryId}::integer = any(p.ancestors))
        and exists (select from variant v where v.product_id = p.id and ${shown('v')}
          and (${includeOrderItems}::boolean or v.stock_item)))
    select (select count(*)::int from listed) as total,
      array(select id from listed order by ${orders[orderBy]}, id limit ${top} offset ${skip}) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}
