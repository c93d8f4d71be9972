import { type ProductSearchResult, productSearchResult } from '@bouwpoort/contract/product-search';
import { toWire } from '@bouwpoort/trade/money';
import { inUnit } from '@bouwpoort/trade/unit-conversion';
import { z } from 'zod';
import type { Context } from '../request-context.ts';
import { selectTiles, type TileRow } from './catalogue.queries.ts';
import { linkTo } from './catalogue-link.ts';
import { readMany } from './catalogue-read-many.ts';
import { isShown, publicationOf } from './catalogue-shown.ts';

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

/** Thousands of these are kept, so what is seldom looked at is kept as text. */
interface Tile {
  row: Buffer;
  /** How the text of a product begins that has all its pictures, in place of its first brace. */
  images: Buffer;
  card: ProductCard;
  now: TileNow;
}

/** What is sent between two moments at which the product or one of its variants comes or goes. */
interface TileNow {
  from: number;
  until: number;
  /** Nothing when the product may not be seen. */
  text: Buffer | undefined;
}

/** What product search shows of these products, in the order asked for; one that may not be seen is left out. */
export async function productTiles(
  ctx: Context,
  ids: readonly number[],
  { imageAssets = false }: TileOptions = {},
): Promise<Buffer[]> {
  const tiles = await readTiles(ctx, ids);
  const moment = ctx.clock().getTime();
  const texts: Buffer[] = [];
  for (const tile of tiles.values()) {
    const { text } = tileAt(ctx, tile, moment);
    if (text) texts.push(imageAssets ? Buffer.concat([tile.images, text.subarray(1)]) : text);
  }
  return texts;
}

/** The same, of which only this is shown. */
export async function productCards(ctx: Context, ids: readonly number[]): Promise<ProductCard[]> {
  const tiles = await readTiles(ctx, ids);
  const moment = ctx.clock().getTime();
  return [...tiles.values()].filter((tile) => tileAt(ctx, tile, moment).text).map(({ card }) => card);
}

function readTiles(ctx: Context, ids: readonly number[]): Promise<Map<number, Tile>> {
  return readMany(ctx, 'tile', ids, async (missing) => {
    const rows = await selectTiles(ctx, missing);
    return new Map(rows.map((row) => [row.id, toTile(ctx, row)]));
  });
}

function toTile(ctx: Context, row: TileRow): Tile {
  const { id, name, routeSegment, url, displayImage } = row;
  return {
    row: Buffer.from(JSON.stringify(row)),
    images: Buffer.from(`{"imageAssets":${JSON.stringify(row.imageAssets.map((url) => ({ url })))},`),
    card: { id: linkTo(id, url).id, name, routeSegment, url, imageUrl: displayImage ? displayImage : null },
    now: toNow(ctx, row, ctx.clock().getTime()),
  };
}

function rowOf({ row }: Tile): TileRow {
  return JSON.parse(row.toString()) as TileRow;
}

/** What is kept in memory does not hear the clock. */
function tileAt(ctx: Context, tile: Tile, moment: number): TileNow {
  if (moment < tile.now.from || moment >= tile.now.until) tile.now = toNow(ctx, rowOf(tile), moment);
  return tile.now;
}

function toNow(ctx: Context, row: TileRow, moment: number): TileNow {
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { startPublish, stopPublish } of [row, ...row.variants].map(publicationOf)) {
    for (const change of [startPublish.getTime(), stopPublish?.getTime() ?? Number.POSITIVE_INFINITY]) {
      if (change <= moment) from = Math.max(from, change);
      else until = Math.min(until, change);
    }
  }
  return { from, until, text: toText(ctx, row) };
}

/** Checked here, once, against what the contract says of it. */
function toText(ctx: Context, row: TileRow): Buffer | undefined {
  const { ventureId } = row;
  // A product is sold in its own venture's market and in no other.
  if (!isShown(ctx, publicationOf(row), ventureId)) return undefined;
  const variants = row.variants
    .filter((variant) => isShown(ctx, publicationOf(variant), ventureId))
    .map((variant) => toVariant(row, variant));
  const { name, routeSegment, brand, line, type, displayVariantsBy } = row;
  const tile: ProductSearchResult = {
    contentLink: linkTo(row.id, row.url),
    name,
    routeSegment,
    productUrl: row.url,
    displayImage: row.displayImage ? { url: row.displayImage } : null,
    brand,
    line,
    type,
    displayVariantsBy,
    ventureStockTypes: [{ ventureId, stockItem: variants.some(({ stockItem }) => stockItem) }],
    variants,
  };
  return Buffer.from(JSON.stringify(z.encode(productSearchResult, tile)));
}

function toVariant(product: TileRow, variant: TileRow['variants'][number]): ProductSearchResult['variants'][number] {
  const { id, guid, code, displayByValue, salesUnit, priceUnit, stockUnit, stockItem, bundles } = variant;
  return {
    contentLink: linkTo(id, product.url, guid),
    ...{ code, displayByValue, salesUnit, priceUnit, stockUnit, stockItem },
    hasUnits: bundles.length > 0,
    perSalesUnit: toWire(inUnit(variant, 1, salesUnit, priceUnit)),
  };
}
