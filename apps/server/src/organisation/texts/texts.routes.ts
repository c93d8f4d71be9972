import { translationRoutes } from '@bouwpoort/contract/organisation/texts';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { findTexts } from './texts.ts';

export function registerTranslation(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, translationRoutes.namespace, async (ctx, { params }) => {
    const texts = await findTexts(ctx, params.namespace);
    if (!texts) throw new AppError('notFound');
    return texts;
  });
}
