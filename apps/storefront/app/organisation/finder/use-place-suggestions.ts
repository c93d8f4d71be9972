import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import { keepPreviousData } from '@tanstack/react-query';
import { browserApi } from '../../frame/http/api.ts';
import { useDebouncedQuery } from '../../frame/http/use-debounced-query.ts';
import { webSettings } from '../../frame/web/web-settings.ts';

const debounceDelay = 250;
const minLength = 2;
const suggestionsShown = 6;

/** Suggestions for the typed text, debounced; none while `enabled` is false. */
export function usePlaceSuggestions(text: string, enabled: boolean): readonly FoundPlace[] {
  const query = text.trim();
  const isEnabled = enabled && query.length >= minLength;
  const { result } = useDebouncedQuery({
    key: ['places'],
    text: query,
    delay: debounceDelay,
    enabled: isEnabled,
    fetchFor: findPlaces,
    // The previous places stay until the next ones arrive, so that the list does not flicker.
    options: { placeholderData: keepPreviousData, gcTime: Number.POSITIVE_INFINITY },
  });
  return (isEnabled && result.data) || [];
}

async function findPlaces(query: string, signal: AbortSignal): Promise<readonly FoundPlace[]> {
  const api = browserApi(webSettings.defaultVentureId);
  const { results } = await api.call('search.places', { query: { q: query, top: suggestionsShown }, signal });
  return results;
}
