import type { BeheerPage, beheerPageRoutes, PageEdit, PageVersion } from '@bouwpoort/contract/content/pages.staff';
import type { z } from 'zod';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { StaffContext } from '../../organisation/staff/staff.ts';
import { discardDraft, draftOfVersion, publishDraft } from './page-publish.ts';
import { listVersions, readVersion, type VersionHead } from './page-versions.ts';
import {
  auditChangedPages,
  auditedFields,
  auditPage,
  describePage,
  requirePage,
  requirePublish,
  shownDocument,
  writePage,
} from './page-work.staff.ts';
import { isOnSite, noReview, writeDraft } from './page-work.ts';

type Routes = typeof beheerPageRoutes;

export async function readPage(ctx: StaffContext, pageId: string): Promise<BeheerPage> {
  return describePage(ctx, await requirePage(ctx, pageId));
}

/** A refused draft stays refused until a new review is requested; one under review stays so. */
export function saveDraft(
  ctx: StaffContext,
  pageId: string,
  { revision, edit }: { revision: number; edit: PageEdit },
): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    if (page.draft?.archivedAt) throw inArchive();
    const document = { ...page.document, ...edit };
    // A draft that equals the published page is removed.
    const isBack = isOnSite(page, document);
    await writeDraft(tx.db, page, isBack ? { document: null, ...noReview } : { document }, by);
    await auditPage(tx, tx.db, page, auditedFields(page.document), auditedFields(document));
  });
}

export function inArchive(): AppError {
  return new AppError('badRequest', { detail: 'Deze pagina ligt in het archief. Haal hem er eerst uit.' });
}

export function discardPageDraft(ctx: StaffContext, pageId: string, revision: number): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    await discardDraft(tx.db, page, by);
    await auditPage(tx, tx.db, page, { hasDraft: page.hasDraft }, { hasDraft: false });
  });
}

export async function versionsOf(
  ctx: StaffContext,
  pageId: string,
  { before, limit }: z.output<Routes['versions']['query']>,
) {
  const page = await requirePage(ctx, pageId);
  const rows = await listVersions(ctx.db, page, { before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    versions: shown.map(describeVersion),
    nextBefore: rows.length > limit ? (shown.at(-1)?.version ?? null) : null,
  };
}

function describeVersion({ version, state, author, createdAt, publishedAt, name }: VersionHead): PageVersion {
  return {
    ...{ version, state, author, name },
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

export async function versionOf(ctx: StaffContext, pageId: string, version: number) {
  const page = await requirePage(ctx, pageId);
  const found = await readVersion(ctx.db, page, version);
  if (!found) throw new AppError('notFound');
  return { ...describeVersion(found), document: shownDocument(found.document) };
}

export function restorePageVersion(
  ctx: StaffContext,
  pageId: string,
  version: number,
  { revision, publish }: { revision: number; publish: boolean },
): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    if (page.draft?.archivedAt) throw inArchive();
    if (publish) requirePublish(ctx, page);
    await draftOfVersion(tx.db, page, version, by);
    const back = await requirePage(tx, pageId);
    await auditPage(tx, tx.db, page, auditedFields(page.document), auditedFields(back.document));
    if (!publish) return;
    const { version: published, alsoChanged } = await publishDraft(tx.db, back, by);
    await auditPage(tx, tx.db, back, { publishVersion: null }, { publishVersion: published });
    await auditChangedPages(tx, pageId, alsoChanged);
  });
}

export function requestReview(
  ctx: StaffContext,
  pageId: string,
  { revision, note }: z.output<Routes['askReview']['body']>,
): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    if (page.draft?.archivedAt) throw inArchive();
    if (!page.hasDraft) throw new AppError('badRequest', { detail: 'Er is niets veranderd om naar te kijken.' });
    const asked = { reviewState: 'asked' as const, reviewBy: by.name, reviewAt: by.at, reviewNote: note || null };
    await writeDraft(tx.db, page, { ...asked, reviewRevision: revision + 1 }, by);
    await auditPage(
      tx,
      tx.db,
      page,
      { review: page.draft?.reviewState ?? null },
      { review: 'asked', note: note ?? null },
    );
  });
}

export function endReview(ctx: StaffContext, pageId: string): Promise<BeheerPage> {
  return writePage(ctx, pageId, undefined, async (tx, page, by) => {
    if (!page.draft?.reviewState) return;
    await writeDraft(tx.db, page, noReview, by);
    await auditPage(tx, tx.db, page, { review: page.draft.reviewState }, { review: null });
  });
}

export function refuseReview(
  ctx: StaffContext,
  pageId: string,
  { revision, note }: z.output<Routes['refuse']['body']>,
): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    if (page.draft?.reviewState !== 'asked') {
      throw new AppError('badRequest', { detail: 'Voor deze pagina is geen beoordeling gevraagd.' });
    }
    const refused = { reviewState: 'refused' as const, reviewBy: by.name, reviewAt: by.at, reviewNote: note };
    await writeDraft(tx.db, page, { ...refused, reviewRevision: revision + 1 }, by);
    await auditPage(tx, tx.db, page, { review: 'asked' }, { review: 'refused', note });
  });
}
