import type { CategoryRow } from './products.ts';

/** Each after its parent, siblings in their order. */
export function inTreeOrder(tree: readonly CategoryRow[]): CategoryRow[] {
  const children = Map.groupBy(tree, ({ parentId }) => parentId);
  const below = (parentId: number | null): CategoryRow[] =>
    (children.get(parentId) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}
