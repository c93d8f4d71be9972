import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { type OrderableVariant, variantsByGuids } from './catalogue-orderable.ts';

/** The number of suggestions; more would be a search. */
const maxPerVariant = 3;

/**
 * Each feature that the candidate shares with the article counts one, numbers by how close they are. At least half of
 * them have to match. Only the most ordered articles of a category are compared, which limits the cost of a large
 * category.
 */
const similarVariants = statement<{ id: number; guid: string }>(
  'select_similar_variants',
  `with own as (
     select v.id, v.venture_id, v.sales_unit, v.feature_list, p.category_id,
            (select count(*) from jsonb_object_keys(v.feature_list)) as features
     from variant v join product p on p.id = v.product_id
     where v.id = any($1::int[]) and p.category_id is not null
   )
   select own.id, best.guid
   from own cross join lateral (
     select candidate.guid, alike.score, candidate.sales_unit = own.sales_unit as is_same_unit, candidate.id
     from (
       select v.id, v.guid, v.sales_unit, v.feature_list
       from product p join variant v on v.product_id = p.id
       where p.category_id = own.category_id and p.venture_id = own.venture_id and v.id <> own.id
         and p.start_publish <= $2 and (p.stop_publish is null or p.stop_publish > $2)
         and v.start_publish <= $2 and (v.stop_publish is null or v.stop_publish > $2)
       order by p.order_count desc, v.id
       limit 200
     ) candidate
     cross join lateral (
       select sum(case
         when f.value = candidate.feature_list ->> f.key then 1
         when f.value ~ '^[0-9]{1,9}([.,][0-9]{1,6})?$' and candidate.feature_list ->> f.key ~ '^[0-9]{1,9}([.,][0-9]{1,6})?$'
         then near.less / greatest(near.more, 0.000001)
         else 0 end) as score
       from jsonb_each_text(own.feature_list) f
       cross join lateral (
         select least(a, b) as less, greatest(a, b) as more
         from (select
           substring(replace(f.value, ',', '.') from '^[0-9]{1,9}(?:[.][0-9]{1,6})?')::numeric as a,
           substring(replace(candidate.feature_list ->> f.key, ',', '.') from '^[0-9]{1,9}(?:[.][0-9]{1,6})?')::numeric as b
         ) numbers
       ) near
     ) alike
     where alike.score >= own.features * 0.5
     order by alike.score desc, is_same_unit desc, candidate.id
     limit 8
   ) best
   order by own.id, best.score desc, best.is_same_unit desc, best.id`,
);

/**
 * By variant id: the most similar articles of the same category that can be ordered. They are suggestions, not
 * replacements chosen by staff.
 */
export async function similarTo(
  ctx: Context,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderableVariant[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await similarVariants(ctx.db, [[...variantIds], ctx.clock()]);
  const known = await variantsByGuids(
    ctx,
    rows.map(({ guid }) => guid),
  );
  const orderable = rows.flatMap(({ id, guid }) => {
    const variant = known.get(guid);
    return variant?.state === 'orderable' ? [{ id, variant }] : [];
  });
  return new Map(
    [...Map.groupBy(orderable, ({ id }) => id)].map(([id, found]) => [
      id,
      found.slice(0, maxPerVariant).map(({ variant }) => variant),
    ]),
  );
}
