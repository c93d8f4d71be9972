/** As long as a text to search for may be. */
export const maxTextLength = 100;

/** The syntax that the filter parser expected, or that it refuses. */
export type FilterProblem =
  | 'tooLong'
  | 'tooDeep'
  | 'expectedEnd'
  | 'expectedEq'
  | 'expectedField'
  | 'expectedValue'
  | 'expectedClosing'
  | 'expectedComma'
  | 'openQuote';

export type SearchProblem =
  /** The index has not been read yet. */
  | { kind: 'notReady' }
  /** The server of the index does not answer. */
  | { kind: 'unreachable' }
  | { kind: 'textTooLong' }
  | { kind: 'unknownField'; field: string }
  | { kind: 'stockFlag' }
  /** `at` counts from 0. */
  | { kind: 'filter'; at: number; problem: FilterProblem };

/** A query the engine cannot answer. The caller chooses the message for its user. */
export class SearchError extends Error {
  readonly problem: SearchProblem;

  constructor(problem: SearchProblem) {
    super(`cannot search: ${JSON.stringify(problem)}`);
    this.problem = problem;
  }
}
