import type { PageRequest } from '@bouwpoort/contract/page-request';
import type { AnswerCache } from '../invalidation/answer-cache.ts';
import { answerTags, changedByLogin } from '../invalidation/answer-tags.ts';
import type { ChangeTag } from '../invalidation/changes.ts';

/** What a page turned out to be made from, while it was made. */
export class PageOrigin {
  readonly kinds = new Set<ChangeTag>();
  #isShared: boolean;

  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  /** Everybody who is not logged in would get this very page. */
  get isShared(): boolean {
    return this.#isShared && this.kinds.size > 0;
  }

  /** It holds what is somebody's own, what nobody tells us the changes of, or a part that failed. */
  spoil(): void {
    this.#isShared = false;
  }
}

/** Answers of the API for one page: those that are nobody's own come from memory. */
export function rememberFor(
  memory: AnswerCache,
  { isLoggedIn, origin }: { isLoggedIn: boolean; origin: PageOrigin },
): PageRequest['remember'] {
  return ({ name, ventureId, input }, ask) => {
    const kinds = answerTags[name];
    if (!kinds) {
      origin.spoil();
      return ask();
    }
    for (const kind of kinds) origin.kinds.add(kind);
    const answer = memory.read(
      kinds,
      JSON.stringify([name, ventureId, input, isLoggedIn && changedByLogin.has(name)]),
      ask,
    );
    answer.catch((error: unknown) => {
      // That something is not there is an answer like any other. The storefront is built apart: its errors are not ours.
      if (!(error instanceof Error && 'status' in error && Number(error.status) < 500)) origin.spoil();
    });
    return answer;
  };
}
