/** Milliseconds. Branches rarely change during one visit. */
const ttl = 10 * 60_000;

let cached: { data: unknown; cachedAt: number } | undefined;

/** Caches the data that the finder loaded last, in the browser only, to answer the next question from. */
export const finderCache = {
  store<T>(data: T): void {
    // Data that was read from the cache keeps its age when it is stored again.
    cached = { data, cachedAt: cached?.cachedAt ?? Date.now() };
  },
  /** Only one page stores and reads the value, so it knows the type. */
  read<T>(): T | undefined {
    if (cached && Date.now() - cached.cachedAt > ttl) cached = undefined;
    return cached?.data as T | undefined;
  },
};
