import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one sort of request took, from a process of its own. */
export interface Measured {
  what: string;
  connections: number;
  requestsPerSecond: number;
  p50: number;
  p95: number;
  /** Of the bare route's requests per second in the same run: machines differ, ratios less. */
  ofBareRoute: number;
  errors: number;
}

export interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answered {
  status: number;
  text: string;
  /** As a browser would send them back. */
  cookie: string;
}

/** Keeps its connections open, as browsers and load balancers do. */
export class LoadClient {
  readonly #base: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 });

  constructor(url: string) {
    this.#base = new URL(url);
  }

  ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> {
    const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: this.#base.hostname,
          port: this.#base.port,
          path,
          method,
          agent: this.#agent,
          headers: {
            ...(typeof body === 'object' ? { 'content-type': 'application/json' } : {}),
            ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
            ...headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
              cookie: (incoming.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '),
            }),
          );
          incoming.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  }

  /**
   * Each worker asks again as soon as it has its answer, or after a pause that is about `pauseMs` long: people look
   * before they act, a load that never waits is a queue. The first second warms up and is not counted.
   */
  async measure(
    what: string,
    connections: number,
    work: (worker: number) => Promise<Answered>,
    bare: Measured | undefined,
    { seconds = 8, pauseMs = 0 }: { seconds?: number; pauseMs?: number } = {},
  ): Promise<Measured> {
    const times: number[] = [];
    let errors = 0;
    const began = performance.now();
    const countFrom = began + 1000;
    const until = countFrom + seconds * 1000;
    const turn = async (worker: number) => {
      while (performance.now() < until) {
        const start = performance.now();
        const { status } = await work(worker);
        if (start >= countFrom) {
          times.push(performance.now() - start);
          if (status !== 200) errors++;
        }
        if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()));
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, worker) => turn(worker)));
    times.sort((a, b) => a - b);
    const at = (part: number) => Number((times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(2));
    const requestsPerSecond = Math.round(times.length / seconds);
    console.log(`measured ${what}`);
    return {
      what,
      connections,
      requestsPerSecond,
      p50: at(0.5),
      p95: at(0.95),
      ofBareRoute: Number((requestsPerSecond / (bare?.requestsPerSecond ?? requestsPerSecond)).toFixed(3)),
      errors,
    };
  }

  close(): void {
    this.#agent.destroy();
  }
}
