import { setImmediate as nextTurn } from 'node:timers/promises';
import type { beheerSearchRoutes, SearchTerm } from '@bouwpoort/contract/catalogue/search.staff';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../foundation/database/keyset.ts';
import { accessScopeOf, auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import {
  ignoreTerm,
  listSearchTerms,
  type SearchEngine,
  showTermAgain,
  type TermFilter,
  type TermRow,
} from './search.ts';

type Routes = typeof beheerSearchRoutes;
type TermQuery = z.output<Routes['termsCsv']['query']>;

/** A longer file is not usable. */
const maxCsvRows = 20_000;
const csvPiece = 1000;

export async function listTermsForStaff(
  ctx: StaffContext,
  engine: SearchEngine,
  { cursor, limit, ...asked }: z.output<Routes['terms']['query']>,
) {
  const filter = filterOf(ctx, asked);
  const rows = await listSearchTerms(ctx.db, filter, { after: placeIn(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const terms = shown.map(toTerm);
  return {
    terms: asked.list === 'missed' ? await withProposals(engine, terms) : terms,
    nextCursor: last ? encodeCursor([last.rank, last.term, last.ventureId]) : null,
  };
}

/** A misspelt word takes a while in a large catalogue: other requests run in between. */
async function withProposals(engine: SearchEngine, terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
  const proposed: SearchTerm[] = [];
  for (const term of terms) {
    proposed.push({ ...term, proposal: (await engine.propose(term.ventureId, term.term)) ?? null });
    await nextTurn();
  }
  return proposed;
}

function filterOf(ctx: StaffContext, { list, ventureId, days, atLeast, q }: TermQuery): TermFilter {
  if (ventureId !== undefined) requireThere(ctx, { ventureId });
  const until = dayOf(ctx.clock());
  const from = addDays(until, 1 - days);
  const ventures = ventureId === undefined ? accessScopeOf(ctx).ventures : [ventureId];
  return { ventures, list, from, until, days, atLeast, text: q };
}

const placeSchema = z.tuple([z.int32(), z.string(), z.string()]);

function placeIn(cursor: string | undefined) {
  const place = decodeCursor(cursor, placeSchema);
  return place && { rank: place[0], term: place[1], ventureId: place[2] };
}

function toTerm({ places, rank: _, ...row }: TermRow): SearchTerm {
  const averagePlace = row.clicks === 0 ? null : Math.round((places / row.clicks) * 10) / 10;
  return { ...row, averagePlace, proposal: null };
}

const csvColumns = [
  'term',
  'ventureId',
  'searches',
  'before',
  'misses',
  'results',
  'clicks',
  'averagePlace',
  'lastDay',
];

export async function termHeads(ctx: StaffContext): Promise<string[]> {
  const t = await findWords(ctx, 'beheer-search');
  return csvColumns.map((name) => t(`csv-${name}`));
}

/** Checks access before the first row, because a file in progress cannot report an error. */
export function termCsvRows(ctx: StaffContext, query: TermQuery) {
  return csvPieces(ctx, filterOf(ctx, query));
}

async function* csvPieces(ctx: StaffContext, filter: TermFilter) {
  let after: TermRow | undefined;
  for (let written = 0; written < maxCsvRows; written += csvPiece) {
    const rows = await listSearchTerms(ctx.db, filter, { after, limit: csvPiece });
    yield rows
      .map(toTerm)
      .map((row) => [
        row.term,
        row.ventureId,
        row.searches,
        row.before,
        row.misses,
        row.results,
        row.clicks,
        row.averagePlace,
        row.lastDay,
      ]);
    after = rows.at(-1);
    if (rows.length < csvPiece) return;
  }
}

export function ignoreSearchTerm(
  ctx: StaffContext,
  { ventureId, term }: z.output<Routes['ignoreTerm']['body']>,
): Promise<void> {
  requireThere(ctx, { ventureId });
  return ctx.db.transaction(async (db) => {
    if (!(await ignoreTerm(db, ventureId, term.toLowerCase(), ctx.clock()))) return;
    await auditWrite(ctx, db, { ...recordOf(ventureId, term), before: null, after: { term } });
  });
}

export function showSearchTermAgain(
  ctx: StaffContext,
  { ventureId, term }: z.output<Routes['showTerm']['body']>,
): Promise<void> {
  requireThere(ctx, { ventureId });
  return ctx.db.transaction(async (db) => {
    if (!(await showTermAgain(db, ventureId, term.toLowerCase()))) return;
    await auditWrite(ctx, db, { ...recordOf(ventureId, term), before: { term }, after: null });
  });
}

function recordOf(ventureId: string, term: string) {
  return { entity: 'ignored-search', entityId: `${ventureId} ${term}`, entityName: term, ventureId };
}
