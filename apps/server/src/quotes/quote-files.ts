import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { maxQuoteFileBytes, maxQuoteFiles } from '@bouwpoort/contract/quote-limits';
import type { QuoteFile } from '@bouwpoort/contract/quotes';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { readFile } from '../http/file-body.ts';
import { attachmentType } from './attachment-type.ts';
import { nameOfUser, requireMayRequest, requireQuote, requireQuoteParty } from './quote-access.ts';
import type { QuoteFileRow } from './quotes.queries.ts';
import { quoteFileChunks, quoteFiles } from './quotes.tables.ts';

const chunkBytes = 1024 * 1024;

/** Uploads stand in memory while they come in. */
const uploadsAtOnce = 4;
let uploads = 0;

export async function addQuoteFile(
  ctx: Context,
  quoteId: number,
  fileName: string,
  open: () => Readable,
): Promise<QuoteFile> {
  const party = await requireQuoteParty(ctx);
  requireMayRequest(party.user);
  // Before a byte is read: whose it is, and whether there is room.
  await requireRoom(ctx, await requireQuote(ctx, party, quoteId));
  if (uploads >= uploadsAtOnce) {
    throw new AppError('tooManyRequests', { detail: 'Er komen al bestanden binnen. Probeer het zo nog eens.' });
  }
  uploads++;
  try {
    const bytes = await readFile(open(), maxQuoteFileBytes);
    const contentType = attachmentType(bytes);
    if (!contentType) {
      const message = 'Stuur een PDF, foto, DWG, DXF, Excel (.xlsx) of Word (.docx)';
      throw new AppError('invalidInput', { detail: `${message}.`, errors: { file: [message] } });
    }
    return await ctx.db.transaction(async (db) => {
      const tx = { ...ctx, db };
      await requireRoom(tx, await requireQuote(tx, party, quoteId, true));
      const file = {
        ...{ id: randomUUID(), quoteId, name: safeName(fileName), contentType, size: bytes.length },
        ...{ addedBy: nameOfUser(party.user), createdAt: ctx.clock() },
      };
      await db.insert(quoteFiles).values(file);
      for (let at = 0, position = 0; at < bytes.length; at += chunkBytes, position++) {
        await db
          .insert(quoteFileChunks)
          .values({ fileId: file.id, position, bytes: bytes.subarray(at, at + chunkBytes) });
      }
      return { fileId: file.id, name: file.name, size: file.size, addedBy: file.addedBy };
    });
  } finally {
    uploads--;
  }
}

async function requireRoom({ db }: Context, { id, state }: { id: number; state: string }): Promise<void> {
  if (!['draft', 'requested', 'inProgress', 'offered'].includes(state)) {
    throw new AppError('conflict', { detail: 'Bij deze offerte kun je geen bestanden meer sturen.' });
  }
  if ((await db.$count(quoteFiles, eq(quoteFiles.quoteId, id))) >= maxQuoteFiles) {
    throw new AppError('conflict', { detail: `Bij een offerte horen hooguit ${maxQuoteFiles} bestanden.` });
  }
}

/** A name is shown and written into a header; it never becomes a path. */
function safeName(given: string): string {
  const plain = given
    .replaceAll(/[\p{C}\\/:*?"<>|;]/gu, '-')
    .replace(/^\.+/, '')
    .trim();
  return plain === '' ? 'bestand' : plain;
}

/** Only while it is a draft: what was sent along with a request stays with it. */
export async function removeQuoteFile(ctx: Context, quoteId: number, fileId: string): Promise<void> {
  const party = await requireQuoteParty(ctx);
  requireMayRequest(party.user);
  await ctx.db.transaction(async (db) => {
    const row = await requireQuote({ ...ctx, db }, party, quoteId, true);
    if (row.state !== 'draft') throw new AppError('conflict', { detail: 'Deze offerte is al aangevraagd.' });
    const removed = await db.delete(quoteFiles).where(and(eq(quoteFiles.id, fileId), eq(quoteFiles.quoteId, quoteId)));
    if (removed.rowCount === 0) throw new AppError('notFound');
  });
}

export async function findQuoteFile(ctx: Context, quoteId: number, fileId: string): Promise<OpenFile> {
  const party = await requireQuoteParty(ctx);
  await requireQuote(ctx, party, quoteId);
  return openQuoteFile(ctx.db, quoteId, fileId);
}

interface OpenFile extends QuoteFileRow {
  content: Readable;
}

/** Of a quote the caller may see. */
export async function openQuoteFile(db: Database, quoteId: number, fileId: string): Promise<OpenFile> {
  const [file] = await db
    .select()
    .from(quoteFiles)
    .where(and(eq(quoteFiles.id, fileId), eq(quoteFiles.quoteId, quoteId)));
  if (!file) throw new AppError('notFound');
  return { ...file, content: Readable.from(chunksOf(db, fileId), { objectMode: false }) };
}

async function* chunksOf(db: Database, fileId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [row] = await db
      .select({ bytes: quoteFileChunks.bytes })
      .from(quoteFileChunks)
      .where(and(eq(quoteFileChunks.fileId, fileId), eq(quoteFileChunks.position, position)));
    if (!row) return;
    yield row.bytes;
  }
}

/** To be kept, never to be opened by the browser: somebody else brought it. */
export function sendFile(reply: FastifyReply, { name, size, content }: OpenFile): FastifyReply {
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_');
  return reply
    .header('content-type', 'application/octet-stream')
    .header('content-length', size)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(content);
}
