import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Deeper than anything we take; what reads it after us may go down by calling itself. */
const deepest = 40;

/** PostgreSQL has no place for the character NUL or for half a letter, and nobody types them: refused before they get anywhere. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    done(request.url.includes('%00') ? new AppError('badRequest') : undefined);
  });
  app.addHook('preValidation', (request, _, done) => {
    done(isStorable(request.body) ? undefined : new AppError('badRequest'));
  });
}

export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth >= deepest) return false;
  return Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorable(inner, depth + 1));
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
