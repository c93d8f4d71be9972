import type { ListRow } from '../line-import/list-rows.ts';
import type { Attempt } from '../line-import/quick-rows.ts';

/*
 * The list of quick order on this device, until it is added or emptied. Removed at logout (frame/session/device-caches.ts).
 */

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface ListOwner {
  userId: string;
  ventureId: string;
}

/** As it was written, without the server's answers; with the attempt, so that a retry adds nothing twice. */
export interface StoredList {
  rows: readonly ListRow[];
  attempt: Attempt | null;
}

export function listKey({ userId, ventureId }: ListOwner): string {
  return `quickOrder-${ventureId}-${userId}`;
}

export function readStoredList(storage: DeviceStorage | null, owner: ListOwner): StoredList | null {
  const text = storage?.getItem(listKey(owner)) ?? null;
  if (text === null) return null;
  try {
    const { rows, attempt } = JSON.parse(text) as { rows?: unknown; attempt?: unknown };
    if (!Array.isArray(rows) || !rows.every(isRow)) return null;
    return { rows: rows.map(rowOf), attempt: isAttempt(attempt) ? attempt : null };
  } catch {
    // Truncated or written by other code: ignored.
    return null;
  }
}

/** A list without rows is removed. */
export function storeList(storage: DeviceStorage | null, owner: ListOwner, { rows, attempt }: StoredList): void {
  try {
    if (rows.length === 0) storage?.removeItem(listKey(owner));
    else storage?.setItem(listKey(owner), JSON.stringify({ rows: rows.map(rowOf), attempt }));
  } catch (error) {
    // Full or refused: the list works without storage, until the page is reloaded.
    console.warn(error);
  }
}

function rowOf({ code, quantity, unit }: ListRow): ListRow {
  return { code, quantity, unit };
}

function isRow(value: unknown): value is ListRow {
  return hasTexts(value, ['code', 'quantity', 'unit']);
}

function isAttempt(value: unknown): value is Attempt {
  return hasTexts(value, ['key', 'lines']);
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
  );
}
