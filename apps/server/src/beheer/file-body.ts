import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { fileTooLarge } from './desk-files.ts';

const fileType = 'application/octet-stream';

/** Routes of this scope take a body as it streams in; give it a scope of its own. */
export function takeFiles(scope: FastifyInstance): void {
  scope.addContentTypeParser(fileType, (_request, payload, done) => done(null, payload));
}

/** The file that was sent. One that says it is too large is refused before a byte of it is read. */
export function fileIn({ body, headers }: FastifyRequest, maxBytes: number): Readable {
  if (!(body instanceof Readable))
    throw new AppError('badRequest', { detail: `Stuur het bestand met Content-Type: ${fileType}.` });
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw fileTooLarge(maxBytes);
  return body;
}
