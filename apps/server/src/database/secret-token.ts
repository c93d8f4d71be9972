import { hash, randomBytes } from 'node:crypto';

/** Nobody guesses 256 bits, so the hash needs no salt and no stretching. */
export function makeSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
