import { LRUCache } from 'lru-cache';
import type { CacheLimits } from './caches.ts';
import type { CacheTag } from './changes.ts';
import type { TagVersions } from './tag-versions.ts';

/** The state of the data from before the first read for a value. */
interface Snapshot {
  version: number;
  at: number;
}

interface Entry<V> {
  value: V;
  tags: Iterable<CacheTag>;
  snapshot: Snapshot;
}

interface CacheParts {
  /** Left out for data from outside the database, which only expires. */
  versions?: TagVersions;
  /** Needed for a lifetime. */
  clock?: () => Date;
}

/**
 * A cache of limited size that evicts the least recently used. An entry is stale once something under one of its tags
 * has changed in any process, or its lifetime is over. All caches of the server are instances (caches.ts).
 */
export class TaggedCache<V> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #ttl: number;
  readonly #versions: TagVersions | undefined;
  readonly #clock: (() => Date) | undefined;

  constructor({ maxSize, maxEntrySize, ttl = Number.POSITIVE_INFINITY }: CacheLimits, { versions, clock }: CacheParts) {
    this.#entries = new LRUCache({ maxSize, ...(maxEntrySize === undefined ? {} : { maxEntrySize }) });
    this.#ttl = ttl;
    this.#versions = versions;
    this.#clock = clock;
  }

  /** The size of all entries together, in the unit of its limits. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  /** Call it before the first read for a value: what changes from then on makes that value stale. */
  begin(): Snapshot {
    return { version: this.#versions?.current ?? 0, at: this.#now() };
  }

  find(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (this.#isCurrent(entry)) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  store(key: string, value: V, tags: Iterable<CacheTag>, snapshot: Snapshot, size = 1): void {
    this.#removeExpired();
    this.#entries.set(key, { value, tags, snapshot }, { size });
  }

  /** The same entry with another value, unless it was replaced meanwhile. */
  replace(key: string, value: V, by: V): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) entry.value = by;
  }

  delete(key: string, value: V): void {
    if (this.#entries.peek(key)?.value === value) this.#entries.delete(key);
  }

  #isCurrent({ tags, snapshot }: Entry<V>): boolean {
    return this.#isAlive(snapshot) && (this.#versions?.areUnchanged(tags, snapshot.version) ?? true);
  }

  /** A clock that was set back to before the beginning would otherwise lengthen the lifetime by as much. */
  #isAlive({ at }: Snapshot): boolean {
    if (this.#ttl === Number.POSITIVE_INFINITY) return true;
    const now = this.#now();
    return now >= at && now < at + this.#ttl;
  }

  /** The least recently used come first, so expired unused entries are together at that end. */
  #removeExpired(): void {
    for (const key of this.#entries.rkeys()) {
      const entry = this.#entries.peek(key);
      if (entry === undefined || this.#isAlive(entry.snapshot)) return;
      this.#entries.delete(key);
    }
  }

  #now(): number {
    return this.#clock?.().getTime() ?? 0;
  }
}

/**
 * The cached value, or a promise of what `load` returns. Concurrent callers share one load. An error and `undefined`
 * are not cached.
 */
export function findOrLoad<T>(
  cache: TaggedCache<unknown>,
  key: string,
  tags: Iterable<CacheTag>,
  load: () => Promise<T>,
  size?: number,
): T | Promise<T> {
  const known = cache.find(key);
  if (known !== undefined) return known as T | Promise<T>;
  const snapshot = cache.begin();
  const loading = load();
  cache.store(key, loading, tags, snapshot, size);
  const forget = () => cache.delete(key, loading);
  // Hundreds are read for one answer: what is there is handed out without a promise each.
  loading.then((value) => (value === undefined ? forget() : cache.replace(key, loading, value)), forget);
  return loading;
}

/** The same, always as a promise. */
export async function readThrough<T>(...asked: Parameters<typeof findOrLoad<T>>): Promise<T> {
  return findOrLoad(...asked);
}
