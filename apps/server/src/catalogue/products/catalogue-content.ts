import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import type { Context } from '../../foundation/context/context.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import { toCategories } from './catalogue-category.ts';
import { type Family, type FamilyVariant, readFamily } from './catalogue-family.ts';
import { toCatalogueId } from './catalogue-link.ts';
import { type Moved, movedTo } from './catalogue-redirects.ts';
import { isShown } from './catalogue-shown.ts';
import { productCards } from './catalogue-tiles.ts';
import { type CatalogueCategory, categoriesOf, findCategory, findCategoryByUrl } from './catalogue-tree.ts';
import { type CatalogueParts, type CatalogueView, selected } from './catalogue-view.ts';
import { selectProductIdByUrl } from './products.queries.ts';

interface ReplacedProduct {
  name: string;
  /** Ids of products. */
  replacedBy: string[];
}

/**
 * The catalogue as the content routes query it (C 7.3). Undefined is a 404; ids are the text before '__CatalogContent'.
 */
export function catalogueContent(parts: CatalogueParts = {}) {
  return {
    async find(ctx: Context, id: string, view: CatalogueView): Promise<ContentItem | undefined> {
      const number = toCatalogueId(id);
      if (number === undefined) return undefined;
      const category = await findCategory(ctx, number);
      if (category) return oneCategory(ctx, parts, category, view);
      const family = await shownFamily(ctx, number, view);
      return family && entryOf(ctx, family, id, view);
    },

    /** `path` is in lower case, without a trailing slash. */
    async findByUrl(ctx: Context, path: string, view: CatalogueView): Promise<ContentItem | undefined> {
      const category = await findCategoryByUrl(ctx, path);
      if (category) return oneCategory(ctx, parts, category, view);
      const productId = await productIdByUrl(ctx, path);
      const family = productId === undefined ? undefined : await shownFamily(ctx, productId, view);
      return family && toProduct(ctx, family, view);
    },

    /** Whether an entry has this address, published today or not. */
    async hasUrl(ctx: Context, path: string): Promise<boolean> {
      return (await findCategoryByUrl(ctx, path)) !== undefined || (await productIdByUrl(ctx, path)) !== undefined;
    },

    async movedTo(ctx: Context, path: string): Promise<Moved | undefined> {
      const moved = await movedTo(ctx, path);
      if (moved) parts.onRedirect?.(moved.path);
      return moved;
    },

    /** For a product that this view no longer shows: its name, and its replacements. */
    async replacedAt(ctx: Context, path: string, view: CatalogueView): Promise<ReplacedProduct | undefined> {
      const id = await productIdByUrl(ctx, path);
      const family = id === undefined ? undefined : await readFamily(ctx, id);
      if (!family || !isSeenBy(family.publication.ventureId, view)) return undefined;
      const { name, relations } = family.product;
      const shown = await productCards(ctx, relations.replacedBy.map(Number));
      return shown.length === 0 ? undefined : { name, replacedBy: shown.map((card) => card.id) };
    },

    async children(ctx: Context, id: string, view: CatalogueView): Promise<ContentItem[] | undefined> {
      const number = toCatalogueId(id);
      if (number === undefined) return undefined;
      const venture = (await listVentures(ctx)).find(({ catalogId }) => catalogId === id);
      if (venture) {
        if (!isSeenBy(venture.id, view)) return undefined;
        return toCategories(ctx, parts, await categoriesOf(ctx, venture.id), view);
      }
      const category = await findCategory(ctx, number);
      if (category) {
        return isSeenBy(category.ventureId, view) ? toCategories(ctx, parts, category.subCategories, view) : undefined;
      }
      const family = await shownFamily(ctx, number, view);
      if (!family) return undefined;
      if (family.product.contentLink.id === id) return childrenOf(ctx, family, view);
      return entryOf(ctx, family, id, view) && [];
    },
  };
}

/** A venture sees its own catalogue and no other. */
function isSeenBy(ventureId: string, view: CatalogueView): boolean {
  return view.ventureId === undefined || view.ventureId === ventureId;
}

function productIdByUrl(ctx: Context, path: string): Promise<number | undefined> {
  return ctx.cache.read('catalogue', `url ${path}`, () => selectProductIdByUrl(ctx, path));
}

async function oneCategory(
  ctx: Context,
  parts: CatalogueParts,
  category: CatalogueCategory,
  view: CatalogueView,
): Promise<ContentItem | undefined> {
  if (!isSeenBy(category.ventureId, view)) return undefined;
  const [item] = await toCategories(ctx, parts, [category], view);
  return item;
}

async function shownFamily(ctx: Context, id: number, view: CatalogueView): Promise<Family | undefined> {
  const family = await readFamily(ctx, id);
  if (!family || !isSeenBy(family.publication.ventureId, view)) return undefined;
  return isShown(ctx, family.publication, view.ventureId) ? family : undefined;
}

function shownVariants(ctx: Context, family: Family, view: CatalogueView): FamilyVariant[] {
  return family.variants.filter(({ publication }) => isShown(ctx, publication, view.ventureId));
}

/** The member of the family that has this id, if it may be seen. */
function entryOf(ctx: Context, family: Family, id: string, view: CatalogueView): ContentItem | undefined {
  if (family.product.contentLink.id === id) return toProduct(ctx, family, view);
  const variants = shownVariants(ctx, family, view);
  const variant = variants.find((one) => one.variant.contentLink.id === id);
  if (variant) return toVariant(variant, view);
  const bundle = variants.flatMap(({ bundles }) => bundles).find(({ contentLink }) => contentLink.id === id);
  return bundle && selected(bundle, view);
}

function toProduct(ctx: Context, family: Family, view: CatalogueView): ContentItem {
  const variants = shownVariants(ctx, family, view);
  const { ventureId } = family.publication;
  return selected(
    {
      ...family.product,
      ventureStockTypes: [{ ventureId, stockItem: variants.some(({ stockItem }) => stockItem) }],
      variantIds: variants.map(({ variant }) => variant.contentLink.id),
      availability: variants.length > 0,
    },
    view,
  );
}

function toVariant({ variant, bundles }: FamilyVariant, view: CatalogueView): ContentItem {
  return selected(view.expands('bundles') ? { ...variant, bundles } : variant, view);
}

/** `select` names properties of variants; the order units beside them stay complete, else they could not be read. */
function childrenOf(ctx: Context, family: Family, view: CatalogueView): ContentItem[] {
  const variants = shownVariants(ctx, family, view);
  return [...variants.map((one) => toVariant(one, view)), ...variants.flatMap(({ bundles }) => bundles)];
}
