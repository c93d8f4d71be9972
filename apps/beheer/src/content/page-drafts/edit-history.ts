/** The undo history of one page in one window. */
export interface EditHistory<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The subject of the last change: continued typing in the same field is one step. */
  readonly mark: { readonly about: string; readonly at: number } | undefined;
}

/** Milliseconds within which changes to the same field are one step. */
const sameStep = 1500;
const maxSteps = 200;

export function startHistory<T>(now: T): EditHistory<T> {
  return { past: [], now, future: [], mark: undefined };
}

/** `about`: the field being typed in; undefined for a change that is a step of its own. */
export function changed<T>(history: EditHistory<T>, next: T, about: string | undefined, at: number): EditHistory<T> {
  const { past, now, mark } = history;
  const goesOn = about !== undefined && mark?.about === about && at - mark.at < sameStep;
  return {
    past: goesOn ? past : [...past, now].slice(-maxSteps),
    now: next,
    future: [],
    mark: about === undefined ? undefined : { about, at },
  };
}

export function undone<T>(history: EditHistory<T>): EditHistory<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], mark: undefined };
}

export function redone<T>(history: EditHistory<T>): EditHistory<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, mark: undefined };
}

/** The same steps on a new base: work of somebody else that was merged. */
export function rebased<T>(history: EditHistory<T>, now: T, rebase: (one: T) => T): EditHistory<T> {
  return { past: history.past.map(rebase), now, future: history.future.map(rebase), mark: undefined };
}
