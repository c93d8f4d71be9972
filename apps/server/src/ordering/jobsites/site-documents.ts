import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { maxSiteDocumentBytes, maxSiteDocuments, type SiteFile } from '@bouwpoort/contract/ordering/jobsites';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { chunksOf, joinedChunks, takeAttachment } from '../../organisation/media/media.ts';
import {
  countDocuments,
  type DocumentRow,
  deleteDocument,
  insertDocument,
  lockDocuments,
  selectDocument,
  selectDocumentChunk,
  selectDocuments,
} from './jobsites.queries.ts';
import { requireEditing, requireProject } from './site-rights.ts';

function describeDocument({ id, name, size, addedBy, addedAt }: DocumentRow): SiteFile {
  return { kind: 'file', documentId: id, name, size, addedBy, at: addedAt.toISOString() };
}

/** Permissions and the file limit are checked before the file is read. */
export async function addDocument(
  ctx: Context,
  siteId: number,
  fileName: string,
  open: () => Readable,
): Promise<SiteFile> {
  const party = await requireRegisteredCustomer(ctx);
  await requireEditing(ctx, party, siteId);
  await requireRoom(ctx, siteId);
  const { customerId } = party.customer;
  const { bytes, ...file } = await takeAttachment({ name: fileName, customerId }, open, maxSiteDocumentBytes);
  const document = {
    ...{ id: randomUUID(), projectId: siteId, ...file, size: bytes.length },
    ...{ addedBy: fullName(party.user), addedAt: ctx.clock() },
  };
  await ctx.db.transaction(async (db) => {
    await lockDocuments(db, siteId);
    await requireRoom({ db }, siteId);
    await insertDocument(db, document, chunksOf(bytes));
  });
  return describeDocument(document);
}

async function requireRoom({ db }: Pick<Context, 'db'>, siteId: number): Promise<void> {
  if ((await countDocuments(db, siteId)) < maxSiteDocuments) return;
  throw new AppError('conflict', { detail: `Bij een bouwplaats horen hooguit ${maxSiteDocuments} documenten.` });
}

export async function openDocument(
  ctx: Context,
  siteId: number,
  documentId: string,
): Promise<{ name: string; size: number; content: Readable }> {
  await requireProject(ctx, await requireRegisteredCustomer(ctx), siteId);
  const document = await selectDocument(ctx.db, siteId, documentId);
  if (!document) throw new AppError('notFound');
  const { name, size } = document;
  return { name, size, content: joinedChunks((position) => selectDocumentChunk(ctx.db, documentId, position)) };
}

export async function removeDocument(ctx: Context, siteId: number, documentId: string): Promise<void> {
  await requireEditing(ctx, await requireRegisteredCustomer(ctx), siteId);
  if (!(await deleteDocument(ctx.db, siteId, documentId))) throw new AppError('notFound');
}

/** For a site the caller may see, newest first. */
export async function listDocuments({ db }: Pick<Context, 'db'>, siteId: number): Promise<SiteFile[]> {
  return (await selectDocuments(db, siteId)).map(describeDocument);
}
