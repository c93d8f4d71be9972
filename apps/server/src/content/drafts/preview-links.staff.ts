import { maxPreviewDays, type NewPreviewLink, type PreviewLink } from '@bouwpoort/contract/content/draft-previews';
import { previewParameter } from '@bouwpoort/contract/content/preview-token';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { StaffContext } from '../../organisation/staff/staff.ts';
import { addPreview, listPreviewLinks, type PreviewRow, type PreviewSubject, removePreviewLink } from './previews.ts';

/* Tokens for drafts of pages and of menus. The caller has checked the permission to see the draft. */

/** Long enough to work on a draft without reopening the preview. */
const frameMinutes = 60;

const previewAddress = (path: string, token: string) => `${path}?${previewParameter}=${token}`;

/** For the staff member only. It changes nothing of the draft, so it is not audited. */
export async function previewForStaff(
  ctx: StaffContext,
  subject: PreviewSubject,
  { path, version }: { path: string; version?: number | undefined },
) {
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + frameMinutes * 60_000);
  const { token } = await addPreview(ctx.db, subject, { version, createdBy: ctx.staff.name, createdAt, expiresAt });
  return { url: previewAddress(path, token), token, expiresAt: expiresAt.toISOString() };
}

function describeLink({ id, name, expiresAt, createdBy, createdAt }: PreviewRow): PreviewLink {
  return {
    linkId: id,
    name: name ?? '',
    expiresAt: expiresAt.toISOString(),
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}

export async function previewLinksFor(ctx: StaffContext, subject: PreviewSubject): Promise<PreviewLink[]> {
  return (await listPreviewLinks(ctx.db, subject, ctx.clock())).map(describeLink);
}

/** In a transaction that also audits it. */
export async function makePreviewLink(
  tx: StaffContext,
  subject: PreviewSubject,
  path: string,
  { name, expiresAt: until }: NewPreviewLink,
) {
  const createdAt = tx.clock();
  const expiresAt = new Date(until);
  const latest = new Date(createdAt.getTime() + maxPreviewDays * 24 * 3_600_000);
  if (expiresAt <= createdAt || expiresAt > latest) {
    const message = `Kies een moment in de komende ${maxPreviewDays} dagen`;
    throw new AppError('invalidInput', { errors: { expiresAt: [message] } });
  }
  const given = { name, createdBy: tx.staff.name, createdAt, expiresAt };
  const { token, preview } = await addPreview(tx.db, subject, given);
  const url = `${tx.config.publicUrl.replace(/\/+$/, '')}${previewAddress(path, token)}`;
  return { ...describeLink(preview), url };
}

/** In a transaction that also audits it. Returns the name of the link. */
export async function withdrawPreviewLink(
  tx: Database,
  subject: PreviewSubject,
  linkId: string,
): Promise<string | null> {
  const removed = await removePreviewLink(tx, subject, linkId);
  if (!removed) throw new AppError('notFound', { detail: 'Deze link kennen we niet.' });
  return removed.name;
}
