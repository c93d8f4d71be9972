import type { Readable } from 'node:stream';
import { maxSitePhotoBytes, type Site } from '@bouwpoort/contract/ordering/jobsites';
import { noAccess } from '@bouwpoort/trade/ordering/jobsite-access';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { readFile } from '../../foundation/http/file-body.ts';
import { safePicture, type WorkQueue } from '../../organisation/media/media.ts';
import { findSite } from './find-site.ts';
import { deletePhoto, insertSite, selectPhoto, upsertPhoto } from './jobsites.queries.ts';
import { requireEditing, requireProject } from './site-rights.ts';

/** The widest size that a page shows. */
const photoSide = 1600;

export async function openPhoto(ctx: Context, siteId: number): Promise<{ contentType: string; bytes: Buffer }> {
  await requireProject(ctx, await requireRegisteredCustomer(ctx), siteId);
  const photo = await selectPhoto(ctx.db, siteId);
  if (!photo) throw new AppError('notFound');
  return photo;
}

/** Permissions are checked before the file is read. */
export async function putPhoto(ctx: Context, work: WorkQueue, siteId: number, openFile: () => Readable): Promise<Site> {
  const party = await requireRegisteredCustomer(ctx);
  const { row } = await requireEditing(ctx, party, siteId);
  const uploaded = await readFile(openFile(), maxSitePhotoBytes);
  const { bytes, width, height } = await safePicture(work, uploaded, { side: photoSide, format: 'webp' });
  await ctx.db.transaction(async (tx) => {
    if (!row) await insertSite(tx, siteId, { access: noAccess });
    const addedBy = fullName(party.user);
    const photo = { projectId: siteId, contentType: 'image/webp', bytes, width, height, addedBy };
    await upsertPhoto(tx, { ...photo, addedAt: ctx.clock() });
  });
  return findSite(ctx, siteId);
}

export async function removePhoto(ctx: Context, siteId: number): Promise<void> {
  await requireEditing(ctx, await requireRegisteredCustomer(ctx), siteId);
  await deletePhoto(ctx.db, siteId);
}
