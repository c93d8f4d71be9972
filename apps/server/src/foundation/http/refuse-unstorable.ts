import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Deeper than anything we take; what reads it after us may go down by calling itself. */
const maxDepth = 40;

/**
 * PostgreSQL has no place for the character NUL, which nobody types: it is refused before it gets anywhere. Half a
 * letter it has no place for either, but that is what a field that is full makes of the last emoji: it is fixed.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    done(request.url.includes('%00') ? new AppError('badRequest') : undefined);
  });
  app.addHook('preValidation', (request, _, done) => {
    // A streamed body is checked by the code that reads it.
    const isStorable = request.body instanceof Readable || makeStorable(request.body);
    done(isStorable ? undefined : new AppError('badRequest'));
  });
}

/** Fixes the texts in place; false when there is something that cannot be fixed. */
export function makeStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth >= maxDepth) return false;
  return Object.entries(value).every(([name, inner]) => {
    if (typeof inner === 'string' && !inner.isWellFormed()) Reflect.set(value, name, inner.toWellFormed());
    return !name.includes('\0') && name.isWellFormed() && makeStorable(inner, depth + 1);
  });
}
