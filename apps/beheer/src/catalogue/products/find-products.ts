import { beheerProductRoutes } from '@bouwpoort/contract/catalogue/products.staff';
import { call } from '../../frame/api/call.ts';
import type { Section } from '../../frame/sections/section.ts';

/** For the command palette. */
export const findProducts: NonNullable<Section['search']> = async (text, { ventureId, signal }) => {
  const { products } = await call(beheerProductRoutes.list, {
    query: { q: text, limit: 5, ...(ventureId === undefined ? {} : { ventureId }) },
    signal,
  });
  return products.map((product) => ({
    to: `/producten/${product.productId}`,
    title: product.name,
    detail: [product.code, product.categoryName].filter(Boolean).join(', '),
    ventureId: product.ventureId,
  }));
};
