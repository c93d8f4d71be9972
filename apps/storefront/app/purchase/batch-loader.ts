/** The contract's maximum per call. */
const maxAtOnce = 200;

interface BatchOptions {
  most?: number;
  /** Schedules the batch; by default after everything that mounts together has mounted. */
  later?: (run: () => void) => void;
}

/**
 * Batches requests of the same tick: a page of products is one call, not one per product. An id that is missing from
 * the answer resolves to undefined; a failed call rejects everything in it.
 */
export function batchLoader<T>(
  ask: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  { most = maxAtOnce, later = (run) => setTimeout(run) }: BatchOptions = {},
): (id: string) => Promise<T | undefined> {
  let gathered = new Map<string, PromiseWithResolvers<T | undefined>>();

  function send(): void {
    const waiting = [...gathered];
    gathered = new Map();
    for (let first = 0; first < waiting.length; first += most) void answer(waiting.slice(first, first + most));
  }

  async function answer(part: readonly [string, PromiseWithResolvers<T | undefined>][]): Promise<void> {
    try {
      const found = await ask(part.map(([id]) => id));
      for (const [id, { resolve }] of part) resolve(found.get(id));
    } catch (error) {
      for (const [, { reject }] of part) reject(error);
    }
  }

  return (id) => {
    const known = gathered.get(id);
    if (known) return known.promise;
    if (gathered.size === 0) later(send);
    const wanted = Promise.withResolvers<T | undefined>();
    gathered.set(id, wanted);
    return wanted.promise;
  };
}
