import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { ContentDocument } from '@bouwpoort/contract/content-document';
import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { contentPresences, contentPreviews } from './content.tables.ts';
import { readVersion } from './page-versions.ts';
import { findPageWork, type PageWork } from './page-work.ts';

type PreviewRow = typeof contentPreviews.$inferSelect;

export interface NewPreview {
  /** Absent: the draft as it is when it is looked at. */
  version?: number | undefined;
  /** For whom the link is; absent for the frame of the studio. */
  name?: string | undefined;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');

/** The token is told once; the database has its hash. */
export async function addPreview(
  tx: Database,
  { id: contentId, ventureId }: PageWork,
  { version = undefined, name = undefined, ...given }: NewPreview,
): Promise<{ token: string; preview: PreviewRow }> {
  const token = randomBytes(24).toString('base64url');
  const row = { ...given, contentId, ventureId, version: version ?? null, name: name ?? null };
  const [preview] = await tx
    .insert(contentPreviews)
    .values({ ...row, id: randomUUID(), tokenHash: hashOf(token) })
    .returning();
  if (!preview) throw new Error('the preview was not stored');
  return { token, preview };
}

/** Links for outsiders that still work, oldest first. */
export function listPreviewLinks(db: Database, contentId: string, now: Date): Promise<PreviewRow[]> {
  return db
    .select()
    .from(contentPreviews)
    .where(
      and(
        eq(contentPreviews.contentId, contentId),
        isNotNull(contentPreviews.name),
        gt(contentPreviews.expiresAt, now),
      ),
    )
    .orderBy(asc(contentPreviews.createdAt), asc(contentPreviews.id));
}

export async function removePreviewLink(
  tx: Database,
  contentId: string,
  linkId: string,
): Promise<PreviewRow | undefined> {
  const [row] = await tx
    .delete(contentPreviews)
    .where(
      and(eq(contentPreviews.contentId, contentId), eq(contentPreviews.id, linkId), isNotNull(contentPreviews.name)),
    )
    .returning();
  return row;
}

/** What a token shows; nothing once it has expired, was withdrawn, or never was one. */
export async function documentOfPreview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<{ work: PageWork; document: ContentDocument } | undefined> {
  const [preview] = await db
    .select()
    .from(contentPreviews)
    .where(and(eq(contentPreviews.tokenHash, hashOf(token)), gt(contentPreviews.expiresAt, clock())));
  const work = preview && (await findPageWork(db, preview.contentId));
  if (!work || work.ventureId !== preview.ventureId) return undefined;
  if (preview.version === null) return { work, document: work.document };
  const version = await readVersion(db, work, preview.version);
  // An earlier version is shown where the page is now.
  return version && { work, document: { ...version.document, url: work.document.url } };
}

/** Of frames at once when they expire, of links too: both are of no more use to anybody. */
export async function cleanUpPreviews({ db, clock }: Context): Promise<Record<string, number | null>> {
  const previews = await db.delete(contentPreviews).where(lt(contentPreviews.expiresAt, clock()));
  const yesterday = new Date(clock().getTime() - 24 * 3_600_000);
  await db.delete(contentPresences).where(lt(contentPresences.seenAt, yesterday));
  return { contentPreviews: previews.rowCount };
}
