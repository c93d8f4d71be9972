import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import type { ContentPreview } from '@bouwpoort/contract/content/pages';
import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { reportBrokenRow, usableRows } from '../../foundation/database/broken-rows.ts';
import { cleanProperties, downloadsIn, type Properties } from './content-clean.ts';
import { expandReferences } from './content-expand.ts';
import { rowValues } from './content-publish.ts';
import { askedIn, type View, viewOf } from './content-view.ts';
import { documentOfPreview } from './page-previews.ts';
import { type ContentRow, type Link, selectById, selectChildren, selectIdByUrl, selectLinks } from './pages.queries.ts';
import { starterProperties } from './starter-documents.ts';

export { unpublish } from './content-versions.ts';
export { checkDocument, linkKey, linksIn } from './page-checks.ts';
export { addComment, type CommentRow, countOpenComments, listComments, resolveComment } from './page-comments.ts';
export { findLinkTargets } from './page-links.ts';
export { leavePage, listPresent, type PresenceRow, seePresent } from './page-presence.ts';
export { previewOfPage } from './page-previews.ts';
export {
  archivePage,
  discardDraft,
  draftOfVersion,
  planPage,
  publishDraft,
  undoPublication,
} from './page-publish.ts';
export {
  ancestorsOf,
  freeAddress,
  isAddressFree,
  nextPosition,
  pagesBelow,
  placePage,
  readPageTree,
  type TreePage,
} from './page-tree.ts';
export { listVersions, readVersion, type VersionHead } from './page-versions.ts';
export {
  findPageWork,
  isOnSite,
  issuesOf,
  lockPagesOf,
  noPlan,
  noReview,
  type PageWork,
  pageState,
  publishedVersionOf,
  writeDraft,
} from './page-work.ts';
export { pagesAt } from './pages.queries.ts';
export { enqueuePlan } from './planned-pages.ts';
export { publishDocuments } from './publish-documents.ts';
export { findSharedBlocks, sharedIn, withoutSharing } from './shared-blocks.ts';
export { starterProperties } from './starter-documents.ts';

/** The parts of the program that content depends on. */
export interface ContentParts {
  /** The size in bytes of one of our files; undefined if it does not exist. */
  fileSize(ctx: Context, path: string): Promise<number | undefined>;
  /** Categories and products are content items too, but belong to the catalogue (C 7.3). */
  catalogue: CataloguePart;
}

interface CatalogueView {
  /** The venture of the view: catalogue items differ by venture. */
  ventureId: string | undefined;
  selects(property: string): boolean;
  expands(property: string): boolean;
}

/** Undefined if it does not exist. `id` is the part before '__CatalogContent'. */
interface CataloguePart {
  find(ctx: Context, id: string, view: CatalogueView): Promise<ContentItem | undefined>;
  findByUrl(ctx: Context, path: string, view: CatalogueView): Promise<ContentItem | undefined>;
  hasUrl(ctx: Context, path: string): Promise<boolean>;
  /** The redirect of an address without content. */
  movedTo(ctx: Context, path: string): Promise<Moved | undefined>;
  /** The replacement of a product that is no longer shown. */
  replacedAt(ctx: Context, path: string, view: CatalogueView): Promise<Replaced | undefined>;
  children(ctx: Context, id: string, view: CatalogueView): Promise<ContentItem[] | undefined>;
}

interface Moved {
  to: string;
  /** Permanent, or temporary. */
  isPermanent: boolean;
}

interface Replaced {
  name: string;
  replacedBy: string[];
}

export async function findContent(
  ctx: Context,
  parts: ContentParts,
  contentId: string,
  view: View,
): Promise<ContentItem | undefined> {
  const whole = await ctx.cache.read('content', `id ${contentId}`, async () => {
    const [item] = await toItems(ctx, parts, await selectById(ctx, contentId));
    return item;
  });
  return whole && viewOf(whole, view);
}

/**
 * The page that a preview token shows: its draft, sanitised like any page, and never cached. Undefined if the token is
 * for another page.
 */
export async function findPreview(
  ctx: Context,
  parts: ContentParts,
  token: string,
  { contentId, contentUrl }: { contentId?: string | undefined; contentUrl?: string | undefined },
): Promise<ContentPreview | undefined> {
  const found = await documentOfPreview(ctx, token);
  if (!found) return undefined;
  const { work, document } = found;
  const isAsked = contentId === work.id || (contentUrl !== undefined && pathIn(contentUrl) === document.url);
  if (!isAsked || work.ventureId === ctx.config.excludedVentureId) return undefined;
  const values = rowValues(document, work.row, ctx.clock());
  const row = { ...values, id: work.id, guid: work.row?.guid ?? work.id, properties: shownProperties(ctx, document) };
  const [item] = await toItems(ctx, parts, [row]);
  return item && { ...item, disableIndexing: true, disableFollowing: true, isPreview: true };
}

/** A template expects its properties, also those a draft does not have yet. */
function shownProperties(ctx: Context, { id, contentType, name, url, properties }: ContentDocument): Properties {
  const place = { pageId: id, homeUrl: url ?? '/', pictureUrl: '/media', today: dayOf(ctx.clock()) };
  return { ...starterProperties(contentType, name, place), ...properties };
}

interface AtUrl {
  item: ContentItem | undefined;
  /** Whether a catalogue entry has the address, published today or not. */
  isOfCatalogue: boolean;
}

/** Addresses match regardless of case or a trailing slash. A page takes precedence over a catalogue entry. */
export async function findContentByUrl(
  ctx: Context,
  parts: ContentParts,
  url: string,
  view: View & { ventureId?: string | undefined },
): Promise<AtUrl> {
  const path = pathIn(url);
  const id = await ctx.cache.read('content', `url ${path}`, async () => {
    const found = await selectIdByUrl(ctx, path);
    // A missing page is cached too, but only for addresses of the catalogue: the number of other addresses is
    // unlimited.
    return found ?? ((await parts.catalogue.hasUrl(ctx, path)) ? null : undefined);
  });
  if (id === null)
    return { item: await parts.catalogue.findByUrl(ctx, path, catalogueView(ctx, view)), isOfCatalogue: true };
  return { item: id === undefined ? undefined : await findContent(ctx, parts, id, view), isOfCatalogue: false };
}

/** For an address without content. */
export function findMovedUrl(ctx: Context, parts: ContentParts, url: string): Promise<Moved | undefined> {
  return parts.catalogue.movedTo(ctx, pathIn(url));
}

/** For an address of the catalogue at which nothing is shown. */
export function findReplaced(
  ctx: Context,
  parts: ContentParts,
  url: string,
  view: View & { ventureId?: string | undefined },
): Promise<Replaced | undefined> {
  return parts.catalogue.replacedAt(ctx, pathIn(url), catalogueView(ctx, view));
}

function pathIn(url: string): string {
  return url.split(/[?#]/)[0]?.toLowerCase().replace(/\/+$/, '') || '/';
}

/** The query parameter names the venture, else the header. */
export function catalogueView(ctx: Context, view: View & { ventureId?: string | undefined }): CatalogueView {
  return { ...askedIn(view), ventureId: view.ventureId ?? ctx.venture?.id };
}

/** Undefined for an unknown parent, which is not cached: the number of ids is unlimited. */
export async function listChildren(
  ctx: Context,
  parts: ContentParts,
  parentId: string,
  view: View,
): Promise<ContentItem[] | undefined> {
  const items = await ctx.cache.read('content', `children ${parentId}`, async () => {
    const rows = await selectChildren(ctx, parentId);
    const isThere = rows.length > 0 || (await selectById(ctx, parentId)).length > 0;
    return isThere ? toItems(ctx, parts, rows) : undefined;
  });
  return items?.map((item) => viewOf(item, view));
}

async function toItems(ctx: Context, parts: ContentParts, rows: ContentRow[]): Promise<ContentItem[]> {
  const usable = usableRows(
    ctx,
    'content',
    rows,
    ({ id }) => id,
    (row) => ({ row, publishedAt: row.publishedAt.toISOString(), stored: storedProperties(ctx, row) }),
  );
  const [links, sizes] = await Promise.all([
    selectLinks(
      ctx,
      usable.flatMap(({ row }) => row.parentId ?? []),
    ),
    sizesOf(
      ctx,
      parts,
      usable.flatMap(({ stored }) => downloadsIn(stored)),
    ),
  ]);
  const own = usable.map(({ stored }) => cleanProperties(stored, (path) => sizes.get(path)));
  await expandReferences(ctx, own);
  return usable.map(({ row, publishedAt }, at) =>
    toItem(row, publishedAt, own[at] ?? {}, links.get(row.parentId ?? '')),
  );
}

const properties = z.record(z.string(), z.unknown());

/** No real page comes near; every function that walks the properties recurses once per level. */
const maxDepth = 100;

/** A page keeps its address and name if its properties are invalid. */
function storedProperties(ctx: Context, row: ContentRow): Properties {
  const parsed = properties.safeParse(row.properties);
  if (parsed.success && !isDeeper(parsed.data, maxDepth)) return parsed.data;
  const why = parsed.error ?? new Error(`its properties are more than ${maxDepth} levels deep`);
  reportBrokenRow(ctx, 'content', row.id, why);
  return {};
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

async function sizesOf(ctx: Context, parts: ContentParts, paths: string[]): Promise<Map<string, number>> {
  const known = await Promise.all(
    [...new Set(paths)].map(async (path) => [path, await parts.fileSize(ctx, path)] as const),
  );
  return new Map(known.filter((entry): entry is readonly [string, number] => entry[1] !== undefined));
}

function toItem(row: ContentRow, publishedAt: string, own: Properties, parent: Link | undefined): ContentItem {
  return {
    ...own,
    contentLink: { id: row.id, guidValue: row.guid, url: row.url },
    parentLink: parent ?? null,
    contentType: row.contentType,
    name: row.name,
    language: 'nl',
    routeSegment: row.routeSegment,
    url: row.url,
    ventureId: row.ventureId,
    publishedAt,
    disableIndexing: row.disableIndexing,
    disableFollowing: row.disableFollowing,
    pageImage: row.pageImageUrl ? { url: row.pageImageUrl } : null,
    backgroundImage: row.backgroundImageUrl ? { url: row.backgroundImageUrl } : null,
  };
}
