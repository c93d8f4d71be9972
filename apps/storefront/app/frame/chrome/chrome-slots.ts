import { createContext, type ReactNode, use } from 'react';

/** Slots in the frame that other parts of the product fill. An empty slot shows nothing. */
export interface ChromeSlots {
  /** Opens the quick order modal. */
  openQuickOrder?: () => void;
  /** A button that reopens the consent dialog. */
  cookieSettings?: ReactNode;
  /** A button inside the search field, with class search__tool: the barcode scanner. */
  searchTool?: ReactNode;
  /** Below the search bar; SearchFormContext provides the state of the field. */
  searchSuggestions?: ReactNode;
  /** After the branch link: 'open tot 17.00 uur'. */
  branchNote?: ReactNode;
}

export const ChromeSlotsContext = createContext<ChromeSlots>({});

export function useChromeSlots(): ChromeSlots {
  return use(ChromeSlotsContext);
}
