import { pageLimits } from '../../foundation/invalidation/caches.ts';
import type { TagVersions } from '../../foundation/invalidation/tag-versions.ts';
import { TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import { CachedPage } from './cached-page.ts';
import type { PageDependencies } from './page-dependencies.ts';

export interface RenderedPage {
  response: Response;
  nonce: string;
  dependencies: PageDependencies;
  setsCookie: boolean;
}

type OpenedPage = { cached: CachedPage } | { response: Response };

/** Shared pages: from the cache, or rendered once for concurrent requests. */
export class SharedPages {
  readonly #cache: TaggedCache<CachedPage>;
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(versions: TagVersions, clock: () => Date) {
    this.#cache = new TaggedCache(pageLimits, { versions, clock });
  }

  async open(key: string, render: () => Promise<RenderedPage>): Promise<OpenedPage> {
    const found = this.#cache.find(key);
    if (found) return { cached: found };
    const underWay = this.#underWay.get(key);
    if (underWay) {
      await underWay;
      const cached = this.#cache.find(key);
      // It could not be cached, or something changed: each waiting request renders its own.
      return cached ? { cached } : this.#render(key, render);
    }
    const rendering = this.#render(key, render);
    const settled = rendering.then(
      () => this.#underWay.delete(key),
      () => this.#underWay.delete(key),
    );
    this.#underWay.set(key, settled);
    return rendering;
  }

  async #render(key: string, render: () => Promise<RenderedPage>): Promise<OpenedPage> {
    const snapshot = this.#cache.begin();
    const { response, nonce, dependencies, setsCookie } = await render();
    const isCacheable = () => dependencies.isShared && !setsCookie && response.headers.getSetCookie().length === 0;
    if (response.status !== 200 || !isCacheable()) return { response };
    const html = await response.text();
    const page = new CachedPage(html, nonce, Object.fromEntries(response.headers));
    // Asked again: a part that failed while the page was written out has spoiled it in the meantime.
    if (!isCacheable()) return { response: new Response(html, response) };
    this.#cache.store(key, page, [...dependencies.tags], snapshot, page.bytes);
    return { cached: page };
  }
}
