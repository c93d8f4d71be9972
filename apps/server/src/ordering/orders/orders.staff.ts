import { beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { sendCsv } from '../../foundation/http/csv-stream.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import {
  addOrderNote,
  assignOrder,
  cancelOrderByStaff,
  refundOrder,
  releaseOrder,
  resendOrder,
} from './order-actions.staff.ts';
import { readOrderForStaff, requireOrderThere } from './order-detail.staff.ts';
import { makeOrderPdf } from './orders.ts';
import { readRun, startResend } from './orders-bulk.staff.ts';
import { listOrdersForStaff, orderCsvRows, standardOrderViews } from './orders-list.staff.ts';

const csvColumns = [
  'order',
  'date',
  'venture',
  'branch',
  'customerId',
  'customer',
  'reference',
  'delivery',
  'status',
  'erp',
  'held',
  'payment',
  'amount',
];

export function registerBeheerOrders(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerOrderRoutes;
  serveStaff(app, deps, routes.list, (ctx, { query }) => listOrdersForStaff(ctx, query));
  serveStaff(app, deps, routes.views, async (ctx, { query }) => ({
    views: await standardOrderViews(ctx, query.ventureId),
  }));
  serveStaff(app, deps, routes.export, async (ctx, { query, reply }) => {
    const rows = await orderCsvRows(ctx, query);
    const t = await findWords(ctx, 'beheer-orders');
    const head = csvColumns.map((name) => t(`csv_${name}`));
    return sendCsv(reply, `orders-${dayOf(ctx.clock())}.csv`, head, rows);
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
