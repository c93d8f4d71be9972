import { setImmediate as nextTurn } from 'node:timers/promises';
import type { beheerSearchRoutes, SearchTerm } from '@bouwpoort/contract/catalogue/search.staff';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { auditWrite, requireThere, type StaffContext, staffList, venturesOf } from '../../organisation/staff/staff.ts';
import type { SearchEngine } from './query/search-engine.ts';
import { ignoreTerm, listSearchTerms, showTermAgain, type TermFilter, type TermRow } from './search-terms.ts';

type Routes = typeof beheerSearchRoutes;
type TermQuery = z.output<Routes['termsCsv']['query']>;

export const searchTermList = staffList({
  search: (ctx, filter: TermFilter, page: PageAsked) => listSearchTerms(ctx.db, filter, page),
  describe: (_, rows) => rows.map(toTerm),
  file: {
    heads: { texts: 'beheer-search', prefix: 'csv-' },
    columns: {
      term: ({ term }) => term,
      ventureId: ({ ventureId }) => ventureId,
      searches: ({ searches }) => searches,
      before: ({ before }) => before,
      misses: ({ misses }) => misses,
      results: ({ results }) => results,
      clicks: ({ clicks }) => clicks,
      averagePlace: ({ averagePlace }) => averagePlace,
      lastDay: ({ lastDay }) => lastDay,
    },
    // A longer file is not usable.
    maxRows: 20_000,
  },
});

export async function listTermsForStaff(
  ctx: StaffContext,
  engine: SearchEngine,
  { cursor, limit, ...asked }: z.output<Routes['terms']['query']>,
) {
  const { rows, nextCursor } = await searchTermList.page(ctx, termFilterOf(ctx, asked), { cursor, limit });
  return { terms: asked.list === 'missed' ? await withProposals(engine, rows) : rows, nextCursor };
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

export function termFilterOf(ctx: StaffContext, { list, ventureId, days, atLeast, q }: TermQuery): TermFilter {
  const ventures = venturesOf(ctx, ventureId);
  const until = dayOf(ctx.clock());
  const from = addDays(until, 1 - days);
  return { ventures, list, from, until, days, atLeast, text: q };
}

function toTerm({ places, rank: _, ...row }: TermRow): SearchTerm {
  const averagePlace = row.clicks === 0 ? null : Math.round((places / row.clicks) * 10) / 10;
  return { ...row, averagePlace, proposal: null };
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
