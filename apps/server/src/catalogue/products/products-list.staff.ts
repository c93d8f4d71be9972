import type { beheerProductRoutes, ProductFilters } from '@bouwpoort/contract/catalogue/products.staff';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import type { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { accessScopeOf, requireThere, type StaffContext, staffList } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { describeProducts } from './product-row.staff.ts';
import { searchProducts } from './products.ts';
import { brandsOf, countProducts, type ProductFilter } from './products-list.ts';

type ListQuery = z.output<typeof beheerProductRoutes.list.query>;

export const productsForStaff = staffList({
  search: (ctx, filter: ProductFilter, page: Pick<ListQuery, 'sort' | 'direction'> & PageAsked) =>
    searchProducts(ctx.db, filter, page, ctx.clock()),
  count: (ctx, filter) => countProducts(ctx.db, filter, ctx.clock()),
  describe: describeProducts,
  file: {
    heads: { texts: 'beheer-products', prefix: 'csv_' },
    columns: {
      product: ({ productId }) => productId,
      code: ({ code }) => code,
      name: ({ name }) => name,
      venture: ({ ventureId }) => ventureId,
      brand: ({ brand }) => brand,
      category: ({ categoryName }) => categoryName,
      variants: ({ variantCount }) => variantCount,
      price: ({ price }) => price,
      priceUnit: ({ priceUnit }) => (priceUnit === '' ? '' : unitName(priceUnit, 1)),
      state: ({ state }, t) => t(`state-${state}`),
      score: ({ score }) => score,
      missing: ({ missing }, t) => missing.map((part) => t(`part-${part}`)).join(', '),
      changed: ({ updatedAt }) => new Date(updatedAt),
    },
  },
});

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
  const [counted, brands] = await Promise.all([
    productsForStaff.views(
      ctx,
      views.map(({ filter, ...view }) => ({
        ...view,
        name: t(`view_${view.id}`),
        filter: productFilterOf(ctx, { ...filter, ventureId }),
      })),
    ),
    brandsOf(ctx.db, ventureId === undefined ? accessScopeOf(ctx).ventures : [ventureId]),
  ]);
  return { views: counted, brands };
}
