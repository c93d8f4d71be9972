import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { type OrderableVariant, variantsByGuids } from './catalogue-orderable.ts';
import { productRelations, variants } from './products.tables.ts';

export interface Replacement {
  /** As staff decided: it replaces the other product, or is an alternative to it. */
  kind: 'replaces' | 'alternative';
  variant: OrderableVariant;
}

/** Per product; a product can have hundreds of variants, more than a person reads. */
const maxPerProduct = 4;

/** By product: the articles that can be ordered instead, replacements before alternatives. */
export async function replacementsOf(
  ctx: Context,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Replacement[]>> {
  if (productIds.length === 0) return new Map();
  const ids = [...new Set(productIds)];
  const relations = await ctx.db
    .select()
    .from(productRelations)
    .where(
      or(
        and(inArray(productRelations.otherId, ids), eq(productRelations.kind, 'replaces')),
        and(inArray(productRelations.productId, ids), eq(productRelations.kind, 'alternative')),
      ),
    )
    .orderBy(asc(productRelations.position), asc(productRelations.productId));
  const found = relations.map(({ kind, productId, otherId }) =>
    kind === 'replaces'
      ? { of: otherId, by: productId, kind: 'replaces' as const }
      : { of: productId, by: otherId, kind: 'alternative' as const },
  );
  if (found.length === 0) return new Map();
  const rows = await ctx.db
    .select({ guid: variants.guid })
    .from(variants)
    .where(
      inArray(
        variants.productId,
        found.map(({ by }) => by),
      ),
    )
    .orderBy(asc(variants.id));
  const known = await variantsByGuids(
    ctx,
    rows.map(({ guid }) => guid),
  );
  const orderable = [...known.values()].filter(({ state }) => state === 'orderable');
  const byProduct = Map.groupBy(orderable, ({ productId }) => productId);
  const ranked = [
    ...found.filter(({ kind }) => kind === 'replaces'),
    ...found.filter((one) => one.kind !== 'replaces'),
  ];
  const result = new Map<number, Replacement[]>();
  for (const { of, by, kind } of ranked) {
    const earlier = result.get(of) ?? [];
    const more = (byProduct.get(by) ?? []).map((variant) => ({ kind, variant }));
    result.set(of, [...earlier, ...more].slice(0, maxPerProduct));
  }
  return result;
}
