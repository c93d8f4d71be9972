/** Of the contract: so many in one call. */
const maxAtOnce = 200;

interface BatchOptions {
  most?: number;
  /** When what was gathered is asked for; by default as soon as everything that mounts together has mounted. */
  later?: (run: () => void) => void;
}

/**
 * Asks once for all that is wanted in the same tick: a page of products is one call, not one per product. An id the
 * answer does not mention gives nothing; a call that fails fails for everything in it.
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
