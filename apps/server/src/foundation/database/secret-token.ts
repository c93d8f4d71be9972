import { hash, randomBytes } from 'node:crypto';

/** Nobody guesses 256 bits, so the hash needs no salt and no stretching. */
export function makeSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, which is all the database stores. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
