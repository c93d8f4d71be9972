import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import type { MediaUse, MediaView } from '@bouwpoort/contract/organisation/media.staff';
import { and, arrayContains, asc, desc, eq, ilike, isNotNull, isNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '../../foundation/database/bounded-count.ts';
import type { Database } from '../../foundation/database/database.ts';
import { decodeRowCursor, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
import { containing } from '../../foundation/database/like-pattern.ts';
import { query } from '../../foundation/database/prepared.ts';
import { earlierMedia, mediaFiles } from './media.tables.ts';

/* The file data of the media library. The view `media_use` (pages.triggers.sql) has the uses of each file. */

export interface LibraryFilter {
  view: MediaView;
  q?: string | undefined;
  kind?: 'image' | 'document' | undefined;
  folderId?: number | undefined;
  /** The first path segment of files without a folder. */
  place?: string | undefined;
  /** The ventures whose files are shown, beside those of the whole group. */
  ventures: 'all' | readonly string[];
}

const columns = {
  path: mediaFiles.path,
  contentType: mediaFiles.contentType,
  folderId: mediaFiles.folderId,
  ventureId: mediaFiles.ventureId,
  name: sql<string>`coalesce(nullif(${mediaFiles.name}, ''), regexp_replace(${mediaFiles.path}, '^.*/', ''))`,
  altText: mediaFiles.altText,
  tags: mediaFiles.tags,
  focalX: mediaFiles.focalX,
  focalY: mediaFiles.focalY,
  rights: mediaFiles.rights,
  size: sql<number | null>`coalesce(${mediaFiles.size}, octet_length(${mediaFiles.bytes}))`,
  width: mediaFiles.width,
  height: mediaFiles.height,
  uploadedBy: mediaFiles.uploadedBy,
  createdAt: mediaFiles.createdAt,
  deletedAt: mediaFiles.deletedAt,
  version: mediaFiles.version,
  contentHash: mediaFiles.contentHash,
  needsAlt: sql<boolean>`${mediaFiles.contentType} like 'image/%' and not ${isOfCatalogue()}`,
};

export interface LibraryFile {
  path: string;
  contentType: string;
  folderId: number | null;
  ventureId: string | null;
  name: string;
  altText: string;
  tags: string[];
  focalX: number;
  focalY: number;
  rights: string;
  size: number | null;
  width: number | null;
  height: number | null;
  uploadedBy: string | null;
  createdAt: Date;
  deletedAt: Date | null;
  version: number;
  contentHash: string | null;
  /** True if the picture needs an alt text of its own; pictures of products have the product's name. */
  needsAlt: boolean;
}

/** Pictures of products and categories, and files that suppliers sent with their articles. */
function isOfCatalogue(): SQL {
  return sql`${mediaFiles.path} ~ '^/media/(producten|categorieen|bestanden)/'`;
}

const isPicture = like(mediaFiles.contentType, 'image/%');
const isUnused = sql`not exists (select from media_use u where u.path = ${mediaFiles.path})`;
const isInPlace = (place: string) =>
  and(isNull(mediaFiles.folderId), sql`split_part(${mediaFiles.path}, '/', 3) = ${place}`);

function inView(view: MediaView): SQL | undefined {
  switch (view) {
    case 'bin':
      return isNotNull(mediaFiles.deletedAt);
    case 'scenes':
      return and(isPicture, not(isOfCatalogue()));
    case 'products':
      return and(isPicture, isOfCatalogue());
    case 'documents':
      return not(isPicture);
    case 'withoutAlt':
      return and(isPicture, not(isOfCatalogue()), eq(mediaFiles.altText, ''));
    case 'unused':
      return isUnused;
    case 'all':
      return undefined;
  }
}

function visible(ventures: LibraryFilter['ventures']): SQL | undefined {
  if (ventures === 'all') return undefined;
  return sql`(${mediaFiles.ventureId} is null or ${mediaFiles.ventureId} = any(${sql.param([...ventures])}))`;
}

function matching({ view, q, kind, folderId, place, ventures }: LibraryFilter): SQL | undefined {
  const text = q === undefined ? undefined : containing(q);
  return and(
    view === 'bin' ? undefined : isNull(mediaFiles.deletedAt),
    inView(view),
    visible(ventures),
    kind && (kind === 'image' ? isPicture : not(isPicture)),
    folderId === undefined ? undefined : eq(mediaFiles.folderId, folderId),
    place === undefined ? undefined : isInPlace(place),
    text === undefined || q === undefined
      ? undefined
      : or(
          ilike(mediaFiles.path, text),
          ilike(mediaFiles.name, text),
          ilike(mediaFiles.altText, text),
          arrayContains(mediaFiles.tags, [q.toLowerCase()]),
        ),
  );
}

/** The newest first. */
export async function searchLibrary(
  db: Database,
  filter: LibraryFilter,
  { cursor, limit }: PageAsked,
): Promise<Page<LibraryFile>> {
  const after = decodeRowCursor(cursor, { type: 'timestamptz', idType: 'text' });
  const [moment, path] = after ?? [];
  const beyond =
    after &&
    sql`${mediaFiles.createdAt} <= ${moment}::timestamptz and (${mediaFiles.createdAt}, ${path}) < (${moment}::timestamptz, ${mediaFiles.path})`;
  const rows = await db
    // As text, because a Date has no microseconds.
    .select({ ...columns, moment: sql<string>`${mediaFiles.createdAt}::text` })
    .from(mediaFiles)
    .where(and(matching(filter), beyond))
    .orderBy(desc(mediaFiles.createdAt), asc(mediaFiles.path))
    .limit(limit + 1);
  return toPage(rows, limit, (row) => [row.moment, row.path]);
}

export function countLibrary(db: Database, filter: LibraryFilter): Promise<ListCount> {
  return countUpTo(db, mediaFiles, matching(filter));
}

/** The number of records that use each of these files. */
export async function countUses(db: Database, paths: readonly string[]): Promise<Map<string, number>> {
  const rows = await query<{ path: string; uses: number }>(
    db,
    'select path, count(distinct (place, record_id))::int as uses from media_use where path = any($1) group by path',
    [paths],
  );
  return new Map(rows.map(({ path, uses }) => [path, uses]));
}

/** The records that use a file, pages first. */
export function findUses(db: Database, path: string, limit: number): Promise<MediaUse[]> {
  return query<MediaUse>(
    db,
    `select place, record_id as "recordId", min(name) as name, min(venture_id) as "ventureId" from media_use
     where path = $1 group by place, record_id
     order by array_position(array['page', 'draft', 'menu', 'message', 'venture', 'branch', 'category', 'product'], place),
       3, record_id limit $2`,
    [path, limit],
  );
}

interface LibraryCounts {
  files: number;
  bytes: number;
  views: Record<MediaView, number>;
  folders: Map<number, number>;
  places: { place: string; count: number }[];
}

export async function countLibraryParts(db: Database, ventures: LibraryFilter['ventures']): Promise<LibraryCounts> {
  const count = (view: MediaView) =>
    sql<number>`count(*) filter (where ${and(view === 'bin' ? undefined : isNull(mediaFiles.deletedAt), inView(view)) ?? sql`true`})::int`;
  const folder = sql<string>`case when ${mediaFiles.folderId} is null then split_part(${mediaFiles.path}, '/', 3) end`;
  const counted = db
    .select({
      folderId: mediaFiles.folderId,
      place: folder,
      ...{ all: count('all'), scenes: count('scenes'), products: count('products'), documents: count('documents') },
      ...{ withoutAlt: count('withoutAlt'), bin: count('bin') },
      bytes: sql<number>`coalesce(sum(coalesce(${mediaFiles.size}, octet_length(${mediaFiles.bytes})))
        filter (where ${mediaFiles.deletedAt} is null), 0)::float8`,
    })
    .from(mediaFiles)
    .where(visible(ventures))
    .groupBy(mediaFiles.folderId, sql`2`);
  const [rows, { count: unused }] = await Promise.all([
    counted,
    countUpTo(db, mediaFiles, matching({ view: 'unused', ventures })),
  ]);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    files: sum(({ all }) => all),
    bytes: sum(({ bytes }) => bytes),
    views: {
      ...{ all: sum((row) => row.all), scenes: sum((row) => row.scenes), products: sum((row) => row.products) },
      ...{ documents: sum((row) => row.documents), withoutAlt: sum((row) => row.withoutAlt), unused },
      bin: sum((row) => row.bin),
    },
    folders: new Map(rows.flatMap(({ folderId, all }) => (folderId === null ? [] : [[folderId, all] as const]))),
    places: rows
      .flatMap(({ folderId, place, all }) => (folderId === null && all > 0 ? [{ place, count: all }] : []))
      .sort((one, other) => one.place.localeCompare(other.place)),
  };
}

export async function findLibraryFile(db: Database, path: string): Promise<LibraryFile | undefined> {
  const [row] = await db.select(columns).from(mediaFiles).where(eq(mediaFiles.path, path));
  return row;
}

/** Locked until the transaction ends. */
export async function lockLibraryFile(tx: Database, path: string): Promise<LibraryFile | undefined> {
  const [row] = await tx.select(columns).from(mediaFiles).where(eq(mediaFiles.path, path)).for('update');
  return row;
}

type LibraryChange = Partial<
  Pick<
    typeof mediaFiles.$inferInsert,
    'name' | 'altText' | 'tags' | 'focalX' | 'focalY' | 'rights' | 'folderId' | 'deletedAt'
  >
>;

export async function changeLibraryFile(tx: Database, path: string, change: LibraryChange): Promise<void> {
  await tx.update(mediaFiles).set(change).where(eq(mediaFiles.path, path));
}

interface EarlierFile {
  contentType: string;
  size: number | null;
  replacedAt: Date;
  replacedBy: string;
}

/** The earlier files of an address, newest first. */
export function listEarlier(db: Database, path: string): Promise<EarlierFile[]> {
  const { contentType, size, replacedAt, replacedBy } = earlierMedia;
  return db
    .select({ contentType, size, replacedAt, replacedBy })
    .from(earlierMedia)
    .where(eq(earlierMedia.path, path))
    .orderBy(desc(earlierMedia.id))
    .limit(10);
}
