import type { FoundPlace } from '@bouwpoort/contract/search';
import { useEffect, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { siteSettings } from '../site/site-settings.ts';

const typingPause = 250;
const shortest = 2;
const suggestionsShown = 6;

/** What was asked before is not asked again, as long as the page stands. */
const answered = new Map<string, readonly FoundPlace[]>();

/** Places for what is typed, after a pause in typing; nothing while nobody is typing. */
export function usePlaceSuggestions(text: string, isWanted: boolean): readonly FoundPlace[] {
  const [suggested, setSuggested] = useState<{ query: string; places: readonly FoundPlace[] }>();
  const query = text.trim();
  const isAsked = isWanted && query.length >= shortest;

  useEffect(() => {
    if (!isAsked) return;
    const known = answered.get(query);
    if (known) return setSuggested({ query, places: known });
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const { results } = await browserApi(siteSettings.defaultVentureId).call('search.places', {
          query: { q: query, top: suggestionsShown },
          signal: leaving.signal,
        });
        answered.set(query, results);
        setSuggested({ query, places: results });
      } catch (error) {
        // Without suggestions the field is still a field, and searching says what is wrong.
        if (!leaving.signal.aborted) console.warn('No suggestions for a place', error);
      }
    };
    const pause = setTimeout(ask, typingPause);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [query, isAsked]);

  // While the next ones are on their way the last ones stand, so that the list does not flicker.
  return isAsked && suggested ? suggested.places : [];
}
