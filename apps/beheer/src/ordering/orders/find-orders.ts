import { beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { inBackground } from '../../frame/api/background.ts';
import { call } from '../../frame/api/call.ts';
import type { Section } from '../../frame/sections/section.ts';

/** For the command palette. */
export const findOrders: NonNullable<Section['search']> = async (text, { ventureId, signal }) => {
  const { orders } = await call(beheerOrderRoutes.list, {
    query: { q: text, limit: 5, ...(ventureId === undefined ? {} : { ventureId }) },
    signal,
  });
  return orders.map((order) => ({
    to: `/orders/${order.orderId}`,
    title: order.orderId,
    detail: [order.customerName, order.reference].filter(Boolean).join(', '),
    ventureId: order.ventureId,
  }));
};

export const countOrdersForAttention: NonNullable<Section['count']> = async ({ ventureId, signal }) => {
  const { total } = await call(beheerOrderRoutes.list, {
    query: { attention: true, limit: 1, ...(ventureId === undefined ? {} : { ventureId }) },
    headers: inBackground,
    signal,
  });
  return total?.count ?? 0;
};
