import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useState } from 'react';
import { useSearchFormField } from '../../frame/header/search-form-context.ts';

const ShopSuggestions = lazyPart<{ venture: VentureDetails }>(
  () => import('./shop-suggestions.tsx').then((part) => part.ShopSuggestions),
  () => null,
);

/**
 * Fills ChromeSlots.searchSuggestions. Loaded on the first focus of the field; if loading fails, the search bar still
 * works.
 */
export function SuggestionsSlot({ venture }: { venture: VentureDetails }) {
  const { isFocused } = useSearchFormField();
  const [isNeeded, setIsNeeded] = useState(isFocused);
  if (isFocused && !isNeeded) setIsNeeded(true);
  return isNeeded && <ShopSuggestions venture={venture} />;
}
