/** decisions, Cart, checkout, orders: details are fetched lazily, so many at a time. */
export const maxAtATime = 4;

/** Long enough to open what was pointed at, too short to show an order that has changed since. */
const freshFor = 2 * 60 * 1000;

/**
 * What was fetched ahead of an order being opened. Whoever asks for one twice waits for the same answer; what waits for
 * its turn longest is given up when somebody points at many.
 */
export class OrderCache<T> {
  readonly #load: (orderId: string) => Promise<T>;
  readonly #clock: () => number;
  readonly #known = new Map<string, { at: number; view: T }>();
  readonly #loading = new Map<string, symbol>();
  #waiting: string[] = [];

  constructor(load: (orderId: string) => Promise<T>, clock: () => number = Date.now) {
    this.#load = load;
    this.#clock = clock;
  }

  /** Somebody may open it. */
  fetchAhead(orderId: string): void {
    if (this.peek(orderId) || this.#loading.has(orderId)) return;
    // The last one pointed at is the one most likely to be opened.
    this.#waiting = [orderId, ...this.#waiting.filter((id) => id !== orderId)].slice(0, maxAtATime);
    this.#next();
  }

  peek(orderId: string): T | undefined {
    const known = this.#known.get(orderId);
    return known && this.#clock() - known.at < freshFor ? known.view : undefined;
  }

  /** After a cancellation (C 4.1): also what is on its way is of before. */
  forget(orderId: string): void {
    this.#known.delete(orderId);
    this.#loading.delete(orderId);
    this.#waiting = this.#waiting.filter((id) => id !== orderId);
  }

  forgetAll(): void {
    this.#known.clear();
    this.#loading.clear();
    this.#waiting = [];
  }

  #next(): void {
    while (this.#loading.size < maxAtATime) {
      const orderId = this.#waiting.shift();
      if (orderId === undefined) return;
      const turn = Symbol(orderId);
      this.#loading.set(orderId, turn);
      void this.#fetch(orderId, turn);
    }
  }

  async #fetch(orderId: string, turn: symbol): Promise<void> {
    try {
      const view = await this.#load(orderId);
      if (this.#loading.get(orderId) === turn) this.#known.set(orderId, { at: this.#clock(), view });
    } catch (error) {
      // Nobody has asked for it yet; who opens it is told what is wrong.
      console.warn(error);
    }
    if (this.#loading.get(orderId) === turn) this.#loading.delete(orderId);
    this.#next();
  }
}
