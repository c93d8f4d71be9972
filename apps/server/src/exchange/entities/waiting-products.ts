import { query } from '../../database/prepared.ts';
import type { Chunk } from '../chunk.ts';

/** Later than anything is published: how a product is kept out of sight without losing its own dates. */
export const neverPublished = '9999-12-31T00:00:00Z';

/** Products of the tray whose category is known by now get it, and are shown from the day they should be. */
export async function placeWaitingProducts({ ctx, feed }: Chunk): Promise<void> {
  await query(
    ctx.db,
    `with placed as (
      select w.product_id, c.id as category_id, c.ancestors, w.start_publish, w.stop_publish
      from waiting_product w
      left join exchange_reference p on p.entity = 'product' and p.our_id = w.product_id::text and p.venture_id = w.venture_id
      left join exchange_reference r on r.entity = 'category' and r.external_id = w.category
        and r.source_id = p.source_id and r.venture_id = w.venture_id and r.removed_at is null
      left join classification_category k on k.venture_id = w.venture_id and w.category is null
        and k.system = w.classification_system and k.code = w.classification_code
      join category c on c.id = coalesce(r.our_id::integer, k.category_id) and c.venture_id = w.venture_id
      where w.venture_id = $1
    ), shown as (
      update product p set category_id = d.category_id, ancestors = d.ancestors,
        start_publish = d.start_publish, stop_publish = d.stop_publish
      from placed d where p.id = d.product_id
    )
    delete from waiting_product w using placed d where w.product_id = d.product_id`,
    [feed.ventureId],
  );
}
