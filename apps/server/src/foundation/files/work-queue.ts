import { AppError } from '../errors/app-error.ts';

/** When the queue is full, further callers are refused at once. */
const maxWaiting = 200;

/** Heavy work runs one at a time, so that light work can overtake it. */
export type Weight = 'light' | 'heavy';

interface Waiting {
  weight: Weight;
  start: () => void;
}

/** Shares running work of the same key, and limits how many different keys run at once. */
export class WorkQueue {
  readonly #maxRunning: number;
  readonly #jobsByKey = new Map<string, Promise<unknown>>();
  readonly #waiting: Waiting[] = [];
  readonly #running: Record<Weight, number> = { light: 0, heavy: 0 };

  constructor(most: number) {
    this.#maxRunning = most;
  }

  run<T>(key: string, work: () => Promise<T>, weight: Weight = 'light'): Promise<T> {
    const existing = this.#jobsByKey.get(key);
    // The key identifies the result, so running work for it has the same type.
    if (existing) return existing as Promise<T>;
    const job = this.#runWhenAllowed(work, weight).finally(() => this.#jobsByKey.delete(key));
    this.#jobsByKey.set(key, job);
    return job;
  }

  async #runWhenAllowed<T>(work: () => Promise<T>, weight: Weight): Promise<T> {
    if (this.#mayStart(weight)) this.#running[weight]++;
    else if (this.#waiting.length >= maxWaiting) throw new AppError('unavailable');
    else await new Promise<void>((start) => this.#waiting.push({ weight, start }));
    try {
      return await work();
    } finally {
      this.#running[weight]--;
      this.#startNext();
    }
  }

  #mayStart(weight: Weight): boolean {
    const { light, heavy } = this.#running;
    return light + heavy < this.#maxRunning && (weight === 'light' || heavy === 0);
  }

  /** Starts the first that is allowed; its place is taken synchronously. */
  #startNext(): void {
    const next = this.#waiting.findIndex(({ weight }) => this.#mayStart(weight));
    const [started] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (!started) return;
    this.#running[started.weight]++;
    started.start();
  }
}
