import { isDeepStrictEqual } from 'node:util';
import {
  type ContentDocument,
  type DocumentIssue,
  validateDocument,
} from '@bouwpoort/contract/content/content-document';
import { and, desc, eq, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import { addVersion, documentOf, firstVersionOf, lockContent } from './content-publish.ts';
import type { ContentRow } from './pages.queries.ts';
import { contentDrafts, contents, contentVersions } from './pages.tables.ts';

type DraftRow = typeof contentDrafts.$inferSelect;

/** A page as editors see it: the published page, the draft, or both. */
export interface PageWork {
  id: string;
  ventureId: string;
  row: ContentRow | undefined;
  draft: DraftRow | undefined;
  /** The draft, else the published page. */
  document: ContentDocument;
  hasDraft: boolean;
  revision: number;
}

interface PublishedVersion {
  version: number;
  at: Date;
  by: string;
}

/** Publishing one page can change others, so writers of published pages of a venture are serialised. */
export async function lockPagesOf(tx: Database, ventureId: string): Promise<void> {
  await takeAdvisoryLock(tx, `content of venture ${ventureId}`);
}

/** Undefined if the page does not exist. A page with only a history does not count. */
export async function findPageWork(db: Database, id: string, lock = false): Promise<PageWork | undefined> {
  if (lock) await lockContent(db, id);
  const [row] = await db.select().from(contents).where(eq(contents.id, id));
  const [draft] = await db.select().from(contentDrafts).where(eq(contentDrafts.contentId, id));
  return toWork(row, draft);
}

function toWork(row: ContentRow | undefined, draft: DraftRow | undefined): PageWork | undefined {
  const document = draft?.document ?? (row && documentOf(row));
  if (!document) return undefined;
  return {
    id: document.id,
    ventureId: document.ventureId,
    row,
    draft,
    document,
    hasDraft: draft !== undefined && draft.document !== null,
    revision: draft?.revision ?? 0,
  };
}

export type PageState = 'published' | 'draft' | 'planned' | 'review' | 'archived';

export function pageState({
  draft,
  hasDraft,
}: {
  draft: Pick<DraftRow, 'archivedAt' | 'reviewState' | 'publishAt'> | undefined;
  hasDraft: boolean;
}): PageState {
  if (draft?.archivedAt) return 'archived';
  if (draft?.reviewState === 'asked') return 'review';
  if (draft?.publishAt) return 'planned';
  return hasDraft ? 'draft' : 'published';
}

export async function publishedVersionOf(db: Database, { id, row }: PageWork): Promise<PublishedVersion | undefined> {
  if (!row) return undefined;
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.contentId, id), eq(contentVersions.state, 'published')))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  const { version, publishedAt, createdAt, author } = found ?? firstVersionOf(row);
  return { version, at: publishedAt ?? createdAt, by: author };
}

/** Whether it equals the published page. */
export function isOnSite({ row }: PageWork, document: ContentDocument): boolean {
  return (
    row !== undefined &&
    isDeepStrictEqual({ ...documentOf(row), publishedAt: undefined }, { ...document, publishedAt: undefined })
  );
}

export function issuesOf(document: ContentDocument): DocumentIssue[] {
  const result = validateDocument(document);
  return result.valid ? [] : result.issues;
}

type DraftValues = Partial<Omit<DraftRow, 'contentId' | 'ventureId' | 'revision'>>;

/** Increases the revision. The caller holds the page's lock. */
export async function writeDraft(
  tx: Database,
  { id, ventureId }: { id: string; ventureId: string },
  values: DraftValues,
  by: { name: string; at: Date },
): Promise<void> {
  const set = { ...values, savedBy: by.name, savedAt: by.at };
  await tx
    .insert(contentDrafts)
    .values({ contentId: id, ventureId, revision: 1, ...set })
    .onConflictDoUpdate({
      target: contentDrafts.contentId,
      set: { ...set, revision: sql`${contentDrafts.revision} + 1` },
    });
}

export const noReview = {
  reviewState: null,
  reviewBy: null,
  reviewAt: null,
  reviewNote: null,
  reviewRevision: null,
} satisfies DraftValues;

export const noPlan = {
  publishAt: null,
  publishVersion: null,
  withdrawAt: null,
  plannedById: null,
  plannedBy: null,
  planProblem: null,
} satisfies DraftValues;

/** Saves a draft as a version before it is replaced, so that no text is lost. Returns its version. */
export async function keepDraft(tx: Database, { draft }: PageWork): Promise<number | undefined> {
  if (!draft?.document) return undefined;
  return addVersion(tx, draft.document, draft.savedBy, draft.savedAt);
}
