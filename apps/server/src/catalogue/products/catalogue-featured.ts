import type { Context } from '../../foundation/context/context.ts';
import { readMany } from '../../foundation/invalidation/read-many.ts';
import { textsIn } from './catalogue-shown.ts';
import { type FeaturedRow, selectFeatured } from './products.queries.ts';

/** A variant as a filter on features sees it. */
interface FeaturedVariant {
  id: string;
  features: Readonly<Record<string, string>>;
  /** Its own first picture. */
  imageUrl: string | null;
}

/** By product id, in the order in which the variants are offered. Whether they are visible is decided by the tile. */
export async function featuredVariants(
  ctx: Context,
  productIds: readonly number[],
): Promise<Map<number, FeaturedVariant[]>> {
  return readMany(ctx, 'catalogue', 'featured', productIds, async (missing) => {
    const rows = await selectFeatured(ctx, missing);
    const ofProducts = Map.groupBy(rows, ({ productId }) => productId);
    return new Map([...ofProducts].map(([id, ofProduct]) => [id, ofProduct.map(toFeatured)]));
  });
}

function toFeatured({ id, featureList, imageAssets }: FeaturedRow): FeaturedVariant {
  return { id: String(id), features: featuresIn(featureList), imageUrl: textsIn(imageAssets)[0] ?? null };
}

/** The column is JSON, so it can hold anything. */
export function featuresIn(stored: unknown): Record<string, string> {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
