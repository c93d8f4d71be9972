import { accountRoutes } from '@bouwpoort/contract/customers/identity';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { requireLoggedIn } from '../../foundation/context/require-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { hasPassword, requestFirstPassword } from './first-password.ts';
import { requestPasswordReset } from './forgot-password.ts';
import { readPasswordToken } from './password-tokens.ts';
import { changePassword, resetPassword } from './passwords.ts';

export function registerPasswords(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, accountRoutes.forgotPassword, async (ctx, { body, request }) => {
    await requestPasswordReset(ctx, { emailAddress: body.EmailAddress }, callerOf(request));
    return { value: true };
  });

  serve(app, deps, accountRoutes.passwordState, async (ctx) => {
    return { value: !(await hasPassword(ctx, requireLoggedIn(ctx).id)) };
  });

  serve(app, deps, accountRoutes.firstPassword, async (ctx, { request }) => {
    await requestFirstPassword(ctx, requireLoggedIn(ctx), callerOf(request));
    return { value: true };
  });

  serve(app, deps, accountRoutes.verifyToken, async (ctx, { params, reply }) => {
    reply.header('cache-control', 'no-store');
    const { state, purpose } = await readPasswordToken(ctx.db, params.token, ctx.clock());
    return { value: state === 'valid', state, purpose };
  });

  serve(app, deps, accountRoutes.resetPassword, async (ctx, { body, request }) => {
    await resetPassword(ctx, body, callerOf(request));
    return { value: true };
  });

  serve(app, deps, accountRoutes.changePassword, async (ctx, { body, request }) => {
    if (!request.session) throw new AppError('notLoggedIn');
    await changePassword(ctx, request.session, body, callerOf(request));
    return { value: true };
  });
}
