import { type ProductPart, productParts } from '@bouwpoort/contract/catalogue/products.staff';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import type { CategoryRow } from './category-edit.ts';
import { inTreeOrder } from './edit-categories.staff.ts';
import { readTree } from './products.ts';
import { countMissing } from './products-list.ts';

interface Counts {
  products: number;
  missing: Record<ProductPart, number>;
}

/** A category counts its own products and those below it; products of the tray come last. */
export async function readCompleteness(ctx: StaffContext, ventureId: string) {
  requireThere(ctx, { ventureId });
  const [tree, counts] = await Promise.all([
    readTree(ctx.db, ventureId, { lock: false }),
    countMissing(ctx.db, [ventureId]),
  ]);
  const byId = new Map(tree.map((row) => [row.id, row]));
  const totals = new Map<number | null, Counts>();
  for (const { categoryId, products, missing } of counts) {
    for (const id of categoryId === null ? [null] : (byId.get(categoryId)?.ancestors ?? [])) {
      const before = totals.get(id);
      totals.set(id, {
        products: (before?.products ?? 0) + products,
        missing: sums((part) => (before?.missing[part] ?? 0) + missing[part]),
      });
    }
  }
  const rowOf = (categoryId: number | null, name: string, depth: number) => ({
    ...{ categoryId, name, depth },
    ...(totals.get(categoryId) ?? { products: 0, missing: sums(() => 0) }),
  });
  return {
    rows: [
      ...inTreeOrder(tree).map(({ id, name, ancestors }: CategoryRow) => rowOf(id, name, ancestors.length - 1)),
      ...(totals.has(null) ? [rowOf(null, '', 0)] : []),
    ],
  };
}

function sums(of: (part: ProductPart) => number): Record<ProductPart, number> {
  return Object.fromEntries(productParts.map((part) => [part, of(part)])) as Record<ProductPart, number>;
}
