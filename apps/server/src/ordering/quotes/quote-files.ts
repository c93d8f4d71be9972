import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { maxQuoteFileBytes, maxQuoteFiles } from '@bouwpoort/contract/ordering/quote-limits';
import type { QuoteFile } from '@bouwpoort/contract/ordering/quotes';
import { and, eq } from 'drizzle-orm';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { chunksOf, joinedChunks, takeAttachment } from '../../organisation/media/media.ts';
import { requireMayRequest, requireQuote } from './quote-access.ts';
import type { QuoteFileRow } from './quotes.queries.ts';
import { quoteFileChunks, quoteFiles } from './quotes.tables.ts';

export async function addQuoteFile(
  ctx: Context,
  quoteId: number,
  { fileName, fileId = randomUUID() }: { fileName: string; fileId?: string | undefined },
  open: () => Readable,
): Promise<QuoteFile> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayRequest(party.user);
  // Access and the file limit are checked before a byte is read.
  await requireFileCapacity(ctx, await requireQuote(ctx, party, quoteId));
  const { customerId } = party.customer;
  const { name, contentType, bytes } = await takeAttachment({ name: fileName, customerId }, open, maxQuoteFileBytes);
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    await requireFileCapacity(tx, await requireQuote(tx, party, quoteId, true));
    const file = {
      ...{ id: fileId, quoteId, name, contentType, size: bytes.length },
      ...{ addedBy: fullName(party.user), createdAt: ctx.clock() },
    };
    const added = await db.insert(quoteFiles).values(file).onConflictDoNothing();
    if (added.rowCount === 0) throw new AppError('conflict', { detail: 'Dit bestand is al verstuurd.' });
    for (const chunk of chunksOf(bytes)) await db.insert(quoteFileChunks).values({ fileId, ...chunk });
    return { fileId, name: file.name, size: file.size, addedBy: file.addedBy };
  });
}

async function requireFileCapacity({ db }: Context, { id, state }: { id: number; state: string }): Promise<void> {
  if (!['draft', 'requested', 'inProgress', 'offered'].includes(state)) {
    throw new AppError('conflict', { detail: 'Bij deze offerte kun je geen bestanden meer sturen.' });
  }
  if ((await db.$count(quoteFiles, eq(quoteFiles.quoteId, id))) >= maxQuoteFiles) {
    throw new AppError('conflict', { detail: `Bij een offerte horen hooguit ${maxQuoteFiles} bestanden.` });
  }
}

/** Only in a draft: files sent with a request stay with it. */
export async function removeQuoteFile(ctx: Context, quoteId: number, fileId: string): Promise<void> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayRequest(party.user);
  await ctx.db.transaction(async (db) => {
    const row = await requireQuote({ ...ctx, db }, party, quoteId, true);
    if (row.state !== 'draft') throw new AppError('conflict', { detail: 'Deze offerte is al aangevraagd.' });
    const removed = await db.delete(quoteFiles).where(and(eq(quoteFiles.id, fileId), eq(quoteFiles.quoteId, quoteId)));
    if (removed.rowCount === 0) throw new AppError('notFound');
  });
}

export async function findQuoteFile(ctx: Context, quoteId: number, fileId: string): Promise<OpenFile> {
  const party = await requireRegisteredCustomer(ctx);
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
  const content = joinedChunks(async (position) => {
    const [row] = await db
      .select({ bytes: quoteFileChunks.bytes })
      .from(quoteFileChunks)
      .where(and(eq(quoteFileChunks.fileId, fileId), eq(quoteFileChunks.position, position)));
    return row?.bytes;
  });
  return { ...file, content };
}
