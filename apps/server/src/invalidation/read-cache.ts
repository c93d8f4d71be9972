import { type ChangeKind, type Changes, changeKinds } from './changes.ts';

/** Per kind; the least recently read goes first. */
const mostEntries = 2000;
/** Articles and their prices are small, and a busy shop asks for many different ones. */
const mostOf: { readonly [K in ChangeKind]?: number } = { catalogue: 20_000, prices: 20_000 };

/**
 * What was read from the database, kept in this process until something of its kind changes anywhere. A change drops
 * the whole kind: pages show parts of other pages, and reading again costs milliseconds. Values are shared between
 * requests, so nobody may write in them.
 */
export class ReadCache {
  readonly #changes: Changes;
  readonly #kinds = new Map<ChangeKind, { entries: Map<string, Promise<unknown>>; version: number }>();

  constructor(changes: Changes) {
    this.#changes = changes;
    for (const kind of changeKinds) {
      this.#kinds.set(kind, { entries: new Map(), version: 1 });
      changes.onChange(kind, () => this.drop(kind));
    }
    changes.onLine(() => {
      for (const kind of changeKinds) this.drop(kind);
    });
  }

  /** The kept value, or what `load` returns; of several asking at once one loads. Nothing found is not kept. */
  read<T>(kind: ChangeKind, key: string, load: () => Promise<T>): Promise<T> {
    // Without a line nobody would tell us that it changed.
    if (!this.#changes.live) return load();
    const { entries } = this.#of(kind);
    const kept = entries.get(key) as Promise<T> | undefined;
    if (kept) {
      entries.delete(key);
      entries.set(key, kept);
      return kept;
    }
    const loading = load();
    entries.set(key, loading);
    if (entries.size > (mostOf[kind] ?? mostEntries)) entries.delete(entries.keys().next().value as string);
    // A change while loading has emptied the map: then this answer is for those who asked before, and is not kept.
    const forget = () => {
      if (entries.get(key) === loading) entries.delete(key);
    };
    loading.then((value) => {
      if (value === undefined) forget();
    }, forget);
    return loading;
  }

  /** For a writer that wants to read its own write at once; everybody else hears of it by NOTIFY. */
  drop(kind: ChangeKind): void {
    const own = this.#of(kind);
    own.entries.clear();
    own.version++;
  }

  /** What these kinds are at now: differs after a change of any of them, and every time while there is no line. */
  stamp(kinds: Iterable<ChangeKind>): string {
    return Array.from(kinds, (kind) => `${kind} ${this.version(kind)}`).join(', ');
  }

  /** Goes up with every change; what is kept elsewhere under this number is never stale. */
  version(kind: ChangeKind): number {
    const own = this.#of(kind);
    if (!this.#changes.live) own.version++;
    return own.version;
  }

  #of(kind: ChangeKind) {
    const own = this.#kinds.get(kind);
    if (!own) throw new Error(`no such kind: ${kind}`);
    return own;
  }
}
