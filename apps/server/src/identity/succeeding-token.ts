import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Nobody guesses 256 bits, so the hash needs no salt and no stretching. */
export function makeSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The refresh token that follows another. It is made, not drawn, so that two tabs that renew at the same moment can be
 * given the same one although the database knows only its hash. To anybody else it is random: making it takes the
 * token before it, the salt in the database and the program's secret.
 */
export function succeedingToken(token: string, salt: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh token ${salt} ${token}`).digest('base64url');
}
