import { type Changes, type ChangeTag, changeTags } from './changes.ts';

/**
 * Counts the changes this process hears of, and knows for each tag which was its last. A value that was made after the
 * last change of all its tags is current.
 */
export class TagVersions {
  readonly #changes: Changes;
  readonly #lastChange = new Map<ChangeTag, number>();
  #counted = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
    for (const tag of changeTags) changes.onChange(tag, () => this.drop(tag));
    // Changes made while there was no connection were not heard.
    changes.onConnection(() => {
      for (const tag of changeTags) this.drop(tag);
    });
  }

  /** How many changes were heard so far. */
  get current(): number {
    return this.#counted;
  }

  /** Makes everything under this tag stale, in this process. */
  drop(tag: ChangeTag): void {
    this.#lastChange.set(tag, ++this.#counted);
  }

  /** Is a value of these tags, made when `since` was current, still so? Without a connection nobody can know. */
  areUnchanged(tags: Iterable<ChangeTag>, since: number): boolean {
    for (const tag of tags) {
      if (!this.#changes.live || (this.#lastChange.get(tag) ?? 0) > since) return false;
    }
    return true;
  }
}
