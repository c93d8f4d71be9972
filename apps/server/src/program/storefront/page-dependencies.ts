import type { ChangeTag } from '../../foundation/invalidation/changes.ts';

/** The tags and the state of the visitor that a page turned out to depend on, recorded during rendering. */
export class PageDependencies {
  readonly tags = new Set<ChangeTag>();
  #isShared: boolean;

  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  /** Every visitor without a login would get the same page. */
  get isShared(): boolean {
    return this.#isShared && this.tags.size > 0;
  }

  /** It contains personal data, data whose changes are not notified, or a part that failed. */
  markUncacheable(): void {
    this.#isShared = false;
  }
}
