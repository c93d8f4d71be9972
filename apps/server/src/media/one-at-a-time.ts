/** Shares work that is already under way for the same key, and lets only so many different ones run at once. */
export class OneAtATime {
  readonly #most: number;
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number) {
    this.#most = most;
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const already = this.#underWay.get(key);
    // The key names what is made, so what is under way for it is of the same type.
    if (already) return already as Promise<T>;
    const job = this.#inTurn(work).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, job);
    return job;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}
