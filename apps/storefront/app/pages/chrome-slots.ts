import { createContext, type ReactNode, use } from 'react';

/** Places in the frame that other parts of the product fill. An empty one shows nothing. */
export interface ChromeSlots {
  /** Opens the quick order modal. */
  openQuickOrder?: () => void;
  /** A button that reopens the consent dialog. */
  cookieSettings?: ReactNode;
  /** A button inside the search field, with class search__tool: the barcode scanner. */
  searchTool?: ReactNode;
  /** Below the search bar; what it needs to know of the field is in SearchFormContext. */
  searchSuggestions?: ReactNode;
  /** Behind the branch link: 'open tot 17.00 uur'. */
  branchNote?: ReactNode;
}

export const ChromeSlotsContext = createContext<ChromeSlots>({});

export function useChromeSlots(): ChromeSlots {
  return use(ChromeSlotsContext);
}
