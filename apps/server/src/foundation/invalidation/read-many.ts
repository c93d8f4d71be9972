import type { ChangeTag } from './changes.ts';
import type { ReadCache } from './read-cache.ts';

/**
 * Values cached one by one and read together: the missing ones are read in one query, also when several callers ask for
 * the same at once. Returned in the order of the keys; what does not exist is left out.
 */
export function readMany<K extends string | number, V extends object>(
  ctx: { cache: ReadCache },
  tag: ChangeTag,
  what: string,
  keys: readonly K[],
  load: (missing: K[]) => Promise<ReadonlyMap<K, V>>,
): Promise<Map<K, V>> {
  return readTogether(keys, load, (key, loadOne) => ctx.cache.find(tag, `${what} ${key}`, loadOne));
}

/** The same by the ids of rows, where a change of one leaves the others cached. */
export function readManyOf<V extends object>(
  ctx: { cache: ReadCache },
  tag: ChangeTag,
  what: string,
  ids: readonly number[],
  load: (missing: number[]) => Promise<ReadonlyMap<number, V>>,
): Promise<Map<number, V>> {
  return readTogether(ids, load, (id, loadOne) => ctx.cache.findOf(tag, id, `${what} ${id}`, loadOne));
}

async function readTogether<K, V extends object>(
  keys: readonly K[],
  load: (missing: K[]) => Promise<ReadonlyMap<K, V>>,
  find: (key: K, loadOne: () => Promise<V | undefined>) => V | undefined | Promise<V | undefined>,
): Promise<Map<K, V>> {
  const missing: K[] = [];
  const loaded = Promise.withResolvers<ReadonlyMap<K, V>>();
  const asked = [...new Set(keys)];
  const reading = asked.map((key) =>
    find(key, () => {
      missing.push(key);
      return loaded.promise.then((values) => values.get(key));
    }),
  );
  if (missing.length > 0) load(missing).then(loaded.resolve, loaded.reject);
  const isThere = !reading.some((value) => value instanceof Promise);
  const values = isThere ? (reading as (V | undefined)[]) : await Promise.all(reading);
  const found = new Map<K, V>();
  for (const [at, key] of asked.entries()) {
    const value = values[at];
    if (value) found.set(key, value);
  }
  return found;
}
