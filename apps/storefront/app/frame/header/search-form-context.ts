import { createContext, type KeyboardEvent, type RefObject, use } from 'react';

/** The ARIA attributes of the list below the search field. */
export interface SearchPopup {
  listId: string;
  activeId: string | undefined;
}

/** The search field, for the content of the slot below it (ChromeSlots.searchSuggestions). */
export interface SearchFormField {
  field: RefObject<HTMLInputElement | null>;
  /** Its current value. */
  text: string;
  isFocused: boolean;
  isOpen: boolean;
  /** Receives each key first; the form ignores events that it prevents. */
  onKey: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Null while there is no list. */
  setPopup: (popup: SearchPopup | null) => void;
}

export const SearchFormContext = createContext<SearchFormField | null>(null);

export function useSearchFormField(): SearchFormField {
  const field = use(SearchFormContext);
  if (!field) throw new Error('Not below a search form');
  return field;
}
