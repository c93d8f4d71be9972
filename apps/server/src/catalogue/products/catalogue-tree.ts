import type { Context } from '../../foundation/context/context.ts';
import { type CategoryRow, type FeatureRow, selectFrame } from './products.queries.ts';

export interface CatalogueCategory extends CategoryRow {
  subCategories: CatalogueCategory[];
}

/** The data that every answer about products needs: all categories without their texts, and all features. */
interface Frame {
  byId: ReadonlyMap<number, CatalogueCategory>;
  byUrl: ReadonlyMap<string, CatalogueCategory>;
  mainByVenture: ReadonlyMap<string, CatalogueCategory[]>;
  features: ReadonlyMap<string, FeatureRow>;
}

function readFrame(ctx: Context): Promise<Frame> {
  return ctx.cache.read('catalogue', 'frame', async () => {
    const { categories, features } = await selectFrame(ctx);
    const served = categories
      .filter(({ ventureId }) => ventureId !== ctx.config.excludedVentureId)
      .map((row): CatalogueCategory => ({ ...row, subCategories: [] }));
    const byId = new Map(served.map((category) => [category.id, category]));
    for (const category of served) byId.get(category.parentId ?? 0)?.subCategories.push(category);
    return {
      byId,
      byUrl: new Map(served.map((category) => [category.url.toLowerCase(), category])),
      mainByVenture: Map.groupBy(
        served.filter(({ parentId }) => parentId === null),
        ({ ventureId }) => ventureId,
      ),
      features: new Map(features.map((feature) => [feature.key, feature])),
    };
  });
}

/** The main categories of a venture with all that is below them, in the shop's own order. */
export async function categoriesOf(ctx: Context, ventureId: string): Promise<readonly CatalogueCategory[]> {
  return (await readFrame(ctx)).mainByVenture.get(ventureId) ?? [];
}

export async function findCategory(ctx: Context, id: number): Promise<CatalogueCategory | undefined> {
  return (await readFrame(ctx)).byId.get(id);
}

/** `path` in lower case. */
export async function findCategoryByUrl(ctx: Context, path: string): Promise<CatalogueCategory | undefined> {
  return (await readFrame(ctx)).byUrl.get(path);
}

export async function featuresByKey(ctx: Context): Promise<ReadonlyMap<string, FeatureRow>> {
  return (await readFrame(ctx)).features;
}
