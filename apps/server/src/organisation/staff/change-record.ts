import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from './staff-route.ts';
import type { Place } from './staff-scopes.ts';

/*
 * How staff change a record: lock it, refuse it if it is not there, not theirs, or not as they saw it, write it, and
 * audit it, in one transaction.
 */

/** What all changes of a kind of record begin with. */
export interface LockedRecord<Key, Row> {
  /** Locks it until the transaction ends. */
  lock: (tx: StaffContext, key: Key) => Promise<Row | undefined>;
  /** The sentence if it is not there, where the general one does not do. */
  missing?: string;
  /** The permission of the route must hold in all of them. */
  places: (row: Row) => readonly Place[];
  version: (row: Row) => number;
  /** The sentence if somebody changed it since. */
  stale: string;
  /** What that person left, for comparison. */
  current: (tx: StaffContext, row: Row) => unknown;
}

export interface StaffRecord<Key, Row> extends LockedRecord<Key, Row> {
  /** Its name in the audit log. */
  audited: (row: Row) => { entity: string; entityId: string; entityName: string; ventureId: string | null };
  /** The fields that the audit log compares. */
  fields: (row: Row, tx: StaffContext) => object | Promise<object>;
}

interface Step<Row> {
  /** The version the user saw; without one, the record is changed as it is. */
  version?: number | undefined;
  /** What the change itself requires, before its version counts. */
  allow?: (tx: StaffContext, row: Row) => void | Promise<void>;
}

export function inTransaction<T>(ctx: StaffContext, work: (tx: StaffContext) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}

/** For a change with an audit entry of its own form; in the caller's transaction. */
export async function lockRecord<Key, Row>(
  tx: StaffContext,
  kind: LockedRecord<Key, Row>,
  key: Key,
  { version, allow }: Step<Row> = {},
): Promise<Row> {
  const row = await kind.lock(tx, key);
  if (!row) throw new AppError('notFound', kind.missing === undefined ? {} : { detail: kind.missing });
  for (const place of kind.places(row)) requireThere(tx, place);
  await allow?.(tx, row);
  if (version !== undefined && kind.version(row) !== version)
    throw conflictWith(kind.stale, await kind.current(tx, row));
  return row;
}

/** The answer to an outdated change: what stands there now. */
export function conflictWith(detail: string, current: unknown): AppError {
  return new AppError('conflict', { detail, members: { current } });
}

interface Changing<Row> extends Step<Row> {
  write: (tx: StaffContext, row: Row) => Promise<Row | undefined>;
}

/** Returns the record as it was written. */
export function changeRecord<Key, Row>(
  ctx: StaffContext,
  kind: StaffRecord<Key, Row>,
  key: Key,
  { write, ...step }: Changing<Row>,
): Promise<Row> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, kind, key, step);
    const before = { ...(await kind.fields(row, tx)) };
    const saved = await write(tx, row);
    if (!saved) throw new AppError('notFound');
    await auditWrite(tx, tx.db, { ...kind.audited(saved), before, after: { ...(await kind.fields(saved, tx)) } });
    return saved;
  });
}

interface Removing<Row> extends Step<Row> {
  remove: (tx: StaffContext, row: Row) => Promise<void>;
}

export function removeRecord<Key, Row>(
  ctx: StaffContext,
  kind: StaffRecord<Key, Row>,
  key: Key,
  { remove, ...step }: Removing<Row>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, kind, key, step);
    const before = { ...(await kind.fields(row, tx)) };
    await remove(tx, row);
    await auditWrite(tx, tx.db, { ...kind.audited(row), before, after: null });
  });
}

/** Refused as a conflict if nothing was added. */
export function addRecord<Row>(
  ctx: StaffContext,
  kind: Pick<StaffRecord<never, Row>, 'audited' | 'fields'>,
  add: (tx: StaffContext) => Promise<Row | undefined>,
): Promise<Row> {
  return inTransaction(ctx, async (tx) => {
    const row = await add(tx);
    if (!row) throw new AppError('conflict');
    await auditWrite(tx, tx.db, { ...kind.audited(row), before: null, after: { ...(await kind.fields(row, tx)) } });
    return row;
  });
}
