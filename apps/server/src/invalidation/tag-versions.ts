import { type CacheTag, type Changes, type ChangeTag, changeTags } from './changes.ts';

/** Of single things that changed so many are told apart; with more the whole tag is dropped, and the count begins again. */
const maxThings = 20_000;

/**
 * Counts the changes this process hears of, and knows for each tag which was its last. A value that was made after the
 * last change of all its tags is current.
 */
export class TagVersions {
  readonly #changes: Changes;
  readonly #lastChange = new Map<CacheTag, number>();
  #counted = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
    for (const tag of changeTags) changes.onChange(tag, (ids) => this.drop(tag, ids));
    // Changes made while there was no connection were not heard.
    changes.onConnection(() => {
      for (const tag of changeTags) this.drop(tag);
    });
  }

  /** How many changes were heard so far. */
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

  /** Is a value of these tags, made when `since` was current, still so? Without a connection nobody can know. */
  areUnchanged(tags: Iterable<CacheTag>, since: number): boolean {
    for (const tag of tags) {
      if (!this.#changes.live || (this.#lastChange.get(tag) ?? 0) > since) return false;
    }
    return true;
  }
}
