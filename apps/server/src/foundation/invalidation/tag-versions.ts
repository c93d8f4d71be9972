import { type CacheTag, type Changes, type ChangeTag, changeTags } from './changes.ts';

/** As many changed rows are tracked one by one; with more the whole tag becomes stale and tracking starts again. */
const maxThings = 20_000;

/**
 * Counts the changes this process is notified of, and stores the last one of each tag. A value read after the last
 * change of all its tags is current.
 */
export class TagVersions {
  readonly #changes: Changes;
  readonly #lastChange = new Map<CacheTag, number>();
  #counted = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
    for (const tag of changeTags) changes.onChange(tag, (ids) => this.drop(tag, ids));
    // Notifications of the time without a connection are lost.
    changes.onConnection(() => {
      for (const tag of changeTags) this.drop(tag);
    });
  }

  /** The number of changes so far. */
  get current(): number {
    return this.#counted;
  }

  /** Makes everything under this tag stale, or what belongs to these numbers, in this process. */
  drop(tag: ChangeTag, ids?: readonly number[]): void {
    this.#counted += 1;
    if (ids && this.#lastChange.size + ids.length <= maxThings) {
      for (const id of ids) this.#lastChange.set(`${tag} ${id}`, this.#counted);
      return;
    }
    // What is older than the change of a whole tag is stale by that alone.
    for (const known of this.#lastChange.keys()) if (known.startsWith(`${tag} `)) this.#lastChange.delete(known);
    this.#lastChange.set(tag, this.#counted);
  }

  /** Whether a value with these tags, read when `since` was current, is still current. Without a connection: no. */
  areUnchanged(tags: Iterable<CacheTag>, since: number): boolean {
    for (const tag of tags) {
      if (!this.#changes.live || (this.#lastChange.get(tag) ?? 0) > since) return false;
    }
    return true;
  }
}
