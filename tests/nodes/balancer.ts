import { setTimeout as sleep } from 'node:timers/promises';
import { LoadClient, type LoadRequest, type LoadResponse } from '../../bench/bench-load.ts';

const askEvery = 250;

export interface Node {
  name: string;
  port: number;
  client: LoadClient;
  /** Answered its last `/ready` with 200, and was not taken out. */
  isServing: boolean;
  isTakenOut: boolean;
  inFlight: number;
}

/** Of one phase of a run. */
interface Counts {
  requests: number;
  errors: number;
  /** By status, or by what the connection said. */
  byCause: Map<string, number>;
}

/** Asks every program for `/ready` and sends each request to the next that serves, as a load balancer does. */
export class Balancer {
  readonly nodes: Node[];
  /** Answers that no fault excuses. */
  readonly broken: string[] = [];
  readonly #counts = new Map<string, Counts>();
  #phase = 'start';
  #next = 0;
  #isOver = false;

  constructor(urls: readonly { name: string; url: string }[]) {
    this.nodes = urls.map(({ name, url }) => ({
      ...{
        name,
        port: Number(new URL(url).port),
        client: new LoadClient(url),
        isServing: false,
        isTakenOut: false,
        inFlight: 0,
      },
    }));
  }

  start(): void {
    for (const node of this.nodes) void this.#watch(node);
  }

  /** Requests from here on count for the phase of this name. */
  enter(phase: string): void {
    this.#phase = phase;
  }

  get counts(): ReadonlyMap<string, Counts> {
    return this.#counts;
  }

  /** No new requests go to it; resolves when those it has are answered. */
  async takeOut(name: string): Promise<void> {
    const node = this.#named(name);
    node.isTakenOut = true;
    node.isServing = false;
    while (node.inFlight > 0) await sleep(20);
  }

  putBack(name: string): void {
    this.#named(name).isTakenOut = false;
  }

  async untilServing(name: string): Promise<void> {
    const node = this.#named(name);
    while (!node.isServing && !this.#isOver) await sleep(50);
  }

  /** For connections that are not counted. */
  portOfNext(): number | undefined {
    return this.#pick()?.port;
  }

  #named(name: string): Node {
    const node = this.nodes.find((one) => one.name === name);
    if (!node) throw new Error(`no node ${name}`);
    return node;
  }

  async ask(asked: LoadRequest): Promise<LoadResponse> {
    this.#countsNow().requests++;
    for (let tries = 0; ; tries++) {
      const node = this.#pick();
      if (!node) {
        this.#countError('nobody serves');
        throw new Error('nobody serves');
      }
      node.inFlight++;
      try {
        const answer = await node.client.ask(asked);
        if (answer.status >= 500) this.#countError(String(answer.status));
        // Whatever is away, we know of it: 503.
        if (answer.status >= 500 && answer.status !== 503) {
          this.broken.push(`${answer.status} from ${node.name}: ${asked.method ?? 'GET'} ${asked.path}`);
        }
        return answer;
      } catch (error) {
        const { code = 'no answer' } = error as NodeJS.ErrnoException;
        // Nothing was sent: the next one gets it.
        if (code === 'ECONNREFUSED' && tries < this.nodes.length) {
          node.isServing = false;
          continue;
        }
        this.#countError(code);
        throw error;
      } finally {
        node.inFlight--;
      }
    }
  }

  /** An error belongs to the phase in which it came: what was under way when something broke, broke with it. */
  #countError(cause: string): void {
    const counts = this.#countsNow();
    counts.errors++;
    counts.byCause.set(cause, (counts.byCause.get(cause) ?? 0) + 1);
  }

  #countsNow(): Counts {
    const counts = this.#counts.get(this.#phase) ?? { requests: 0, errors: 0, byCause: new Map() };
    this.#counts.set(this.#phase, counts);
    return counts;
  }

  #pick(): Node | undefined {
    for (let tries = 0; tries < this.nodes.length; tries++) {
      const node = this.nodes[this.#next++ % this.nodes.length];
      if (node?.isServing) return node;
    }
    return undefined;
  }

  async #watch(node: Node): Promise<void> {
    while (!this.#isOver) {
      const answer = await Promise.race([
        node.client.ask({ path: '/ready' }).catch(() => undefined),
        sleep(2000, undefined, { ref: false }),
      ]);
      node.isServing = answer?.status === 200 && !node.isTakenOut;
      await sleep(askEvery);
    }
  }

  close(): void {
    this.#isOver = true;
    for (const { client } of this.nodes) client.close();
  }
}
