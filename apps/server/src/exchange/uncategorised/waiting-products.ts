import type { Context } from '../../foundation/context/context.ts';
import { query } from '../../foundation/database/prepared.ts';
import type { Feed } from '../writing/feed.ts';

/** After every real date: hides a product without losing its own dates. */
export const neverPublished = '9999-12-31T00:00:00Z';

/** A source's own groups are a classification of that source: `source erp`, code `Isolatie`. */
const sourceSystem = 'source ';

/** Names that exactly one category of the venture ($1) has. */
const categoryOfName = `select lower(trim(c.name)) as name, min(c.id) as id from category c
  where c.venture_id = $1 group by lower(trim(c.name)) having count(*) = 1`;

/** The category of a source's category name: by its mapping, else the only one with that name. */
export async function categoriesOfGroups(
  { db }: Pick<Context, 'db'>,
  { sourceId, ventureId }: Pick<Feed, 'sourceId' | 'ventureId'>,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await query<{ name: string; id: number }>(
    db,
    `with named as (${categoryOfName})
     select a.name, coalesce(g.category_id, n.id) as id from unnest($3::text[]) as a (name)
     left join exchange_source o on o.id = $2
     left join classification_category g on g.venture_id = $1 and g.code = a.name and g.system = '${sourceSystem}' || o.name
     left join named n on n.name = lower(trim(a.name))
     where coalesce(g.category_id, n.id) is not null`,
    [ventureId, sourceId, names],
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Products that wait for the same decision. */
export interface WaitingGroup {
  source: string | null;
  /** The class to decide on; empty if the products have neither a category nor a class. */
  system: string | null;
  code: string | null;
  /** The name by the source or the dictionary. */
  name: string | null;
  products: number;
  example: string;
}

/** The largest first. */
export function waitingGroups({ db }: Pick<Context, 'db'>, ventureId: string, limit: number): Promise<WaitingGroup[]> {
  return query<WaitingGroup>(
    db,
    `select o.name as source, case when w.category is null then k.system else '${sourceSystem}' || o.name end as system,
       coalesce(w.category, k.code) as code, coalesce(w.category, e.name, k.code) as name,
       count(*)::int as products, min(p.name) as example
     from waiting_product w join product p on p.id = w.product_id
     left join lateral (select source_id from exchange_reference r
       where r.entity = 'product' and r.our_id = w.product_id::text and r.venture_id = w.venture_id
       order by r.removed_at nulls first, r.source_id limit 1) r on true
     left join exchange_source o on o.id = r.source_id
     left join product_classification k on k.product_id = w.product_id and w.category is null
     left join etim_name e on e.kind = 'class' and e.code = k.code
     where w.venture_id = $1 group by 1, 2, 3, 4 order by products desc, name limit $2`,
    [ventureId, limit],
  );
}

/** Places products of the tray whose category is now known; they are shown from their own dates. */
export async function placeWaitingProducts({ db }: Pick<Context, 'db'>, ventureId: string): Promise<number> {
  const [row] = await query<{ placed: number }>(
    db,
    `with named as (${categoryOfName}), placed as (
      select distinct on (w.product_id) w.product_id, c.id as category_id, c.ancestors, w.start_publish, w.stop_publish
      from waiting_product w
      left join exchange_reference p on p.entity = 'product' and p.our_id = w.product_id::text and p.venture_id = w.venture_id
      left join exchange_reference r on r.entity = 'category' and r.external_id = w.category
        and r.source_id = p.source_id and r.venture_id = w.venture_id and r.removed_at is null
      left join exchange_source o on o.id = p.source_id
      left join classification_category g on g.venture_id = w.venture_id and g.code = w.category
        and g.system = '${sourceSystem}' || o.name
      left join named n on n.name = lower(trim(w.category))
      left join product_classification s on s.product_id = w.product_id and w.category is null
      left join classification_category k on k.venture_id = w.venture_id and k.system = s.system and k.code = s.code
      join category c on c.id = coalesce(r.our_id::integer, g.category_id, n.id, k.category_id) and c.venture_id = w.venture_id
      where w.venture_id = $1
    ), shown as (
      update product p set category_id = d.category_id, ancestors = d.ancestors,
        start_publish = d.start_publish, stop_publish = d.stop_publish
      from placed d where p.id = d.product_id
    ), gone as (
      delete from waiting_product w using placed d where w.product_id = d.product_id
    )
    select count(*)::int as placed from placed`,
    [ventureId],
  );
  return row?.placed ?? 0;
}

/** A product that is stored but not shown, because its category is unknown. */
export interface WaitingProduct {
  productId: number;
  name: string;
  brand: string;
  articleCodes: string[];
  source: string | null;
  /** The unknown category that the source sent. */
  category: string | null;
  classification: { system: string; code: string; name: string | null } | null;
  since: string;
}

/** The tray of a venture, oldest first; `after` is the last product of the previous page. */
export async function productsWithoutCategory(
  { db }: Pick<Context, 'db'>,
  ventureId: string,
  { after = 0, limit = 100 }: { after?: number; limit?: number } = {},
): Promise<{ total: number; products: WaitingProduct[] }> {
  const [counted] = await query<{ total: number }>(
    db,
    'select count(*)::int as total from waiting_product where venture_id = $1',
    [ventureId],
  );
  const products = await query<WaitingProduct>(
    db,
    `select w.product_id as "productId", p.name, p.brand, w.category,
       array(select v.code from variant v where v.product_id = w.product_id order by v.position, v.id limit 20) as "articleCodes",
       (select s.name from exchange_reference r join exchange_source s on s.id = r.source_id
         where r.entity = 'product' and r.our_id = w.product_id::text order by r.removed_at nulls first limit 1) as source,
       case when k.code is not null then jsonb_build_object('system', k.system, 'code', k.code, 'name',
         (select n.name from etim_name n where n.kind = 'class' and n.code = k.code)) end as classification,
       to_char(w.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
     from waiting_product w join product p on p.id = w.product_id
     left join product_classification k on k.product_id = w.product_id
     where w.venture_id = $1 and w.product_id > $2 order by w.product_id limit $3`,
    [ventureId, after, limit],
  );
  return { total: counted?.total ?? 0, products };
}
