import { beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  addOrderNote,
  assignOrder,
  cancelOrderByStaff,
  refundOrder,
  releaseOrder,
  resendOrder,
} from './change-orders.staff.ts';
import { readOrderForStaff, requireOrderThere } from './order-detail.staff.ts';
import { makeOrderPdf } from './order-pdf.ts';
import { readRun, startResend } from './orders-bulk.staff.ts';
import { orderFilterOf, ordersForStaff, standardOrderViews } from './orders-list.staff.ts';

export function registerBeheerOrders(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerOrderRoutes;
  serveStaff(app, deps, routes.list, async (ctx, { query: { sort, direction, cursor, limit, ...asked } }) => {
    const filter = await orderFilterOf(ctx, asked);
    const { rows, ...page } = await ordersForStaff.page(ctx, filter, { sort, direction, cursor, limit });
    return { orders: rows, ...page };
  });
  serveStaff(app, deps, routes.views, async (ctx, { query }) => ({
    views: await standardOrderViews(ctx, query.ventureId),
  }));
  serveStaff(app, deps, routes.export, async (ctx, { query: { sort, direction, ...asked }, reply }) => {
    const fileName = `orders-${dayOf(ctx.clock())}.csv`;
    return ordersForStaff.send(ctx, reply, fileName, await orderFilterOf(ctx, asked), { sort, direction });
  });
  serveStaff(app, deps, routes.details, (ctx, { params }) => readOrderForStaff(ctx, params.orderId));
  serveStaff(app, deps, routes.pdf, async (ctx, { params, reply }) => {
    const { row, order } = await requireOrderThere(ctx, params.orderId);
    const { fileName, content } = await makeOrderPdf(ctx, row.ventureId, order, { seesPrices: true });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  });
  serveStaff(app, deps, routes.resend, async (ctx, { params }) => {
    await resendOrder(ctx, params.orderId);
    return readOrderForStaff(ctx, params.orderId);
  });
  serveStaff(app, deps, routes.release, async (ctx, { params }) => {
    await releaseOrder(ctx, params.orderId);
    return readOrderForStaff(ctx, params.orderId);
  });
  serveStaff(app, deps, routes.cancel, async (ctx, { params, body }) => {
    await cancelOrderByStaff(ctx, params.orderId, body.reason);
    return readOrderForStaff(ctx, params.orderId);
  });
  serveStaff(app, deps, routes.refund, async (ctx, { params, body, headers }) => {
    await refundOrder(ctx, params.orderId, { ...body, key: headers['idempotency-key'] });
    return readOrderForStaff(ctx, params.orderId);
  });
  serveStaff(app, deps, routes.note, async (ctx, { params, body }) => {
    await addOrderNote(ctx, params.orderId, body.text);
    return readOrderForStaff(ctx, params.orderId);
  });
  serveStaff(app, deps, routes.assign, async (ctx, { params, body }) => {
    await assignOrder(ctx, params.orderId, body.mine);
    return readOrderForStaff(ctx, params.orderId);
  });
  serveStaff(app, deps, routes.resendMany, (ctx, { body }) => startResend(ctx, body.orderIds));
  serveStaff(app, deps, routes.run, (ctx, { params }) => readRun(ctx, params.runId));
}
