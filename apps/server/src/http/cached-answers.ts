import { allRoutes } from '@bouwpoort/contract/all-routes';
import type { RouteContract } from '@bouwpoort/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerTags } from '../invalidation/answer-tags.ts';
import type { ChangeTag } from '../invalidation/changes.ts';
import { entityTag } from '../invalidation/etag.ts';
import type { ReadCache } from '../invalidation/read-cache.ts';
import { JsonText } from './json-text.ts';

/** Milliseconds. Products appear and disappear by date, without an event. */
const ttl = 1000;
const maxBytes = 32 * 1024 * 1024;
/** The overhead of an entry besides its text and its key. */
const bytesAround = 1024;
/** A product or a page of products; larger answers are requested too rarely to be worth caching. */
const maxAnswerBytes = 256 * 1024;

interface CachedAnswer {
  stamp: string;
  /** A clock that is set back to before this would keep it for that much longer. */
  from: number;
  until: number;
  text: JsonText;
  headers: Parameters<FastifyReply['headers']>[0];
}

/** The tags of a route whose answers depend on nothing but the request and what is stored. */
export function cacheTags(contract: RouteContract): readonly ChangeTag[] | undefined {
  const name = Object.entries(allRoutes).find(([, one]) => one === contract)?.[0] as keyof typeof answerTags;
  return answerTags[name];
}

/**
 * Answers that are the same for everybody, as the bytes that go out. For what many ask at the same moment: the first
 * pages of categories, a product in the newsletter, the menu. Cached for a moment only, and dropped when
 * something under one of their tags changes.
 */
export class CachedAnswers {
  readonly #cache: ReadCache;
  readonly #clock: () => Date;
  /** The oldest is evicted first. */
  readonly #cached = new Map<string, CachedAnswer>();
  #bytes = 0;

  /** For tests and figures. */
  get bytes(): number {
    return this.#bytes;
  }

  constructor(cache: ReadCache, clock: () => Date) {
    this.#cache = cache;
    this.#clock = clock;
  }

  /** The cached answer, or what `make` answers. A refusal is not cached. */
  async answer(
    tags: readonly ChangeTag[],
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<unknown>,
  ): Promise<unknown> {
    const key = keyOf(request);
    // Taken before asking: a change while it is under way then makes the answer one that nobody gets again.
    const stamp = this.#cache.stamp(tags);
    const cached = this.#cached.get(key);
    if (cached?.stamp === stamp && isBetween(this.#clock().getTime(), cached)) {
      reply.headers(cached.headers);
      return cached.text;
    }
    const before = reply.getHeaders();
    const answer = await make();
    if (reply.sent || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return answer;
    const text = answer instanceof JsonText ? answer : toText(reply, answer);
    if (request.method === 'GET') reply.header('etag', entityTag(text.bytes));
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => !(name in before));
    const from = this.#clock().getTime();
    this.#store(key, { stamp, from, until: from + ttl, text, headers: Object.fromEntries(headers) });
    return text;
  }

  #store(key: string, answer: CachedAnswer): void {
    this.#forget(key);
    if (answer.text.bytes.length > maxAnswerBytes) return;
    this.#cached.set(key, answer);
    this.#bytes += bytesOf(key, answer);
    const now = this.#clock().getTime();
    for (const [oldest, entry] of this.#cached) {
      if (this.#bytes <= maxBytes && isBetween(now, entry)) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const cached = this.#cached.get(key);
    if (!cached) return;
    this.#bytes -= bytesOf(key, cached);
    this.#cached.delete(key);
  }
}

function isBetween(now: number, { from, until }: Pick<CachedAnswer, 'from' | 'until'>): boolean {
  return now >= from && now < until;
}

/** Keys count too: a long request with a short answer also takes memory. */
function bytesOf(key: string, { text }: CachedAnswer): number {
  return 2 * key.length + text.bytes.length + bytesAround;
}

/** Everything such an answer can depend on besides what is stored. */
function keyOf({ method, url, headers, body, session }: FastifyRequest): string {
  return JSON.stringify([method, url, headers['venture-id'], body, session !== undefined]);
}

function toText(reply: FastifyReply, answer: unknown): JsonText {
  const serialize = reply.getSerializationFunction('200') as (answer: unknown) => string;
  return new JsonText(Buffer.from(serialize(answer)));
}

declare module 'fastify' {
  interface FastifyInstance {
    cachedAnswers: CachedAnswers;
  }
}
