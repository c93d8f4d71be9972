import type { FoundPlace } from '@bouwpoort/contract/search';
import { useSettled } from '@bouwpoort/ui/use-settled.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { siteSettings } from '../site/site-settings.ts';

const typingPause = 250;
const shortest = 2;
const suggestionsShown = 6;

/** Places for what is typed, after a pause in typing; nothing while nobody is typing. */
export function usePlaceSuggestions(text: string, isWanted: boolean): readonly FoundPlace[] {
  const query = text.trim();
  const isAsked = isWanted && query.length >= shortest;
  const settled = useSettled(query, typingPause, isAsked);
  const { data } = useQuery(
    {
      queryKey: ['places', settled],
      queryFn: ({ signal }) => findPlaces(query, signal),
      enabled: isAsked && settled === query,
      // While the next ones are on their way the last ones stand, so that the list does not flicker.
      placeholderData: keepPreviousData,
      // What was asked before is not asked again, as long as the page stands.
      gcTime: Number.POSITIVE_INFINITY,
    },
    browserQueries(),
  );
  return (isAsked && data) || [];
}

async function findPlaces(query: string, signal: AbortSignal): Promise<readonly FoundPlace[]> {
  const api = browserApi(siteSettings.defaultVentureId);
  const { results } = await api.call('search.places', { query: { q: query, top: suggestionsShown }, signal });
  return results;
}
