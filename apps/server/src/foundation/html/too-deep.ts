/** The parser looks for the element an end belongs to among all that are open: without a bound that takes seconds. */
const maxDepth = 500;

class TooDeep extends Error {}

/** Options for sanitize-html that stop it at HTML that is nested deeper than anybody writes. */
export function depthLimit() {
  let depth = 0;
  return {
    onOpenTag: () => {
      if (++depth > maxDepth) throw new TooDeep();
    },
    onCloseTag: () => {
      depth--;
    },
  };
}

/** What the work comes to, or this where it was stopped. */
export function unlessTooDeep<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return otherwise;
  }
}
