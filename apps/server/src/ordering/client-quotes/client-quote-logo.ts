import type { Readable } from 'node:stream';
import { maxLogoBytes } from '@bouwpoort/contract/ordering/client-quotes';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { readFile } from '../../foundation/http/file-body.ts';
import { safePicture, type WorkQueue } from '../../organisation/media/media.ts';
import { deleteLogo, selectLogo, upsertLogo } from './client-quotes.queries.ts';
import { requireQuoting } from './client-quotes.ts';

/** Sharp in print, and small enough to embed in every quote. */
const logoSide = 800;

export async function openLogo(ctx: Context): Promise<Buffer> {
  const { customer } = await requireQuoting(ctx);
  const logo = await selectLogo(ctx.db, customer.customerId);
  if (!logo) throw new AppError('notFound');
  return logo.bytes;
}

/** Permissions are checked before the file is read. */
export async function putLogo(ctx: Context, work: WorkQueue, openFile: () => Readable): Promise<void> {
  const { customer } = await requireQuoting(ctx);
  const uploaded = await readFile(openFile(), maxLogoBytes);
  const picture = await safePicture(work, uploaded, { side: logoSide, format: 'png' });
  await upsertLogo(ctx.db, { customerId: customer.customerId, ...picture, addedAt: ctx.clock() });
}

export async function removeLogo(ctx: Context): Promise<void> {
  const { customer } = await requireQuoting(ctx);
  await deleteLogo(ctx.db, customer.customerId);
}
