import type { BeheerSynonym, beheerSearchRoutes, SynonymEdit } from '@bouwpoort/contract/catalogue/search.staff';
import type { z } from 'zod';
import { decodeRowCursor, toPage } from '../../foundation/database/keyset.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import {
  addSynonymDraft,
  countSynonyms,
  discardSynonymDraft,
  draftSynonym,
  draftSynonymRemoval,
  editOf,
  findSynonym,
  hasTwin,
  listSynonyms,
  type StoredSynonym,
  stateOfSynonym,
} from './search.ts';

type Routes = typeof beheerSearchRoutes;

const synonymEntity = 'search-synonym';

export async function listSynonymsForStaff(
  ctx: StaffContext,
  { ventureId, q, drafts, cursor, limit }: z.output<Routes['synonyms']['query']>,
) {
  requireThere(ctx, { ventureId });
  const filter = { ventures: 'all', ventureId, text: q, onlyDrafts: drafts } as const;
  const after = decodeRowCursor(cursor, { type: 'text', idType: 'int' });
  const [rows, total] = await Promise.all([
    listSynonyms(ctx.db, filter, { after, limit: limit + 1 }),
    countSynonyms(ctx.db, filter),
  ]);
  const { shown, nextCursor } = toPage(rows, limit, ({ term, id }) => [term.toLowerCase(), String(id)]);
  return { synonyms: shown.map(describeSynonym), nextCursor, total };
}

export function describeSynonym(row: StoredSynonym): BeheerSynonym {
  const { id, isLive, ventureId, kind, term, finds, version } = row;
  return {
    ...{ synonymId: id, edit: editOf(row), state: stateOfSynonym(row), version },
    live: isLive ? { ventureId, kind, term, finds } : null,
  };
}

export function addSynonym(ctx: StaffContext, edit: SynonymEdit): Promise<BeheerSynonym> {
  return inTransaction(ctx, async (tx) => {
    requireThere(tx, edit);
    await requireNew(tx, edit);
    const row = await addSynonymDraft(tx.db, edit);
    await auditWrite(tx, tx.db, { ...recordOf(row), before: null, after: fieldsOf(row) });
    return describeSynonym(row);
  });
}

export function changeSynonym(
  ctx: StaffContext,
  synonymId: number,
  { edit, version }: z.output<Routes['changeSynonym']['body']>,
): Promise<BeheerSynonym> {
  return inTransaction(ctx, async (tx) => {
    const row = await requireSynonym(tx, synonymId, version);
    requireThere(tx, edit);
    await requireNew(tx, edit, synonymId);
    const saved = await draftSynonym(tx.db, row, edit);
    await auditWrite(tx, tx.db, { ...recordOf(saved), before: fieldsOf(row), after: fieldsOf(saved) });
    return describeSynonym(saved);
  });
}

export function removeSynonym(ctx: StaffContext, synonymId: number, version: number) {
  return inTransaction(ctx, (tx) => leave(tx, synonymId, version, draftSynonymRemoval));
}

export function discardSynonym(ctx: StaffContext, synonymId: number, version: number) {
  return inTransaction(ctx, (tx) => leave(tx, synonymId, version, discardSynonymDraft));
}

async function leave(
  tx: StaffContext,
  synonymId: number,
  version: number,
  write: typeof draftSynonymRemoval,
): Promise<{ synonym: BeheerSynonym | null }> {
  const row = await requireSynonym(tx, synonymId, version);
  const left = await write(tx.db, row);
  await auditWrite(tx, tx.db, { ...recordOf(row), before: fieldsOf(row), after: left ? fieldsOf(left) : null });
  return { synonym: left ? describeSynonym(left) : null };
}

function inTransaction<T>(ctx: StaffContext, work: (tx: StaffContext) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}

async function requireSynonym(tx: StaffContext, synonymId: number, version: number): Promise<StoredSynonym> {
  const row = await findSynonym(tx.db, synonymId);
  if (!row) throw new AppError('notFound');
  requireThere(tx, row);
  if (row.version !== version)
    throw new AppError('conflict', {
      detail: 'Iemand anders heeft dit synoniem intussen veranderd.',
      members: { current: { ...editOf(row), version: row.version } },
    });
  return row;
}

async function requireNew(tx: StaffContext, edit: SynonymEdit, butId?: number): Promise<void> {
  if (await hasTwin(tx.db, edit, butId)) throw new AppError('invalidInput', { errors: { term: ['Dit staat er al'] } });
}

/** The fields in the history: the synonym, and its state. */
export function fieldsOf(row: StoredSynonym): Record<string, unknown> {
  return { ...editOf(row), state: stateOfSynonym(row) };
}

export function recordOf(row: StoredSynonym) {
  const { term, ventureId } = editOf(row);
  return { entity: synonymEntity, entityId: String(row.id), entityName: term, ventureId };
}
