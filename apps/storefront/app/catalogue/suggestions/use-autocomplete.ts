import { browserApi } from '../../frame/http/api.ts';
import { useDebouncedQuery } from '../../frame/http/use-debounced-query.ts';
import { suggestionsOf } from './autocomplete-result.ts';
import { isLongEnough, type SuggestionState, suggestionState, typingPause } from './suggestion-state.ts';

interface AutocompleteVenture {
  id: string;
  hasShop: boolean;
}

/** Suggestions for the typed text, debounced (C 2.3). Nothing is requested while the search bar is closed. */
export function useAutocomplete(query: string, isOpen: boolean, { id, hasShop }: AutocompleteVenture): SuggestionState {
  const hasText = isLongEnough(query);
  const typed = useDebouncedQuery({
    // A text that is too short has its own key, so that an earlier result does not reappear with the next letter.
    key: ['autocomplete', id, hasText],
    text: query,
    delay: typingPause,
    enabled: isOpen && hasText,
    fetchFor: async (text, signal) => {
      const answer = await browserApi(id).call('search.autocomplete', {
        params: { ventureId: id, query: text },
        signal,
      });
      return suggestionsOf(answer, hasShop);
    },
  });
  return suggestionState(query, typed);
}
