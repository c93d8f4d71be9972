import { type beheerPageRoutes, longestPreviewDays, type PreviewLink } from '@bouwpoort/contract/beheer-pages';
import { previewParameter } from '@bouwpoort/contract/preview-token';
import type { z } from 'zod';
import { addPreview, listPreviewLinks, type PageWork, readVersion, removePreviewLink } from '../content/content.ts';
import { AppError } from '../errors/app-error.ts';
import type { StaffContext } from '../staff/staff.ts';
import { requirePage, tracePage } from './page-work-desk.ts';

type Routes = typeof beheerPageRoutes;

/** As long as somebody works on a page without opening it anew. */
const frameMinutes = 60;

/** The address for the frame. Nothing of the page changes by it, so it leaves no trace. */
export async function previewForFrame(
  ctx: StaffContext,
  pageId: string,
  { version }: z.output<Routes['preview']['body']>,
) {
  const page = await requirePage(ctx, pageId);
  if (version !== undefined && !(await readVersion(ctx.db, page, version))) throw new AppError('notFound');
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + frameMinutes * 60_000);
  const { token } = await addPreview(ctx.db, page, { version, createdBy: ctx.staff.name, createdAt, expiresAt });
  return { url: previewUrl(page, token), token, expiresAt: expiresAt.toISOString() };
}

function previewUrl({ document }: PageWork, token: string): string {
  if (document.url === null) {
    throw new AppError('badRequest', { detail: 'Deze inhoud heeft geen adres, en dus geen voorbeeld.' });
  }
  return `${document.url}?${previewParameter}=${token}`;
}

type LinkRow = Awaited<ReturnType<typeof listPreviewLinks>>[number];

function describeLink({ id, name, expiresAt, createdBy, createdAt }: LinkRow): PreviewLink {
  return {
    linkId: id,
    name: name ?? '',
    expiresAt: expiresAt.toISOString(),
    createdBy,
    createdAt: createdAt.toISOString(),
  };
}

export async function previewLinksOf(ctx: StaffContext, pageId: string): Promise<PreviewLink[]> {
  const page = await requirePage(ctx, pageId);
  return (await listPreviewLinks(ctx.db, page.id, ctx.clock())).map(describeLink);
}

export async function addPreviewLink(
  ctx: StaffContext,
  pageId: string,
  { name, expiresAt: until }: z.output<Routes['addPreviewLink']['body']>,
) {
  const createdAt = ctx.clock();
  const expiresAt = new Date(until);
  const latest = new Date(createdAt.getTime() + longestPreviewDays * 24 * 3_600_000);
  if (expiresAt <= createdAt || expiresAt > latest) {
    const message = `Kies een moment in de komende ${longestPreviewDays} dagen`;
    throw new AppError('invalidInput', { errors: { expiresAt: [message] } });
  }
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const page = await requirePage(tx, pageId);
    const given = { name, createdBy: ctx.staff.name, createdAt, expiresAt };
    const { token, preview } = await addPreview(db, page, given);
    await tracePage(tx, db, page, null, { previewLink: name, expiresAt: expiresAt.toISOString() });
    const url = `${ctx.config.publicUrl.replace(/\/+$/, '')}${previewUrl(page, token)}`;
    return { ...describeLink(preview), url };
  });
}

export async function revokePreviewLink(ctx: StaffContext, pageId: string, linkId: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const page = await requirePage(tx, pageId);
    const removed = await removePreviewLink(db, pageId, linkId);
    if (!removed) throw new AppError('notFound', { detail: 'Deze link kennen we niet.' });
    await tracePage(tx, db, page, { previewLink: removed.name }, null);
  });
}
