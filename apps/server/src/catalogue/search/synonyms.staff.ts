import type { BeheerSynonym, beheerSearchRoutes, SynonymEdit } from '@bouwpoort/contract/catalogue/search.staff';
import type { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  addRecord,
  auditWrite,
  changeRecord,
  inTransaction,
  lockRecord,
  requireThere,
  type StaffContext,
  type StaffRecord,
  staffList,
} from '../../organisation/staff/staff.ts';
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
  type SynonymFilter,
  stateOfSynonym,
} from './synonym-edit.ts';

type Routes = typeof beheerSearchRoutes;

const synonymEntity = 'search-synonym';

type SynonymQuery = z.output<Routes['synonymsCsv']['query']>;

const synonymList = staffList({
  search: (ctx, filter: SynonymFilter, page: PageAsked) => listSynonyms(ctx.db, filter, page),
  describe: (_, rows) => rows.map(describeSynonym),
});

export async function listSynonymsForStaff(ctx: StaffContext, { cursor, limit, ...asked }: SynonymQuery & PageAsked) {
  const filter = synonymFilterOf(ctx, asked);
  const [{ rows, nextCursor }, total] = await Promise.all([
    synonymList.page(ctx, filter, { cursor, limit }),
    countSynonyms(ctx.db, filter),
  ]);
  return { synonyms: rows, nextCursor, total };
}

export function synonymFilterOf(ctx: StaffContext, { ventureId, q, drafts }: SynonymQuery): SynonymFilter {
  requireThere(ctx, { ventureId });
  return { ventures: 'all', ventureId, text: q, onlyDrafts: drafts };
}

export function describeSynonym(row: StoredSynonym): BeheerSynonym {
  const { id, isLive, ventureId, kind, term, finds, version } = row;
  return {
    ...{ synonymId: id, edit: editOf(row), state: stateOfSynonym(row), version },
    live: isLive ? { ventureId, kind, term, finds } : null,
  };
}

const synonyms: StaffRecord<number, StoredSynonym> = {
  lock: ({ db }, synonymId) => findSynonym(db, synonymId),
  places: (row) => [row],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft dit synoniem intussen veranderd.',
  current: (_, row) => ({ ...editOf(row), version: row.version }),
  audited: recordOf,
  fields: fieldsOf,
};

export async function addSynonym(ctx: StaffContext, edit: SynonymEdit): Promise<BeheerSynonym> {
  const row = await addRecord(ctx, synonyms, async (tx) => {
    requireThere(tx, edit);
    await requireNew(tx, edit);
    return addSynonymDraft(tx.db, edit);
  });
  return describeSynonym(row);
}

export async function changeSynonym(
  ctx: StaffContext,
  synonymId: number,
  { edit, version }: z.output<Routes['changeSynonym']['body']>,
): Promise<BeheerSynonym> {
  const saved = await changeRecord(ctx, synonyms, synonymId, {
    version,
    write: async (tx, row) => {
      requireThere(tx, edit);
      await requireNew(tx, edit, synonymId);
      return draftSynonym(tx.db, row, edit);
    },
  });
  return describeSynonym(saved);
}

export function removeSynonym(ctx: StaffContext, synonymId: number, version: number) {
  return leave(ctx, synonymId, version, draftSynonymRemoval);
}

export function discardSynonym(ctx: StaffContext, synonymId: number, version: number) {
  return leave(ctx, synonymId, version, discardSynonymDraft);
}

function leave(
  ctx: StaffContext,
  synonymId: number,
  version: number,
  write: typeof draftSynonymRemoval,
): Promise<{ synonym: BeheerSynonym | null }> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, synonyms, synonymId, { version });
    const left = await write(tx.db, row);
    await auditWrite(tx, tx.db, { ...recordOf(row), before: fieldsOf(row), after: left ? fieldsOf(left) : null });
    return { synonym: left ? describeSynonym(left) : null };
  });
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
