import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import type { BeheerPage, PageDocument, PageEditor } from '@bouwpoort/contract/content/pages.staff';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  auditWrite,
  conflictWith,
  inTransaction,
  type LockedRecord,
  lockRecord,
  mayDo,
  requireThere,
  type StaffContext,
} from '../../organisation/staff/staff.ts';
import { countOpenComments } from './page-comments.ts';
import { listPresent, type PresenceRow } from './page-presence.ts';
import { ancestorsOf } from './page-tree.ts';
import { findPageWork, issuesOf, lockPagesOf, type PageWork, pageState, publishedVersionOf } from './page-work.ts';
import { findSharedBlocks, sharedIn } from './shared-blocks.ts';

/* The common beginning and end of every operation on a page. */

const unknownPage = 'Deze pagina kennen we niet.';

export async function requirePage(ctx: StaffContext, pageId: string): Promise<PageWork> {
  const work = await findPageWork(ctx.db, pageId);
  if (!work) throw new AppError('notFound', { detail: unknownPage });
  requireThere(ctx, { ventureId: work.ventureId });
  return work;
}

/** For published or planned pages: requires the permission to publish. */
export function requirePublish(ctx: StaffContext, { ventureId }: Pick<PageWork, 'ventureId'>): void {
  requireThere(ctx, { ventureId }, 'content.publish');
}

export interface By {
  id: string;
  name: string;
  at: Date;
}

export const byStaff = (ctx: StaffContext): By => ({ id: ctx.staff.id, name: ctx.staff.name, at: ctx.clock() });

/**
 * Writes to a page at the version of the caller: in one transaction, with the page locked; refused with the current
 * page for an outdated version.
 */
export async function writePage(
  ctx: StaffContext,
  pageId: string,
  revision: number | undefined,
  work: (tx: StaffContext, page: PageWork, by: By) => Promise<void>,
): Promise<BeheerPage> {
  // Before the lock: it finds the venture, and checks access before waiting.
  const { ventureId } = await requirePage(ctx, pageId);
  return inTransaction(ctx, async (tx) => {
    await lockPagesOf(tx.db, ventureId);
    await work(tx, await lockRecord(tx, pages, pageId, { version: revision }), byStaff(ctx));
    return describePage(tx, await requirePage(tx, pageId));
  });
}

const pages: LockedRecord<string, PageWork> = {
  lock: ({ db }, pageId) => findPageWork(db, pageId, true),
  missing: unknownPage,
  places: ({ ventureId }) => [{ ventureId }],
  version: ({ revision }) => revision,
  stale: 'Iemand anders heeft deze pagina intussen veranderd.',
  current: describePage,
};

export async function conflictOf(tx: StaffContext, page: PageWork): Promise<AppError> {
  return conflictWith(pages.stale, await describePage(tx, page));
}

export async function describePage(ctx: StaffContext, work: PageWork): Promise<BeheerPage> {
  const { db } = ctx;
  const { id, ventureId, draft, document } = work;
  const sharedIds = sharedIn(document).map(({ sharedId }) => sharedId);
  const published = await publishedVersionOf(db, work);
  const openComments = await countOpenComments(db, id);
  const present = await listPresent(db, id, ctx.clock());
  const ancestors = await ancestorsOf(db, work);
  const shared = await findSharedBlocks(db, ventureId, sharedIds);
  const there = { ventureId };
  return {
    ...{ pageId: id, ventureId, openComments },
    state: pageState(work),
    isPublished: work.row !== undefined,
    document: shownDocument(document),
    hasDraft: work.hasDraft,
    revision: work.revision,
    savedBy: draft?.savedBy ?? null,
    savedAt: draft?.savedAt.toISOString() ?? null,
    issues: issuesOf(document),
    published: published ? { version: published.version, at: published.at.toISOString(), by: published.by } : null,
    review: reviewOf(draft),
    plan: planOf(draft),
    editors: present.map((row) => describeEditor(ctx, row)),
    ancestors: ancestors.map(({ id: pageId, name }) => ({ pageId, name })),
    shared: shared.map(({ sharedId, pages }) => ({ sharedId, pages: pages.map(toPage) })),
    mayEdit: mayDo(ctx.staff.scopes, 'content.edit', there),
    mayPublish: mayDo(ctx.staff.scopes, 'content.publish', there),
  };
}

const toPage = ({ id: pageId, name }: { id: string; name: string }) => ({ pageId, name });

export function shownDocument(document: ContentDocument): PageDocument {
  const { routeSegment: _, publishedAt: __, ...shown } = document;
  return shown;
}

function reviewOf(draft: PageWork['draft']): BeheerPage['review'] {
  if (!draft?.reviewState) return null;
  return {
    state: draft.reviewState,
    by: draft.reviewBy ?? '',
    at: (draft.reviewAt ?? draft.savedAt).toISOString(),
    note: draft.reviewNote,
    revision: draft.reviewRevision ?? 0,
  };
}

function planOf(draft: PageWork['draft']): BeheerPage['plan'] {
  if (!draft || (!draft.publishAt && !draft.withdrawAt && draft.planProblem === null)) return null;
  return {
    publishAt: draft.publishAt?.toISOString() ?? null,
    version: draft.publishVersion,
    withdrawAt: draft.withdrawAt?.toISOString() ?? null,
    by: draft.plannedBy ?? '',
    problem: draft.planProblem,
  };
}

export function describeEditor(ctx: StaffContext, { staffId, name, blockId, seenAt }: PresenceRow): PageEditor {
  return { staffId, name, isMe: staffId === ctx.staff.id, blockId, seenAt: seenAt.toISOString() };
}

type Fields = Record<string, unknown> | null;

/** Audits a write to a page, in its transaction. */
export function auditPage(
  ctx: StaffContext,
  db: Database,
  { id, ventureId, document }: Pick<PageWork, 'id' | 'ventureId' | 'document'>,
  before: Fields,
  after: Fields,
  reason?: string | undefined,
): Promise<void> {
  return auditWrite(ctx, db, {
    entity: 'page',
    entityId: id,
    entityName: document.name,
    ventureId,
    before,
    after,
    reason,
  });
}

/** Audits the pages on which a shared block changed by publishing another. */
export async function auditChangedPages(
  tx: StaffContext,
  changedWith: string,
  pageIds: readonly string[],
): Promise<void> {
  for (const id of pageIds) {
    const page = await requirePage(tx, id);
    const version = await publishedVersionOf(tx.db, page);
    await auditPage(tx, tx.db, page, { publishVersion: null }, { publishVersion: version?.version, changedWith });
  }
}

/** By field and block, so that the history names the changes. */
export function auditedFields(document: ContentDocument): Record<string, unknown> {
  const { blocks, ...properties } = document.properties;
  const ids = Array.isArray(blocks) ? blocks.map((block: unknown) => idIn(block)) : [];
  const byId = Array.isArray(blocks) ? blocks.map((block: unknown, at) => [`blocks.${ids[at]}`, block]) : [];
  const { name, disableIndexing, disableFollowing, pageImageUrl, backgroundImageUrl } = document;
  return {
    ...{ name, disableIndexing, disableFollowing, pageImageUrl, backgroundImageUrl },
    ...properties,
    blocks: ids,
    ...Object.fromEntries(byId),
  };
}

function idIn(block: unknown): string {
  return typeof block === 'object' && block !== null && 'id' in block ? String(block.id) : '?';
}
