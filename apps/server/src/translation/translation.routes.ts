import { translationRoutes } from '@bouwpoort/contract/translation';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from '../http/contract-route.ts';
import { findTexts } from './translation.ts';

export function registerTranslation(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, translationRoutes.namespace, async (ctx, { params }) => {
    const texts = await findTexts(ctx, params.namespace);
    if (!texts) throw new AppError('notFound');
    return texts;
  });
}
