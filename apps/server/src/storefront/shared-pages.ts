import { CachedPage } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageOrigin } from './page-origin.ts';

export interface MadePage {
  response: Response;
  nonce: string;
  origin: PageOrigin;
  setsCookie: boolean;
}

type OpenedPage = { kept: CachedPage } | { response: Response };

/** Pages that many ask for: from the cache, or made once for all who ask at the same time. */
export class SharedPages {
  readonly #cache: PageCache;
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(cache: PageCache) {
    this.#cache = cache;
  }

  async open(key: string, make: () => Promise<MadePage>): Promise<OpenedPage> {
    const found = this.#cache.find(key);
    if (found) return { kept: found };
    const underWay = this.#underWay.get(key);
    if (underWay) {
      await underWay;
      const kept = this.#cache.find(key);
      // It could not be cached, or something changed: each waiting request renders its own.
      return kept ? { kept } : this.#make(key, make);
    }
    const making = this.#make(key, make);
    const settled = making.then(
      () => this.#underWay.delete(key),
      () => this.#underWay.delete(key),
    );
    this.#underWay.set(key, settled);
    return making;
  }

  async #make(key: string, make: () => Promise<MadePage>): Promise<OpenedPage> {
    const beginning = this.#cache.begin();
    const { response, nonce, origin, setsCookie } = await make();
    const isCacheable = () => origin.isShared && !setsCookie && response.headers.getSetCookie().length === 0;
    if (response.status !== 200 || !isCacheable()) return { response };
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    const page = new CachedPage(body, nonce, headers);
    // Asked again: a part that failed while the page was written out has spoiled it in the meantime.
    if (!isCacheable()) return { response: new Response(body, response) };
    this.#cache.keep(key, page, origin.kinds, beginning);
    return { kept: page };
  }
}
