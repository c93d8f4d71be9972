import { type ChangeTag, changeTags } from '../invalidation/changes.ts';
import type { ReadCache } from '../invalidation/read-cache.ts';
import type { CachedPage } from './cached-page.ts';

/** Some hundreds of pages with their compressed copies. */
const maxBytes = 64 * 1024 * 1024;

/** Pages tell the year, and whether a branch is open: what nobody publishes must not stay behind for long either. */
const ttl = 30_000;

/** How things stood when the rendering of a page began. */
interface Beginning {
  versions: ReadonlyMap<ChangeTag, number>;
  at: number;
}

interface Entry {
  page: CachedPage;
  versions: readonly (readonly [ChangeTag, number | undefined])[];
  from: number;
  until: number;
}

/**
 * Whole pages as everybody who is not logged in gets them, until something they were made from changes or their half
 * minute is over. The least recently asked for goes first.
 */
export class PageCache {
  readonly #kinds: Pick<ReadCache, 'version'>;
  readonly #clock: () => Date;
  readonly #most: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(kinds: Pick<ReadCache, 'version'>, clock: () => Date, most = maxBytes) {
    this.#kinds = kinds;
    this.#clock = clock;
    this.#most = most;
  }

  find(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    const isCurrent = entry.versions.every(([kind, version]) => this.#kinds.version(kind) === version);
    const now = this.#clock().getTime();
    // From before its beginning: the clock was set back, and its end would come that much later.
    if (!isCurrent || now < entry.from || now >= entry.until) return undefined;
    this.#add(key, entry);
    return entry.page;
  }

  /** To be called before anything of the page is read: a change in the meantime then makes it one that nobody gets. */
  begin(): Beginning {
    return {
      versions: new Map(changeTags.map((kind) => [kind, this.#kinds.version(kind)])),
      at: this.#clock().getTime(),
    };
  }

  keep(key: string, page: CachedPage, kinds: Iterable<ChangeTag>, { versions, at }: Beginning): void {
    const earlier = this.#entries.get(key);
    if (earlier) this.#remove(key, earlier);
    if (page.bytes > this.#most) return;
    const madeFrom = Array.from(kinds, (kind) => [kind, versions.get(kind)] as const);
    this.#add(key, { page, versions: madeFrom, from: at, until: at + ttl });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest, entry);
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.page.bytes;
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.page.bytes;
  }
}
