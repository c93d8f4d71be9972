import { eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { categories, products, redirects } from './catalogue.tables.ts';

/** Where a category or a product is now that had this address before. `path` in lower case, without a slash at its end. */
export async function movedTo(ctx: Context, path: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ category: categories.url, product: products.url })
    .from(redirects)
    .leftJoin(categories, eq(categories.id, redirects.categoryId))
    .leftJoin(products, eq(products.id, redirects.productId))
    .where(eq(redirects.path, path));
  const target = row?.category ?? row?.product ?? undefined;
  return target?.toLowerCase() === path ? undefined : target;
}
