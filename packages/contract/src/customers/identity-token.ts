import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { knownPassword } from '../foundation/scalars.ts';

const clientId = z.literal('Default');

export const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    client_id: clientId,
    /** Not checked to be an e-mail address: a wrong one gets the same answer as a wrong password. */
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: knownPassword,
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: clientId,
    /** Left out by our own pages: they never see it, the `auth` cookie carries it. */
    refresh_token: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  }),
]);
export type TokenRequest = z.infer<typeof tokenRequest>;

export const tokenResponse = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  refresh_token: z.string(),
});
export type TokenResponse = z.infer<typeof tokenResponse>;

/** The answer to our own pages: the session is in cookies script cannot read, so the answer has no token. */
export const cookieSessionResponse = z.object({ expires_in: z.int() });

/** RFC 6749 section 5.2, not a problem document. A wrong password is 400 `invalid_grant`, so it logs nobody out. */
export const tokenFailure = z.object({
  error: z.enum([
    'invalid_request',
    'invalid_client',
    'invalid_grant',
    'unsupported_grant_type',
    /** Too many attempts; Retry-After says how many seconds to wait (the word is RFC 8628's). */
    'slow_down',
    'server_error',
  ]),
  error_description: z.optional(z.string()),
});
export type TokenFailure = z.infer<typeof tokenFailure>;

export const tokenRoutes = {
  issue: route({
    method: 'POST',
    path: '/api/{cms}/connect/token',
    summary: 'Log in with e-mail address and password, or renew a session with its refresh token',
    spec: 'P 7.3',
    access: 'public',
    headers: z.looseObject({ 'x-session': z.optional(z.literal('cookie')) }),
    body: tokenRequest,
    bodyType: 'form',
    response: z.union([tokenResponse, cookieSessionResponse]),
    failures: { 400: tokenFailure, 403: tokenFailure, 429: tokenFailure, 500: tokenFailure },
  }),
};
