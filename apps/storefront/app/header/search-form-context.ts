import { createContext, type KeyboardEvent, type RefObject, use } from 'react';

/** What the list below the search field tells about itself, for those who cannot see it. */
export interface SearchPopup {
  listId: string;
  activeId: string | undefined;
}

/** The search field, for whatever fills the slot below it (ChromeSlots.searchSuggestions). */
export interface SearchFormField {
  field: RefObject<HTMLInputElement | null>;
  /** What stands in it now. */
  text: string;
  isFocused: boolean;
  isOpen: boolean;
  /** The first to hear of a key; what it prevents, the form leaves alone. */
  onKey: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Nothing while there is no list. */
  setPopup: (popup: SearchPopup | null) => void;
}

export const SearchFormContext = createContext<SearchFormField | null>(null);

export function useSearchFormField(): SearchFormField {
  const field = use(SearchFormContext);
  if (!field) throw new Error('Not below a search form');
  return field;
}
