import type { Cart } from './cart.ts';
import {
  afterAccepted,
  afterConflict,
  afterMissing,
  afterRefusal,
  type CartBatch,
  type CartState,
  emptyCartState,
  hasUnsent,
  isNewer,
  viewOf,
  withBatch,
  withCart,
  withIntent,
} from './cart-batches.ts';
import { affects, type CartIntent } from './cart-intents.ts';

/** The errors that a write can end with. Any other error is a network failure, and is retried. */
export class CartConflict extends Error {
  readonly cart: Cart;
  constructor(cart: Cart) {
    super('the cart was changed by another client');
    this.cart = cart;
  }
}
export class CartRefusal extends Error {
  /** The server's error text per variant. */
  readonly mistakes: ReadonlyMap<string, string>;
  constructor(message: string, mistakes: ReadonlyMap<string, string>) {
    super(message);
    this.mistakes = mistakes;
  }
}
/** 404: the cart does not exist (any more). */
export class CartMissing extends Error {}
/** 401 and 403: this visitor has no access. */
export class CartForbidden extends Error {}

export interface CartServer {
  open(create: boolean): Promise<Cart>;
  update(batch: CartBatch): Promise<Cart>;
}

export interface CartQueueEvents {
  /** The state changed: show it, and store it on the device. */
  changed(state: CartState, view: Cart | null): void;
  refused(refusal: CartRefusal): void;
  forbidden(error: CartForbidden): void;
  /** The number of consecutive network failures; 0 after a success. */
  connectionChanged(failures: number, error?: unknown): void;
}

interface CartQueueOptions {
  server: CartServer;
  events: CartQueueEvents;
  initial: CartState;
  newKey: () => string;
  /** Resolves after the delay, or when it is aborted. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Task {
  run: () => Promise<void>;
  fail: (error: unknown) => void;
}

/** `sent`: the server has everything. `waiting`: for a connection. */
export type Settled = 'sent' | 'waiting';

/** The progress of one intent. */
export type IntentOutcome = Settled | 'refused';

interface WaitingIntent {
  resolve: (outcome: IntentOutcome) => void;
  intent: CartIntent;
  /** Part of the write in flight. */
  isBatched: boolean;
}

/** Milliseconds: a write follows the last click after the first delay, and the first click after the second at most. */
const debounceDelay = 300;
const maxDebounceDelay = 1500;
const firstRetryDelay = 1000;
const maxRetryDelay = 30_000;
/** The number of consecutive 404s after which a new cart is not tried again. */
const maxMissing = 2;

/**
 * Sends the user's changes to the server, one request at a time, while they already show on screen. Each intent counts
 * exactly once, also after conflicts, lost requests and lost responses.
 */
export class CartQueue {
  readonly #options: CartQueueOptions;
  #state: CartState;
  #isRunning = false;
  #round: Promise<void> = Promise.resolve();
  #closed = false;
  #needsRead = false;
  #tasks: Task[] = [];
  #settling: ((outcome: Settled) => void)[] = [];
  #waiting: WaitingIntent[] = [];
  #intentCount = 0;
  #missingCount = 0;
  #failures = 0;
  #wake = new AbortController();
  /** The newest cart of another window, which may arrive before an older response to this one. */
  #seen: Cart | null = null;

  constructor(options: CartQueueOptions) {
    this.#options = options;
    this.#state = options.initial;
  }

  get state(): CartState {
    return this.#state;
  }

  /** Resolves when the server accepted or refused it, or when it cannot be sent now. */
  enqueue(intent: CartIntent): Promise<IntentOutcome> {
    this.#intentCount++;
    this.#change(withIntent(this.#state, intent));
    return new Promise((resolve) => {
      this.#waiting.push({ resolve, intent, isBatched: false });
      void this.#start();
    });
  }

  /** Reads the cart after the write in flight. */
  read(): Promise<void> {
    this.#needsRead = true;
    return this.#start();
  }

  /** Runs a request that no other request may interrupt; the cart it returns becomes the current one. */
  runExclusive<T>(task: (cartId: number) => Promise<{ cart: Cart; value: T }>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async () => {
        try {
          if (!this.#state.cart?.id) await this.#readCart(true);
          const { cart, value } = await task(this.#state.cart?.id ?? 0);
          this.#markConnected();
          this.#change(withCart(this.#state, this.#newest(cart)));
          resolve(value);
        } catch (error) {
          reject(error);
        }
      };
      this.#tasks.push({ run, fail: reject });
      this.retryNow();
      void this.#start();
    });
  }

  /** Another window has read or written the cart. */
  receive(cart: Cart): void {
    if (isNewer(cart, this.#seen)) this.#seen = cart;
    if (this.#state.batch === null && isNewer(cart, this.#state.cart)) this.#change(withCart(this.#state, cart));
    else if (cart.id === 0 && this.#state.cart?.id) void this.read();
  }

  /** For when the connection may be back. */
  retryNow(): void {
    const sleeping = this.#wake;
    this.#wake = new AbortController();
    sleeping.abort();
  }

  /** Resolves when everything has been sent, or cannot be sent now. */
  settled(): Promise<Settled> {
    if (!this.#isRunning) return Promise.resolve(hasUnsent(this.#state) ? 'waiting' : 'sent');
    return new Promise((resolve) => this.#settling.push(resolve));
  }

  /** Sends the unsent changes of the initial state. */
  resume(): void {
    if (hasUnsent(this.#state)) void this.#start();
  }

  close(): void {
    this.#closed = true;
    this.retryNow();
  }

  #change(state: CartState): void {
    if (this.#closed) return;
    this.#state = state;
    this.#options.events.changed(state, viewOf(state));
  }

  #start(): Promise<void> {
    if (!this.#isRunning) {
      this.#isRunning = true;
      this.#round = this.#run();
    }
    return this.#round;
  }

  async #run(): Promise<void> {
    for (let step = this.#nextStep(); step; step = this.#nextStep()) {
      try {
        await step();
      } catch (error) {
        await this.#handleError(error);
      }
    }
    // Synchronous with the end of the loop, so that a later change starts a new round.
    this.#isRunning = false;
    this.#resolveAll(hasUnsent(this.#state) ? 'waiting' : 'sent');
  }

  #nextStep(): (() => Promise<void>) | undefined {
    if (this.#closed) return undefined;
    if (this.#state.batch) return () => this.#sendBatch();
    if (this.#state.pending.length > 0) return () => this.#collectBatch();
    if (this.#tasks.length > 0) return () => this.#tasks.shift()?.run() ?? Promise.resolve();
    return this.#needsRead ? () => this.#readCart(false) : undefined;
  }

  async #readCart(create: boolean): Promise<void> {
    const cart = await this.#options.server.open(create);
    this.#markConnected();
    this.#needsRead = false;
    this.#change(withCart(this.#state, this.#newest(cart)));
  }

  #newest(answer: Cart): Cart {
    return this.#seen?.id === answer.id && isNewer(this.#seen, answer) ? this.#seen : answer;
  }

  /** Waits until the user stops clicking, then makes one batch of all changes. */
  async #collectBatch(): Promise<void> {
    for (let waited = 0; waited < maxDebounceDelay && this.#tasks.length === 0; waited += debounceDelay) {
      const before = this.#intentCount;
      await this.#options.sleep(debounceDelay, this.#wake.signal);
      if (this.#intentCount === before || this.#closed) break;
    }
    if (!this.#state.cart?.id) await this.#readCart(true);
    if (this.#closed || this.#state.pending.length === 0) return;
    this.#change(withBatch(this.#state, this.#options.newKey()));
    for (const one of this.#waiting) one.isBatched = true;
  }

  async #sendBatch(): Promise<void> {
    const { batch } = this.#state;
    if (!batch) return;
    const cart = await this.#options.server.update(batch);
    this.#missingCount = 0;
    this.#markConnected();
    this.#change(afterAccepted(this.#state, this.#newest(cart)));
    this.#resolveWaiting('sent', ({ isBatched }) => isBatched);
  }

  async #handleError(error: unknown): Promise<void> {
    if (error instanceof CartConflict) {
      this.#markConnected();
      return this.#change(afterConflict(this.#state, error.cart));
    }
    if (error instanceof CartRefusal) {
      this.#markConnected();
      // Reported first: afterwards the refused lines may be gone from the cart, and their names with them.
      this.#options.events.refused(error);
      return this.#dropRefused(new Set(error.mistakes.keys()));
    }
    if (error instanceof CartMissing && ++this.#missingCount <= maxMissing) {
      return this.#change(afterMissing(this.#state));
    }
    if (error instanceof CartForbidden || error instanceof CartMissing) {
      this.#needsRead = false;
      this.#change(emptyCartState);
      this.#resolveWaiting('refused', () => true);
      return this.#options.events.forbidden(error);
    }
    await this.#backOff(error);
  }

  async #backOff(error: unknown): Promise<void> {
    this.#failures++;
    if (!this.#closed) this.#options.events.connectionChanged(this.#failures, error);
    this.#resolveAll('waiting');
    for (const task of this.#tasks.splice(0)) task.fail(error);
    const wait = Math.min(maxRetryDelay, firstRetryDelay * 2 ** (this.#failures - 1));
    await this.#options.sleep(wait, this.#wake.signal);
  }

  #markConnected(): void {
    if (this.#failures > 0 && !this.#closed) this.#options.events.connectionChanged(0);
    this.#failures = 0;
  }

  #dropRefused(variantGuids: ReadonlySet<string>): void {
    const isNamed = this.#state.batch?.intents.some((intent) => affects(intent, variantGuids)) ?? false;
    this.#change(afterRefusal(this.#state, variantGuids));
    this.#resolveWaiting(
      'refused',
      ({ isBatched, intent }) => isBatched && (!isNamed || affects(intent, variantGuids)),
    );
    for (const one of this.#waiting) one.isBatched = false;
  }

  #resolveWaiting(outcome: IntentOutcome, isResolved: (one: WaitingIntent) => boolean): void {
    const answered = this.#waiting.filter(isResolved);
    this.#waiting = this.#waiting.filter((one) => !answered.includes(one));
    for (const { resolve } of answered) resolve(outcome);
  }

  #resolveAll(outcome: Settled): void {
    this.#resolveWaiting(outcome, () => true);
    for (const resolve of this.#settling.splice(0)) resolve(outcome);
  }
}
