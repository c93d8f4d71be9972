import type { TokenResponse } from '@bouwpoort/contract/customers/identity-token';
import type { IssuedTokens } from './sessions.ts';

/** RFC 6749 section 5.1, for clients that store their own tokens. */
export function tokenAnswer({ accessToken, refreshToken, expiresIn }: IssuedTokens): TokenResponse {
  return { access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn, refresh_token: refreshToken };
}
