import type { Suggestions } from './autocomplete-result.ts';

/** C 9 */
const shortestAutocomplete = 3;
export const typingPause = 500;

export type SuggestionState =
  /** Too little typed: the venture's own terms and pages show. */
  | { kind: 'idle' }
  /** Somebody is still typing; what was found for the query before stays until the next call begins. */
  | { kind: 'waiting'; query: string; earlier: Suggestions | null }
  | { kind: 'loading'; query: string }
  | { kind: 'found'; query: string; suggestions: Suggestions }
  | { kind: 'failed'; query: string };

export type SuggestionEvent =
  | { kind: 'typed'; query: string }
  | { kind: 'asked'; query: string }
  | { kind: 'answered'; query: string; suggestions: Suggestions }
  | { kind: 'failed'; query: string };

export const idle: SuggestionState = { kind: 'idle' };

export function isLongEnough(query: string): boolean {
  return query.length >= shortestAutocomplete;
}

/** C 2.3. What comes in for another query than the last one typed comes too late, and changes nothing. */
export function nextSuggestionState(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  const { query } = event;
  if (event.kind === 'typed') return afterTyping(state, query);
  if (state.kind === 'idle' || state.query !== query) return state;
  switch (event.kind) {
    case 'asked':
      return { kind: 'loading', query };
    case 'answered':
      return { kind: 'found', query, suggestions: event.suggestions };
    case 'failed':
      return { kind: 'failed', query };
  }
}

function afterTyping(state: SuggestionState, query: string): SuggestionState {
  if (!isLongEnough(query)) return idle;
  if (state.kind !== 'idle' && state.kind !== 'failed' && state.query === query) return state;
  return { kind: 'waiting', query, earlier: shownIn(state) };
}

/** What there is to see of a state, besides skeletons. */
export function shownIn(state: SuggestionState): Suggestions | null {
  if (state.kind === 'found') return state.suggestions;
  return state.kind === 'waiting' ? state.earlier : null;
}

export function isBusy(state: SuggestionState): boolean {
  return state.kind === 'loading' || (state.kind === 'waiting' && state.earlier === null);
}
