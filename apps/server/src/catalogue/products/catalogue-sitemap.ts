import { and, asc, count, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { type CatalogueCategory, categoriesOf } from './catalogue-tree.ts';
import { products } from './products.tables.ts';

/** The addresses of the catalogue for search engines, which see what anonymous visitors see. */
export const catalogueSitemap = {
  async categoryUrls(ctx: Context, ventureId: string): Promise<string[]> {
    return urlsOf(await categoriesOf(ctx, ventureId));
  },

  /** Cached until the catalogue changes: it only determines the number of files, so it may lag behind the clock. */
  countProducts(ctx: Context, ventureId: string): Promise<number> {
    return ctx.cache.read('catalogue', `product count ${ventureId}`, async () => {
      const [row] = await ctx.db.select({ total: count() }).from(products).where(isVisitable(ctx, ventureId));
      return row?.total ?? 0;
    });
  },

  productUrls(
    ctx: Context,
    ventureId: string,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ url: string; changed: Date }[]> {
    return ctx.db
      .select({ url: products.url, changed: products.startPublish })
      .from(products)
      .where(isVisitable(ctx, ventureId))
      .orderBy(asc(products.id))
      .offset(skip)
      .limit(take);
  },
};

function urlsOf(categories: readonly CatalogueCategory[]): string[] {
  return categories.flatMap(({ url, subCategories }) => [url, ...urlsOf(subCategories)]);
}

function isVisitable(ctx: Context, ventureId: string): SQL | undefined {
  const now = ctx.clock();
  return and(
    eq(products.ventureId, ventureId),
    lte(products.startPublish, now),
    or(isNull(products.stopPublish), gt(products.stopPublish, now)),
    not(sql`${ventureId} = any(${products.marketFilter})`),
  );
}
