import type { FilterGroup } from '@bouwpoort/contract/catalogue/products';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findCategory } from '../products/products.ts';
import type { SearchEngine } from './query/search-engine.ts';
import { withSearchProblems } from './search-problems.ts';

/** The filter groups of all products below a category (C 7.3, `expand=filters`). */
export function categoryFilters(engine: SearchEngine) {
  return async (ctx: Context, categoryId: number): Promise<FilterGroup[]> => {
    const category = await findCategory(ctx, categoryId);
    if (!category) return [];
    if (!engine.ready) throw new AppError('searchUnavailable');
    const { filters } = await withSearchProblems(async () =>
      engine.search({
        ventureId: category.ventureId,
        text: '',
        filter: { kind: 'contains', field: 'allAncestors', value: String(categoryId) },
        includeOrderItems: true,
        includeSingleFilterOptions: false,
        orderBy: 'name',
        top: 1,
        skip: 0,
      }),
    );
    return filters;
  };
}
