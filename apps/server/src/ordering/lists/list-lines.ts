import type { AddedListRow, NewListLine, OrderList } from '@bouwpoort/contract/ordering/lists';
import { maxListLines } from '@bouwpoort/contract/ordering/lists';
import { largestQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { eq } from 'drizzle-orm';
import { type OrderableVariant, variantsByGuids } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { nameOf } from '../cart/cart.ts';
import { type ListParty, requireList, requireListParty } from './list-access.ts';
import { type Found, type FoundLine, findLines } from './list-articles.ts';
import {
  deleteLines,
  insertLines,
  type LineRow,
  type LineToWrite,
  rewriteLines,
  selectLines,
  touchList,
} from './lists.queries.ts';
import { type ListSection, orderLists } from './lists.tables.ts';

/** Adds to the current lines, whatever changed meanwhile: the same article in the same section is one line. */
export async function addLines(
  ctx: Context,
  listId: number,
  lines: readonly NewListLine[],
  key: string | undefined,
): Promise<{ version: number; rows: AddedListRow[] }> {
  const party = await requireListParty(ctx);
  await requireList(ctx, party, listId);
  const found = await findLines(ctx, party, lines);
  const idempotency = { userId: party.user.id, key, operation: `add to list ${listId}`, input: lines };
  return once(ctx, idempotency, async (tx) => {
    const version = await touchList(tx, listId);
    // Checked again under the lock, because access can have changed.
    const list = await requireList(tx, party, listId);
    return { version, rows: await writeFound(tx, list.id, list.sections, found) };
  });
}

/** In the caller's transaction, which has locked the list. */
export async function writeFound(
  tx: Context,
  listId: number,
  sections: readonly ListSection[],
  found: readonly Found[],
): Promise<AddedListRow[]> {
  const earlier = await selectLines(tx, [listId]);
  const { changed, added, rows } = mergeLines(earlier, found);
  refuseTooMany(earlier.length + added.length);
  for (const { quantity } of [...changed, ...added]) refuseTooMuch(quantity);
  await addSections(tx, listId, sections, added);
  await rewriteLines(tx, listId, changed);
  await insertLines(tx, listId, added);
  return rows;
}

/** Sections of lines that the list does not have yet; they come last. */
async function addSections(
  tx: Context,
  listId: number,
  sections: readonly ListSection[],
  lines: readonly Pick<LineRow, 'section'>[],
): Promise<void> {
  const names = new Set(sections.map(({ name }) => name));
  const missing = [...new Set(lines.map(({ section }) => section))].filter((name) => name !== '' && !names.has(name));
  if (missing.length === 0) return;
  const all = [...sections, ...missing.map((name) => ({ name, note: '' }))];
  if (all.length > maxSections) throw tooManySections();
  await tx.db.update(orderLists).set({ sections: all }).where(eq(orderLists.id, listId));
}

const maxSections = 50;
const tooManySections = () => new AppError('badRequest', { detail: `Een lijst heeft hooguit ${maxSections} groepen.` });

function refuseTooMany(lines: number): void {
  if (lines <= maxListLines) return;
  throw new AppError('badRequest', {
    detail: `Een lijst heeft hooguit ${showQuantity(maxListLines)} regels; dit worden er ${showQuantity(lines)}.`,
  });
}

function refuseTooMuch(quantity: string): void {
  if (decimal(quantity).lte(largestQuantity)) return;
  throw new AppError('badRequest', {
    detail: `Zet hooguit ${showQuantity(largestQuantity)} van een artikel op een lijst.`,
  });
}

type Summed = Pick<LineRow, 'quantity' | 'note' | 'standing'>;

/** Merges two lines: the note and the standing amount of the first count, unless it has none. */
function sumOfLines(first: Summed, second: Summed): Summed {
  return {
    quantity: decimal(first.quantity).plus(second.quantity).toString(),
    note: first.note === '' ? second.note : first.note,
    standing: first.standing ?? second.standing,
  };
}

/** New lines come last; the quantity of an existing article is increased. */
function mergeLines(earlier: readonly LineRow[], found: readonly Found[]) {
  const placeOf = ({ section, contentId }: Pick<FoundLine, 'section' | 'contentId'>) => `${contentId} ${section}`;
  const there = new Map(earlier.map((line) => [placeOf(line), line]));
  const changed = new Map<string, LineRow>();
  const added = new Map<string, LineToWrite>();
  let position = Math.max(-1, ...earlier.map((line) => line.position));
  const rows = found.map(({ line, row }): AddedListRow => {
    if (!line) return row;
    const place = placeOf(line);
    const before = changed.get(place) ?? there.get(place);
    const merged = before ?? added.get(place);
    if (!merged) {
      added.set(place, { ...line, position: ++position });
      return row;
    }
    const sum = sumOfLines(merged, line);
    if (before) changed.set(place, { ...before, ...sum });
    else added.set(place, { ...(merged as LineToWrite), ...sum });
    return { ...row, status: 'merged' };
  });
  return { changed: [...changed.values()], added: [...added.values()], rows };
}

interface LineChange {
  id: number;
  contentId?: string | undefined;
  quantity?: number | undefined;
  unit?: string | undefined;
  note?: string | undefined;
  standing?: number | null | undefined;
}

interface RestoredLine {
  contentId: string;
  code: string;
  displayName: string;
  quantity: number;
  unit: string;
  note: string;
  section: string;
  standing: number | null;
  /** The line in front of which it is restored; null if it was the last one. */
  before: number | null;
}

interface LinesChange {
  version: number;
  change: readonly LineChange[];
  remove: readonly number[];
  restore: readonly RestoredLine[];
}

export async function changeLines(
  ctx: Context,
  listId: number,
  { version, change, remove, restore }: LinesChange,
): Promise<{ version: number }> {
  const party = await requireListParty(ctx);
  await requireList(ctx, party, listId);
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const next = await touchList(tx, listId, version);
    const rows = new Map((await selectLines(tx, [listId])).map((line) => [line.id, line]));
    const variants = await variantsByGuids(
      tx,
      [...change, ...restore].flatMap(({ contentId }) => contentId ?? []),
    );
    await deleteLines(tx, listId, remove);
    for (const id of remove) rows.delete(id);
    const changed = new Map<number, LineRow>();
    for (const one of change) {
      const row = changed.get(one.id) ?? rows.get(one.id);
      if (!row) throw new AppError('notFound', { detail: 'Deze regel staat niet meer op de lijst.' });
      const variant = one.contentId === undefined ? undefined : variants.get(one.contentId.toLowerCase());
      changed.set(one.id, changedLine(party, row, one, variant));
    }
    const folded = foldTogether([...rows.values()], changed);
    await deleteLines(tx, listId, folded.gone);
    await rewriteLines(tx, listId, folded.changed);
    if (restore.length === 0) return { version: next };
    await restoreLines(
      tx,
      listId,
      restore.map((line) => restoredLine(party, line, variants.get(line.contentId.toLowerCase()))),
    );
    return { version: await touchList(tx, listId) };
  });
}

type LineToRestore = Omit<LineToWrite, 'position'> & { before: number | null };

/** Its names come from the catalogue, as long as the article is known there. */
function restoredLine({ user }: ListParty, line: RestoredLine, variant: OrderableVariant | undefined): LineToRestore {
  if (variant && variant.ventureId !== user.ventureId) {
    throw new AppError('badRequest', { detail: 'Dit artikel kennen we niet.' });
  }
  return {
    ...line,
    contentId: line.contentId.toLowerCase(),
    code: variant?.code ?? line.code,
    displayName: variant ? nameOf(variant) : line.displayName,
    quantity: String(line.quantity),
    standing: line.standing === null ? null : String(line.standing),
  };
}

/** Restores each line in its own place. If its article was added again meanwhile, the two become one line. */
async function restoreLines(tx: Context, listId: number, restored: readonly LineToRestore[]): Promise<void> {
  const lines: (LineRow | LineToWrite)[] = await selectLines(tx, [listId]);
  for (const { before, ...line } of restored) {
    const same = lines.findIndex(({ contentId, section }) => contentId === line.contentId && section === line.section);
    const there = lines[same];
    if (there) {
      lines[same] = { ...there, ...sumOfLines(there, line) };
      continue;
    }
    const place = lines.findIndex((one) => 'id' in one && one.id === before);
    lines.splice(place === -1 ? lines.length : place, 0, { ...line, position: 0 });
  }
  refuseTooMany(lines.length);
  for (const { quantity } of lines) refuseTooMuch(quantity);
  const [list] = await tx.db
    .select({ sections: orderLists.sections })
    .from(orderLists)
    .where(eq(orderLists.id, listId));
  await addSections(tx, listId, list?.sections ?? [], lines);
  const placed = lines.map((line, position) => ({ ...line, position }));
  await rewriteLines(
    tx,
    listId,
    placed.filter((line): line is LineRow => 'id' in line),
  );
  await insertLines(
    tx,
    listId,
    placed.filter((line) => !('id' in line)),
  );
}

function changedLine(
  party: ListParty,
  row: LineRow,
  change: LineChange,
  variant: OrderableVariant | undefined,
): LineRow {
  const isReplaced = change.contentId !== undefined && change.contentId.toLowerCase() !== row.contentId;
  if (isReplaced && (variant?.ventureId !== party.user.ventureId || variant.state !== 'orderable')) {
    throw new AppError('badRequest', { detail: 'Dit artikel is niet te bestellen.' });
  }
  const article =
    isReplaced && variant
      ? { contentId: variant.guid, code: variant.code, displayName: nameOf(variant), unit: variant.salesUnit }
      : {};
  return {
    ...row,
    ...article,
    ...(change.quantity === undefined ? {} : { quantity: String(change.quantity) }),
    ...(change.unit === undefined ? {} : { unit: change.unit }),
    ...(change.note === undefined ? {} : { note: change.note }),
    ...(change.standing === undefined ? {} : { standing: change.standing === null ? null : String(change.standing) }),
  };
}

/** A line replaced by an article that is already in the same section is merged with that line. */
function foldTogether(rows: readonly LineRow[], changed: ReadonlyMap<number, LineRow>) {
  const gone: number[] = [];
  const kept = new Map<string, LineRow>();
  const result = new Map(changed);
  for (const row of rows) {
    const line = changed.get(row.id) ?? row;
    const place = `${line.contentId} ${line.section}`;
    const first = kept.get(place);
    if (!first) {
      kept.set(place, line);
      continue;
    }
    const sum = { ...first, ...sumOfLines(first, line) };
    refuseTooMuch(sum.quantity);
    kept.set(place, sum);
    result.set(sum.id, sum);
    result.delete(line.id);
    gone.push(line.id);
  }
  return { gone, changed: [...result.values()] };
}

/**
 * The sections in order, each with its lines in order. A line that is not named means that somebody else changed the
 * list.
 */
export async function arrangeLines(
  ctx: Context,
  listId: number,
  {
    version,
    sections,
  }: { version: number; sections: readonly (OrderList['sections'][number] & { lines: readonly number[] })[] },
): Promise<{ version: number }> {
  const party = await requireListParty(ctx);
  await requireList(ctx, party, listId);
  const names = sections.map(({ name }) => name);
  if (new Set(names).size !== names.length) {
    throw new AppError('badRequest', { detail: 'Twee groepen hebben dezelfde naam. Geef ze elk een eigen naam.' });
  }
  if (names.filter((name) => name !== '').length > maxSections) throw tooManySections();
  const ids = sections.flatMap(({ lines }) => lines);
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const next = await touchList(tx, listId, version);
    const rows = await selectLines(tx, [listId]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const isWhole = ids.length === rows.length && new Set(ids).size === ids.length && ids.every((id) => byId.has(id));
    if (!isWhole) throw new AppError('badRequest', { detail: 'Niet alle regels van de lijst zijn genoemd.' });
    let position = 0;
    const moved = sections.flatMap(({ name, lines }) =>
      lines.flatMap((id) => {
        const row = byId.get(id);
        return row ? [{ ...row, section: name, position: position++ }] : [];
      }),
    );
    const folded = foldTogether(moved, new Map(moved.map((row) => [row.id, row])));
    await deleteLines(tx, listId, folded.gone);
    await rewriteLines(tx, listId, folded.changed);
    const named = sections.filter(({ name }) => name !== '').map(({ name, note }) => ({ name, note }));
    const [row] = await tx.db
      .update(orderLists)
      .set({ sections: named })
      .where(eq(orderLists.id, listId))
      .returning({ version: orderLists.version });
    return { version: row?.version ?? next };
  });
}
