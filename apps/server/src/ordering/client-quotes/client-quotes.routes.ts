import { maxLogoBytes, clientQuoteRoutes as routes } from '@bouwpoort/contract/ordering/client-quotes';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { acceptFileStreams, requireFileBody } from '../../foundation/http/file-body.ts';
import type { MediaDeps } from '../../organisation/media/media.ts';
import { openLogo, putLogo, removeLogo } from './client-quote-logo.ts';
import { makeClientQuotePdf } from './client-quote-pdf.ts';
import {
  addClientQuote,
  changeClientQuote,
  findClientQuote,
  listClientQuotes,
  removeClientQuote,
} from './client-quotes.ts';
import { mailClientQuote } from './mail-client-quote.ts';

export async function registerClientQuotes(
  app: FastifyInstance,
  deps: ContextDeps,
  { work }: MediaDeps,
): Promise<void> {
  serve(app, deps, routes.list, (ctx) => listClientQuotes(ctx));
  serve(app, deps, routes.add, (ctx, { body, headers }) => addClientQuote(ctx, body, headers['idempotency-key']));
  serve(app, deps, routes.details, (ctx, { params }) => findClientQuote(ctx, params.quoteId));
  serve(app, deps, routes.change, (ctx, { params, body }) => changeClientQuote(ctx, params.quoteId, body));
  serve(app, deps, routes.remove, async (ctx, { params }) => {
    await removeClientQuote(ctx, params.quoteId);
    return { value: true };
  });
  serve(app, deps, routes.mail, async (ctx, { params, body, headers }) => {
    await mailClientQuote(ctx, params.quoteId, body, headers['idempotency-key']);
    return { value: true };
  });
  serve(app, deps, routes.pdf, async (ctx, { params, reply }) => {
    const { fileName, content } = await makeClientQuotePdf(ctx, params.quoteId);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  });
  serve(app, deps, routes.logo, async (ctx, { reply }) =>
    reply.header('content-type', 'image/png').send(await openLogo(ctx)),
  );
  serve(app, deps, routes.removeLogo, async (ctx) => {
    await removeLogo(ctx);
    return { value: true };
  });
  await app.register(async (scope) => {
    acceptFileStreams(scope);
    serve(scope, deps, routes.putLogo, async (ctx, { request }) => {
      await putLogo(ctx, work, () => requireFileBody(request, maxLogoBytes));
      return { value: true };
    });
  });
}
