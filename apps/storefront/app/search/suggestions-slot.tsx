import type { VentureDetails } from '@bouwpoort/contract/ventures';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Words } from '@bouwpoort/ui/words.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useSearchFormField } from '../header/search-form-context.ts';
import { browserApi } from '../http/api.ts';

type Suggestions = ComponentType<{ venture: VentureDetails }>;

/** Fetched when the field is first focused: a visitor who does not search never pays for it. */
async function loadSuggestions(words: Words, { id, hasShop }: VentureDetails): Promise<Suggestions> {
  const [{ SearchSuggestions }] = await Promise.all([
    import('./search-suggestions.tsx'),
    loadWords(words, id, 'search'),
    // What is said of an article there, is said of it here.
    hasShop && loadWords(words, id, 'catalogue'),
  ]);
  return SearchSuggestions;
}

async function loadWords(words: Words, ventureId: string, namespace: string): Promise<void> {
  if (words.has(namespace)) return;
  words.add(namespace, await browserApi(ventureId).call('translation.namespace', { params: { namespace } }));
}

/** Fills ChromeSlots.searchSuggestions. Without what it fetches, the search bar is still a search bar. */
export function SuggestionsSlot({ venture }: { venture: VentureDetails }) {
  const { words } = useTranslation();
  const { isFocused } = useSearchFormField();
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const isNeeded = isFocused && Suggestions === null;

  useEffect(() => {
    if (!isNeeded) return;
    let left = false;
    loadSuggestions(words, venture).then(
      (loaded) => {
        if (!left) setSuggestions(() => loaded);
      },
      (error: unknown) => console.error('The search suggestions could not be loaded', error),
    );
    return () => {
      left = true;
    };
  }, [isNeeded, words, venture]);

  return Suggestions && <Suggestions venture={venture} />;
}
