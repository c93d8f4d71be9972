import { beheerCategoryRoutes, type CategoryNode } from '@bouwpoort/contract/beheer-categories';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/read.ts';
import { firstShop, useScope } from '../../session/scope.ts';

/** Categories are of one venture: the one the work is about, or else the first shop one may see. */
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

/** For a select: what stands below another stands further in. */
export function categoryOptions(categories: readonly CategoryNode[]) {
  return categories.map(({ categoryId, name, depth }) => ({
    value: String(categoryId),
    label: `${'\u2003'.repeat(depth)}${name}`,
  }));
}
