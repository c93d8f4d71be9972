import { maxQuoteFileBytes } from '@bouwpoort/contract/ordering/quote-limits';
import { quoteRoutes } from '@bouwpoort/contract/ordering/quotes';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { acceptFileStreams, requireFileBody } from '../../foundation/http/file-body.ts';
import { sendAttachment } from '../../organisation/media/media.ts';
import { acceptQuote, declineQuote, reopenQuote, writeToStaff } from './quote-decision.ts';
import { addQuoteFile, findQuoteFile, removeQuoteFile } from './quote-files.ts';
import { changeDraft, createQuote, requestQuote, withdrawQuote } from './quote-request.ts';
import { findQuote, listQuotes, quotePdf } from './quotes.ts';

export async function registerQuotes(app: FastifyInstance, deps: ContextDeps): Promise<void> {
  const routes = quoteRoutes;
  serve(app, deps, routes.list, (ctx, { query }) => listQuotes(ctx, query));
  serve(app, deps, routes.details, (ctx, { params }) => findQuote(ctx, params.quoteId));
  serve(app, deps, routes.create, (ctx, { body, headers }) => createQuote(ctx, body, headers['idempotency-key']));
  serve(app, deps, routes.change, (ctx, { params, body }) => changeDraft(ctx, params.quoteId, body));
  serve(app, deps, routes.request, (ctx, { params, headers }) =>
    requestQuote(ctx, params.quoteId, headers['idempotency-key']),
  );
  serve(app, deps, routes.withdraw, (ctx, { params, headers }) =>
    withdrawQuote(ctx, params.quoteId, headers['idempotency-key']),
  );
  serve(app, deps, routes.accept, (ctx, { params, body, headers }) =>
    acceptQuote(ctx, params.quoteId, body, headers['idempotency-key']),
  );
  serve(app, deps, routes.decline, (ctx, { params, body, headers }) =>
    declineQuote(ctx, params.quoteId, body, headers['idempotency-key']),
  );
  serve(app, deps, routes.reopen, (ctx, { params, body, headers }) =>
    reopenQuote(ctx, params.quoteId, body, headers['idempotency-key']),
  );
  serve(app, deps, routes.message, (ctx, { params, body, headers }) =>
    writeToStaff(ctx, params.quoteId, body.text, headers['idempotency-key']),
  );
  serve(app, deps, routes.file, async (ctx, { params, reply }) =>
    sendAttachment(reply, await findQuoteFile(ctx, params.quoteId, params.fileId)),
  );
  serve(app, deps, routes.removeFile, async (ctx, { params }) => {
    await removeQuoteFile(ctx, params.quoteId, params.fileId);
    return { value: true };
  });
  serve(app, deps, routes.pdf, async (ctx, { params, query, reply }) => {
    const { fileName, content } = await quotePdf(ctx, params.quoteId, query.offer);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  });
  await app.register(async (scope) => {
    acceptFileStreams(scope);
    serve(scope, deps, routes.addFile, (ctx, { params, query, request }) =>
      addQuoteFile(ctx, params.quoteId, query, () => requireFileBody(request, maxQuoteFileBytes)),
    );
  });
}
