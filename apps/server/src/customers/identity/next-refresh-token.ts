import { createHmac } from 'node:crypto';

/**
 * The refresh token that follows another. It is derived, not random, so that two tabs that renew at once can get the
 * same one although the database has only its hash. Nobody else can predict it: deriving it takes the previous token,
 * the salt in the database and the program's secret.
 */
export function deriveNextRefreshToken(token: string, salt: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh token ${salt} ${token}`).digest('base64url');
}
