/** The ttl: branches open and close, but not during one visit. */
const longest = 10 * 60_000;

let kept: { data: unknown; since: number } | undefined;

/** The data the finder loaded last, in the browser only: the next question is answered from it. */
export const finderMemory = {
  keep<T>(data: T): void {
    // Answers computed from the cache are as old as the cache.
    kept = { data, since: kept?.since ?? Date.now() };
  },
  /** The page that stores the value is the page that reads it, so it knows the type. */
  recall<T>(): T | undefined {
    if (kept && Date.now() - kept.since > longest) kept = undefined;
    return kept?.data as T | undefined;
  },
};
