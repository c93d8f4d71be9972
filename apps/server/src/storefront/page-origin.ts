import type { ChangeTag } from '../invalidation/changes.ts';

/** What a page turns out to be made from, while it is rendered. */
export class PageOrigin {
  readonly tags = new Set<ChangeTag>();
  #isShared: boolean;

  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  /** Everybody who is not logged in would get this very page. */
  get isShared(): boolean {
    return this.#isShared && this.tags.size > 0;
  }

  /** It contains personal data, data whose changes are not notified, or a part that failed. */
  spoil(): void {
    this.#isShared = false;
  }
}
