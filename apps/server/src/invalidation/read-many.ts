import type { ChangeTag } from './changes.ts';
import type { ReadCache } from './read-cache.ts';

/**
 * Values kept one by one and read together: what is not kept comes in one query for all of them, also when several ask
 * for the same at once. In the order asked for; what does not exist is left out.
 */
export async function readMany<K extends string | number, V extends object>(
  ctx: { cache: ReadCache },
  kind: ChangeTag,
  what: string,
  keys: readonly K[],
  load: (missing: K[]) => Promise<ReadonlyMap<K, V>>,
): Promise<Map<K, V>> {
  const missing: K[] = [];
  const loaded = Promise.withResolvers<ReadonlyMap<K, V>>();
  const asked = [...new Set(keys)];
  const reading = asked.map((key) =>
    ctx.cache.read(kind, `${what} ${key}`, (): Promise<V | undefined> => {
      missing.push(key);
      return loaded.promise.then((values) => values.get(key));
    }),
  );
  if (missing.length > 0) load(missing).then(loaded.resolve, loaded.reject);
  const values = await Promise.all(reading);
  const found = new Map<K, V>();
  for (const [at, key] of asked.entries()) {
    const value = values[at];
    if (value) found.set(key, value);
  }
  return found;
}
