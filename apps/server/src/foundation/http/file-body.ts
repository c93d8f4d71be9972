import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const fileType = 'application/octet-stream';

/** Routes of this scope take a body as it streams in; give it a scope of its own. */
export function acceptFileStreams(scope: FastifyInstance): void {
  scope.addContentTypeParser(fileType, (_request, payload, done) => done(null, payload));
}

/** The uploaded file. One whose Content-Length is too large is refused before it is read. */
export function requireFileBody({ body, headers }: FastifyRequest, maxBytes: number): Readable {
  if (!(body instanceof Readable))
    throw new AppError('badRequest', { detail: `Stuur het bestand met Content-Type: ${fileType}.` });
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  return body;
}

/** More than so many bytes are refused without reading on; the connection stays, so that the answer gets through. */
export async function* limitedChunks(file: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

/** All of it in memory, for files that are looked into as a whole. */
export async function readFile(file: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of limitedChunks(file, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return new AppError('tooLarge', { detail: `Dit bestand is te groot. Kies een bestand van hooguit ${megabytes} MB.` });
}
