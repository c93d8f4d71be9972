import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const probeIntervalMs = 100;
/** Longer than any fault that leaves the program running. */
const probeTimeoutMs = 20_000;

export interface Outage {
  fault: string;
  times: number;
  /** The longest time without service, in seconds. */
  longest: number;
  /** The slowest answer, in seconds. */
  slowest: number;
}

/** Requests `/ready` ten times a second, and records the longest time without service for each fault. */
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

  /** Resolves when a request from now on was served. */
  async served(): Promise<void> {
    const asked = performance.now();
    while (this.#servedAt < asked + probeIntervalMs && !this.#isOver) await sleep(probeIntervalMs);
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      // Not awaited: a request that hangs must not delay the next one.
      void this.#ask();
      await sleep(probeIntervalMs);
    }
  }

  /** Over a connection of its own, like a new visitor. */
  async #ask(): Promise<void> {
    const asked = performance.now();
    const status = await statusOf(this.#url);
    const now = performance.now();
    if (status !== 200) return;
    this.#slowest = Math.max(this.#slowest, now - asked);
    this.#longest = Math.max(this.#longest, now - this.#servedAt - probeIntervalMs);
    this.#servedAt = now;
  }
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, timeout: probeTimeoutMs }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode));
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(undefined));
  });
}

function tenths(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds / 100) / 10);
}
