import type { ProductSearchResult } from '@bouwpoort/contract/product-search';
import { toWire } from '@bouwpoort/trade/money';
import { inUnit } from '@bouwpoort/trade/unit-conversion';
import type { Context } from '../request-context.ts';
import { selectTiles, type TileRow } from './catalogue.queries.ts';
import { linkTo } from './catalogue-link.ts';
import { readMany } from './catalogue-read-many.ts';
import { isShown, type Publication, publicationOf } from './catalogue-shown.ts';

export interface TileOptions {
  /** All pictures, not only the one that is shown first. */
  imageAssets?: boolean;
}

type TileVariant = ProductSearchResult['variants'][number];

interface Tile {
  publication: Publication;
  /** Without variants: which of them are shown is asked anew each time. */
  product: Omit<ProductSearchResult, 'imageAssets' | 'variants' | 'ventureStockTypes'>;
  imageAssets: { url: string }[];
  variants: { publication: Publication; variant: TileVariant }[];
}

/** What product search shows of these products, in the order asked for; one that may not be seen is left out. */
export async function productTiles(
  ctx: Context,
  ids: readonly number[],
  options: TileOptions = {},
): Promise<Map<number, ProductSearchResult>> {
  const tiles = await readMany(ctx, 'tile', ids, async (missing) => {
    const rows = await selectTiles(ctx, missing);
    return new Map(rows.map((row) => [row.id, toTile(row)]));
  });
  const results = new Map<number, ProductSearchResult>();
  for (const [id, tile] of tiles) {
    // A product is sold in its own venture's market and in no other.
    if (isShown(ctx, tile.publication, tile.publication.ventureId)) results.set(id, toResult(ctx, tile, options));
  }
  return results;
}

function toResult(ctx: Context, tile: Tile, options: TileOptions): ProductSearchResult {
  const { ventureId } = tile.publication;
  const variants = tile.variants
    .filter(({ publication }) => isShown(ctx, publication, ventureId))
    .map(({ variant }) => variant);
  return {
    ...tile.product,
    ...(options.imageAssets ? { imageAssets: tile.imageAssets } : {}),
    ventureStockTypes: [{ ventureId, stockItem: variants.some(({ stockItem }) => stockItem) }],
    variants,
  };
}

function toTile(row: TileRow): Tile {
  const { name, routeSegment, brand, line, type, displayVariantsBy } = row;
  return {
    publication: publicationOf(row),
    product: {
      contentLink: linkTo(row.id, row.url),
      name,
      routeSegment,
      productUrl: row.url,
      displayImage: row.displayImage ? { url: row.displayImage } : null,
      brand,
      line,
      type,
      displayVariantsBy,
    },
    imageAssets: row.imageAssets.map((url) => ({ url })),
    variants: row.variants.map((variant) => {
      const { id, guid, code, displayByValue, salesUnit, priceUnit, stockUnit, stockItem, bundles } = variant;
      return {
        publication: publicationOf(variant),
        variant: {
          contentLink: linkTo(id, row.url, guid),
          ...{ code, displayByValue, salesUnit, priceUnit, stockUnit, stockItem },
          hasUnits: bundles.length > 0,
          perSalesUnit: toWire(inUnit(variant, 1, salesUnit, priceUnit)),
        },
      };
    }),
  };
}
