import type { MediaFolder, MediaFolderEdit } from '@bouwpoort/contract/organisation/media.staff';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../staff/staff.ts';
import {
  addFolder,
  changeFolder,
  countInFolder,
  countLibraryParts,
  type FolderRow,
  listFolders,
  lockFolder,
  removeFolder,
} from './media.ts';
import { inTransaction, venturesOf } from './media-actions.staff.ts';

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

export function addMediaFolder(ctx: StaffContext, edit: MediaFolderEdit): Promise<MediaFolder> {
  requireEverywhere(ctx);
  return inTransaction(ctx, async (tx) => {
    await requirePlace(tx, edit.parentId);
    const row = await addFolder(tx.db, edit);
    await auditFolder(tx, row, null, edit);
    return describe(row, 0);
  });
}

export function changeMediaFolder(
  ctx: StaffContext,
  folderId: number,
  { version, ...edit }: MediaFolderEdit & { version: number },
): Promise<MediaFolder> {
  requireEverywhere(ctx);
  return inTransaction(ctx, async (tx) => {
    const before = await requireThisFolder(tx, folderId);
    if (before.version !== version) {
      throw new AppError('conflict', {
        detail: 'Iemand anders heeft deze map intussen veranderd.',
        members: { current: { name: before.name, parentId: before.parentId, version: before.version } },
      });
    }
    await requirePlace(tx, edit.parentId, folderId);
    const row = await changeFolder(tx.db, folderId, edit);
    await auditFolder(tx, row, { name: before.name, parentId: before.parentId }, edit);
    return describe(row, await countInFolder(tx.db, folderId));
  });
}

export function removeMediaFolder(ctx: StaffContext, folderId: number): Promise<void> {
  requireEverywhere(ctx);
  return inTransaction(ctx, async (tx) => {
    const row = await requireThisFolder(tx, folderId);
    if ((await countInFolder(tx.db, folderId)) > 0)
      throw new AppError('badRequest', { detail: `De map ${row.name} is niet leeg. Verplaats eerst wat erin staat.` });
    await removeFolder(tx.db, folderId);
    await auditFolder(tx, row, { name: row.name, parentId: row.parentId }, null);
  });
}

async function requireThisFolder(tx: StaffContext, folderId: number): Promise<FolderRow> {
  const row = await lockFolder(tx.db, folderId);
  if (!row) throw new AppError('notFound', { detail: 'Deze map is er niet meer.' });
  return row;
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

function auditFolder(
  tx: StaffContext,
  { id, name }: FolderRow,
  before: MediaFolderEdit | null,
  after: MediaFolderEdit | null,
): Promise<void> {
  return auditWrite(tx, tx.db, {
    ...{ entity: 'media-folder', entityId: String(id), entityName: name, ventureId: null, before, after },
  });
}
