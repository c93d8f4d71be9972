import { type Changes, type ChangeTag, changeTags } from './changes.ts';

/** Weight per tag, in entries of the usual size; the least recently read is evicted first. */
const maxWeight = 2000;
/** Articles and their prices are small, and a busy shop asks for many different ones. */
const maxWeightOf: { readonly [K in ChangeTag]?: number } = { catalogue: 20_000, prices: 20_000 };

interface Entry {
  value: Promise<unknown>;
  weight: number;
}

interface Tagged {
  entries: Map<string, Entry>;
  weight: number;
  version: number;
}

/**
 * What was read from the database, cached in this process until something under its tag changes anywhere. A change drops
 * the whole tag: pages show parts of other pages, and reading again costs milliseconds. Values are shared between
 * requests, so no caller may write to them.
 */
export class ReadCache {
  readonly #changes: Changes;
  readonly #tags = new Map<ChangeTag, Tagged>();

  constructor(changes: Changes) {
    this.#changes = changes;
    for (const tag of changeTags) {
      this.#tags.set(tag, { entries: new Map(), weight: 0, version: 1 });
      changes.onChange(tag, () => this.drop(tag));
    }
    changes.onConnection(() => {
      for (const tag of changeTags) this.drop(tag);
    });
  }

  /**
   * The cached value, or what `load` returns; of concurrent callers one loads. `undefined` is not cached. `weight` is how
   * many usual entries of its tag it takes the place of.
   */
  read<T>(tag: ChangeTag, key: string, load: () => Promise<T>, weight = 1): Promise<T> {
    // Without a connection no change would be noticed.
    if (!this.#changes.live) return load();
    const own = this.#of(tag);
    const kept = own.entries.get(key);
    if (kept) {
      own.entries.delete(key);
      own.entries.set(key, kept);
      return kept.value as Promise<T>;
    }
    const loading = load();
    own.entries.set(key, { value: loading, weight });
    own.weight += weight;
    for (const oldest of own.entries.keys()) {
      if (own.weight <= (maxWeightOf[tag] ?? maxWeight)) break;
      forget(own, oldest);
    }
    // A change while loading has emptied the map: this value is then only for its callers, and is not cached.
    const forgetThis = () => {
      if (own.entries.get(key)?.value === loading) forget(own, key);
    };
    loading.then((value) => {
      if (value === undefined) forgetThis();
    }, forgetThis);
    return loading;
  }

  /** For a writer that wants to read its own write at once; other processes hear of it by NOTIFY. */
  drop(tag: ChangeTag): void {
    const own = this.#of(tag);
    own.entries.clear();
    own.weight = 0;
    own.version++;
  }

  /** The versions of these tags: differs after a change of any of them, and every time while there is no connection. */
  stamp(tags: Iterable<ChangeTag>): string {
    return Array.from(tags, (tag) => `${tag} ${this.version(tag)}`).join(', ');
  }

  /** Goes up with every change; what is cached elsewhere under this number is never stale. */
  version(tag: ChangeTag): number {
    const own = this.#of(tag);
    if (!this.#changes.live) own.version++;
    return own.version;
  }

  #of(tag: ChangeTag): Tagged {
    const own = this.#tags.get(tag);
    if (!own) throw new Error(`no such tag: ${tag}`);
    return own;
  }
}

function forget(tag: Tagged, key: string): void {
  tag.weight -= tag.entries.get(key)?.weight ?? 0;
  tag.entries.delete(key);
}
