import { newsletterRoutes } from '@bouwpoort/contract/customers/newsletter';
import { formHoneypot } from '@bouwpoort/contract/foundation/form-honeypot';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { newsletterRequest } from './newsletter.jobs.ts';
import { confirmSubscription, unsubscribe, ventureOfUnsubscribeLink } from './newsletter.ts';
import { pagePath } from './newsletter-links.ts';

/** A person asks for a newsletter now and then; a program does it more often. */
const perMinute = 10;

export async function registerNewsletter(app: FastifyInstance, deps: ContextDeps): Promise<void> {
  await app.register(async (scope) => {
    if (deps.config.rateLimit > 0) {
      const limit = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
      scope.addHook('onRequest', async (request) => {
        const state = await limit(request);
        if (!state.isAllowed && state.isExceeded) throw new AppError('tooManyRequests');
      });
    }
    // Writes down that somebody asked, and looks nobody up.
    serve(scope, deps, newsletterRoutes.register, async (ctx, { body }) => {
      const { emailAddress, ventureId } = body;
      if (!(await findVenture(ctx, ventureId))) throw new AppError('unknownVenture');
      // A robot is told what a person is told, so that it learns nothing.
      if (body[formHoneypot]) ctx.log.info({ ventureId }, 'newsletter form with its honeypot filled in was not kept');
      else await enqueue(ctx.db, newsletterRequest, { emailAddress, ventureId });
      return { value: true };
    });
  });

  serve(app, deps, newsletterRoutes.confirm, async (ctx, { body }) => ({
    value: true,
    state: await confirmSubscription(ctx, body.token),
  }));

  serve(app, deps, newsletterRoutes.unsubscribe, async (ctx, { body }) => ({
    value: true,
    state: await unsubscribe(ctx, body.token),
  }));

  serve(app, deps, newsletterRoutes.unsubscribePage, async (ctx, { params, reply }) => {
    const ventureId = await ventureOfUnsubscribeLink(ctx, params.token);
    if (ventureId === undefined) throw new AppError('notFound');
    reply.header('cache-control', 'no-store');
    return reply.redirect(await pagePath(ctx, ventureId, 'nieuwsbrief-afmelden', params.token), 303);
  });

  await app.register(async (scope) => {
    // What a mail program sends along says nothing that the address does not; it comes as either kind of form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null, {}));
    serve(scope, deps, newsletterRoutes.unsubscribeOneClick, async (ctx, { params }) => ({
      value: true,
      state: await unsubscribe(ctx, params.token),
    }));
  });
}
