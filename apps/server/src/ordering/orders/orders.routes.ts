import { siteRoutes } from '@bouwpoort/contract/ordering/jobsites';
import { orderRoutes } from '@bouwpoort/contract/ordering/orders';
import type { FastifyInstance } from 'fastify';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { requireRegistered } from '../../foundation/context/require-user.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { describeToday } from './customer-today.ts';
import { makeOrderPdf } from './order-pdf.ts';
import { findOrder, listDeliveryWishes, listLastOrdered, listOrders } from './orders.ts';
import { listDocumentsOfSite } from './site-documents.ts';
import { listNextDeliveries, listOrdersOfSite } from './site-orders.ts';

/** The alternate paths show the same orders; which ones a user's storefront asks is a flag of the user (C 7.9). */
export function registerOrders(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, orderRoutes.list, (ctx) => listOrders(ctx));
  serve(app, deps, orderRoutes.coditList, async (ctx) => ({ orders: await listOrders(ctx) }));
  for (const contract of [orderRoutes.details, orderRoutes.coditDetails]) {
    serve(app, deps, contract, (ctx, { params }) => findOrder(ctx, params.orderId));
  }
  serve(app, deps, orderRoutes.pdf, async (ctx, { params, reply }) => {
    const user = requireRegistered(ctx);
    const order = await findOrder(ctx, params.orderId);
    const { fileName, content } = await makeOrderPdf(ctx, user.ventureId, order, { seesPrices: maySeePrices(user) });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  });
  serve(app, deps, orderRoutes.deliveryWishes, (ctx) => listDeliveryWishes(ctx));
  serve(app, deps, orderRoutes.lastOrderedProducts, (ctx, { query }) => listLastOrdered(ctx, query));
  serve(app, deps, siteRoutes.orders, (ctx, { params }) => listOrdersOfSite(ctx, params.siteId));
  serve(app, deps, siteRoutes.documents, (ctx, { params }) => listDocumentsOfSite(ctx, params.siteId));
  serve(app, deps, siteRoutes.deliveries, (ctx) => listNextDeliveries(ctx));
  serve(app, deps, orderRoutes.today, (ctx) => describeToday(ctx));
}
