import type { CatalogueLink, Category, CategoryTexts } from '@bouwpoort/contract/catalogue/products';
import type { Context } from '../../foundation/context/context.ts';
import { readMany } from '../../foundation/invalidation/read-many.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { generalFields, toHtml } from './catalogue-item.ts';
import { linkTo } from './catalogue-link.ts';
import { type CatalogueCategory, findCategory } from './catalogue-tree.ts';
import { type CatalogueParts, type CatalogueView, selected } from './catalogue-view.ts';
import { type CategoryTextsRow, selectCategoryTexts } from './products.queries.ts';

/** Categories have no publication date: they are as old as the catalogue. */
const always = new Date(0).toISOString();

const textNames: readonly (keyof CategoryTexts)[] = ['IntroductionText', 'BodyText', 'bodyIntroText'];

/** Categories as the content routes send them, with their sub-categories as references or, expanded, one level in full. */
export async function toCategories(
  ctx: Context,
  parts: CatalogueParts,
  categories: readonly CatalogueCategory[],
  view: CatalogueView,
): Promise<Category[]> {
  const wantsSubs = view.selects('subCategories');
  const expandsSubs = wantsSubs && view.expands('subCategories');
  const all = [...categories, ...(expandsSubs ? categories.flatMap(({ subCategories }) => subCategories) : [])];
  const texts = textNames.some((name) => view.selects(name)) ? await readTexts(ctx, all) : undefined;
  const toNode = async (category: CatalogueCategory) => ({
    ...(await categoryFields(ctx, category)),
    ...texts?.get(category.id),
  });
  const { filtersOf } = parts;
  const wantsFilters = filtersOf !== undefined && view.selects('filters') && view.expands('filters');
  return Promise.all(
    categories.map(async (category) => {
      const [node, subCategories, filters] = await Promise.all([
        toNode(category),
        expandsSubs
          ? Promise.all(category.subCategories.map(async (sub) => selected(await toNode(sub), view)))
          : category.subCategories.map((sub) => ({ contentLink: linkTo(sub.id, sub.url) })),
        wantsFilters ? filtersOf(ctx, category.id) : undefined,
      ]);
      return selected({ ...node, subCategories, ...(filters ? { filters } : {}) }, view);
    }),
  );
}

async function categoryFields(ctx: Context, category: CatalogueCategory) {
  const { id, url, contentType, name, routeSegment, ventureId, imageUrl } = category;
  return {
    ...generalFields({
      contentLink: linkTo(id, url),
      parentLink: await parentLink(ctx, category),
      name,
      routeSegment,
      ventureId,
      publishedAt: always,
      imageUrl,
    }),
    contentType,
  };
}

/** A main category's parent is the venture's catalogue (C 3). */
async function parentLink(ctx: Context, { ventureId, parentId }: CatalogueCategory): Promise<CatalogueLink | null> {
  if (parentId === null) {
    const venture = await findVenture(ctx, ventureId);
    return venture ? linkTo(venture.catalogId, venture.presentation.catalogUrl) : null;
  }
  const parent = await findCategory(ctx, parentId);
  return parent ? linkTo(parent.id, parent.url) : null;
}

function readTexts(ctx: Context, categories: readonly CatalogueCategory[]): Promise<Map<number, CategoryTexts>> {
  return readMany(
    ctx,
    'catalogue',
    'category texts',
    categories.map(({ id }) => id),
    async (missing) => {
      const rows = await selectCategoryTexts(ctx, missing);
      return new Map(rows.map((row) => [row.id, toTexts(row)]));
    },
  );
}

function toTexts({ introductionText, bodyText, bodyIntroText }: CategoryTextsRow): CategoryTexts {
  return {
    IntroductionText: toHtml(introductionText),
    BodyText: toHtml(bodyText),
    bodyIntroText: toHtml(bodyIntroText),
  };
}
