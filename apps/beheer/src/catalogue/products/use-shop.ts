import { beheerCategoryRoutes, type CategoryNode } from '@bouwpoort/contract/catalogue/categories.staff';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { firstShop, useScope } from '../../frame/session/scope.ts';

/** Categories belong to a venture: the current one, or else the first shop that the user may see. */
export function useShop() {
  const { venture, ventures } = useScope();
  return venture ?? firstShop(ventures);
}

export function useCategoryTree(ventureId: string | undefined) {
  return useQuery({
    ...read(beheerCategoryRoutes.tree, { query: { ventureId: ventureId ?? '' } }),
    enabled: ventureId !== undefined,
  });
}

export function useCategories(ventureId: string | undefined): readonly CategoryNode[] | undefined {
  return useCategoryTree(ventureId).data?.categories;
}

/** For a select: children are indented. */
export function categoryOptions(categories: readonly CategoryNode[]) {
  return categories.map(({ categoryId, name, depth }) => ({
    value: String(categoryId),
    label: `${'\u2003'.repeat(depth)}${name}`,
  }));
}
