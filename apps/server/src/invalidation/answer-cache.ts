import type { ChangeTag } from './changes.ts';
import type { ReadCache } from './read-cache.ts';

/** The least recently used is evicted first. A menu or a page is some tens of kilobytes, a list of products up to 150. */
const maxAnswers = 400;

/** Milliseconds. Products appear and disappear by date, without an event. */
const ttl = 30_000;

interface CachedAnswer {
  stamp: string;
  /** A clock that is set back to before this would keep it for that much longer. */
  from: number;
  until: number;
  answer: Promise<unknown>;
}

/** Answers of the API as values for our own pages: computed once, then the same object for every in-process call. */
export class AnswerCache {
  readonly #cache: ReadCache;
  readonly #clock: () => Date;
  readonly #cached = new Map<string, CachedAnswer>();

  constructor(cache: ReadCache, clock: () => Date) {
    this.#cache = cache;
    this.#clock = clock;
  }

  /** The cached answer, or what `ask` gets; of concurrent callers one asks. A refusal is not cached. */
  read<T>(tags: readonly ChangeTag[], key: string, ask: () => Promise<T>): Promise<T> {
    // Taken before asking: a change while it is under way then makes the answer one that nobody gets again.
    const stamp = this.#cache.stamp(tags);
    const now = this.#clock().getTime();
    const cached = this.#cached.get(key);
    this.#cached.delete(key);
    if (cached?.stamp === stamp && now >= cached.from && now < cached.until) {
      this.#cached.set(key, cached);
      return cached.answer as Promise<T>;
    }
    const answer = ask().then(frozen);
    this.#cached.set(key, { stamp, from: now, until: now + ttl, answer });
    if (this.#cached.size > maxAnswers) this.#cached.delete(this.#cached.keys().next().value as string);
    answer.catch(() => {
      if (this.#cached.get(key)?.answer === answer) this.#cached.delete(key);
    });
    return answer;
  }
}

/** Shared by all pages of the process: who writes in it must hear so at once, not change somebody else's page. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
