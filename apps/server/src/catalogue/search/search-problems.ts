import { AppError } from '../../foundation/errors/app-error.ts';
import { type FilterProblem, SearchError, type SearchProblem } from './query/search-error.ts';

const filterProblems: Readonly<Record<FilterProblem, string>> = {
  tooLong: 'het filter is te lang',
  tooDeep: 'er staan te veel haakjes in elkaar',
  expectedEnd: 'hier hoort and, or of het einde',
  expectedEq: 'hier hoort eq',
  expectedField: 'hier hoort de naam van een veld',
  expectedValue: 'hier hoort een waarde tussen aanhalingstekens',
  expectedClosing: 'hier hoort een haakje sluiten',
  expectedComma: 'hier hoort een komma',
  openQuote: 'deze waarde heeft geen aanhalingsteken aan het eind',
};

/** Maps errors of the engine to problems that a person can act on. */
export async function withSearchProblems<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof SearchError ? toAppError(error.problem) : error;
  }
}

function toAppError(problem: SearchProblem): AppError {
  switch (problem.kind) {
    case 'notReady':
    case 'unreachable':
      return new AppError('searchUnavailable');
    case 'textTooLong':
      return new AppError('badRequest', { detail: 'De zoekterm is te lang.' });
    case 'unknownField':
      return new AppError('badRequest', { detail: `Op '${problem.field.slice(0, 50)}' kun je niet filteren.` });
    case 'stockFlag':
      return new AppError('badRequest', { detail: "Het voorraadfilter is 'true' of 'false'." });
    case 'filter':
      return new AppError('badRequest', {
        detail: `Het filter klopt niet bij teken ${problem.at + 1}: ${filterProblems[problem.problem]}.`,
      });
  }
}
