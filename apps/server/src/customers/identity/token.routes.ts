import type { TokenFailure, TokenRequest } from '@bouwpoort/contract/customers/identity-token';
import { tokenRoutes } from '@bouwpoort/contract/customers/identity-token';
import { authCookie } from '@bouwpoort/contract/customers/session-cookies';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { requireSameOrigin } from '../../foundation/security/same-origin.ts';
import { issueCookies } from './open-session.ts';
import { rotateSession } from './rotate-session.ts';
import { clearSessionCookies, refreshTokenOf } from './session-cookies.ts';
import { endSession, type IssuedTokens } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { tokenAnswer } from './token-answer.ts';

/** The error answer of RFC 6749 section 5.2. */
class TokenError extends Error {
  readonly error: TokenFailure['error'];
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(error: TokenFailure['error'], description: string, status = 400, retryAfterSeconds?: number) {
    super(description);
    this.error = error;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function registerToken(app: FastifyInstance, deps: ContextDeps): void {
  serve(
    app,
    deps,
    tokenRoutes.issue,
    async (_ctx, { body, headers, request, reply }) => {
      reply.header('cache-control', 'no-store');
      requireForm(request);
      const toCookies = headers['x-session'] === 'cookie';
      if (toCookies) requireSameOrigin(request, deps.config);
      const tokens =
        body.grant_type === 'password'
          ? await loggedIn(deps, request, body)
          : await renewed(deps, request, reply, body, toCookies);
      if (!toCookies) return tokenAnswer(tokens);
      await issueCookies(deps, reply, tokens);
      return { expires_in: tokens.expiresIn };
    },
    { errorHandler: sendTokenFailure },
  );
}

async function loggedIn(
  deps: ContextDeps,
  request: FastifyRequest,
  { username, password }: Extract<TokenRequest, { grant_type: 'password' }>,
): Promise<IssuedTokens> {
  const result = await signIn(deps, username, password, callerOf(request));
  if ('tokens' in result) {
    // Logging in during a valid session ends the old one.
    if (request.session) await endSession(deps.db, request.session.id, 'replaced', deps.clock());
    return result.tokens;
  }
  if (result.failure === 'incorrect')
    throw new TokenError('invalid_grant', 'De combinatie klopt niet of het account is geblokkeerd.');
  throw new TokenError('slow_down', 'Te veel pogingen achter elkaar.', 429, result.retryAfterSeconds);
}

async function renewed(
  deps: ContextDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { refresh_token }: Extract<TokenRequest, { grant_type: 'refresh_token' }>,
  toCookies: boolean,
): Promise<IssuedTokens> {
  const cookie = toCookies ? request.cookies[authCookie] : undefined;
  const refreshToken = refresh_token ?? (cookie && refreshTokenOf(cookie));
  // The wording of P 8.
  if (!refreshToken) throw new TokenError('invalid_request', 'There is no refreshToken');
  const rotation = await rotateSession(deps, refreshToken, callerOf(request), 'end');
  if ('tokens' in rotation) return rotation.tokens;
  if (toCookies) clearSessionCookies(reply, deps.config);
  throw new TokenError('invalid_grant', 'Deze sessie is verlopen.');
}

function requireForm(request: FastifyRequest): void {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return;
  throw new TokenError('invalid_request', 'Dit adres neemt alleen formulieren aan.');
}

/** This route answers in the form of RFC 6749 for every error. */
function sendTokenFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toTokenError(error, request.body);
  if (failure.status >= 500) request.log.error({ err: error }, error.message);
  const body: TokenFailure = { error: failure.error, error_description: failure.message };
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function toTokenError(error: FastifyError | TokenError | AppError, body: unknown): TokenError {
  if (error instanceof TokenError) return error;
  if (error instanceof AppError && error.status < 500)
    return new TokenError('invalid_request', error.message, error.status === 403 ? 403 : 400);
  const status = error instanceof AppError ? error.status : (error.statusCode ?? 500);
  if (status === 429) return new TokenError('slow_down', 'Te veel aanvragen achter elkaar.', 429);
  if (status >= 500) return new TokenError('server_error', 'Inloggen lukt nu even niet.', 500);
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  if (given.grant_type === undefined) return new TokenError('invalid_request', 'De parameter grant_type ontbreekt.');
  if (given.grant_type !== 'password' && given.grant_type !== 'refresh_token') {
    return new TokenError('unsupported_grant_type', 'Alleen password en refresh_token worden aangenomen.');
  }
  if (given.client_id !== 'Default') return new TokenError('invalid_client', 'Deze client_id is niet bekend.');
  return new TokenError('invalid_request', 'Niet alle parameters zijn goed ingevuld.');
}
