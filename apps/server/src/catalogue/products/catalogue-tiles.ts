import { type ProductSearchResult, productSearchResult } from '@bouwpoort/contract/catalogue/product-search';
import { heldIn, inUnit } from '@bouwpoort/trade/catalogue/unit-conversion';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { reportBrokenRow } from '../../foundation/database/broken-rows.ts';
import { readMany } from '../../foundation/invalidation/read-many.ts';
import { linkTo } from './catalogue-link.ts';
import { isShown, publicationOf, textsIn } from './catalogue-shown.ts';
import { usableUnits } from './catalogue-units.ts';
import { selectTiles, type TileRow } from './products.queries.ts';

/** The fields of a product in a suggestion. */
export interface ProductCard {
  id: string;
  name: string;
  routeSegment: string;
  imageUrl: string | null;
  url: string;
}

export interface TileOptions {
  /** All pictures, not only the first. */
  imageAssets?: boolean;
}

/**
 * The answer for a product in the period between two moments at which it or one of its variants appears or disappears.
 */
interface Tile {
  from: number;
  until: number;
  /** With all its pictures; undefined if the product is not visible. */
  product: ProductSearchResult | undefined;
}

/** The search results of these products, in the requested order; a product that is not visible is left out. */
export async function productTiles(
  ctx: Context,
  ids: readonly number[],
  { imageAssets = false }: TileOptions = {},
): Promise<ProductSearchResult[]> {
  const tiles = await readTiles(ctx, ids);
  return tiles.flatMap(({ product }) => {
    if (!product) return [];
    if (imageAssets) return [product];
    const { imageAssets: _, ...rest } = product;
    return [rest];
  });
}

/** The same with only the fields of a card. */
export async function productCards(ctx: Context, ids: readonly number[]): Promise<ProductCard[]> {
  const tiles = await readTiles(ctx, ids);
  return tiles.flatMap(({ product }) => (product ? [toCard(product)] : []));
}

function toCard({ contentLink, name, routeSegment, displayImage, productUrl }: ProductSearchResult): ProductCard {
  return { id: contentLink.id, name, routeSegment, imageUrl: displayImage?.url ?? null, url: productUrl };
}

async function readTiles(ctx: Context, ids: readonly number[]): Promise<Tile[]> {
  const moment = ctx.clock().getTime();
  const load = async (missing: number[]) => {
    const rows = await selectTiles(ctx, missing);
    return new Map(rows.map((row) => [row.id, toTile(ctx, row, moment)]));
  };
  const tiles = await readMany(ctx, 'catalogue', 'tile', ids, load);
  // A cache entry does not expire with the publication; an outdated one is refreshed in the cache, for all callers.
  const old = [...tiles].filter(([, { from, until }]) => moment < from || moment >= until);
  if (old.length > 0) {
    const renewed = await load(old.map(([id]) => id));
    for (const [id, tile] of old) Object.assign(tile, renewed.get(id) ?? { product: undefined });
  }
  return [...tiles.values()];
}

function toTile(ctx: Context, row: TileRow, moment: number): Tile {
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { startPublish, stopPublish } of [row, ...row.variants].map(publicationOf)) {
    for (const change of [startPublish.getTime(), stopPublish?.getTime() ?? Number.POSITIVE_INFINITY]) {
      if (change <= moment) from = Math.max(from, change);
      else until = Math.min(until, change);
    }
  }
  return { from, until, product: usableProduct(ctx, row) };
}

/** Undefined for a product whose stored data is invalid: the rest of the list is sent without it. */
function usableProduct(ctx: Context, row: TileRow): ProductSearchResult | undefined {
  try {
    return toProduct(ctx, row);
  } catch (error) {
    reportBrokenRow(ctx, 'product', row.id, error);
    return undefined;
  }
}

/** Validated against the contract here, where one invalid product can be left out. */
function toProduct(ctx: Context, row: TileRow): ProductSearchResult | undefined {
  const { ventureId } = row;
  // A product is sold in the market of its own venture only.
  if (!isShown(ctx, publicationOf(row), ventureId)) return undefined;
  const variants = row.variants
    .filter((variant) => isShown(ctx, publicationOf(variant), ventureId))
    .map((variant) => toVariant(row, { ...variant, bundles: usableUnits(ctx, variant.bundles) }));
  const { name, routeSegment, brand, line, type, displayVariantsBy } = row;
  const tile: ProductSearchResult = {
    contentLink: linkTo(row.id, row.url),
    name,
    routeSegment,
    productUrl: row.url,
    displayImage: row.displayImage ? { url: row.displayImage } : null,
    imageAssets: textsIn(row.imageAssets).map((url) => ({ url })),
    brand,
    line,
    type,
    displayVariantsBy,
    ventureStockTypes: [{ ventureId, stockItem: variants.some(({ stockItem }) => stockItem) }],
    variants,
  };
  return z.encode(productSearchResult, tile);
}

function toVariant(product: TileRow, variant: TileRow['variants'][number]): ProductSearchResult['variants'][number] {
  const { id, guid, code, displayByValue, salesUnit, priceUnit, stockUnit, stockItem, bundles } = variant;
  return {
    contentLink: linkTo(id, product.url, guid),
    ...{ code, displayByValue, salesUnit, priceUnit, stockUnit, stockItem },
    hasUnits: bundles.length > 0,
    perSalesUnit: heldIn(variant, 1, salesUnit, priceUnit).toNumber(),
    stockPerSalesUnit: toWire(inUnit(variant, 1, salesUnit, stockUnit)),
  };
}
