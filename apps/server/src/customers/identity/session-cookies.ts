import type { Customer, SiteUser as WireSiteUser } from '@bouwpoort/contract/customers/customers';
import {
  authCookie,
  type CustomerCookie,
  customerCookie,
  customerCookieFields,
  type SiteUserCookie,
  siteUserCookie,
  siteUserCookieFields,
} from '@bouwpoort/contract/customers/session-cookies';
import { pick } from '@bouwpoort/trade/foundation/pick';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../foundation/config/config.ts';
import { hashToken } from '../../foundation/database/secret-token.ts';
import { type AccessClaims, readAccessToken } from './access-token.ts';
import { describeSiteUser } from './describe-site-user.ts';
import type { IssuedTokens } from './sessions.ts';

/**
 * `auth` is the access token, a dot and the refresh token: the access token is a JWT, the refresh token has no dots.
 */
function writeAuthCookie({ accessToken, refreshToken }: IssuedTokens): string {
  return `${accessToken}.${refreshToken}`;
}

export function refreshTokenOf(cookie: string): string {
  return cookie.slice(cookie.lastIndexOf('.') + 1);
}

/** The claims of the cookie, if it was not tampered with. */
export async function readAuthCookie(cookie: string, secret: string, now: Date): Promise<AccessClaims | undefined> {
  const claims = await readAccessToken(cookie.slice(0, Math.max(0, cookie.lastIndexOf('.'))), secret, now);
  return claims?.refreshTokenHash === hashToken(refreshTokenOf(cookie)) ? claims : undefined;
}

/** Max-Age counts from the receipt, because the clock of the browser may be wrong. */
export function setSessionCookies(
  reply: FastifyReply,
  config: Config,
  tokens: IssuedTokens,
  customer: Customer | undefined,
): void {
  const lasting = { maxAge: tokens.expiresIn };
  setCookie(reply, config, authCookie, writeAuthCookie(tokens), { ...lasting, httpOnly: true });
  setCookie(
    reply,
    config,
    siteUserCookie,
    JSON.stringify(siteUserCookieOf(describeSiteUser(tokens.user), tokens)),
    lasting,
  );
  if (customer) setCookie(reply, config, customerCookie, JSON.stringify(customerCookieOf(customer)), lasting);
  else setCookie(reply, config, customerCookie, '', gone);
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  setCookie(reply, config, authCookie, '', { ...gone, httpOnly: true });
  setCookie(reply, config, siteUserCookie, '', gone);
  setCookie(reply, config, customerCookie, '', gone);
}

const gone = { maxAge: 0, expires: new Date(0) };

/**
 * Written to the answer at once: of several changes in one answer (renewed, then logged out) the last must come last.
 */
function setCookie(
  reply: FastifyReply,
  { publicUrl }: Config,
  name: string,
  value: string,
  options: CookieSerializeOptions,
): void {
  const secure = publicUrl.startsWith('https://');
  const cookie = reply.server.serializeCookie(name, value, { ...options, path: '/', sameSite: 'lax', secure });
  reply.header('set-cookie', cookie);
}

export function siteUserCookieOf(
  user: WireSiteUser,
  { expiresAt, viewedBy }: Pick<IssuedTokens, 'expiresAt' | 'viewedBy'>,
): SiteUserCookie {
  return {
    ...pick(user, siteUserCookieFields),
    expiresAt: expiresAt.toISOString(),
    ...(viewedBy === undefined ? {} : { viewedBy }),
  };
}

export const customerCookieOf = (customer: Customer): CustomerCookie => pick(customer, customerCookieFields);
