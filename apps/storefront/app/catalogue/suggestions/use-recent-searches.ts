import { useEffect, useState } from 'react';
import { useSearchFormField } from '../../frame/header/search-form-context.ts';
import { deviceStorage } from '../../frame/interface-state/device-storage.ts';
import { clearRecentSearches, readRecentSearches } from './recent-searches.ts';

const none: readonly string[] = [];

/** Read again each time the search bar opens, because the search page adds to them. */
export function useRecentSearches(ventureId: string, isOpen: boolean) {
  const { field } = useSearchFormField();
  const [searches, setSearches] = useState(none);
  useEffect(() => {
    if (isOpen) setSearches(readRecentSearches(deviceStorage, ventureId));
  }, [isOpen, ventureId]);
  const clear = () => {
    clearRecentSearches(deviceStorage, ventureId);
    setSearches(none);
    field.current?.focus();
  };
  return { searches, clear };
}
