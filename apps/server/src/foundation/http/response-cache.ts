import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { allRoutes } from '@bouwpoort/contract/program/all-routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { responseCacheLimits } from '../invalidation/caches.ts';
import type { ChangeTag } from '../invalidation/changes.ts';
import { entityTag } from '../invalidation/etag.ts';
import { responseTags } from '../invalidation/response-tags.ts';
import type { TagVersions } from '../invalidation/tag-versions.ts';
import { TaggedCache } from '../invalidation/tagged-cache.ts';
import { JsonText } from './json-text.ts';

/** The memory an entry takes besides its text and its key. */
const entryOverhead = 1024;

interface CachedResponse {
  text: JsonText;
  headers: Parameters<FastifyReply['headers']>[0];
}

/** The tags of a route whose answers depend on nothing but the request and what is stored. */
export function cacheTags(contract: RouteContract): readonly ChangeTag[] | undefined {
  const name = Object.entries(allRoutes).find(([, one]) => one === contract)?.[0] as keyof typeof responseTags;
  return responseTags[name];
}

/**
 * Answers that are the same for everybody, cached as bytes, for requests that many send at the same moment: the first
 * pages of categories, a product in the newsletter, the menu. Cached for a second, and dropped when something under one
 * of their tags changes.
 */
export class ResponseCache {
  readonly #cache: TaggedCache<CachedResponse>;

  constructor(versions: TagVersions, clock: () => Date) {
    this.#cache = new TaggedCache(responseCacheLimits, { versions, clock });
  }

  /** For tests and figures. */
  get bytes(): number {
    return this.#cache.size;
  }

  /** The cached answer, or what `make` answers. A refusal is not cached. */
  async answer(
    tags: readonly ChangeTag[],
    request: FastifyRequest,
    reply: FastifyReply,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    const key = keyOf(request);
    const cached = this.#cache.find(key);
    if (cached) {
      reply.headers(cached.headers);
      return cached.text;
    }
    const snapshot = this.#cache.begin();
    const before = reply.getHeaders();
    const answer = await handle();
    if (reply.sent || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return answer;
    const text = toText(reply, answer);
    if (request.method === 'GET') reply.header('etag', entityTag(text.bytes));
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => !(name in before));
    const size = 2 * key.length + text.bytes.length + entryOverhead;
    this.#cache.store(key, { text, headers: Object.fromEntries(headers) }, tags, snapshot, size);
    return text;
  }
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
    responseCache: ResponseCache;
  }
}
