import { AppError } from '../errors.ts';

/** A longer queue would only keep everybody waiting; the next one hears so at once. */
const mostWaiting = 200;

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
    if (this.#running < this.#most) this.#running++;
    else if (this.#waiting.length >= mostWaiting) throw new AppError('unavailable');
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place; only without anybody waiting does it become free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
