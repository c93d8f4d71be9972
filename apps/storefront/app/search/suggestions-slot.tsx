import type { VentureDetails } from '@bouwpoort/contract/ventures';
import type { i18n } from 'i18next';
import { type ComponentType, useEffect, useState } from 'react';
import { browserApi } from '../api.ts';
import { useSearchFormField } from '../chrome/search-form-context.ts';
import { useTranslation } from '../ui/use-translation.ts';

type Suggestions = ComponentType<{ venture: VentureDetails }>;

/** Fetched when the field is first focused: a visitor who does not search never pays for it. */
async function loadSuggestions(texts: i18n, { id, hasShop }: VentureDetails): Promise<Suggestions> {
  const [{ SearchSuggestions }] = await Promise.all([
    import('./search-suggestions.tsx'),
    loadWords(texts, id, 'search'),
    // What is said of an article there, is said of it here.
    hasShop && loadWords(texts, id, 'catalogue'),
  ]);
  return SearchSuggestions;
}

async function loadWords(texts: i18n, ventureId: string, namespace: string): Promise<void> {
  if (texts.hasResourceBundle('nl', namespace)) return;
  const words = await browserApi(ventureId).call('translation.namespace', { params: { namespace } });
  texts.addResourceBundle('nl', namespace, words);
}

/** Fills ChromeSlots.searchSuggestions. Without what it fetches, the search bar is still a search bar. */
export function SuggestionsSlot({ venture }: { venture: VentureDetails }) {
  const { i18n: texts } = useTranslation();
  const { isFocused } = useSearchFormField();
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const isNeeded = isFocused && Suggestions === null;

  useEffect(() => {
    if (!isNeeded) return;
    let left = false;
    loadSuggestions(texts, venture).then(
      (loaded) => {
        if (!left) setSuggestions(() => loaded);
      },
      (error: unknown) => console.error('The search suggestions could not be loaded', error),
    );
    return () => {
      left = true;
    };
  }, [isNeeded, texts, venture]);

  return Suggestions && <Suggestions venture={venture} />;
}
