import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { addVersion } from './content-publish.ts';
import { publishSaved, validOrRefused, withdrawPublished } from './content-versions.ts';
import { publishedBefore, readVersion } from './page-versions.ts';
import { keepDraft, noPlan, noReview, type PageWork, writeDraft } from './page-work.ts';
import { spreadSharedBlocks } from './shared-blocks.ts';

/*
 * The actions on the draft of a page. Each works in a transaction that holds the lock of the venture's pages and that
 * of the page itself.
 */

interface By {
  name: string;
  at: Date;
}

/** Returns what was published, and which other pages changed with it. */
export async function publishDraft(
  tx: Database,
  work: PageWork,
  by: By,
): Promise<{ version: number; document: ContentDocument; alsoChanged: string[] }> {
  if (!work.hasDraft) {
    throw new AppError('badRequest', { detail: 'Er is niets veranderd sinds deze pagina is gepubliceerd.' });
  }
  const version = await addVersion(tx, validOrRefused(work.document), by.name, by.at);
  const { document, alsoChanged } = await publishAs(tx, work, version, by);
  await writeDraft(tx, work, { document: null, archivedAt: null, ...noReview, ...planAfter(work) }, by);
  return { version, document, alsoChanged };
}

/** The rest of the plan once the page is published. */
function planAfter({ draft }: PageWork) {
  return draft?.withdrawAt ? { publishAt: null, publishVersion: null, planProblem: null } : noPlan;
}

/** A version from before the page moved is published at the current place, as a version of its own. */
async function publishAs(tx: Database, work: PageWork, version: number, by: By) {
  const { id, ventureId } = work;
  const saved = await readVersion(tx, work, version);
  if (!saved) throw new AppError('notFound');
  const here = atPlaceOf(work, saved.document);
  const isHere = isDeepStrictEqual(here, saved.document);
  const published = isHere ? version : await addVersion(tx, here, by.name, by.at);
  const document = await publishSaved(tx, { contentId: id, ventureId, version: published }, by.at);
  return { document, alsoChanged: await spreadSharedBlocks(tx, document, by) };
}

function atPlaceOf({ document: { parentId, url, position } }: PageWork, document: ContentDocument): ContentDocument {
  const { routeSegment, ...text } = document;
  const segment = routeSegment !== undefined && url === document.url ? { routeSegment } : {};
  return { ...text, ...segment, parentId, url, position };
}

/** Restores the previous publication, and the editors' text as the draft. Returns which other pages changed with it. */
export async function undoPublication(tx: Database, work: PageWork, version: number, by: By): Promise<string[]> {
  const undone = await readVersion(tx, work, version);
  if (!undone) throw new AppError('notFound');
  const before = await publishedBefore(tx, work.id, version);
  await writeDraft(tx, work, { document: work.draft?.document ?? undone.document }, by);
  if (before !== undefined) return (await publishAs(tx, work, before, by)).alsoChanged;
  await withdrawPublished(tx, { contentId: work.id, ventureId: work.ventureId });
  return [];
}

/**
 * Restores a version as the draft; the previous draft stays among the versions. The place in the tree is the current
 * one.
 */
export async function draftOfVersion(tx: Database, work: PageWork, version: number, by: By): Promise<void> {
  const earlier = await readVersion(tx, work, version);
  if (!earlier) throw new AppError('notFound');
  await keepDraft(tx, work);
  await writeDraft(tx, work, { document: atPlaceOf(work, earlier.document), ...noReview }, by);
}

/** Resets the draft to the published page. */
export async function discardDraft(tx: Database, work: PageWork, by: By): Promise<void> {
  if (!work.row) {
    throw new AppError('badRequest', { detail: 'Deze pagina staat nog niet online. Zet hem in het archief.' });
  }
  await keepDraft(tx, work);
  await writeDraft(tx, work, { document: null, ...noReview }, by);
}

/** Takes the page off the site and out of the tree, with its text as the draft. */
export async function archivePage(tx: Database, work: PageWork, by: By): Promise<void> {
  if (work.row) await withdrawPublished(tx, { contentId: work.id, ventureId: work.ventureId });
  await writeDraft(tx, work, { document: work.document, archivedAt: by.at, ...noReview, ...noPlan }, by);
}

export interface Plan {
  publishAt: Date | null;
  withdrawAt: Date | null;
}

/** Plans the draft as it is now: later saves need a publication of their own. */
export async function planPage(
  tx: Database,
  work: PageWork,
  { publishAt, withdrawAt }: Plan,
  by: By & { id: string },
): Promise<void> {
  if (publishAt && !work.hasDraft) {
    throw new AppError('badRequest', { detail: 'Er is niets veranderd sinds deze pagina is gepubliceerd.' });
  }
  if (!publishAt && !work.row) {
    throw new AppError('badRequest', { detail: 'Deze pagina staat niet online. Plan eerst wanneer hij erop komt.' });
  }
  const publishVersion = publishAt && (await addVersion(tx, validOrRefused(work.document), by.name, by.at));
  const planned = { publishAt, publishVersion, withdrawAt, plannedById: by.id, plannedBy: by.name, planProblem: null };
  await writeDraft(tx, work, { ...planned, ...(publishAt ? noReview : {}) }, by);
}

/**
 * At the planned moment. The draft is removed if it still equals the planned version. Returns the same as
 * `undoPublication`.
 */
export async function publishPlanned(tx: Database, work: PageWork, by: By): Promise<string[]> {
  const version = work.draft?.publishVersion;
  if (!version) throw new Error(`no version of ${work.id} is planned`);
  const planned = await readVersion(tx, work, version);
  const { alsoChanged } = await publishAs(tx, work, version, by);
  const isDraftToo = planned !== undefined && isDeepStrictEqual(atPlaceOf(work, planned.document), work.document);
  await writeDraft(tx, work, { ...planAfter(work), archivedAt: null, ...(isDraftToo ? { document: null } : {}) }, by);
  return alsoChanged;
}
