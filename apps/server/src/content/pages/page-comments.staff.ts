import type { beheerPageRoutes, PageComment } from '@bouwpoort/contract/content/pages.staff';
import type { z } from 'zod';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { requireVenture } from '../../organisation/ventures/ventures.ts';
import { addComment, type CommentRow, countOpenComments, listComments, resolveComment } from './page-comments.ts';
import { leavePage, listPresent, seePresent } from './page-presence.ts';
import { auditPage, describeEditor, requirePage } from './page-work.staff.ts';
import { publishedVersionOf } from './page-work.ts';
import { findSharedBlocks } from './shared-blocks.ts';

type Routes = typeof beheerPageRoutes;

function describeComment(row: CommentRow): PageComment {
  const { id, blockId, text, staffId, author, at, resolvedBy, resolvedAt } = row;
  return {
    ...{ commentId: id, blockId, text, staffId, author, resolvedBy },
    at: at.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

export async function commentsOf(ctx: StaffContext, pageId: string): Promise<PageComment[]> {
  const page = await requirePage(ctx, pageId);
  return (await listComments(ctx.db, page.id)).map(describeComment);
}

export async function addPageComment(
  ctx: StaffContext,
  pageId: string,
  { blockId, text }: z.output<Routes['addComment']['body']>,
): Promise<PageComment> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const page = await requirePage(tx, pageId);
    const { id: staffId, name: author } = ctx.staff;
    const row = await addComment(db, page, { blockId, text, staffId, author, at: ctx.clock() });
    await auditPage(tx, db, page, null, { comment: text, blockId });
    return describeComment(row);
  });
}

export async function resolvePageComment(
  ctx: StaffContext,
  pageId: string,
  commentId: string,
  isResolved: boolean,
): Promise<PageComment> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const page = await requirePage(tx, pageId);
    const resolved = isResolved ? { by: ctx.staff.name, at: ctx.clock() } : null;
    const changed = await resolveComment(db, pageId, commentId, resolved);
    if (!changed) throw new AppError('notFound', { detail: 'Deze opmerking kennen we niet.' });
    const fields = ({ text, resolvedBy }: CommentRow) => ({ comment: text, resolvedBy });
    await auditPage(tx, db, page, fields(changed.before), fields(changed.after));
    return describeComment(changed.after);
  });
}

/** Presence is temporary, so it is not audited. */
export async function reportPresence(
  ctx: StaffContext,
  pageId: string,
  { windowId, blockId, isLeaving }: z.output<Routes['presence']['body']>,
) {
  const page = await requirePage(ctx, pageId);
  const { id: staffId, name } = ctx.staff;
  const seenAt = ctx.clock();
  if (isLeaving) await leavePage(ctx.db, { contentId: pageId, windowId, staffId });
  else await seePresent(ctx.db, { contentId: pageId, windowId, staffId, name, blockId, seenAt });
  const [others, published, openComments] = await Promise.all([
    listPresent(ctx.db, pageId, seenAt, windowId),
    publishedVersionOf(ctx.db, page),
    countOpenComments(ctx.db, pageId),
  ]);
  return {
    editors: others.map((row) => describeEditor(ctx, row)),
    revision: page.revision,
    publishedVersion: published?.version ?? null,
    openComments,
  };
}

export async function sharedBlocksOf(ctx: StaffContext, ventureId: string) {
  requireThere(ctx, { ventureId });
  await requireVenture(ctx, ventureId);
  const found = await findSharedBlocks(ctx.db, ventureId);
  return found.map(({ sharedId, block, pages }) => ({
    ...{ sharedId, block },
    pages: pages.map(({ id: pageId, name }) => ({ pageId, name })),
  }));
}
