import { rowLimits } from './caches.ts';
import { type Changes, type ChangeTag, changeTags } from './changes.ts';
import { TagVersions } from './tag-versions.ts';
import { findOrLoad, readThrough, TaggedCache } from './tagged-cache.ts';

/**
 * Rows of the database, cached in this process until something under their tag changes in any process. A change drops
 * the whole tag: pages show parts of other pages, and reading again costs milliseconds. Prices are dropped one by one.
 * Values are shared between requests, so callers must not modify them.
 */
export class ReadCache {
  readonly versions: TagVersions;
  readonly #changes: Changes;
  readonly #rows: ReadonlyMap<ChangeTag, TaggedCache<unknown>>;

  constructor(changes: Changes) {
    const versions = new TagVersions(changes);
    this.versions = versions;
    this.#changes = changes;
    this.#rows = new Map(changeTags.map((tag) => [tag, new TaggedCache(rowLimits(tag), { versions })]));
  }

  /**
   * The cached value, or what `load` returns; of concurrent callers one loads. `undefined` is not cached. `size` is how
   * many usual entries of its tag it takes the place of.
   */
  read<T>(tag: ChangeTag, key: string, load: () => Promise<T>, size = 1): Promise<T> {
    return readThrough(this.#rowsOf(tag), key, tagList[tag], load, size);
  }

  /** For callers that read many at once: cached values are returned without a promise. */
  find<T>(tag: ChangeTag, key: string, load: () => Promise<T>): T | Promise<T> {
    return findOrLoad(this.#rowsOf(tag), key, tagList[tag], load);
  }

  /** The same for values of one row, which only a change of that row or of the whole tag drops. */
  findOf<T>(tag: ChangeTag, id: number, key: string, load: () => Promise<T>): T | Promise<T> {
    const rows = this.#rowsOf(tag);
    const known = rows.find(key);
    // Its tags are put together only where they are stored: hundreds are read for one answer.
    return known === undefined ? findOrLoad(rows, key, [tag, `${tag} ${id}`], load) : (known as T | Promise<T>);
  }

  #rowsOf(tag: ChangeTag): TaggedCache<unknown> {
    const rows = this.#rows.get(tag);
    if (!rows) throw new Error(`no such tag: ${tag}`);
    return rows;
  }

  /** For a writer that reads its own write at once: all that was committed before is dropped in this process. */
  caughtUp(): Promise<void> {
    return this.#changes.caughtUp();
  }

  /** For changes outside the database, of which there is no NOTIFY. */
  drop(tag: ChangeTag): void {
    this.versions.drop(tag);
  }
}

/** Each tag as a list, made once: entries are many. */
const tagList = Object.fromEntries(changeTags.map((tag) => [tag, [tag]])) as unknown as Record<
  ChangeTag,
  readonly ChangeTag[]
>;
