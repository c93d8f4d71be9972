import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { addVersion, documentOf, lockContent, publishVersion } from './content-publish.ts';
import { findPageWork, type PageState, type PageWork, pageState, writeDraft } from './page-work.ts';
import { contentDrafts, contents } from './pages.tables.ts';

export interface TreePage {
  id: string;
  parentId: string | null;
  name: string;
  url: string | null;
  contentType: string;
  position: number;
  state: PageState;
  isPublished: boolean;
  childCount: number;
}

/** Every page of a venture by its draft, each after its parent, siblings in their order. */
export async function readPageTree(db: Database, ventureId: string): Promise<TreePage[]> {
  const { document, contentId, archivedAt, reviewState, publishAt } = contentDrafts;
  const drafted = (name: string) => sql<string | null>`${document}->>${name}`;
  const rows = await db
    .select({
      id: contents.id,
      parentId: contents.parentId,
      name: contents.name,
      url: contents.url,
      contentType: contents.contentType,
      position: contents.position,
    })
    .from(contents)
    .where(eq(contents.ventureId, ventureId));
  const drafts = await db
    .select({
      id: contentId,
      hasDraft: sql<boolean>`${document} is not null`,
      archivedAt,
      reviewState,
      publishAt,
      parentId: drafted('parentId'),
      name: drafted('name'),
      url: drafted('url'),
      contentType: drafted('contentType'),
      position: sql<number | null>`(${document}->>'position')::int`,
    })
    .from(contentDrafts)
    .where(eq(contentDrafts.ventureId, ventureId));
  const published = new Map(rows.map((row) => [row.id, row]));
  const works = new Map(drafts.map((draft) => [draft.id, draft]));
  const ids = new Set([...published.keys(), ...drafts.flatMap(({ id, hasDraft }) => (hasDraft ? id : []))]);
  const pages = [...ids].flatMap((id): Omit<TreePage, 'childCount'>[] => {
    const row = published.get(id);
    const draft = works.get(id);
    const place = draft?.hasDraft ? draft : row;
    if (!place) return [];
    return [
      {
        id,
        parentId: place.parentId,
        name: place.name ?? '',
        url: place.url,
        contentType: place.contentType ?? '',
        position: place.position ?? 0,
        state: draft ? pageState({ draft, hasDraft: draft.hasDraft }) : 'published',
        isPublished: row !== undefined,
      },
    ];
  });
  return inOrder(pages);
}

/** A page whose parent is deleted, or is below itself, is at the top, so that it stays visible. */
function inOrder(pages: Omit<TreePage, 'childCount'>[]): TreePage[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const parentOf = ({ parentId }: { parentId: string | null }) =>
    parentId !== null && byId.has(parentId) ? parentId : null;
  const children = Map.groupBy(pages, parentOf);
  const seen = new Set<string>();
  const below = (parentId: string | null): TreePage[] =>
    sorted(children.get(parentId) ?? []).flatMap((page) => {
      if (seen.has(page.id)) return [];
      seen.add(page.id);
      const count = (children.get(page.id) ?? []).filter(({ state }) => state !== 'archived').length;
      return [{ ...page, childCount: count }, ...below(page.id)];
    });
  const ordered = below(null);
  const lost = pages.filter(({ id }) => !seen.has(id)).map((page) => ({ ...page, childCount: 0 }));
  return [...ordered, ...lost];
}

function sorted<T extends { position: number; id: string }>(pages: readonly T[]): T[] {
  return [...pages].sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}

/** From the top down to the parent. */
export async function ancestorsOf(db: Database, { document }: PageWork): Promise<{ id: string; name: string }[]> {
  const above: { id: string; name: string }[] = [];
  const seen = new Set([document.id]);
  for (let parentId = document.parentId; parentId !== null && !seen.has(parentId); ) {
    seen.add(parentId);
    const parent = await findPageWork(db, parentId);
    if (!parent) break;
    above.unshift({ id: parent.id, name: parent.document.name });
    parentId = parent.document.parentId;
  }
  return above;
}

/** Whether an address is free for this page: no other page has it, published or in a draft. */
export async function isAddressFree(db: Database, url: string, pageId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${contents} where ${contents.url} = ${url} and ${contents.id} <> ${pageId}
    union all
    select 1 from ${contentDrafts} where ${contentDrafts.document}->>'url' = ${url}
      and ${contentDrafts.contentId} <> ${pageId} and ${contentDrafts.archivedAt} is null limit 1`);
  return rows.length === 0;
}

/** '/steenhof/nieuws/actie', or with a number if that is taken. */
export async function freeAddress(db: Database, above: string, segment: string, pageId: string): Promise<string> {
  const wanted = `${above}/${segment}`;
  for (let number = 1; ; number++) {
    const url = number === 1 ? wanted : `${wanted}-${number}`;
    if (await isAddressFree(db, url, pageId)) return url;
  }
}

interface Place {
  parentId: string | null;
  url: string | null;
  /** The next sibling, null for the end; absent for the current place. */
  before?: string | null | undefined;
}

/** The pages below, at any depth. */
export function pagesBelow(tree: readonly TreePage[], pageId: string): TreePage[] {
  const children = tree.filter(({ parentId }) => parentId === pageId);
  return children.flatMap((child) => [child, ...pagesBelow(tree, child.id)]);
}

/**
 * Moves a page: if it is published, on the site at once, as a version of its own, and in its draft. Pages below whose
 * addresses begin with the old one follow: returned in their old state. The caller holds the lock of the venture's
 * pages.
 */
export async function placePage(
  tx: Database,
  work: PageWork,
  { parentId, url, before }: Place,
  by: { name: string; at: Date },
): Promise<PageWork[]> {
  const tree = await readPageTree(tx, work.ventureId);
  const below = pagesBelow(tree, work.id);
  if (parentId !== null && (parentId === work.id || below.some(({ id }) => id === parentId))) {
    throw new AppError('invalidInput', {
      detail: 'Een pagina kan niet onder zichzelf staan.',
      errors: { parentId: ['Een pagina kan niet onder zichzelf staan'] },
    });
  }
  const oldUrl = work.document.url;
  await rewrite(tx, work, { parentId, url }, by);
  const followed: PageWork[] = [];
  if (oldUrl !== null && url !== null && oldUrl !== url) {
    for (const page of below) {
      if (!page.url?.startsWith(`${oldUrl}/`)) continue;
      const one = await findPageWork(tx, page.id, true);
      if (!one) continue;
      await rewrite(tx, one, { url: `${url}${page.url.slice(oldUrl.length)}` }, by);
      followed.push(one);
    }
  }
  if (before !== undefined) await reorder(tx, work, tree, parentId, before);
  return followed;
}

async function rewrite(
  tx: Database,
  { id, ventureId, row, draft }: PageWork,
  place: Partial<Pick<ContentDocument, 'parentId' | 'url'>>,
  by: { name: string; at: Date },
): Promise<void> {
  if (row) {
    const document = placed(documentOf(row), place);
    await publishVersion(tx, document, await addVersion(tx, document, by.name, by.at), by.at);
  }
  await writeDraft(tx, { id, ventureId }, draft?.document ? { document: placed(draft.document, place) } : {}, by);
}

/** A page's own segment belongs to the address it was made for. */
function placed(
  { routeSegment, ...document }: ContentDocument,
  place: Partial<Pick<ContentDocument, 'parentId' | 'url'>>,
): ContentDocument {
  const keepsAddress = place.url === undefined || place.url === document.url;
  return { ...document, ...(keepsAddress && routeSegment !== undefined ? { routeSegment } : {}), ...place };
}

/** Renumbers siblings; their order is not part of their text, so it creates no version. */
async function reorder(
  tx: Database,
  { id }: PageWork,
  tree: readonly TreePage[],
  parentId: string | null,
  before: string | null,
): Promise<void> {
  const siblings = tree.filter((page) => page.parentId === parentId && page.id !== id);
  const at = before === null ? -1 : siblings.findIndex((page) => page.id === before);
  if (before !== null && at === -1)
    throw new AppError('invalidInput', { errors: { before: ['Die pagina staat hier niet'] } });
  const ids = siblings.map((page) => page.id);
  ids.splice(at === -1 ? ids.length : at, 0, id);
  for (const [position, pageId] of ids.entries()) {
    if (pageId !== id) await lockContent(tx, pageId);
    await tx
      .update(contents)
      .set({ position })
      .where(and(eq(contents.id, pageId), sql`${contents.position} <> ${position}`));
    await tx
      .update(contentDrafts)
      .set({ document: sql`jsonb_set(${contentDrafts.document}, '{position}', ${String(position)}::jsonb)` })
      .where(and(eq(contentDrafts.contentId, pageId), isNotNull(contentDrafts.document)));
  }
}

/** After the last page there. */
export function nextPosition(tree: readonly TreePage[], parentId: string | null): number {
  return Math.max(-1, ...tree.filter((page) => page.parentId === parentId).map(({ position }) => position)) + 1;
}
