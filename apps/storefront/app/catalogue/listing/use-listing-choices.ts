import type { FilterGroup } from '@bouwpoort/trade/catalogue/filter-codec';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { toFilterGroups } from '../tiles/catalogue-mapping.ts';
import { addressOf, filtersOf, withSort, withToggled } from './listing-address.ts';

/**
 * The optimistic state of the selections: a choice shows at once, and the next one builds on it, while the list it
 * leads to is in flight. The router reports a navigation a moment later than that, so the last choice is stored here
 * until the address has changed.
 */
export function useListingChoices(groups: readonly FilterGroup[]) {
  const { pathname, search, key } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<{ at: string; search: string }>();
  // The address has changed: the choice was applied or superseded. Going back must not restore it.
  if (requested && requested.at !== key) setRequested(undefined);
  const pendingSearch = navigation.location?.pathname === pathname ? navigation.location.search : undefined;
  const optimisticSearch = requested?.at === key ? requested.search : pendingSearch;
  const params = new URLSearchParams(optimisticSearch ?? search);
  const navigateTo = (next: URLSearchParams) => {
    setRequested({ at: key, search: next.toString() });
    navigate(addressOf(pathname, next), { preventScrollReset: true });
  };
  return {
    path: pathname,
    params,
    isPending: optimisticSearch !== undefined,
    groups: optimisticSearch === undefined ? groups : withChosenFilters(groups, filtersOf(params)),
    navigateTo,
    toggle: (group: FilterGroup, value: string) => navigateTo(withToggled(params, group, value)),
    sortBy: (word: string) => navigateTo(withSort(params, word)),
  };
}

export type ListingChoices = ReturnType<typeof useListingChoices>;

function withChosenFilters(groups: readonly FilterGroup[], chosen: readonly FilterGroup[]): FilterGroup[] {
  const serverGroups = groups.map(({ filterField, name, options }) => ({
    filterField,
    name,
    count: 0,
    links: [...options],
  }));
  return toFilterGroups(serverGroups, chosen);
}
