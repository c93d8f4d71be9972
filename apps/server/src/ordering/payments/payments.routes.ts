import { paymentRoutes } from '@bouwpoort/contract/ordering/payments';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { handleExchangeCall, type PaymentParts } from './payments.ts';

const maxCallBytes = 256 * 1024;

export async function registerPayments(app: FastifyInstance, deps: ContextDeps, parts: PaymentParts): Promise<void> {
  // In a scope of its own: the signature covers the raw bytes, so no parser may read them first.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxCallBytes }, (_request, body, done) =>
      done(null, body),
    );
    serve(scope, deps, paymentRoutes.exchange, async (ctx, { body, request }) => {
      const call = Buffer.isBuffer(body) ? parts.provider.readExchange(request.headers, body) : undefined;
      if (!call) {
        ctx.log.warn({ keyId: request.headers['signature-keyid'] }, 'a payment call that the provider did not sign');
        throw new AppError('forbidden');
      }
      await handleExchangeCall(ctx, parts, call);
      return { result: true, description: 'processed' };
    });
  });
}
