import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { readFile } from '../http/file-body.ts';
import { attachmentName, attachmentType } from './attachment-type.ts';

/* Files that customers attach: checked by content, stored in chunks, and only served as a download. */

interface TakenFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** Uploads are held in memory while they arrive. */
const uploadsAtOnce = 4;
/** The limit of one customer, so that slow or endless uploads leave capacity for others. */
const uploadsOfCustomer = 3;
/** The customer of each running upload. */
const uploads = new Map<symbol, string>();

/** `name` is the sender's file name. Check permissions first: the file is read here. */
export async function takeAttachment(
  { name, customerId }: { name: string; customerId: string },
  open: () => Readable,
  maxBytes: number,
): Promise<TakenFile> {
  const own = [...uploads.values()].filter((id) => id === customerId).length;
  if (uploads.size >= uploadsAtOnce || own >= uploadsOfCustomer) {
    throw new AppError('tooManyRequests', { detail: 'Er komen al bestanden binnen. Probeer het zo nog eens.' });
  }
  const upload = Symbol(name);
  uploads.set(upload, customerId);
  try {
    const bytes = await readFile(open(), maxBytes);
    const contentType = attachmentType(bytes);
    if (!contentType) {
      const message = 'Stuur een PDF, foto, DWG, DXF, Excel (.xlsx) of Word (.docx)';
      throw new AppError('invalidInput', { detail: `${message}.`, errors: { file: [message] } });
    }
    return { name: attachmentName(safeName(name), contentType), contentType, bytes };
  } finally {
    uploads.delete(upload);
  }
}

/** A name is shown and written into a header; it is never used as a path. */
function safeName(given: string): string {
  const plain = given
    .replaceAll(/[\p{C}\\/:*?"<>|;]/gu, '-')
    .replace(/^\.+/, '')
    .trim();
  return plain === '' ? 'bestand' : plain;
}

const chunkBytes = 1024 * 1024;

/** As table rows with one chunk each, so that sending a file needs no more memory than a chunk. */
export function chunksOf(bytes: Buffer): { position: number; bytes: Buffer }[] {
  return Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, position) => ({
    position,
    bytes: bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes),
  }));
}

export function joinedChunks(read: (position: number) => Promise<Buffer | undefined>): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let position = 0; ; position++) {
      const piece = await read(position);
      if (!piece) return;
      yield piece;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}

/** Always as a download, never opened in the browser: the content is untrusted. */
export function sendAttachment(
  reply: FastifyReply,
  { name, size, content }: { name: string; size: number; content: Readable },
): FastifyReply {
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_');
  return reply
    .header('content-type', 'application/octet-stream')
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(content);
}
