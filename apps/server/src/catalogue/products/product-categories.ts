import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';

const categories = statement<{ id: number }>(
  'categories_of_products',
  'select distinct unnest(ancestors) as id from product where id = any($1::int[])',
);

/** All categories of these products, main categories included. */
export async function categoriesOfProducts(ctx: Context, productIds: readonly number[]): Promise<Set<number>> {
  const rows = await categories(ctx.db, [[...productIds]]);
  return new Set(rows.map(({ id }) => id));
}
