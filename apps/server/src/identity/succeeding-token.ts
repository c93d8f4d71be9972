import { createHmac } from 'node:crypto';

/**
 * The refresh token that follows another. It is made, not drawn, so that two tabs that renew at the same moment can be
 * given the same one although the database knows only its hash. To anybody else it is random: making it takes the
 * token before it, the salt in the database and the program's secret.
 */
export function succeedingToken(token: string, salt: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh token ${salt} ${token}`).digest('base64url');
}
