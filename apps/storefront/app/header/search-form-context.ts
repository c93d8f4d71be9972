import { createContext, type KeyboardEvent, type RefObject, use } from 'react';

/** What assistive technology needs to know of the list below the search field. */
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
  /** Gets each key first; what it prevents, the form leaves alone. */
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
