import { formRoutes } from '@bouwpoort/contract/content/forms';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { submitForm } from './content-form.ts';
import { acceptUploads } from './content-form-upload.ts';
import type { ContentParts } from './pages.ts';

/** A person rarely submits more; a program does. */
const perMinute = 10;

export async function registerForms(app: FastifyInstance, deps: ContextDeps, parts: ContentParts): Promise<void> {
  // In a scope of its own: no other route accepts multipart.
  await app.register(async (scope) => {
    if (deps.config.rateLimit > 0) {
      const limit = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
      scope.addHook('onRequest', async (request) => {
        const state = await limit(request);
        if (!state.isAllowed && state.isExceeded) throw new AppError('tooManyRequests');
      });
    }
    await acceptUploads(scope, deps.config);
    serve(scope, deps, formRoutes.submit, async (ctx, { params, body, request }) => {
      await submitForm(ctx, parts, params, { values: body, files: request.uploadedFiles });
      return { value: true };
    });
  });
}
