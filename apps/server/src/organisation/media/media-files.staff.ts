import type {
  BeheerMediaFile,
  beheerMediaRoutes,
  MediaEdit,
  MediaItem,
} from '@bouwpoort/contract/organisation/media.staff';
import type { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  auditWrite,
  changeRecord,
  inTransaction,
  lockRecord,
  requireThere,
  type StaffContext,
  type StaffRecord,
  staffList,
  venturesOf,
} from '../staff/staff.ts';
import { fileSize, type MediaDeps, pictureSize } from './media.ts';
import { lockFolder } from './media-folders.ts';
import {
  changeLibraryFile,
  countLibrary,
  countUses,
  findLibraryFile,
  findUses,
  type LibraryFile,
  type LibraryFilter,
  listEarlier,
  lockLibraryFile,
  searchLibrary,
} from './media-library.ts';

type Routes = typeof beheerMediaRoutes;

/** Further uses are counted, but not listed. */
const usesShown = 100;

const library = staffList({
  search: (ctx, filter: LibraryFilter, page: PageAsked) => searchLibrary(ctx.db, filter, page),
  count: (ctx, filter) => countLibrary(ctx.db, filter),
  describe: async (ctx, files) => {
    const uses = await countUses(
      ctx.db,
      files.map(({ path }) => path),
    );
    return files.map((row) => itemOf(row, uses.get(row.path) ?? 0));
  },
});

export async function listMedia(
  ctx: StaffContext,
  { cursor, limit, ventureId, ...asked }: z.output<Routes['list']['query']>,
) {
  const filter = { ...asked, ventures: venturesOf(ctx, ventureId) };
  const { rows, ...page } = await library.page(ctx, filter, { cursor, limit });
  return { files: rows, ...page };
}

function itemOf(row: LibraryFile, uses: number): MediaItem {
  const { path, name, contentType, altText, size, width, height, ventureId, folderId, needsAlt, version } = row;
  return { path, name, contentType, altText, size, width, height, ventureId, folderId, uses, needsAlt, version };
}

export async function readMediaFile(ctx: StaffContext, media: MediaDeps, path: string): Promise<BeheerMediaFile> {
  const row = await findLibraryFile(ctx.db, path);
  if (!row) throw unknown();
  requireSeen(ctx, row);
  return describeMedia(ctx, media, row);
}

const unknown = () => new AppError('notFound', { detail: 'Dit bestand is er niet meer.' });

/** Files of the whole group are visible to everybody who may see any. */
function requireSeen(ctx: StaffContext, { ventureId }: LibraryFile): void {
  if (ventureId !== null) requireThere(ctx, { ventureId }, 'content.read');
}

export async function describeMedia(ctx: StaffContext, media: MediaDeps, row: LibraryFile): Promise<BeheerMediaFile> {
  const { path, deletedAt, createdAt, uploadedBy } = row;
  const [uses, usedIn, earlier] = await Promise.all([
    countUses(ctx.db, [path]),
    findUses(ctx.db, path, usesShown),
    listEarlier(ctx.db, path),
  ]);
  const measured = deletedAt === null ? await measure(ctx, media, row) : {};
  return {
    ...itemOf(row, uses.get(path) ?? 0),
    ...measured,
    edit: editOf(row),
    place: path.split('/')[2] ?? '',
    uploadedBy,
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    usedIn,
    earlier: earlier.map((one) => ({ ...one, replacedAt: one.replacedAt.toISOString() })),
  };
}

/** Data that the row lacks, for files that are rendered on demand or came from elsewhere. */
async function measure(ctx: StaffContext, media: MediaDeps, { path, contentType, size, width, height }: LibraryFile) {
  const isPicture = contentType.startsWith('image/');
  const sides = isPicture && width === null ? await pictureSize(ctx, media, path) : undefined;
  return {
    size: size ?? (await fileSize(ctx, media, path)) ?? null,
    width: width ?? sides?.width ?? null,
    height: height ?? sides?.height ?? null,
  };
}

function editOf(row: LibraryFile): MediaEdit {
  const { name, altText, tags, focalX, focalY, rights, folderId } = row;
  return { name, altText, tags, focalPoint: { x: focalX, y: focalY }, rights, folderId };
}

export const mediaFiles: StaffRecord<string, LibraryFile> = {
  lock: ({ db }, path) => lockLibraryFile(db, path),
  missing: 'Dit bestand is er niet meer.',
  places: ({ ventureId }) => [{ ventureId }],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft dit bestand intussen veranderd.',
  current: (_, row) => ({ ...editOf(row), version: row.version }),
  audited: ({ path, name, ventureId }) => ({
    ...{ entity: 'media', entityId: path.slice(0, 200), entityName: name, ventureId },
  }),
  fields: editOf,
};
const inBin = { ...mediaFiles, fields: ({ deletedAt }: LibraryFile) => ({ isInBin: deletedAt !== null }) };

export async function reread(tx: StaffContext, path: string): Promise<LibraryFile> {
  const row = await findLibraryFile(tx.db, path);
  if (!row) throw unknown();
  return row;
}

export async function changeMedia(
  ctx: StaffContext,
  media: MediaDeps,
  path: string,
  { version, ...edit }: MediaEdit & { version: number },
): Promise<BeheerMediaFile> {
  const changed = await changeRecord(ctx, mediaFiles, path, {
    version,
    write: async (tx) => {
      if (edit.folderId !== null) await requireFolder(tx, edit.folderId);
      const { focalPoint, ...fields } = edit;
      await changeLibraryFile(tx.db, path, { ...fields, focalX: focalPoint.x, focalY: focalPoint.y });
      return reread(tx, path);
    },
  });
  return describeMedia(ctx, media, changed);
}

export async function requireFolder(tx: StaffContext, folderId: number) {
  const folder = await lockFolder(tx.db, folderId);
  if (!folder) {
    throw new AppError('invalidInput', {
      detail: 'Deze map is er niet meer.',
      errors: { folderId: ['Deze map is er niet meer'] },
    });
  }
  return folder;
}

export function moveMedia(ctx: StaffContext, { paths, folderId }: z.output<Routes['move']['body']>) {
  return inTransaction(ctx, async (tx) => {
    if (folderId !== null) await requireFolder(tx, folderId);
    let moved = 0;
    for (const path of [...new Set(paths)].sort()) {
      const row = await lockRecord(tx, mediaFiles, path);
      if (row.folderId === folderId) continue;
      await changeLibraryFile(tx.db, path, { folderId });
      const change = { before: { folderId: row.folderId }, after: { folderId } };
      await auditWrite(tx, tx.db, { ...mediaFiles.audited(row), ...change });
      moved++;
    }
    return { moved };
  });
}

/** Only unused files: a page must not lose its picture. */
export async function moveMediaToBin(ctx: StaffContext, { path, version }: z.output<Routes['remove']['query']>) {
  await changeRecord(ctx, inBin, path, {
    version,
    write: async ({ db }, row) => {
      if (row.deletedAt !== null) return row;
      const uses = (await countUses(db, [path])).get(path) ?? 0;
      if (uses > 0) {
        throw new AppError('badRequest', {
          detail: `Dit bestand staat nog op ${uses} ${uses === 1 ? 'plek' : 'plekken'}. Verwijderen kan pas als het nergens meer staat.`,
        });
      }
      await changeLibraryFile(db, path, { deletedAt: ctx.clock() });
      return { ...row, deletedAt: ctx.clock() };
    },
  });
}

export async function restoreMedia(ctx: StaffContext, media: MediaDeps, path: string): Promise<BeheerMediaFile> {
  const restored = await changeRecord(ctx, inBin, path, {
    write: async (tx, row) => {
      if (row.deletedAt === null) return row;
      await changeLibraryFile(tx.db, path, { deletedAt: null });
      return reread(tx, path);
    },
  });
  return describeMedia(ctx, media, restored);
}
