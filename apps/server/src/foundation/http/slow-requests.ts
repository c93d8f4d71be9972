import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds; faster ones are nobody's worry. */
export const slowFromMs = 1000;
const maxSlowRequests = 100;
const maxSamples = 2000;

interface SlowRequest {
  at: Date;
  method: string;
  route: string;
  status: number;
  ms: number;
  requestId: string;
}

/** How fast this process answers, and the requests that took long; the last ones, in memory. */
export class RequestWatch {
  readonly #slow: SlowRequest[] = [];
  readonly #times: number[] = [];
  readonly since: Date;
  answered = 0;
  /** The number of 5xx answers. */
  failed = 0;

  constructor(now: Date) {
    this.since = now;
  }

  add(request: SlowRequest): void {
    this.#times[this.answered % maxSamples] = request.ms;
    this.answered++;
    if (request.status >= 500) this.failed++;
    if (request.ms < slowFromMs) return;
    this.#slow.push(request);
    if (this.#slow.length > maxSlowRequests) this.#slow.shift();
  }

  /** Newest first. */
  get slow(): SlowRequest[] {
    return this.#slow.toReversed();
  }

  /** Of the last requests. */
  get p95(): number | undefined {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) * 0.95)];
  }
}

/** By the pattern of the address: what people typed, and secrets in links, stay out of it. */
export function watchSlowRequests(
  app: FastifyInstance,
  clock: () => Date,
  isOwn: (request: FastifyRequest) => boolean,
): RequestWatch {
  const watch = new RequestWatch(clock());
  app.addHook('onResponse', (request, reply, done) => {
    if (!isOwn(request)) {
      watch.add({
        ...{ at: clock(), method: request.method, route: request.routeOptions.url ?? '', status: reply.statusCode },
        ...{ ms: reply.elapsedTime, requestId: request.id },
      });
    }
    done();
  });
  return watch;
}
