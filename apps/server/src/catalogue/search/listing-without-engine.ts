import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { selectShownProductIds } from '../products/products.ts';
import type { FilterExpression } from './query/filter-expression.ts';
import type { ProductHits, ProductQuery } from './query/search-engine.ts';
import { SearchError } from './query/search-error.ts';

/** Whether it is the engine that is missing, and not the question that is wrong. */
export function isWithoutEngine(error: unknown): boolean {
  if (error instanceof SearchError) return error.problem.kind === 'unreachable' || error.problem.kind === 'notReady';
  return error instanceof AppError && error.code === 'searchUnavailable';
}

/**
 * The products of a category, or of the whole shop, straight from the database: categories stay browsable while no
 * engine answers. Without filter groups; what is searched for or filtered by needs the engine.
 */
export async function listWithoutEngine(
  ctx: Context,
  { ventureId, text, filter, productIds, includeOrderItems, orderBy, top, skip }: ProductQuery,
): Promise<ProductHits | undefined> {
  const categoryId = filter === undefined ? null : categoryIn(filter);
  if (text.trim() !== '' || productIds || categoryId === undefined) return undefined;
  const order = orderBy === 'score' ? 'mostOrdered' : orderBy;
  const asked = { ventureId, categoryId, includeOrderItems, orderBy: order, top, skip };
  const { total, ids } = await selectShownProductIds(ctx, asked);
  return { totalMatching: total, productIds: ids, filters: [], didYouMean: undefined };
}

/** Nothing when the filter asks for anything else. */
function categoryIn(filter: FilterExpression): number | undefined {
  if ('of' in filter) return filter.of.length === 1 && filter.of[0] ? categoryIn(filter.of[0]) : undefined;
  const id = Number(filter.value);
  return filter.field === 'allAncestors' && Number.isInteger(id) && Math.abs(id) < 2 ** 31 ? id : undefined;
}
