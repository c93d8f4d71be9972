import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, spread } from './bench-table.ts';

export interface LoadRequest {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface LoadResponse {
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

  ask({ method = 'GET', path, headers = {}, body }: LoadRequest): Promise<LoadResponse> {
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
    work: (worker: number) => Promise<LoadResponse>,
    { seconds = 8, pauseMs = 0 }: { seconds?: number; pauseMs?: number } = {},
  ): Promise<Figure> {
    const times: number[] = [];
    let [errors, bytes] = [0, 0];
    const began = performance.now();
    const countFrom = began + 1000;
    const until = countFrom + seconds * 1000;
    const turn = async (worker: number) => {
      while (performance.now() < until) {
        const start = performance.now();
        const { status, text } = await work(worker);
        if (start >= countFrom) {
          times.push(performance.now() - start);
          bytes += text.length;
          if (status !== 200) errors++;
        }
        if (pauseMs > 0) await sleep(pauseMs * (0.5 + Math.random()));
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, worker) => turn(worker)));
    console.log(`measured ${what}`);
    return {
      ...{ what, connections, perSecond: Math.round(times.length / seconds), errors },
      ...spread(times),
      bytes: Math.round(bytes / Math.max(1, times.length)),
    };
  }

  close(): void {
    this.#agent.destroy();
  }
}
