import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { hashToken } from '../../foundation/database/secret-token.ts';
import { draftPreviews } from './drafts.tables.ts';

export type PreviewRow = typeof draftPreviews.$inferSelect;

/** Whose draft a token shows. */
export interface PreviewSubject {
  kind: PreviewRow['kind'];
  id: string;
  ventureId: string;
}

interface NewPreview {
  /** Absent: the draft as it is when it is looked at. */
  version?: number | undefined;
  /** For whom the link is; absent for the staff member who works on the draft. */
  name?: string | undefined;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
}

const isOf = ({ kind, id, ventureId }: PreviewSubject): SQL | undefined =>
  and(eq(draftPreviews.subjectId, id), eq(draftPreviews.kind, kind), eq(draftPreviews.ventureId, ventureId));

/** The token is told once; the database has its hash. */
export async function addPreview(
  tx: Database,
  { kind, id: subjectId, ventureId }: PreviewSubject,
  { version = undefined, name = undefined, ...given }: NewPreview,
): Promise<{ token: string; preview: PreviewRow }> {
  const token = randomBytes(24).toString('base64url');
  const row = { ...given, kind, subjectId, ventureId, version: version ?? null, name: name ?? null };
  const [preview] = await tx
    .insert(draftPreviews)
    .values({ ...row, id: randomUUID(), tokenHash: hashToken(token) })
    .returning();
  if (!preview) throw new Error('the preview was not stored');
  return { token, preview };
}

/** Links for outsiders that still work, oldest first. */
export function listPreviewLinks(db: Database, subject: PreviewSubject, now: Date): Promise<PreviewRow[]> {
  return db
    .select()
    .from(draftPreviews)
    .where(and(isOf(subject), isNotNull(draftPreviews.name), gt(draftPreviews.expiresAt, now)))
    .orderBy(asc(draftPreviews.createdAt), asc(draftPreviews.id));
}

export async function removePreviewLink(
  tx: Database,
  subject: PreviewSubject,
  linkId: string,
): Promise<PreviewRow | undefined> {
  const [row] = await tx
    .delete(draftPreviews)
    .where(and(isOf(subject), eq(draftPreviews.id, linkId), isNotNull(draftPreviews.name)))
    .returning();
  return row;
}

/** What a token is for; nothing once it has expired, was withdrawn, or never was one of this kind. */
export async function findPreviewOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: PreviewRow['kind'],
  token: string,
): Promise<PreviewRow | undefined> {
  const [preview] = await db
    .select()
    .from(draftPreviews)
    .where(
      and(
        eq(draftPreviews.tokenHash, hashToken(token)),
        eq(draftPreviews.kind, kind),
        gt(draftPreviews.expiresAt, clock()),
      ),
    );
  return preview;
}

/** Of frames at once when they expire, of links too: both are of no more use to anybody. */
export async function cleanUpPreviews({ db, clock }: Context): Promise<Record<string, number | null>> {
  const previews = await db.delete(draftPreviews).where(lt(draftPreviews.expiresAt, clock()));
  return { draftPreviews: previews.rowCount };
}
