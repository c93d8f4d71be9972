import type { PageRequest } from '@bouwpoort/contract/program/page-request';
import { pageDataLimits } from '../../foundation/invalidation/caches.ts';
import { responseTags, variesByLogin } from '../../foundation/invalidation/response-tags.ts';
import type { TagVersions } from '../../foundation/invalidation/tag-versions.ts';
import { readThrough, TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import type { PageDependencies } from './page-dependencies.ts';

/** Answers of the API as values for our own pages: requested once, then the same object for every page. */
export class PageDataCache {
  readonly #cache: TaggedCache<unknown>;

  constructor(versions: TagVersions, clock: () => Date) {
    this.#cache = new TaggedCache(pageDataLimits, { versions, clock });
  }

  /** The client of one page: public answers come from the cache, and the page records their tags. */
  cachingClientFor({
    isLoggedIn,
    dependencies,
  }: {
    isLoggedIn: boolean;
    dependencies: PageDependencies;
  }): PageRequest['remember'] {
    return ({ name, ventureId, input }, ask) => {
      const tags = responseTags[name];
      if (!tags) {
        dependencies.markUncacheable();
        return ask();
      }
      for (const tag of tags) dependencies.tags.add(tag);
      const key = JSON.stringify([name, ventureId, input, isLoggedIn && variesByLogin.has(name)]);
      const answer = readThrough(this.#cache, key, tags, async () => deepFreeze(await ask()));
      answer.catch((error: unknown) => {
        // That something is not there is an answer like any other. The storefront is built apart: its errors are not
        // ours.
        if (!(error instanceof Error && 'status' in error && Number(error.status) < 500))
          dependencies.markUncacheable();
      });
      return answer;
    };
  }
}

/** Shared by all pages of the process: a page that writes to it must fail, not change another page. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
