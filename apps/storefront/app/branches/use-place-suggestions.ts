import type { FoundPlace } from '@bouwpoort/contract/search';
import { keepPreviousData } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { useDebouncedQuery } from '../http/use-debounced-query.ts';
import { siteSettings } from '../site/site-settings.ts';

const pause = 250;
const shortest = 2;
const suggestionsShown = 6;

/** Suggestions for the typed text, debounced; none while `isWanted` is false. */
export function usePlaceSuggestions(text: string, isWanted: boolean): readonly FoundPlace[] {
  const query = text.trim();
  const isAsked = isWanted && query.length >= shortest;
  const { result } = useDebouncedQuery({
    key: ['places'],
    text: query,
    delay: pause,
    enabled: isAsked,
    fetchFor: findPlaces,
    // The previous places stay until the next ones arrive, so that the list does not flicker.
    options: { placeholderData: keepPreviousData, gcTime: Number.POSITIVE_INFINITY },
  });
  return (isAsked && result.data) || [];
}

async function findPlaces(query: string, signal: AbortSignal): Promise<readonly FoundPlace[]> {
  const api = browserApi(siteSettings.defaultVentureId);
  const { results } = await api.call('search.places', { query: { q: query, top: suggestionsShown }, signal });
  return results;
}
