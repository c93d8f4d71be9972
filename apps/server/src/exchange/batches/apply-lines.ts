import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { query } from '../../foundation/database/prepared.ts';
import { entities } from '../entities/entities.ts';
import { Chunk, type FieldErrors, type Line, ownIdPrefix, ownIds, type Reference } from '../writing/chunk.ts';
import type { Feed } from '../writing/feed.ts';
import { recordFields } from '../writing/field-sources.ts';
import { checkRecord, missingChoices, parseLine } from '../writing/record-validation.ts';

/** A received line, or the deletion of a record that a replacing batch leaves out. */
export interface ReceivedLine {
  line: number;
  externalId: string;
  fingerprint: string | null;
  /** JSON; empty for a deletion. */
  record: string | null;
}

/** A line after the checks that need no lookup. */
export interface CheckedLine {
  line: number;
  externalId: string;
  fingerprint: string | null;
  checked: { fields: Record<string, unknown>; isDelete: boolean } | { errors: FieldErrors };
  /** The deletion of a record that the batch leaves out. */
  isVanishing: boolean;
}

type LineResult = 'created' | 'changed' | 'unchanged' | 'removed' | 'refused';

export interface AppliedLine {
  line: number;
  externalId: string;
  result: LineResult;
  ourId: string | null;
  errors: FieldErrors | undefined;
}

interface Applying {
  feed: Feed;
  venture: Venture;
  /** Absent if it cannot be undone. */
  batchId: number | undefined;
}

/** Checks, resolves and writes lines in the caller's transaction. An invalid line does not affect the others. */
export async function applyLines(
  ctx: Context,
  { feed, venture, batchId }: Applying,
  received: readonly CheckedLine[],
): Promise<AppliedLine[]> {
  const references = await referencesOf(ctx, feed, received);
  const own = await ownReferences(ctx, feed, received, references);
  const results = new Map<number, AppliedLine>();
  const told = (line: CheckedLine, result: LineResult, errors?: FieldErrors, ourId: string | null = null) =>
    results.set(line.line, { line: line.line, externalId: line.externalId, result, ourId, errors });
  const lines: Line[] = [];
  for (const one of received) {
    const ref = references.get(one.externalId) ?? own.get(one.externalId);
    if (ref?.fingerprint != null && ref.fingerprint === one.fingerprint) {
      told(one, 'unchanged', undefined, ref.ourId);
      continue;
    }
    const checked = withChoices(feed.entity, one, ref);
    if ('errors' in checked) told(one, 'refused', checked.errors);
    else if (checked.isDelete && (!ref || ref.isRemoved)) told(one, 'unchanged');
    else {
      const { line, externalId, fingerprint } = one;
      lines.push({ line, externalId, fingerprint, fields: checked.fields, isDelete: checked.isDelete, ref });
    }
  }
  for (const [line, applied] of await applyOrSplit(ctx, { feed, venture, batchId }, lines)) results.set(line, applied);
  return received.flatMap(({ line }) => results.get(line) ?? []);
}

/** Parses and checks lines; keeps only the parts that are needed later in memory. */
export function checkLines(entity: ExchangeEntity, received: readonly ReceivedLine[]): CheckedLine[] {
  return received.map(({ line, externalId, fingerprint, record }) => {
    const isVanishing = record === null;
    return { line, externalId, fingerprint, checked: isVanishing ? deletion : checkText(entity, record), isVanishing };
  });
}

const deletion = { fields: {}, isDelete: true };

function checkText(entity: ExchangeEntity, record: string): CheckedLine['checked'] {
  const parsed = parseLine(record);
  return 'errors' in parsed ? parsed : checkRecord(entity, parsed.value);
}

/** A new record must fill exactly one field of each group of alternatives. */
function withChoices(entity: ExchangeEntity, { checked }: CheckedLine, ref: Reference | undefined) {
  if ('errors' in checked || checked.isDelete || (ref && !ref.isRemoved)) return checked;
  const missing = missingChoices(entity, checked.fields);
  return Object.keys(missing).length > 0 ? { errors: missing } : checked;
}

async function referencesOf(ctx: Context, feed: Feed, lines: readonly CheckedLine[]): Promise<Map<string, Reference>> {
  const rows = await query<Reference & { externalId: string }>(
    ctx.db,
    `select external_id as "externalId", our_id as "ourId", replace(fingerprint::text, '-', '') as fingerprint,
       removed_at is not null as "isRemoved", true as "isStored"
     from exchange_reference where source_id = $1 and venture_id = $2 and entity = $3 and external_id = any($4)`,
    [feed.sourceId, feed.ventureId, feed.entity, lines.map(({ externalId }) => externalId)],
  );
  return new Map(rows.map(({ externalId, ...ref }) => [externalId, ref]));
}

/**
 * A record with our own id refers to that row, also if another source created it, so that a shop can import its own
 * export. An id from another shop may belong to something else here; its address shows that.
 */
async function ownReferences(
  ctx: Context,
  feed: Feed,
  lines: readonly CheckedLine[],
  known: ReadonlyMap<string, Reference>,
): Promise<Map<string, Reference>> {
  const named = lines.filter(
    ({ externalId, isVanishing }) => !isVanishing && externalId.startsWith(ownIdPrefix) && !known.has(externalId),
  );
  const ids = await ownIds(
    ctx,
    feed.ventureId,
    feed.entity,
    named.map(({ externalId }) => externalId),
  );
  if (ids.length === 0) return new Map();
  const taken = await query<{ ourId: string }>(
    ctx.db,
    `select our_id as "ourId" from exchange_reference
     where source_id = $1 and venture_id = $2 and entity = $3 and our_id = any($4) and removed_at is null`,
    [feed.sourceId, feed.ventureId, feed.entity, ids],
  );
  const elsewhere = new Set(taken.map(({ ourId }) => ourId));
  const segments = await segmentsOf(ctx, feed.entity, ids);
  const lineByOurId = new Map(named.map((line) => [line.externalId, line]));
  return new Map(
    ids.flatMap((ourId): [string, Reference][] => {
      const externalId = ownIdPrefix + ourId;
      const segment = segments.get(ourId);
      const isOther = segment !== undefined && !isAt(lineByOurId.get(externalId)?.checked, segment);
      const reference = { ourId, fingerprint: null, isRemoved: false, isStored: false };
      return elsewhere.has(ourId) || isOther ? [] : [[externalId, reference]];
    }),
  );
}

async function segmentsOf(ctx: Context, entity: ExchangeEntity, ids: readonly string[]): Promise<Map<string, string>> {
  if (entity !== 'product' && entity !== 'category') return new Map();
  const rows = await query<{ id: string; segment: string }>(
    ctx.db,
    `select id::text, route_segment as segment from ${entity} where id = any($1::integer[])`,
    [ids],
  );
  return new Map(rows.map(({ id, segment }) => [id, segment]));
}

/** A record without an address is matched by its id. */
function isAt(checked: CheckedLine['checked'] | undefined, segment: string): boolean {
  if (!checked || 'errors' in checked) return false;
  const { routeSegment } = checked.fields;
  return routeSegment === undefined || routeSegment === segment;
}

/** Classes of SQLSTATE that a row can cause: a duplicate row, values out of range, and constraint violations. */
const causedByRow = new Set(['21', '22', '23']);
const unique = '23505';

/**
 * The database may refuse a line that passed the checks, and then refuses all of them: the lines are applied again by
 * halves, until the failing line is isolated.
 */
async function applyOrSplit(
  ctx: Context,
  applying: Applying,
  lines: readonly Line[],
  isSecondTry = false,
): Promise<Map<number, AppliedLine>> {
  if (lines.length === 0) return new Map();
  try {
    return await ctx.db.transaction((savepoint) => applyAll({ ...ctx, db: savepoint }, applying, lines));
  } catch (error) {
    const code = sqlState(error);
    if (code === undefined || !causedByRow.has(code.slice(0, 2))) throw error;
    const [first] = lines;
    // A concurrent source may have inserted the same row: the second try finds it.
    if (lines.length === 1 && code === unique && !isSecondTry) return applyOrSplit(ctx, applying, lines, true);
    if (lines.length === 1 && first) {
      ctx.log.warn(
        { err: error, line: first.line, externalId: first.externalId },
        'a line was refused by the database',
      );
      const errors = { record: [messageOf(code)] };
      return new Map([
        [first.line, { line: first.line, externalId: first.externalId, result: 'refused', ourId: null, errors }],
      ]);
    }
    const half = Math.ceil(lines.length / 2);
    const before = await applyOrSplit(ctx, applying, lines.slice(0, half));
    const after = await applyOrSplit(ctx, applying, lines.slice(half));
    return new Map([...before, ...after]);
  }
}

function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && at.code.length === 5) return at.code;
  }
  return undefined;
}

function messageOf(code: string): string {
  if (code === unique) return 'Dit is er al, onder een andere sleutel';
  if (code === '23503') return 'Dit hoort bij iets wat er niet is, of iets anders hoort hierbij';
  return 'Deze waarden passen niet bij elkaar of niet in de winkel';
}

async function applyAll(
  ctx: Context,
  { feed, venture, batchId }: Applying,
  lines: readonly Line[],
): Promise<Map<number, AppliedLine>> {
  const chunk = new Chunk(ctx, feed, venture, batchId === undefined ? undefined : { batchId });
  try {
    await writeLines(chunk, lines, batchId);
  } catch (error) {
    await chunk.answered();
    throw error;
  }
  const results = lines.map((line): [number, AppliedLine] => [
    line.line,
    {
      line: line.line,
      externalId: line.externalId,
      result: chunk.resultOf(line),
      ourId: chunk.ourIdOf(line),
      errors: chunk.refused.get(line.line),
    },
  ]);
  await chunk.answered();
  return new Map(results);
}

async function writeLines(chunk: Chunk, lines: readonly Line[], batchId: number | undefined): Promise<void> {
  const entity = entities[chunk.feed.entity];
  const writes = lines.filter(({ isDelete }) => !isDelete);
  const deletes = lines.filter(({ isDelete }) => isDelete);
  if (writes.length > 0) await entity.write(chunk, writes);
  if (deletes.length > 0) await removeLines(chunk, deletes);
  await chunk.saveReferences(batchId ?? null);
  await recordFields(chunk.ctx, chunk.feed, chunk.accepted(writes));
  await entity.settle?.(chunk);
}

/** Keeps rows to which another record of the source refers, and removes the others. */
async function removeLines(chunk: Chunk, deletes: readonly Line[]): Promise<void> {
  const named = await chunk.stillNamed(deletes);
  const isNamed = ({ ref }: Line) => ref !== undefined && named.has(ref.ourId);
  for (const line of deletes.filter(isNamed)) chunk.linkRemoved(line);
  const sole = deletes.filter((line) => !isNamed(line));
  if (sole.length > 0) await entities[chunk.feed.entity].remove(chunk, sole);
}
