import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** PostgreSQL has no place for the character NUL, and nobody types it: it is refused before it gets anywhere. */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    done(request.url.includes('%00') ? new AppError('badRequest') : undefined);
  });
  app.addHook('preValidation', (request, _, done) => {
    done(holdsNul(request.body) ? new AppError('badRequest') : undefined);
  });
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || holdsNul(inner));
}
