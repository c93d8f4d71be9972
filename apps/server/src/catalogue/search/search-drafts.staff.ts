import type { beheerSearchRoutes, Publication, Trial } from '@bouwpoort/contract/catalogue/search.staff';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { z } from 'zod';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, mayDo, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { versionOf } from '../products/product-detail.staff.ts';
import type { SearchEngine } from './query/search-engine.ts';
import { countSearches, listSearchTerms } from './search-terms.ts';
import {
  discardSynonymDraft,
  editOf,
  findSynonym,
  publishSynonym,
  type StoredSynonym,
  synonymsOf,
} from './synonym-edit.ts';
import { describeSynonym, fieldsOf as synonymFields, recordOf as synonymRecord } from './synonyms.staff.ts';
import { tryTuning } from './try-tuning.ts';
import {
  draftTuningOf,
  listTuningsForStaff,
  fieldsOf as tuningFields,
  recordOf as tuningRecord,
} from './tuning.staff.ts';
import { discardTuningDraft, lockTuning, publishTuning, type StoredTuning, tuningsOf } from './tuning-edit.ts';

/** How far back counts go that say how things are going. */
const recentDays = 30;
const popularQueries = 50;

export async function describeSearch(ctx: StaffContext, engine: SearchEngine, ventureId: string) {
  requireThere(ctx, { ventureId });
  const from = addDays(dayOf(ctx.clock()), -recentDays);
  const [counts, synonyms, tunings, all] = await Promise.all([
    countSearches(ctx.db, ventureId, from),
    synonymsOf(ctx.db, ventureId),
    tuningsOf(ctx.db, ventureId),
    engine.search({
      ...{ ventureId, text: '', includeOrderItems: true, includeSingleFilterOptions: false },
      ...{ orderBy: 'name', top: 1, skip: 0 },
    }),
  ]);
  return {
    products: all.totalMatching,
    behindSeconds: engine.behindSeconds,
    ...counts,
    synonyms: synonyms.length,
    tunings: tunings.length,
    drafts: [...synonyms, ...tunings].filter(({ draft }) => draft !== null).length,
  };
}

interface Drafts {
  synonyms: StoredSynonym[];
  tunings: StoredTuning[];
}

/** Of a venture; with access to all ventures also those for all. */
async function draftsOf(ctx: StaffContext, db: Database, ventureId: string): Promise<Drafts> {
  const mayAll = mayDo(ctx.staff.scopes, 'search.tune', { ventureId: null });
  const synonyms = (await synonymsOf(db, ventureId)).filter(
    (row) => row.draft !== null && (mayAll || (row.ventureId !== null && editOf(row).ventureId !== null)),
  );
  const tunings = (await tuningsOf(db, ventureId)).filter(({ draft }) => draft !== null);
  return { synonyms, tunings };
}

function fingerprintOf({ synonyms, tunings }: Drafts): number {
  const versions = (rows: readonly { id: number; version: number }[]) =>
    rows.map(({ id, version }) => [id, version]).sort(([one = 0], [other = 0]) => one - other);
  return versionOf({ synonyms: versions(synonyms), tunings: versions(tunings) });
}

export async function tryDrafts(ctx: StaffContext, engine: SearchEngine, ventureId: string): Promise<Trial> {
  requireThere(ctx, { ventureId });
  const drafts = await draftsOf(ctx, ctx.db, ventureId);
  const until = dayOf(ctx.clock());
  const { rows: popular } = await listSearchTerms(
    ctx.db,
    { ventures: [ventureId], list: 'popular', from: addDays(until, -recentDays), until, days: 1, atLeast: 1 },
    { limit: popularQueries },
  );
  const edited = [
    ...drafts.synonyms.flatMap((row) =>
      [editOf(row), row].flatMap(({ term, finds }) => [...term.split(/,(?!\d)/), finds]),
    ),
    ...drafts.tunings.map(({ query }) => query),
  ];
  const queries = await tryTuning(ctx, engine, ventureId, await draftTuningOf(ctx, ventureId), {
    edited,
    popular: popular.map(({ term }) => term),
  });
  const { synonyms, tunings } = drafts;
  return { queries, synonyms: synonyms.length, tunings: tunings.length, fingerprint: fingerprintOf(drafts) };
}

/** The drafts, locked; refused if they differ from what was tried. */
async function lockDrafts(ctx: StaffContext, db: Database, ventureId: string): Promise<Drafts> {
  const { synonyms, tunings } = await draftsOf(ctx, db, ventureId);
  const locked: Drafts = { synonyms: [], tunings: [] };
  for (const { id } of synonyms) {
    const row = await findSynonym(db, id);
    if (row?.draft) locked.synonyms.push(row);
  }
  for (const { id } of tunings) {
    const row = await lockTuning(db, id);
    if (row?.draft) locked.tunings.push(row);
  }
  return locked;
}

export function publishDrafts(
  ctx: StaffContext,
  { ventureId, fingerprint }: z.output<(typeof beheerSearchRoutes)['publish']['body']>,
): Promise<Publication> {
  requireThere(ctx, { ventureId });
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const drafts = await lockDrafts(tx, db, ventureId);
    if (fingerprintOf(drafts) !== fingerprint)
      throw new AppError('conflict', {
        detail: 'Er is intussen iets aan de proef veranderd. Probeer hem eerst opnieuw.',
      });
    // Removals first, because a new one may take the same place.
    const removals = drafts.synonyms.filter(({ draft }) => draft && 'removed' in draft);
    const published: Publication = { synonyms: [], tunings: [] };
    for (const row of [...removals, ...drafts.synonyms.filter((one) => !removals.includes(one))]) {
      const { live, edit } = describeSynonym(row);
      await publishSynonym(db, row);
      const version = (await findSynonym(db, row.id))?.version ?? null;
      published.synonyms.push({ synonymId: row.id, live, draft: removals.includes(row) ? null : edit, version });
      const isGone = removals.includes(row);
      const before = isGone ? synonymFields(row) : { state: synonymFields(row).state };
      await auditWrite(tx, db, { ...synonymRecord(row), before, after: isGone ? null : { state: 'live' } });
    }
    for (const row of drafts.tunings) {
      const record = await tuningRecord(tx, row);
      const fields = await tuningFields(tx, row);
      await publishTuning(db, row);
      const { ventureId: shop, query, categoryId, live, draft } = row;
      const version = (await lockTuning(db, row.id))?.version ?? null;
      published.tunings.push({ ventureId: shop, query, categoryId, live, draft: draft ?? [], version });
      const isGone = row.draft?.length === 0;
      const before = isGone ? fields : { state: fields.state };
      await auditWrite(tx, db, { ...record, before, after: isGone ? null : { state: 'live' } });
    }
    return published;
  });
}

/** Discards all of them; the previous drafts are returned, so that this can be undone. */
export function discardDrafts(ctx: StaffContext, ventureId: string) {
  requireThere(ctx, { ventureId });
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const drafts = await lockDrafts(tx, db, ventureId);
    const described = await listTuningsForStaff(tx, ventureId);
    const tunings = described.filter(({ tuningId }) => drafts.tunings.some(({ id }) => id === tuningId));
    for (const row of drafts.synonyms) {
      const left = await discardSynonymDraft(db, row);
      await auditWrite(tx, db, {
        ...synonymRecord(row),
        before: synonymFields(row),
        after: left ? synonymFields(left) : null,
      });
    }
    for (const row of drafts.tunings) {
      const record = await tuningRecord(tx, row);
      const before = await tuningFields(tx, row);
      await discardTuningDraft(db, row);
      const left = await lockTuning(db, row.id);
      await auditWrite(tx, db, { ...record, before, after: left ? await tuningFields(tx, left) : null });
    }
    return { synonyms: drafts.synonyms.map(describeSynonym), tunings };
  });
}
