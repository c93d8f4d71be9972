import type { Context } from '../request-context.ts';

/**
 * Values kept one by one and read together: what is not kept comes in one query for all of them, also when several ask
 * for the same at once. In the order asked for; what does not exist is left out.
 */
export async function readMany<K extends string | number, V extends object>(
  ctx: Context,
  what: string,
  keys: readonly K[],
  load: (missing: K[]) => Promise<ReadonlyMap<K, V>>,
): Promise<Map<K, V>> {
  const missing: K[] = [];
  const loaded = Promise.withResolvers<ReadonlyMap<K, V>>();
  const reading = [...new Set(keys)].map(async (key): Promise<readonly [K, V | undefined]> => {
    const value = await ctx.cache.read('catalogue', `${what} ${key}`, (): Promise<V | undefined> => {
      missing.push(key);
      return loaded.promise.then((values) => values.get(key));
    });
    return [key, value];
  });
  if (missing.length > 0) load(missing).then(loaded.resolve, loaded.reject);
  const found = new Map<K, V>();
  for (const [key, value] of await Promise.all(reading)) if (value) found.set(key, value);
  return found;
}
