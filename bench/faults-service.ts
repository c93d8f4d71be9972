import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const askEvery = 100;
/** Longer than any fault that leaves the program running. */
const patience = 20_000;

export interface Outage {
  fault: string;
  times: number;
  /** The longest time, in seconds, in which nobody was served. */
  longest: number;
  /** What somebody waited for an answer, at most, in seconds. */
  slowest: number;
}

/** Asks the shop ten times a second whether it serves, and keeps the longest time it did not, for each fault. */
export class ServiceWatch {
  readonly #url: string;
  readonly #outages = new Map<string, Outage>();
  #servedAt = performance.now();
  #longest = 0;
  #slowest = 0;
  #isOver = false;

  constructor(url: string) {
    this.#url = `${url}/ready`;
  }

  start(): void {
    this.#servedAt = performance.now();
    void this.#watch();
  }

  stop(): void {
    this.#isOver = true;
  }

  get outages(): Outage[] {
    return [...this.#outages.values()];
  }

  /** From the beginning of a fault until it is over and the shop serves again. */
  async during(fault: string, happen: () => Promise<void>): Promise<void> {
    await this.served();
    [this.#longest, this.#slowest] = [0, 0];
    await happen();
    await this.served();
    const known = this.#outages.get(fault) ?? { fault, times: 0, longest: 0, slowest: 0 };
    this.#outages.set(fault, {
      fault,
      times: known.times + 1,
      longest: Math.max(known.longest, tenths(this.#longest)),
      slowest: Math.max(known.slowest, tenths(this.#slowest)),
    });
  }

  /** Resolves when somebody who asks now has been served. */
  async served(): Promise<void> {
    const asked = performance.now();
    while (this.#servedAt < asked + askEvery && !this.#isOver) await sleep(askEvery);
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      // Not waited for: whoever hangs keeps nobody else from asking.
      void this.#ask();
      await sleep(askEvery);
    }
  }

  /** Over a connection of its own, as somebody who comes in. */
  async #ask(): Promise<void> {
    const asked = performance.now();
    const status = await statusOf(this.#url);
    const now = performance.now();
    if (status !== 200) return;
    this.#slowest = Math.max(this.#slowest, now - asked);
    this.#longest = Math.max(this.#longest, now - this.#servedAt - askEvery);
    this.#servedAt = now;
  }
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, timeout: patience }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode));
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(undefined));
  });
}

function tenths(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds / 100) / 10);
}
