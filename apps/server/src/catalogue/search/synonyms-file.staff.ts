import { type beheerSearchRoutes, maxSynonymLines, type SynonymLine } from '@bouwpoort/contract/catalogue/search.staff';
import type { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, mayDo, type StaffContext, staffList } from '../../organisation/staff/staff.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import { addSynonymDraft, editOf, hasTwin, listSynonyms, type SynonymFilter } from './synonym-edit.ts';
import { allVentures, kindWords, readSynonymLines } from './synonym-lines.staff.ts';
import { fieldsOf, recordOf } from './synonyms.staff.ts';

type Routes = typeof beheerSearchRoutes;

/** As they will be once published, so that importing the file again changes nothing. */
export const synonymFile = staffList({
  search: (ctx, filter: SynonymFilter, page: PageAsked) => listSynonyms(ctx.db, filter, page),
  describe: (_, rows) => rows.filter(({ draft }) => draft === null || 'edit' in draft).map(editOf),
  file: {
    heads: { texts: 'beheer-search', prefix: 'synonymCsv-' },
    columns: {
      term: ({ term }) => term,
      finds: ({ finds }) => finds,
      kind: ({ kind }) => kindWords[kind],
      venture: ({ ventureId }) => ventureId ?? allVentures,
    },
  },
});

/** Each line as if the earlier ones were applied; an invalid line does not affect the others. */
export function importSynonyms(ctx: StaffContext, { text, isTrial }: z.output<Routes['importSynonyms']['body']>) {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const given = readSynonymLines(text, await listVentures(tx));
    if (given.length > maxSynonymLines)
      throw new AppError('invalidInput', { errors: { text: [`Hooguit ${maxSynonymLines} regels per keer`] } });
    const lines: SynonymLine[] = [];
    const seen = new Set<string>();
    for (const { line, edit, problem } of given) {
      const mayThere = mayDo(tx.staff.scopes, 'search.tune', { ventureId: edit.ventureId });
      const why = problem ?? (mayThere ? null : 'Voor deze venture mag je geen synoniemen maken');
      const key = JSON.stringify([edit.ventureId, edit.term.toLowerCase(), edit.finds.toLowerCase()]);
      const isKnown = why === null && (seen.has(key) || (await hasTwin(db, edit)));
      seen.add(key);
      lines.push({ line, ...edit, problem: why, isKnown });
      if (why !== null || isKnown || isTrial) continue;
      const row = await addSynonymDraft(db, edit);
      await auditWrite(tx, db, { ...recordOf(row), before: null, after: fieldsOf(row) });
    }
    const refused = lines.filter(({ problem }) => problem !== null).length;
    const known = lines.filter(({ isKnown }) => isKnown).length;
    return { lines, taken: lines.length - refused - known, known, refused };
  });
}
