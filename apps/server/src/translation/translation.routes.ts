import { translationRoutes } from '@bouwpoort/contract/translation';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import { AppError } from '../errors.ts';
import type { ContextDeps } from '../request-context.ts';
import { findTexts } from './translation.ts';

export function registerTranslation(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, translationRoutes.namespace, async (ctx, { params }) => {
    const texts = await findTexts(ctx, params.namespace);
    if (!texts) throw new AppError('notFound');
    return texts;
  });
}
