import type { Readable } from 'node:stream';
import { maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import type { BeheerMediaFile, beheerMediaRoutes } from '@bouwpoort/contract/organisation/media.staff';
import type { z } from 'zod';
import { AppError } from '../../foundation/errors/app-error.ts';
import { readFile } from '../../foundation/http/file-body.ts';
import {
  auditWrite,
  changeRecord,
  inTransaction,
  lockRecord,
  requireThere,
  type StaffContext,
} from '../staff/staff.ts';
import { requireVenture } from '../ventures/ventures.ts';
import { addUpload, checkUpload, type MediaDeps, type UploadedFile } from './media.ts';
import { describeMedia, mediaFiles, readMediaFile, requireFolder, reread } from './media-files.staff.ts';
import type { LibraryFile } from './media-library.ts';
import { putBackFile, replaceFile } from './media-replace.ts';

type Routes = typeof beheerMediaRoutes;

export async function uploadMedia(
  ctx: StaffContext,
  { work }: Pick<MediaDeps, 'work'>,
  { ventureId: owner, folderId, fileName }: z.output<Routes['upload']['query']>,
  body: Readable,
): Promise<UploadedFile> {
  const ventureId = owner ?? null;
  requireThere(ctx, { ventureId });
  if (ventureId !== null) await requireVenture(ctx, ventureId);
  const bytes = await readFile(body, maxMediaBytes);
  const checked = await checkUpload(ctx, work, { kind: 'any', bytes });
  return inTransaction(ctx, async (tx) => {
    if (folderId !== undefined) await requireFolder(tx, folderId);
    const facts = { uploadedBy: ctx.staff.name, folderId: folderId ?? null };
    const file = await addUpload(tx, { ventureId, fileName }, checked, facts);
    const { path, contentType, size, isKnown } = file;
    if (!isKnown) {
      const audited = mediaFiles.audited(await reread(tx, path));
      await auditWrite(tx, tx.db, { ...audited, before: null, after: { fileName, contentType, size } });
    }
    return file;
  });
}

export async function replaceMedia(
  ctx: StaffContext,
  media: MediaDeps,
  { path, version, fileName }: z.output<Routes['replace']['query']>,
  body: Readable,
): Promise<BeheerMediaFile> {
  const before = await readMediaFile(ctx, media, path);
  requireThere(ctx, { ventureId: before.ventureId });
  const bytes = await readFile(body, maxMediaBytes);
  const kind = before.contentType.startsWith('image/') ? 'image' : 'document';
  if (kind === 'document' && before.contentType !== 'application/pdf')
    throw new AppError('badRequest', { detail: 'Alleen afbeeldingen en pdf’s kunnen vervangen worden.' });
  const checked = await checkUpload(ctx, media.work, { kind, bytes });
  const after = await inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, mediaFiles, path, { version });
    await replaceFile(tx.db, path, checked, { at: ctx.clock(), by: ctx.staff.name });
    const replaced = await reread(tx, path);
    const change = { before: contentFields(row), after: { ...contentFields(replaced), fileName } };
    await auditWrite(tx, tx.db, { ...mediaFiles.audited(replaced), ...change });
    return replaced;
  });
  return describeMedia(ctx, media, after);
}

export async function putBackMedia(
  ctx: StaffContext,
  media: MediaDeps,
  { path, version }: z.output<Routes['putBack']['body']>,
): Promise<BeheerMediaFile> {
  const after = await changeRecord(ctx, { ...mediaFiles, fields: contentFields }, path, {
    version,
    write: async (tx) => {
      const isBack = await putBackFile(tx.db, path, { at: ctx.clock(), by: ctx.staff.name });
      if (!isBack) throw new AppError('badRequest', { detail: 'Van dit bestand is geen eerdere versie meer.' });
      return reread(tx, path);
    },
  });
  return describeMedia(ctx, media, after);
}

function contentFields({ contentType, size, contentHash }: LibraryFile): Record<string, unknown> {
  return { contentType, size, content: contentHash };
}
