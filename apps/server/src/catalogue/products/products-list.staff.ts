import type { beheerProductRoutes, ProductFilters } from '@bouwpoort/contract/catalogue/products.staff';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import type { z } from 'zod';
import { accessScopeOf, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { describeProducts } from './product-row.staff.ts';
import { allProducts, brandsOf, countProducts, type ProductFilter, searchProducts } from './products.ts';

type ListQuery = z.output<typeof beheerProductRoutes.list.query>;

export async function listProductsForStaff(ctx: StaffContext, query: ListQuery) {
  const { sort, direction, cursor, limit, ...asked } = query;
  const filter = productFilterOf(ctx, asked);
  const now = ctx.clock();
  const [found, total] = await Promise.all([
    searchProducts(ctx.db, filter, { sort, direction, cursor, limit }, now),
    cursor === undefined ? countProducts(ctx.db, filter, now) : null,
  ]);
  return { products: await describeProducts(ctx, found.products), nextCursor: found.nextCursor, total };
}

/** A venture the user may not see is refused, rather than an empty list. */
export function productFilterOf(ctx: StaffContext, { changedSince, ...asked }: ProductFilters): ProductFilter {
  if (asked.ventureId !== undefined) requireThere(ctx, { ventureId: asked.ventureId });
  return {
    ...asked,
    ventures: accessScopeOf(ctx).ventures,
    changedSince: changedSince === undefined ? undefined : startOfDay(changedSince),
  };
}

/** The standard tabs, as queries of the list itself. */
export async function standardProductViews(ctx: StaffContext, ventureId: string | undefined) {
  const t = await findWords(ctx, 'beheer-products');
  const weekAgo = addDays(dayOf(ctx.clock()), -7);
  const views: { id: string; query: Record<string, string>; filter: ProductFilters }[] = [
    { id: 'all', query: {}, filter: {} },
    { id: 'unplaced', query: { state: 'unplaced' }, filter: { state: 'unplaced' } },
    ...(['image', 'description', 'price', 'stock', 'features'] as const).map((part) => ({
      id: `without-${part}`,
      query: { without: part },
      filter: { without: [part] },
    })),
    { id: 'changed', query: { changedSince: weekAgo }, filter: { changedSince: weekAgo } },
  ];
  const now = ctx.clock();
  const ventures = ventureId === undefined ? accessScopeOf(ctx).ventures : [ventureId];
  const [counts, brands] = await Promise.all([
    Promise.all(views.map(({ filter }) => countProducts(ctx.db, productFilterOf(ctx, { ...filter, ventureId }), now))),
    brandsOf(ctx.db, ventures),
  ]);
  return {
    views: views.map(({ id, query }, at) => ({
      ...{ id, query, name: t(`view_${id}`) },
      ...(counts[at] ?? { count: 0, isExact: true }),
    })),
    brands,
  };
}

/** Checks access before the first row, because a file in progress cannot report an error. */
export async function productCsvRows(ctx: StaffContext, asked: Omit<ListQuery, 'cursor' | 'limit'>) {
  const { sort, direction, ...filters } = asked;
  const filter = productFilterOf(ctx, filters);
  return csvPieces(ctx, filter, { sort, direction }, await findWords(ctx, 'beheer-products'));
}

async function* csvPieces(
  ctx: StaffContext,
  filter: ProductFilter,
  order: Pick<ListQuery, 'sort' | 'direction'>,
  t: Words,
) {
  for await (const piece of allProducts(ctx.db, filter, order, ctx.clock())) {
    const rows = await describeProducts(ctx, piece);
    yield rows.map((row) => [
      row.productId,
      row.code,
      row.name,
      row.ventureId,
      row.brand,
      row.categoryName,
      row.variantCount,
      row.price,
      row.priceUnit === '' ? '' : unitName(row.priceUnit, 1),
      t(`state-${row.state}`),
      row.score,
      row.missing.map((part) => t(`part-${part}`)).join(', '),
      new Date(row.updatedAt),
    ]);
  }
}
