import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** All our limits are for a minute. */
const windowMs = 60_000;

export type CountedCalls = [name: string, count: number][];

/**
 * How often each address has called in the last minute. The processes of a program exchange their counts a few times a
 * second, so that a limit applies to the whole program, whichever process a connection is assigned to.
 */
export class CallCounts {
  readonly #counts = new Map<string, { count: number; began: number }>();
  readonly #clock: () => number;
  #unsent = new Map<string, number>();
  #lastSweep = 0;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** One more of our own. */
  count(name: string): { current: number; ttl: number } {
    this.#unsent.set(name, (this.#unsent.get(name) ?? 0) + 1);
    const { count, began } = this.#add(name, 1);
    return { current: count, ttl: began + windowMs - this.#clock() };
  }

  /** What other processes counted. */
  add(calls: CountedCalls): void {
    for (const [name, count] of calls) this.#add(name, count);
  }

  /** The calls of this process since the last call of this function. */
  takeUnsent(): CountedCalls {
    const calls = [...this.#unsent];
    this.#unsent = new Map();
    return calls;
  }

  #add(name: string, count: number): { count: number; began: number } {
    const now = this.#clock();
    if (now - this.#lastSweep >= windowMs) this.#sweep(now);
    const known = this.#counts.get(name);
    if (known && now - known.began < windowMs) {
      known.count += count;
      return known;
    }
    const first = { count, began: now };
    this.#counts.set(name, first);
    return first;
  }

  #sweep(now: number): void {
    this.#lastSweep = now;
    for (const [name, { began }] of this.#counts) if (now - began >= windowMs) this.#counts.delete(name);
  }

  /** The store interface of the rate-limit plugin: it creates one, and a child for each route with its own limit. */
  store(): FastifyRateLimitStoreCtor {
    const counts = this;
    // Routes are registered in the same order in every process.
    let stores = 0;
    return class implements FastifyRateLimitStore {
      readonly #number = stores++;

      incr(address: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
        done(null, counts.count(`${this.#number} ${address}`));
      }

      child(): FastifyRateLimitStore {
        return new (this.constructor as new () => FastifyRateLimitStore)();
      }
    };
  }
}
