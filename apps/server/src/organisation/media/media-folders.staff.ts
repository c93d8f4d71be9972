import type { MediaFolder, MediaFolderEdit } from '@bouwpoort/contract/organisation/media.staff';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  addRecord,
  changeRecord,
  removeRecord,
  requireThere,
  type StaffContext,
  type StaffRecord,
  venturesOf,
} from '../staff/staff.ts';
import {
  addFolder,
  changeFolder,
  countInFolder,
  type FolderRow,
  listFolders,
  lockFolder,
  removeFolder,
} from './media-folders.ts';
import { countLibraryParts } from './media-library.ts';

/** A deeper tree is not usable. */
const maxDepth = 4;

export async function readMediaOverview(ctx: StaffContext, ventureId: string | undefined) {
  const [{ folders: counts, ...parts }, folders] = await Promise.all([
    countLibraryParts(ctx.db, venturesOf(ctx, ventureId)),
    listFolders(ctx.db),
  ]);
  return { ...parts, folders: folders.map((row) => describe(row, counts.get(row.id) ?? 0)) };
}

function describe({ id, name, parentId, version }: FolderRow, count: number): MediaFolder {
  return { folderId: id, name, parentId, count, version };
}

/** Folders are shared: only staff with access to all may create and change them. */
const requireEverywhere = (ctx: StaffContext) => requireThere(ctx, { ventureId: null });

const folders: StaffRecord<number, FolderRow> = {
  lock: ({ db }, folderId) => lockFolder(db, folderId),
  missing: 'Deze map is er niet meer.',
  places: () => [{ ventureId: null }],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft deze map intussen veranderd.',
  current: (_, { name, parentId, version }) => ({ name, parentId, version }),
  audited: ({ id, name }) => ({ entity: 'media-folder', entityId: String(id), entityName: name, ventureId: null }),
  fields: ({ name, parentId }) => ({ name, parentId }),
};

export async function addMediaFolder(ctx: StaffContext, edit: MediaFolderEdit): Promise<MediaFolder> {
  requireEverywhere(ctx);
  const row = await addRecord(ctx, folders, async (tx) => {
    await requirePlace(tx, edit.parentId);
    return addFolder(tx.db, edit);
  });
  return describe(row, 0);
}

export async function changeMediaFolder(
  ctx: StaffContext,
  folderId: number,
  { version, ...edit }: MediaFolderEdit & { version: number },
): Promise<MediaFolder> {
  requireEverywhere(ctx);
  const row = await changeRecord(ctx, folders, folderId, {
    version,
    write: async (tx) => {
      await requirePlace(tx, edit.parentId, folderId);
      return changeFolder(tx.db, folderId, edit);
    },
  });
  return describe(row, await countInFolder(ctx.db, folderId));
}

export async function removeMediaFolder(ctx: StaffContext, folderId: number): Promise<void> {
  requireEverywhere(ctx);
  await removeRecord(ctx, folders, folderId, {
    remove: async ({ db }, { name }) => {
      if ((await countInFolder(db, folderId)) > 0)
        throw new AppError('badRequest', { detail: `De map ${name} is niet leeg. Verplaats eerst wat erin staat.` });
      await removeFolder(db, folderId);
    },
  });
}

async function requirePlace(tx: StaffContext, parentId: number | null, self?: number): Promise<void> {
  if (parentId === null) return;
  const refused = (detail: string) => new AppError('invalidInput', { detail, errors: { parentId: [detail] } });
  const lineOf = await readLines(tx);
  const line = lineOf.get(parentId);
  if (!line) throw refused('Deze map is er niet meer.');
  if (self !== undefined && line.includes(self)) throw refused('Een map kan niet in zichzelf staan.');
  const layers = self === undefined ? 1 : Math.max(...[...lineOf.values()].map((one) => one.indexOf(self) + 1));
  if (line.length + layers > maxDepth) throw refused(`Mappen gaan hooguit ${maxDepth} lagen diep.`);
}

/** Every folder with its ancestors, locked: two concurrent moves could create a cycle. */
async function readLines(tx: StaffContext): Promise<Map<number, number[]>> {
  await takeAdvisoryLock(tx.db, 'media folders');
  const parentOf = new Map((await listFolders(tx.db)).map(({ id, parentId }) => [id, parentId]));
  const lineOf = (id: number | null): number[] => (id === null ? [] : [id, ...lineOf(parentOf.get(id) ?? null)]);
  return new Map([...parentOf.keys()].map((id) => [id, lineOf(id)]));
}
