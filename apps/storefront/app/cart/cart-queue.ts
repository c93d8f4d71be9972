import type { Cart } from './cart.ts';
import {
  afterConflict,
  afterLoss,
  afterRefusal,
  afterTaken,
  type CartBatch,
  type CartState,
  hasUnsent,
  isNewer,
  noState,
  viewOf,
  withBatch,
  withCart,
  withIntent,
} from './cart-batches.ts';
import { type CartIntent, concerns } from './cart-intents.ts';

/** How a write can end otherwise than well. Anything else that is thrown is a failure on the way: it is tried again. */
export class CartConflict extends Error {
  readonly cart: Cart;
  constructor(cart: Cart) {
    super('written elsewhere meanwhile');
    this.cart = cart;
  }
}
export class CartRefusal extends Error {
  /** The variants it is about, with the server's words. */
  readonly mistakes: ReadonlyMap<string, string>;
  constructor(message: string, mistakes: ReadonlyMap<string, string>) {
    super(message);
    this.mistakes = mistakes;
  }
}
/** 404: this cart is not there (any more). */
export class CartMissing extends Error {}
/** 401 and 403: not for this visitor. */
export class CartForbidden extends Error {}

export interface CartServer {
  open(create: boolean): Promise<Cart>;
  update(batch: CartBatch): Promise<Cart>;
}

export interface CartQueueEvents {
  /** Something changed: to be shown, and to be stored on the device. */
  changed(state: CartState, view: Cart | null): void;
  refused(refusal: CartRefusal): void;
  forbidden(error: CartForbidden): void;
  /** How often in a row nothing came through; 0 when it did again. */
  trouble(failures: number, error?: unknown): void;
}

interface CartQueueOptions {
  server: CartServer;
  events: CartQueueEvents;
  initial: CartState;
  newKey: () => string;
  /** Waits, or until it is called off. */
  pause: (ms: number, calledOff: AbortSignal) => Promise<void>;
}

interface Task {
  run: () => Promise<void>;
  fail: (error: unknown) => void;
}

/** Whether everything is at the server, or waits for a connection. */
export type Settled = 'sent' | 'waiting';

/** The progress of one intent. */
export type IntentOutcome = Settled | 'refused';

interface Waiting {
  resolve: (outcome: IntentOutcome) => void;
  intent: CartIntent;
  /** It is part of the current write. */
  isBatched: boolean;
}

/** Debounce: one write this long after the last click, but at most this long after the first. */
const quietFor = 300;
const maxQuiet = 1500;
const firstRetry = 1000;
const maxRetryDelay = 30_000;
/** A cart that is lost as soon as it is made will not get better. */
const maxLosses = 2;

/**
 * Sends the user's changes to the server, one request at a time. It is on screen at once, and survives conflicts, lost
 * requests and lost answers: each intent counts exactly once.
 */
export class CartQueue {
  readonly #options: CartQueueOptions;
  #state: CartState;
  #isRunning = false;
  #round: Promise<void> = Promise.resolve();
  #closed = false;
  #reading = false;
  #tasks: Task[] = [];
  #settling: ((outcome: Settled) => void)[] = [];
  #waiting: Waiting[] = [];
  #intentCount = 0;
  #losses = 0;
  #failures = 0;
  #wake = new AbortController();
  /** The newest cart another window had: it may come before an answer that was given earlier. */
  #seen: Cart | null = null;

  constructor(options: CartQueueOptions) {
    this.#options = options;
    this.#state = options.initial;
  }

  get state(): CartState {
    return this.#state;
  }

  /** Answers when the server took or refused it, or as soon as it turns out that it cannot be sent now. */
  intend(intent: CartIntent): Promise<IntentOutcome> {
    this.#intentCount++;
    this.#change(withIntent(this.#state, intent));
    return new Promise((resolve) => {
      this.#waiting.push({ resolve, intent, isBatched: false });
      void this.#start();
    });
  }

  /** Reads the cart again, after the current write. */
  read(): Promise<void> {
    this.#reading = true;
    return this.#start();
  }

  /** Does something with the cart that no other request may come between; its answer is the cart from then on. */
  exclusively<T>(task: (cartId: number) => Promise<{ cart: Cart; value: T }>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async () => {
        try {
          if (!this.#state.cart?.id) await this.#readCart(true);
          const { cart, value } = await task(this.#state.cart?.id ?? 0);
          this.#cameThrough();
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
  saw(cart: Cart): void {
    if (isNewer(cart, this.#seen)) this.#seen = cart;
    if (this.#state.batch === null && isNewer(cart, this.#state.cart)) this.#change(withCart(this.#state, cart));
    else if (cart.id === 0 && this.#state.cart?.id) void this.read();
  }

  /** There may be a connection again. */
  retryNow(): void {
    const sleeping = this.#wake;
    this.#wake = new AbortController();
    sleeping.abort();
  }

  /** When nothing is left to be sent, or it turns out that it cannot be sent now. */
  settled(): Promise<Settled> {
    if (!this.#isRunning) return Promise.resolve(hasUnsent(this.#state) ? 'waiting' : 'sent');
    return new Promise((resolve) => this.#settling.push(resolve));
  }

  /** Sends what the device had stored, if anything. */
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
        await this.#overcome(error);
      }
    }
    // In the same task as finding nothing to do, so that a later change starts a round of its own.
    this.#isRunning = false;
    this.#answerAll(hasUnsent(this.#state) ? 'waiting' : 'sent');
  }

  #nextStep(): (() => Promise<void>) | undefined {
    if (this.#closed) return undefined;
    if (this.#state.batch) return () => this.#sendBatch();
    if (this.#state.pending.length > 0) return () => this.#collect();
    if (this.#tasks.length > 0) return () => this.#tasks.shift()?.run() ?? Promise.resolve();
    return this.#reading ? () => this.#readCart(false) : undefined;
  }

  async #readCart(create: boolean): Promise<void> {
    const cart = await this.#options.server.open(create);
    this.#cameThrough();
    this.#reading = false;
    this.#change(withCart(this.#state, this.#newest(cart)));
  }

  #newest(answer: Cart): Cart {
    return this.#seen?.id === answer.id && isNewer(this.#seen, answer) ? this.#seen : answer;
  }

  /** Waits for the clicking to stop, then takes all of it along. */
  async #collect(): Promise<void> {
    for (let waited = 0; waited < maxQuiet && this.#tasks.length === 0; waited += quietFor) {
      const before = this.#intentCount;
      await this.#options.pause(quietFor, this.#wake.signal);
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
    this.#losses = 0;
    this.#cameThrough();
    this.#change(afterTaken(this.#state, this.#newest(cart)));
    this.#answerWaiting('sent', ({ isBatched }) => isBatched);
  }

  async #overcome(error: unknown): Promise<void> {
    if (error instanceof CartConflict) {
      this.#cameThrough();
      return this.#change(afterConflict(this.#state, error.cart));
    }
    if (error instanceof CartRefusal) {
      this.#cameThrough();
      // Reported first: afterwards what was refused may be in no cart.
      this.#options.events.refused(error);
      return this.#giveUpRefused(new Set(error.mistakes.keys()));
    }
    if (error instanceof CartMissing && ++this.#losses <= maxLosses) {
      return this.#change(afterLoss(this.#state));
    }
    if (error instanceof CartForbidden || error instanceof CartMissing) {
      this.#reading = false;
      this.#change(noState);
      this.#answerWaiting('refused', () => true);
      return this.#options.events.forbidden(error);
    }
    await this.#waitForBetter(error);
  }

  async #waitForBetter(error: unknown): Promise<void> {
    this.#failures++;
    if (!this.#closed) this.#options.events.trouble(this.#failures, error);
    this.#answerAll('waiting');
    for (const task of this.#tasks.splice(0)) task.fail(error);
    const wait = Math.min(maxRetryDelay, firstRetry * 2 ** (this.#failures - 1));
    await this.#options.pause(wait, this.#wake.signal);
  }

  #cameThrough(): void {
    if (this.#failures > 0 && !this.#closed) this.#options.events.trouble(0);
    this.#failures = 0;
  }

  #giveUpRefused(variantGuids: ReadonlySet<string>): void {
    const isNamed = this.#state.batch?.intents.some((intent) => concerns(intent, variantGuids)) ?? false;
    this.#change(afterRefusal(this.#state, variantGuids));
    this.#answerWaiting(
      'refused',
      ({ isBatched, intent }) => isBatched && (!isNamed || concerns(intent, variantGuids)),
    );
    for (const one of this.#waiting) one.isBatched = false;
  }

  #answerWaiting(outcome: IntentOutcome, isAnswered: (one: Waiting) => boolean): void {
    const answered = this.#waiting.filter(isAnswered);
    this.#waiting = this.#waiting.filter((one) => !answered.includes(one));
    for (const { resolve } of answered) resolve(outcome);
  }

  #answerAll(outcome: Settled): void {
    this.#answerWaiting(outcome, () => true);
    for (const resolve of this.#settling.splice(0)) resolve(outcome);
  }
}
