import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** A search takes milliseconds, so a caller that waits longer gets an error. */
const searchTimeout = 5_000;
const writeTimeout = 60_000;
/**
 * Before each further try, in milliseconds: a node that fails is passed over at once, a whole cluster needs a moment.
 */
const backoff = [0, 50, 200, 500];
/** How long a node that did not answer is tried last. */
const avoidNodeFor = 10_000;
/** How long calls fail at once after all nodes failed. */
const failFastFor = 1_000;

/** The cluster answered with an error of ours, or of its own that trying again does not help against. */
export class OpenSearchError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`OpenSearch answers ${status}: ${message.slice(0, 500)}`);
    this.status = status;
  }
}

/** No node answered, or only to say that it cannot now. */
export class OpenSearchUnavailable extends Error {}

interface Request {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';
  path: string;
  body?: string;
  timeout?: number;
}

const answer = z.object({ error: z.unknown().optional(), _shards: z.object({ failed: z.number() }).optional() });
const manyAnswers = z.object({ responses: z.array(z.unknown()) });
const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(z.record(z.string(), z.object({ status: z.number(), error: z.unknown().optional() }))),
});

interface ClusterNode {
  base: string;
  authorization: string | undefined;
  avoidUntil: number;
}

/** The few calls that search needs of OpenSearch's REST API, over any node that answers. */
export class OpenSearchClient {
  readonly #nodes: ClusterNode[];
  #next = 0;
  #failFastUntil = 0;

  /** Addresses of nodes, with commas between them; a user and password in one of them are sent to it. */
  constructor(urls: string) {
    this.#nodes = urls.split(',').map((url) => {
      const { origin, pathname, username, password } = new URL(url.trim());
      const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
      return {
        base: origin + pathname.replace(/\/$/, ''),
        authorization: username === '' ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`,
        avoidUntil: 0,
      };
    });
  }

  async search<T>(index: string, body: object, form: z.ZodType<T>): Promise<T> {
    const [only] = await this.searchAll([{ index, body }], form);
    if (only === undefined) throw new OpenSearchUnavailable('OpenSearch gave no answer');
    return only;
  }

  /** Several searches in one request; all are answered or none. */
  async searchAll<T>(searches: readonly { index: string; body: object }[], form: z.ZodType<T>): Promise<T[]> {
    const lines = searches.flatMap(({ index, body }) => [JSON.stringify({ index }), JSON.stringify(body)]);
    const request: Request = { method: 'POST', path: '/_msearch', body: `${lines.join('\n')}\n` };
    return this.#retried({ ...request, timeout: searchTimeout }, (body) =>
      manyAnswers.parse(body).responses.map((one) => {
        const { error, _shards } = answer.parse(one);
        if (error !== undefined) throw failureOf(one);
        if ((_shards?.failed ?? 0) > 0) throw new OpenSearchUnavailable('a shard did not answer');
        return form.parse(one);
      }),
    );
  }

  /** Nothing when there is no such document, or no such index. */
  async get<T>(index: string, id: string, form: z.ZodType<T>): Promise<T | undefined> {
    const found = z.object({ _source: form });
    try {
      const path = `/${index}/_doc/${encodeURIComponent(id)}`;
      return await this.#retried({ method: 'GET', path }, (body) => found.parse(body)._source);
    } catch (error) {
      if (error instanceof OpenSearchError && error.status === 404) return undefined;
      throw error;
    }
  }

  async put(path: string, body: object): Promise<void> {
    await this.#retried({ method: 'PUT', path, body: JSON.stringify(body), timeout: writeTimeout }, () => undefined);
  }

  async post<T>(path: string, body: object, form: z.ZodType<T>): Promise<T> {
    const request = { method: 'POST' as const, path, body: JSON.stringify(body), timeout: writeTimeout };
    return this.#retried(request, (answered) => form.parse(answered));
  }

  async read<T>(path: string, form: z.ZodType<T>): Promise<T> {
    return this.#retried({ method: 'GET', path }, (body) => form.parse(body));
  }

  async deleteIndexes(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const path = `/${names.join(',')}?ignore_unavailable=true`;
    await this.#retried({ method: 'DELETE', path, timeout: writeTimeout }, () => undefined);
  }

  /**
   * Lines of `_bulk`. Every action bears a version, so that doing it twice does no harm; one that comes after a later
   * version (409), or deletes what is not there (404), has nothing left to do.
   */
  async bulk(lines: readonly object[], { refresh }: { refresh: boolean }): Promise<void> {
    if (lines.length === 0) return;
    const body = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
    const path = `/_bulk${refresh ? '?refresh=true' : ''}`;
    await this.#retried({ method: 'POST', path, body, timeout: writeTimeout }, (answered) => {
      const { errors, items } = bulkAnswer.parse(answered);
      if (!errors) return;
      const results = items.flatMap((item) => Object.values(item));
      const failed = results.find(({ status, error }) => error !== undefined && status !== 409 && status !== 404);
      if (!failed) return;
      if (isPassing(failed.status)) throw new OpenSearchUnavailable(JSON.stringify(failed.error));
      throw new OpenSearchError(failed.status, JSON.stringify(failed.error));
    });
  }

  async #retried<T>(request: Request, read: (body: unknown) => T): Promise<T> {
    if (performance.now() < this.#failFastUntil) throw new OpenSearchUnavailable('OpenSearch did not answer just now');
    let last: unknown;
    for (const wait of backoff) {
      if (wait > 0) await sleep(wait);
      for (const node of this.#nodesInTurn()) {
        try {
          const answered = read(await this.#send(node, request));
          node.avoidUntil = 0;
          return answered;
        } catch (error) {
          if (error instanceof OpenSearchError) throw error;
          last = error;
          if (!(error instanceof OpenSearchUnavailable)) node.avoidUntil = performance.now() + avoidNodeFor;
        }
      }
    }
    this.#failFastUntil = performance.now() + failFastFor;
    throw new OpenSearchUnavailable('OpenSearch does not answer', { cause: last });
  }

  /** Each in its turn, those that failed lately after the others. */
  #nodesInTurn(): ClusterNode[] {
    const first = this.#next++ % this.#nodes.length;
    const now = performance.now();
    const turned = [...this.#nodes.slice(first), ...this.#nodes.slice(0, first)];
    return turned.sort((a, b) => Number(a.avoidUntil > now) - Number(b.avoidUntil > now));
  }

  async #send({ base, authorization }: ClusterNode, { method, path, body, timeout }: Request): Promise<unknown> {
    const type = path.startsWith('/_bulk') || path === '/_msearch' ? 'application/x-ndjson' : 'application/json';
    const response = await fetch(base + path, {
      method,
      headers: { 'content-type': type, ...(authorization === undefined ? {} : { authorization }) },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeout ?? searchTimeout),
    });
    const text = await response.text();
    if (response.ok) return text === '' ? {} : JSON.parse(text);
    if (isPassing(response.status)) throw new OpenSearchUnavailable(`${response.status}: ${text.slice(0, 500)}`);
    throw new OpenSearchError(response.status, text);
  }
}

/** Too busy, or without a leader or a shard for the moment. */
function isPassing(status: number): boolean {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

const failedAnswer = z.object({ status: z.number() });

function failureOf(one: unknown): Error {
  const status = failedAnswer.safeParse(one).data?.status ?? 500;
  const text = JSON.stringify(one);
  return isPassing(status) ? new OpenSearchUnavailable(text.slice(0, 500)) : new OpenSearchError(status, text);
}
