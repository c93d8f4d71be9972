import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { callerAddress } from '../security/caller.ts';
import type { Captcha } from './captcha.ts';
import { makePass, passCookie, passSeconds, readPass } from './captcha-pass.ts';

/**
 * Lets through who answered a captcha now, or a few minutes ago: looking a company up by its number and then by its
 * address is one visit. Answers the id of the pass, to count what is done with it.
 */
export async function requireCaptcha(
  deps: ContextDeps & { captcha: Captcha },
  ctx: Context,
  { answer, request, reply }: { answer: string | undefined; request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const now = ctx.clock();
  const passed = readPass(request.cookies[passCookie], deps.tokenSecret, now);
  if (passed !== undefined) return passed;
  if (!answer) throw new AppError('captchaMissing');
  if (!(await deps.captcha.holds(ctx, answer, callerAddress(request)))) throw new AppError('captchaFailed');
  const { id, pass } = makePass(deps.tokenSecret, now);
  const cookie = reply.server.serializeCookie(passCookie, pass, {
    path: '/api/',
    maxAge: passSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.config.publicUrl.startsWith('https://'),
  });
  reply.header('set-cookie', cookie);
  return id;
}
