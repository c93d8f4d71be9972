import type { FilterGroup } from '@bouwpoort/trade/filter-codec';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { toFilterGroups } from './catalogue-mapping.ts';
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
  const [asked, setAsked] = useState<{ at: string; search: string }>();
  // The address has changed: the choice was applied or superseded. Going back must not restore it.
  if (asked && asked.at !== key) setAsked(undefined);
  const coming = navigation.location?.pathname === pathname ? navigation.location.search : undefined;
  const chosen = asked?.at === key ? asked.search : coming;
  const params = new URLSearchParams(chosen ?? search);
  const go = (next: URLSearchParams) => {
    setAsked({ at: key, search: next.toString() });
    navigate(addressOf(pathname, next), { preventScrollReset: true });
  };
  return {
    path: pathname,
    params,
    isPending: chosen !== undefined,
    groups: chosen === undefined ? groups : rechosen(groups, filtersOf(params)),
    go,
    toggle: (group: FilterGroup, value: string) => go(withToggled(params, group, value)),
    sortBy: (word: string) => go(withSort(params, word)),
  };
}

export type ListingChoices = ReturnType<typeof useListingChoices>;

function rechosen(groups: readonly FilterGroup[], chosen: readonly FilterGroup[]): FilterGroup[] {
  const answered = groups.map(({ filterField, name, options }) => ({
    filterField,
    name,
    count: 0,
    links: [...options],
  }));
  return toFilterGroups(answered, chosen);
}
