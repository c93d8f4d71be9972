import type { Publication } from '@bouwpoort/contract/catalogue/search.staff';
import { isUniqueViolation } from '../../foundation/database/unique-violation.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findSynonym, unpublishSynonym } from './synonym-edit.ts';
import { fieldsOf as synonymFields, recordOf as synonymRecord } from './synonyms.staff.ts';
import {
  requireCategory,
  requireProducts,
  fieldsOf as tuningFields,
  recordOf as tuningRecord,
} from './tuning.staff.ts';
import { findTuning, lockTuning, unpublishTuning } from './tuning-edit.ts';

/** All or nothing: changes after the publication stay. */
export async function unpublishDrafts(ctx: StaffContext, { synonyms, tunings }: Publication): Promise<void> {
  try {
    await ctx.db.transaction(async (db) => {
      const tx = { ...ctx, db };
      for (const one of synonyms) await unpublishOne(tx, one);
      for (const one of tunings) await unpublishTuned(tx, one);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'search_synonym') || isUniqueViolation(error, 'search_tuning')) throw changedSince();
    throw error;
  }
}

async function unpublishOne(tx: StaffContext, { synonymId, version, ...before }: Publication['synonyms'][number]) {
  for (const place of [before.live, before.draft]) if (place) requireThere(tx, place);
  const row = await findSynonym(tx.db, synonymId);
  if ((row?.version ?? null) !== version) throw changedSince();
  if (row) requireThere(tx, row);
  const left = await unpublishSynonym(tx.db, row, before);
  const was = row ? synonymFields(row) : null;
  await auditWrite(tx, tx.db, { ...synonymRecord(left), before: was, after: synonymFields(left) });
}

async function unpublishTuned(tx: StaffContext, { version, live, draft, ...subject }: Publication['tunings'][number]) {
  requireThere(tx, subject);
  await requireCategory(tx, subject);
  await requireProducts(tx, subject.ventureId, [...(live ?? []), ...draft]);
  const found = await findTuning(tx.db, subject);
  const row = found && (await lockTuning(tx.db, found.id));
  if ((row?.version ?? null) !== version) throw changedSince();
  const was = row ? await tuningFields(tx, row) : null;
  const left = await unpublishTuning(tx.db, subject, row, { live, draft });
  await auditWrite(tx, tx.db, { ...(await tuningRecord(tx, left)), before: was, after: await tuningFields(tx, left) });
}

function changedSince(): AppError {
  return new AppError('conflict', { detail: 'Er is sindsdien iets veranderd. Zet het per onderdeel terug.' });
}
