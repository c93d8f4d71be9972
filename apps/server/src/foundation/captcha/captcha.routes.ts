import { captchaRoutes } from '@bouwpoort/contract/foundation/captcha';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from '../http/contract-route.ts';
import type { Captcha } from './captcha.ts';

export function registerCaptcha(app: FastifyInstance, deps: ContextDeps & { captcha: Captcha }): void {
  const { captcha } = deps;

  serve(app, deps, captchaRoutes.settings, async () => ({ provider: captcha.provider, siteKey: captcha.siteKey }));

  serve(app, deps, captchaRoutes.challenge, async (ctx, { reply }) => {
    if (!captcha.makeChallenge) throw new AppError('notFound');
    reply.header('cache-control', 'no-store');
    return captcha.makeChallenge(ctx.clock());
  });
}
