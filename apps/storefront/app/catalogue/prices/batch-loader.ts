/** The contract's maximum per call. */
const maxBatchSize = 200;

interface BatchOptions {
  batchSize?: number;
  /** Schedules the batch; by default after everything that mounts together has mounted. */
  schedule?: (run: () => void) => void;
}

/**
 * Batches requests of the same tick: a page of products is one call, not one per product. An id that is missing from
 * the answer resolves to undefined; a failed call rejects everything in it.
 */
export function batchLoader<T>(
  fetchBatch: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  { batchSize: most = maxBatchSize, schedule: later = (run) => setTimeout(run) }: BatchOptions = {},
): (id: string) => Promise<T | undefined> {
  let pendingIds = new Map<string, PromiseWithResolvers<T | undefined>>();

  function send(): void {
    const waiting = [...pendingIds];
    pendingIds = new Map();
    for (let first = 0; first < waiting.length; first += most) void answer(waiting.slice(first, first + most));
  }

  async function answer(part: readonly [string, PromiseWithResolvers<T | undefined>][]): Promise<void> {
    try {
      const found = await fetchBatch(part.map(([id]) => id));
      for (const [id, { resolve }] of part) resolve(found.get(id));
    } catch (error) {
      for (const [, { reject }] of part) reject(error);
    }
  }

  return (id) => {
    const known = pendingIds.get(id);
    if (known) return known.promise;
    if (pendingIds.size === 0) later(send);
    const wanted = Promise.withResolvers<T | undefined>();
    pendingIds.set(id, wanted);
    return wanted.promise;
  };
}
