import type { KvkSearchItem } from './kvk-result.ts';

export type LookupMode = 'number' | 'address';

export type LookupOutcome =
  | { kind: 'idle' }
  | { kind: 'found'; companies: readonly KvkSearchItem[]; shown: number }
  | { kind: 'none' }
  /** `why` adds information to the standard message. */
  | { kind: 'failed'; why: string | undefined };

export interface LookupState {
  mode: LookupMode;
  outcome: LookupOutcome;
}

export type LookupEvent =
  | { type: 'modeChosen'; mode: LookupMode }
  | { type: 'searched' }
  | { type: 'answered'; companies: readonly KvkSearchItem[] }
  | { type: 'failed'; why?: string | undefined }
  | { type: 'moreAsked' };

/** P 9: the initial number of results, and the number added each time. */
const resultsPerTurn = 6;

export const initialLookup: LookupState = { mode: 'number', outcome: { kind: 'idle' } };

export function nextLookup(state: LookupState, event: LookupEvent): LookupState {
  const { outcome } = state;
  switch (event.type) {
    case 'modeChosen':
      return event.mode === state.mode ? state : { mode: event.mode, outcome: { kind: 'idle' } };
    case 'searched':
      return { ...state, outcome: { kind: 'idle' } };
    case 'answered':
      return { ...state, outcome: found(event.companies) };
    case 'failed':
      return { ...state, outcome: { kind: 'failed', why: event.why } };
    case 'moreAsked':
      return outcome.kind === 'found'
        ? { ...state, outcome: { ...outcome, shown: turnAfter(outcome.shown, outcome.companies.length) } }
        : state;
  }
}

function found(companies: readonly KvkSearchItem[]): LookupOutcome {
  return companies.length === 0
    ? { kind: 'none' }
    : { kind: 'found', companies, shown: turnAfter(0, companies.length) };
}

function turnAfter(shown: number, total: number): number {
  return Math.min(total, shown + resultsPerTurn);
}
