import { beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { sendAttachment } from '../../organisation/media/media.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import {
  addQuoteMessage,
  assignQuoteTo,
  beginQuote,
  saveQuote,
  sendQuote,
  withdrawQuoteByStaff,
} from './change-quotes.staff.ts';
import { readQuoteForStaff, requireQuoteThere } from './quote-detail.staff.ts';
import { openQuoteFile } from './quote-files.ts';
import { makeQuotePdf } from './quote-pdf.ts';
import { readWhole } from './quotes.queries.ts';
import { quoteFilterOf, quotesForStaff, standardQuoteViews } from './quotes-list.staff.ts';

export function registerBeheerQuotes(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerQuoteRoutes;
  serveStaff(app, deps, routes.list, async (ctx, { query: { sort, direction, cursor, limit, ...asked } }) => {
    const filter = quoteFilterOf(ctx, asked);
    const { rows, ...page } = await quotesForStaff.page(ctx, filter, { sort, direction, cursor, limit });
    return { quotes: rows, ...page };
  });
  serveStaff(app, deps, routes.views, async (ctx, { query }) => ({
    views: await standardQuoteViews(ctx, query.ventureId),
  }));
  serveStaff(app, deps, routes.export, (ctx, { query: { sort, direction, ...asked }, reply }) => {
    const fileName = `offertes-${dayOf(ctx.clock())}.csv`;
    return quotesForStaff.send(ctx, reply, fileName, quoteFilterOf(ctx, asked), { sort, direction });
  });
  serveStaff(app, deps, routes.create, async (ctx, { body, headers }) =>
    readQuoteForStaff(ctx, await beginQuote(ctx, body.customerId, headers['idempotency-key'])),
  );
  serveStaff(app, deps, routes.details, (ctx, { params }) => readQuoteForStaff(ctx, params.quoteId));
  serveStaff(app, deps, routes.save, async (ctx, { params, body }) => {
    await saveQuote(ctx, params.quoteId, body);
    return readQuoteForStaff(ctx, params.quoteId);
  });
  serveStaff(app, deps, routes.send, async (ctx, { params, body, headers }) => {
    await sendQuote(ctx, params.quoteId, body, headers['idempotency-key']);
    return readQuoteForStaff(ctx, params.quoteId);
  });
  serveStaff(app, deps, routes.assign, async (ctx, { params, body }) => {
    await assignQuoteTo(ctx, params.quoteId, body.staffId);
    return readQuoteForStaff(ctx, params.quoteId);
  });
  serveStaff(app, deps, routes.withdraw, async (ctx, { params, body }) => {
    await withdrawQuoteByStaff(ctx, params.quoteId, body.reason);
    return readQuoteForStaff(ctx, params.quoteId);
  });
  serveStaff(app, deps, routes.message, async (ctx, { params, body, headers }) => {
    await addQuoteMessage(ctx, params.quoteId, body, headers['idempotency-key']);
    return readQuoteForStaff(ctx, params.quoteId);
  });
  serveStaff(app, deps, routes.file, async (ctx, { params, reply }) => {
    await requireQuoteThere(ctx, params.quoteId);
    return sendAttachment(reply, await openQuoteFile(ctx.db, params.quoteId, params.fileId));
  });
  serveStaff(app, deps, routes.pdf, async (ctx, { params, query, reply }) => {
    const row = await requireQuoteThere(ctx, params.quoteId);
    const { fileName, content } = await makeQuotePdf(ctx, await readWhole(ctx.db, row), query.offer);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  });
}
