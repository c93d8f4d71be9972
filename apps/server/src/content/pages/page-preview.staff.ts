import type { NewPreviewLink, PreviewLink } from '@bouwpoort/contract/content/draft-previews';
import type { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import type { z } from 'zod';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { StaffContext } from '../../organisation/staff/staff.ts';
import {
  makePreviewLink,
  previewForStaff,
  previewLinksFor,
  withdrawPreviewLink,
} from '../drafts/preview-links.staff.ts';
import { previewOfPage } from './page-previews.ts';
import { readVersion } from './page-versions.ts';
import { auditPage, requirePage } from './page-work.staff.ts';
import type { PageWork } from './page-work.ts';

type Routes = typeof beheerPageRoutes;

/** The address for the frame. */
export async function previewForFrame(
  ctx: StaffContext,
  pageId: string,
  { version }: z.output<Routes['preview']['body']>,
) {
  const page = await requirePage(ctx, pageId);
  if (version !== undefined && !(await readVersion(ctx.db, page, version))) throw new AppError('notFound');
  return previewForStaff(ctx, previewOfPage(page), { path: addressOf(page), version });
}

function addressOf({ document }: PageWork): string {
  if (document.url === null) {
    throw new AppError('badRequest', { detail: 'Deze inhoud heeft geen adres, en dus geen voorbeeld.' });
  }
  return document.url;
}

export async function previewLinksOf(ctx: StaffContext, pageId: string): Promise<PreviewLink[]> {
  return previewLinksFor(ctx, previewOfPage(await requirePage(ctx, pageId)));
}

export function addPreviewLink(ctx: StaffContext, pageId: string, given: NewPreviewLink) {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const page = await requirePage(tx, pageId);
    const link = await makePreviewLink(tx, previewOfPage(page), addressOf(page), given);
    await auditPage(tx, db, page, null, { previewLink: link.name, expiresAt: link.expiresAt });
    return link;
  });
}

export async function revokePreviewLink(ctx: StaffContext, pageId: string, linkId: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const page = await requirePage(tx, pageId);
    const previewLink = await withdrawPreviewLink(db, previewOfPage(page), linkId);
    await auditPage(tx, db, page, { previewLink }, null);
  });
}
