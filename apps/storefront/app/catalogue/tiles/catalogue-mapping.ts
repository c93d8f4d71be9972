import type { ProductSearchResult } from '@bouwpoort/contract/catalogue/product-search';
import type {
  Category as ServerCategory,
  FilterGroup as ServerFilterGroup,
} from '@bouwpoort/contract/catalogue/products';
import type { FilterGroup, FilterOption } from '@bouwpoort/trade/catalogue/filter-codec';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { narrowedTile } from './narrowed-tile.ts';

/* Maps the server's names to those of C 3. Nothing else in the storefront reads the server's names. */

export interface Category {
  id: string;
  parentId: string | null;
  name: string;
  urlName: string;
  url: string;
  imageUrl: string | null;
  isMainCategory: boolean;
  introductionText: string;
  bodyIntroText: string;
  bodyText: string;
  subCategories: CategoryLink[];
}

interface CategoryLink {
  id: string;
  name: string;
  url: string;
  imageUrl: string | null;
}

export function toCategory(item: ServerCategory, catalogId: string): Category {
  return {
    id: item.contentLink.id,
    parentId: item.parentLink?.id ?? null,
    name: item.name,
    urlName: item.routeSegment.replaceAll('.', '-'),
    url: item.url ?? '',
    imageUrl: item.pageImage?.url ?? null,
    isMainCategory: item.parentLink?.id === catalogId,
    introductionText: item.IntroductionText ?? '',
    bodyIntroText: item.bodyIntroText ?? '',
    bodyText: item.BodyText ?? '',
    subCategories: (item.subCategories ?? []).flatMap(toCategoryLink),
  };
}

/** Without `expand=subCategories` there is only a reference, without a name for the link. */
function toCategoryLink(sub: NonNullable<ServerCategory['subCategories']>[number]): CategoryLink[] {
  if (!('name' in sub) || !sub.url) return [];
  return [{ id: sub.contentLink.id, name: sub.name, url: sub.url, imageUrl: sub.pageImage?.url ?? null }];
}

export interface ProductTile {
  id: string;
  name: string;
  url: string;
  imageUrl: string | null;
  brand: string;
  line: string;
  type: string;
  variantDifferentiator: string;
  /** At least one of its variants is in the stock assortment of this venture. */
  isStockItem: boolean;
  variants: ProductTileVariant[];
  /** The customer's earlier orders of it, the most recent first. */
  lastOrdered?: readonly LastOrderedVariant[];
}

interface LastOrderedVariant {
  guid: string;
  quantity: number;
  salesUnit: string;
}

export interface ProductTileVariant {
  id: string;
  guid: string;
  code: string;
  uniqueProperty: string;
  salesUnit: string;
  priceUnit: string;
  stockUnit: string;
  isStockItem: boolean;
  hasUnits: boolean;
  perSalesUnit: number;
  stockPerSalesUnit: number;
}

export function toProductTile(result: ProductSearchResult, ventureId: string): ProductTile {
  const variants = result.variants.map((variant) => ({
    id: variant.contentLink.id,
    guid: variant.contentLink.guidValue,
    code: variant.code,
    uniqueProperty: withTimesSigns(variant.displayByValue),
    salesUnit: variant.salesUnit,
    priceUnit: variant.priceUnit,
    stockUnit: variant.stockUnit,
    isStockItem: variant.stockItem,
    hasUnits: variant.hasUnits,
    perSalesUnit: variant.perSalesUnit,
    stockPerSalesUnit: variant.stockPerSalesUnit,
  }));
  const tile = {
    id: result.contentLink.id,
    name: withTimesSigns(result.name),
    url: result.productUrl,
    imageUrl: result.displayImage?.url ?? result.imageAssets?.[0]?.url ?? null,
    brand: result.brand,
    line: result.line,
    type: result.type,
    variantDifferentiator: result.displayVariantsBy,
    isStockItem:
      variants.some((variant) => variant.isStockItem) ||
      result.ventureStockTypes.some((one) => one.ventureId === ventureId && one.stockItem),
    variants,
  };
  if (!result.matchingVariants) return tile;
  const pictures = new Map(result.matchingVariants.map(({ id, image }) => [id, image?.url ?? null]));
  return narrowedTile(
    tile,
    ({ id }) => pictures.has(id),
    ({ id }) => pictures.get(id) ?? null,
  );
}

/**
 * The groups to choose from, with the selections of the address. The address is leading: its selections stay on screen
 * even when they have no results, so that they can be removed.
 */
export function toFilterGroups(answered: readonly ServerFilterGroup[], chosen: readonly FilterGroup[]): FilterGroup[] {
  const groups = answered.map(({ filterField, name, links }) => ({
    filterField,
    name,
    options: links.map(({ value, displayText, count }) => ({ value, displayText, count, selected: false })),
  }));
  const missing = chosen.filter((group) => !groups.some((one) => isSameGroup(one, group)));
  return [...groups, ...missing.map(({ filterField, name }) => ({ filterField, name, options: [] }))].flatMap(
    (group) => {
      const options = withChosen(group.options, chosen.find((one) => isSameGroup(one, group))?.options ?? []);
      return options.length > 0 ? [{ ...group, options }] : [];
    },
  );
}

function withChosen(options: readonly FilterOption[], chosen: readonly FilterOption[]): FilterOption[] {
  const values = new Set(chosen.filter((one) => one.selected && one.value !== '').map((one) => one.value));
  const known = options.map((option) => ({ ...option, selected: values.delete(option.value) }));
  return [...known, ...[...values].map((value) => ({ value, displayText: value, count: 0, selected: true }))];
}

function isSameGroup(
  a: Pick<FilterGroup, 'filterField' | 'name'>,
  b: Pick<FilterGroup, 'filterField' | 'name'>,
): boolean {
  return a.filterField === b.filterField && a.name === b.name;
}
