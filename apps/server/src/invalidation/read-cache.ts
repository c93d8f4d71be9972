import { type ChangeKind, type Changes, changeKinds } from './changes.ts';

/** Room per kind, in entries of the usual size; the least recently read goes first. */
const mostRoom = 2000;
/** Articles and their prices are small, and a busy shop asks for many different ones. */
const mostRoomOf: { readonly [K in ChangeKind]?: number } = { catalogue: 20_000, prices: 20_000 };

interface Entry {
  value: Promise<unknown>;
  room: number;
}

interface Kind {
  entries: Map<string, Entry>;
  room: number;
  version: number;
}

/**
 * What was read from the database, kept in this process until something of its kind changes anywhere. A change drops
 * the whole kind: pages show parts of other pages, and reading again costs milliseconds. Values are shared between
 * requests, so nobody may write in them.
 */
export class ReadCache {
  readonly #changes: Changes;
  readonly #kinds = new Map<ChangeKind, Kind>();

  constructor(changes: Changes) {
    this.#changes = changes;
    for (const kind of changeKinds) {
      this.#kinds.set(kind, { entries: new Map(), room: 0, version: 1 });
      changes.onChange(kind, () => this.drop(kind));
    }
    changes.onLine(() => {
      for (const kind of changeKinds) this.drop(kind);
    });
  }

  /**
   * The kept value, or what `load` returns; of several asking at once one loads. Nothing found is not kept. `room` is how
   * many others of its kind it takes the place of.
   */
  read<T>(kind: ChangeKind, key: string, load: () => Promise<T>, room = 1): Promise<T> {
    // Without a line nobody would tell us that it changed.
    if (!this.#changes.live) return load();
    const own = this.#of(kind);
    const kept = own.entries.get(key);
    if (kept) {
      own.entries.delete(key);
      own.entries.set(key, kept);
      return kept.value as Promise<T>;
    }
    const loading = load();
    own.entries.set(key, { value: loading, room });
    own.room += room;
    for (const oldest of own.entries.keys()) {
      if (own.room <= (mostRoomOf[kind] ?? mostRoom)) break;
      forget(own, oldest);
    }
    // A change while loading has emptied the map: then this answer is for those who asked before, and is not kept.
    const forgetThis = () => {
      if (own.entries.get(key)?.value === loading) forget(own, key);
    };
    loading.then((value) => {
      if (value === undefined) forgetThis();
    }, forgetThis);
    return loading;
  }

  /** For a writer that wants to read its own write at once; everybody else hears of it by NOTIFY. */
  drop(kind: ChangeKind): void {
    const own = this.#of(kind);
    own.entries.clear();
    own.room = 0;
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

  #of(kind: ChangeKind): Kind {
    const own = this.#kinds.get(kind);
    if (!own) throw new Error(`no such kind: ${kind}`);
    return own;
  }
}

function forget(kind: Kind, key: string): void {
  kind.room -= kind.entries.get(key)?.room ?? 0;
  kind.entries.delete(key);
}
