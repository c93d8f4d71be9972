import type { Suggestions } from './autocomplete-result.ts';

/** C 9 */
const shortestAutocomplete = 3;
export const typingPause = 500;

export type SuggestionState =
  /** Too few characters: shows the venture's own terms and pages. */
  | { kind: 'idle' }
  /** The user is still typing; the previous result stays until the next request starts. */
  | { kind: 'waiting'; earlier: Suggestions | null }
  | { kind: 'loading' }
  | { kind: 'found'; suggestions: Suggestions }
  | { kind: 'failed' };

/** The result for the text at the last pause in typing. */
interface TypedResult {
  /** It is the current text of the field. */
  isSettled: boolean;
  result: { data: Suggestions | undefined; isError: boolean };
}

export function isLongEnough(query: string): boolean {
  return query.length >= shortestAutocomplete;
}

/** C 2.3. */
export function suggestionState(query: string, { isSettled, result }: TypedResult): SuggestionState {
  if (!isLongEnough(query)) return { kind: 'idle' };
  if (!isSettled) return { kind: 'waiting', earlier: result.data ?? null };
  if (result.data) return { kind: 'found', suggestions: result.data };
  return { kind: result.isError ? 'failed' : 'loading' };
}

/** The suggestions in a state, if any. */
export function shownIn(state: SuggestionState): Suggestions | null {
  if (state.kind === 'found') return state.suggestions;
  return state.kind === 'waiting' ? state.earlier : null;
}

export function isBusy(state: SuggestionState): boolean {
  return state.kind === 'loading' || (state.kind === 'waiting' && state.earlier === null);
}
