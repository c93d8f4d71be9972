import { useEffect, useReducer, useRef } from 'react';
import { browserApi } from '../http/api.ts';
import { suggestionsOf } from './autocomplete-result.ts';
import { idle, isLongEnough, nextSuggestionState, type SuggestionState, typingPause } from './suggestion-state.ts';

interface AutocompleteVenture {
  id: string;
  hasShop: boolean;
}

/** Suggestions for what is typed, after a pause in typing (C 2.3). Nothing is asked while the search bar is closed. */
export function useAutocomplete(query: string, isOpen: boolean, { id, hasShop }: AutocompleteVenture): SuggestionState {
  const [state, dispatch] = useReducer(nextSuggestionState, idle);
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    if (!isOpen) return;
    dispatch({ kind: 'typed', query });
    if (!isLongEnough(query) || isFound(latest.current, query)) return;
    const leaving = new AbortController();
    const ask = async () => {
      dispatch({ kind: 'asked', query });
      try {
        const result = await browserApi(id).call('search.autocomplete', {
          params: { ventureId: id, query },
          signal: leaving.signal,
        });
        dispatch({ kind: 'answered', query, suggestions: suggestionsOf(result, hasShop) });
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.error('Autocomplete failed', error);
        dispatch({ kind: 'failed', query });
      }
    };
    const pause = setTimeout(ask, typingPause);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [query, isOpen, id, hasShop]);

  return state;
}

function isFound(state: SuggestionState, query: string): boolean {
  return state.kind === 'found' && state.query === query;
}
