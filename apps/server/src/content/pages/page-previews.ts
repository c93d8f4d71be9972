import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { lt } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { findPreviewOf, type PreviewSubject } from '../drafts/previews.ts';
import { readVersion } from './page-versions.ts';
import { findPageWork, type PageWork } from './page-work.ts';
import { contentPresences } from './pages.tables.ts';

export const previewOfPage = ({ id, ventureId }: PageWork): PreviewSubject => ({ kind: 'page', id, ventureId });

/** The document of a token; undefined if it has expired, was withdrawn, or never existed. */
export async function documentOfPreview(
  ctx: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<{ work: PageWork; document: ContentDocument } | undefined> {
  const { db } = ctx;
  const preview = await findPreviewOf(ctx, 'page', token);
  const work = preview && (await findPageWork(db, preview.subjectId));
  if (!work || work.ventureId !== preview.ventureId) return undefined;
  if (preview.version === null) return { work, document: work.document };
  const version = await readVersion(db, work, preview.version);
  // An earlier version is shown at the current address.
  return version && { work, document: { ...version.document, url: work.document.url } };
}

/** Deletes windows that were closed without a report. */
export async function cleanUpPresences({ db, clock }: Context): Promise<Record<string, number | null>> {
  const yesterday = new Date(clock().getTime() - 24 * 3_600_000);
  const presences = await db.delete(contentPresences).where(lt(contentPresences.seenAt, yesterday));
  return { contentPresences: presences.rowCount };
}
