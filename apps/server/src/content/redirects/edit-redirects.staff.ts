import { setImmediate as letOthersIn } from 'node:timers/promises';
import {
  type BeheerRedirect,
  type beheerRedirectRoutes,
  type ImportedLine,
  type RedirectEdit,
  redirectEdit,
  type redirectNotes,
} from '@bouwpoort/contract/content/redirects.staff';
import { planRedirect, type RedirectProblem, redirectPath } from '@bouwpoort/trade/content/redirect-plan';
import type { z } from 'zod';
import {
  catalogueAddresses,
  countRedirects,
  lockRedirect,
  lockRedirects,
  type RedirectFilter,
  type RedirectRow,
  redirectTargets,
  removeRedirect,
  searchRedirects,
  writeRedirects,
} from '../../catalogue/products/products.ts';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  accessScopeOf,
  auditWrite,
  type LockedRecord,
  lockRecord,
  mayDo,
  requireThere,
  type StaffContext,
  staffList,
} from '../../organisation/staff/staff.ts';
import { listVentures } from '../../organisation/ventures/ventures.ts';
import { pagesAt } from '../pages/pages.ts';
import { maxRedirectLines, readRedirectLines } from './redirect-lines.staff.ts';

type Routes = typeof beheerRedirectRoutes;
type Note = (typeof redirectNotes)[number];

export const redirectsForStaff = staffList({
  search: (ctx, filter: RedirectFilter, page: { sort: 'path' | 'hits' } & PageAsked) =>
    searchRedirects(ctx.db, filter, page),
  count: (ctx, filter) => countRedirects(ctx.db, filter),
  describe: (_, rows) => rows.map(describe),
  file: {
    heads: { texts: 'beheer-redirects', prefix: 'csv-' },
    columns: {
      from: ({ from }) => from,
      to: ({ to }) => to,
      kind: ({ isPermanent }) => (isPermanent ? 301 : 302),
      madeBy: ({ madeBy }, t) => t(`made-${madeBy}`),
      hits: ({ hits }) => hits,
      lastHitAt: ({ lastHitAt }) => lastHitAt && new Date(lastHitAt),
    },
  },
});

export async function redirectFilterOf(
  ctx: StaffContext,
  { q, origin }: Omit<z.output<Routes['csv']['query']>, 'sort'>,
): Promise<RedirectFilter> {
  const { ventures } = accessScopeOf(ctx);
  const all = await listVentures(ctx);
  const venturePaths =
    ventures === 'all' ? ventures : all.flatMap(({ id, path }) => (ventures.includes(id) ? path.toLowerCase() : []));
  return { venturePaths, text: q, origin };
}

function describe({
  path,
  to,
  isPermanent,
  origin,
  moved,
  hits,
  lastHitAt,
  since,
  version,
}: RedirectRow): BeheerRedirect {
  return {
    ...{ from: path, to, isPermanent, hits, version },
    madeBy: origin === 'moved' ? (moved ?? 'page') : origin,
    isEditable: origin !== 'moved',
    lastHitAt: lastHitAt?.toISOString() ?? null,
    since: since.toISOString(),
  };
}

export function addRedirect(ctx: StaffContext, edit: RedirectEdit) {
  return inOrder(ctx, async (tx) => {
    const path = redirectPath(edit.from);
    await requireAddress(tx, path);
    const before = await lockRedirect(tx.db, path);
    if (before && before.origin !== 'moved')
      throw new AppError('invalidInput', { errors: { from: ['Dit adres verwijst al door'] } });
    return write(tx, path, edit, before);
  });
}

/** For an address that has just become free, in the transaction of that write. Replaces an existing redirect. */
export async function redirectWithin(tx: StaffContext, edit: RedirectEdit): Promise<void> {
  await lockRedirects(tx.db);
  const path = redirectPath(edit.from);
  await requireAddress(tx, path);
  await write(tx, path, edit, await lockRedirect(tx.db, path));
}

export function changeRedirect(
  ctx: StaffContext,
  { from, version }: z.output<Routes['change']['query']>,
  edit: z.output<Routes['change']['body']>,
) {
  return inOrder(ctx, async (tx) => {
    const path = redirectPath(from);
    const before = await lockRecord(tx, redirects, path, { version });
    if (before.origin === 'moved')
      throw new AppError('badRequest', { detail: 'Deze doorverwijzing hoort bij iets dat verhuisd is.' });
    return write(tx, path, { from, ...edit }, before);
  });
}

export function removeRedirectForStaff(
  ctx: StaffContext,
  { from, version }: z.output<Routes['remove']['query']>,
): Promise<void> {
  return inOrder(ctx, async (tx) => {
    const row = await lockRecord(tx, redirects, redirectPath(from), { version });
    await removeRedirect(tx.db, row.path);
    await auditWrite(tx, tx.db, { ...(await recordOf(tx, row.path)), before: fieldsOf(row), after: null });
  });
}

async function write(tx: StaffContext, path: string, edit: RedirectEdit, before: RedirectRow | undefined) {
  const targets = await redirectTargets(tx.db, [path, redirectPath(edit.to)]);
  const planned = planRedirect(targets, edit);
  if ('kind' in planned) throw new AppError('invalidInput', { errors: { to: [problemText(planned)] } });
  const { isPermanent } = edit;
  const origin = before?.origin === 'import' ? 'import' : 'hand';
  await writeRedirects(tx.db, [{ path, to: planned.to, isPermanent, origin }]);
  const after = await lockRedirect(tx.db, path);
  if (!after) throw new Error('the redirect was not written');
  await auditWrite(tx, tx.db, {
    ...(await recordOf(tx, path)),
    before: before ? fieldsOf(before) : null,
    after: fieldsOf(after),
  });
  const isThere = (await inUse(tx, [path])).has(path);
  const notes: Note[] = [
    ...(planned.isShortened ? ['shortened' as const] : []),
    ...(isThere ? ['pageThere' as const] : []),
  ];
  return { redirect: describe(after), notes };
}

function problemText(problem: RedirectProblem): string {
  return problem.kind === 'same'
    ? 'Dit adres zou naar zichzelf verwijzen'
    : `Dit maakt een kring: ${problem.through.join(' → ')}`;
}

/** Addresses with content: a redirect there has no effect until the content is gone. */
async function inUse(ctx: StaffContext, paths: readonly string[]): Promise<Set<string>> {
  return new Set([...(await pagesAt(ctx, paths)), ...(await catalogueAddresses(ctx.db, paths))]);
}

/** Serialised, in a transaction. */
function inOrder<T>(ctx: StaffContext, work: (tx: StaffContext) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async (db) => {
    await lockRedirects(db);
    return work({ ...ctx, db });
  });
}

const redirects: LockedRecord<string, RedirectRow> = {
  lock: async (tx, path) => {
    await requireAddress(tx, path);
    return lockRedirect(tx.db, path);
  },
  places: () => [],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft deze doorverwijzing intussen veranderd.',
  current: (_, row) => describe(row),
};

/** An address belongs to the venture of its first segment; any other requires access to all. */
async function requireAddress(ctx: StaffContext, path: string): Promise<void> {
  requireThere(ctx, { ventureId: await ventureAt(ctx, path) });
}

async function ventureAt(ctx: StaffContext, path: string): Promise<string | null> {
  const segment = path.split('/')[1];
  return (await listVentures(ctx)).find((venture) => venture.path.toLowerCase() === segment)?.id ?? null;
}

async function recordOf(ctx: StaffContext, path: string) {
  return { entity: 'redirect', entityId: path.slice(0, 200), entityName: path, ventureId: await ventureAt(ctx, path) };
}

function fieldsOf({ to, isPermanent, origin }: RedirectRow): Record<string, unknown> {
  return { to, isPermanent, origin };
}

/** Simulates the write: redirects to the path change to its target. `leadingTo` has addresses by their target. */
function takeRedirect(targets: Map<string, string>, leadingTo: Map<string, string[]>, path: string, to: string): void {
  const following = (leadingTo.get(path) ?? []).filter((one) => redirectPath(targets.get(one) ?? '') === path);
  leadingTo.delete(path);
  const end = redirectPath(to);
  const there = leadingTo.get(end) ?? [];
  leadingTo.set(end, there);
  for (const one of [...following, path]) {
    targets.set(one, to);
    there.push(one);
  }
}

/** A line may change the targets of all earlier ones. */
const linesAtOnce = 20;

/** Each line as if the earlier ones were applied; an invalid line does not affect the others. */
export function importRedirects(ctx: StaffContext, { text, isTrial }: z.output<Routes['import']['body']>) {
  return inOrder(ctx, async (tx) => {
    const given = readRedirectLines(text);
    if (given.length > maxRedirectLines)
      throw new AppError('invalidInput', { errors: { text: [`Hooguit ${maxRedirectLines} regels per keer`] } });
    const paths = given.flatMap(({ from, to }) => [redirectPath(from), redirectPath(to)]);
    const targets = await redirectTargets(tx.db, paths);
    const leadingTo = Map.groupBy(targets.keys(), (path) => redirectPath(targets.get(path) ?? ''));
    const used = await inUse(tx, paths);
    const ventures = await listVentures(tx);
    const before = new Set(targets.keys());
    const mayAt = (path: string) => {
      const venture = ventures.find((one) => one.path.toLowerCase() === path.split('/')[1]);
      return mayDo(tx.staff.scopes, 'content.edit', { ventureId: venture?.id ?? null });
    };
    const take = (line: (typeof given)[number]): ImportedLine => {
      const read = redirectEdit.safeParse(line);
      const path = redirectPath(line.from);
      const shown = { line: line.line, from: line.from, to: line.to, isPermanent: line.isPermanent };
      const refused = (problem: string) => ({ ...shown, problem, notes: [] });
      if (line.problem !== null) return refused(line.problem);
      if (!read.success) return refused(read.error.issues[0]?.message ?? 'Dit is geen adres');
      if (!mayAt(path)) return refused('Voor deze winkel mag je geen doorverwijzingen maken');
      const planned = planRedirect(targets, read.data);
      if ('kind' in planned) return refused(problemText(planned));
      takeRedirect(targets, leadingTo, path, planned.to);
      const notes: Note[] = [
        ...(planned.isShortened ? ['shortened' as const] : []),
        ...(used.has(path) ? ['pageThere' as const] : []),
        ...(before.has(path) ? ['replaces' as const] : []),
      ];
      return { ...shown, from: path, to: planned.to, problem: null, notes };
    };
    const lines: ImportedLine[] = [];
    for (const line of given) {
      lines.push(take(line));
      if (lines.length % linesAtOnce === 0) await letOthersIn();
    }
    const taken = lines.filter(({ problem }) => problem === null);
    if (!isTrial) {
      for (const { from, to, isPermanent } of taken) {
        const was = await lockRedirect(tx.db, from);
        await writeRedirects(tx.db, [{ path: from, to, isPermanent, origin: 'import' }]);
        await auditWrite(tx, tx.db, {
          ...(await recordOf(tx, from)),
          before: was ? fieldsOf(was) : null,
          after: { to, isPermanent, origin: 'import' },
        });
      }
    }
    return { lines, taken: taken.length, refused: lines.length - taken.length };
  });
}
