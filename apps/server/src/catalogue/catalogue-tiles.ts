import { type ProductSearchResult, productSearchResult } from '@bouwpoort/contract/product-search';
import { toWire } from '@bouwpoort/trade/money';
import { heldIn, inUnit } from '@bouwpoort/trade/unit-conversion';
import { z } from 'zod';
import type { Context } from '../context/context.ts';
import { reportBrokenRow } from '../database/broken-rows.ts';
import { readMany } from '../invalidation/read-many.ts';
import { selectTiles, type TileRow } from './catalogue.queries.ts';
import { linkTo } from './catalogue-link.ts';
import { isShown, publicationOf, textsIn } from './catalogue-shown.ts';
import { usableUnits } from './catalogue-units.ts';

/** As little as a suggestion shows of a product. */
export interface ProductCard {
  id: string;
  name: string;
  routeSegment: string;
  imageUrl: string | null;
  url: string;
}

export interface TileOptions {
  /** All pictures, not only the one that is shown first. */
  imageAssets?: boolean;
}

/** What is sent of a product between two moments at which it or one of its variants comes or goes. */
interface Tile {
  from: number;
  until: number;
  /** With all its pictures; nothing when the product may not be seen. */
  product: ProductSearchResult | undefined;
}

/** What product search shows of these products, in the order asked for; one that may not be seen is left out. */
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

/** The same, of which only this is shown. */
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
  // What is kept in memory does not hear the clock; it is renewed where it is kept, for all who share it.
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

/** Nothing for a product that cannot be shown as it is stored: the others of the list go out without it. */
function usableProduct(ctx: Context, row: TileRow): ProductSearchResult | undefined {
  try {
    return toProduct(ctx, row);
  } catch (error) {
    reportBrokenRow(ctx, 'product', row.id, error);
    return undefined;
  }
}

/** Checked against the contract here, where one product that breaks it can be left out. */
function toProduct(ctx: Context, row: TileRow): ProductSearchResult | undefined {
  const { ventureId } = row;
  // A product is sold in its own venture's market and in no other.
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
