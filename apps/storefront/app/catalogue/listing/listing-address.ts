import type { ProductOrder } from '@bouwpoort/contract/catalogue/product-search';
import {
  decodeFilters,
  encodeFilters,
  type FilterGroup,
  hasSelection,
  toggleOption,
} from '@bouwpoort/trade/catalogue/filter-codec';

/*
 * The state of a list of products in its address: page, sort and filters (C 2.2, 7.4), so that it can be shared and
 * restored. Other parameters (the search text) stay. Every change of the selection returns to the first page.
 */

const names = {
  page: 'page',
  sort: 'sorteer',
  filters: 'filters',
  apply: 'toepassen',
  option: 'optie',
  stock: 'stock',
};
export const listingParams = { ...names, view: 'weergave' } as const;

/** C 3, 9: the stock filter is a separate group among the filters. */
const stockGroup = { filterField: 'stock', name: 'stock' };
const stockValue = 'true';

/** Prices are per customer and the search index is shared, so the index does not sort by price. */
export type ListingSort = ProductOrder | 'price';

const sortWords: Record<ListingSort, string> = {
  score: 'relevantie',
  name: 'naam',
  newest: 'nieuwste',
  mostOrdered: 'meest-besteld',
  price: 'prijs',
};

export function sortWord(sort: ListingSort): string {
  return sortWords[sort];
}

export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get(names.page));
  return Number.isInteger(page) && page >= 1 && page <= 4000 ? page : 1;
}

/** The first of the offered orders is the default. */
export function sortOf(params: URLSearchParams, offered: readonly ListingSort[]): ListingSort {
  const word = params.get(names.sort);
  return offered.find((sort) => sortWords[sort] === word) ?? offered[0] ?? 'score';
}

/** The selected filters, without the stock filter, which is sent to the server differently. */
export function filtersOf(params: URLSearchParams): FilterGroup[] {
  return groupsOf(params).filter((group) => !isStock(group));
}

export function hasStockFilter(params: URLSearchParams): boolean {
  return groupsOf(params).some(isStock);
}

export function isFiltered(params: URLSearchParams): boolean {
  return groupsOf(params).length > 0;
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  return changed(params, names.page, page > 1 ? String(page) : undefined);
}

export function withSort(params: URLSearchParams, word: string): URLSearchParams {
  return changed(withPage(params, 1), names.sort, word);
}

export function withoutSort(params: URLSearchParams): URLSearchParams {
  return changed(withPage(params, 1), names.sort, undefined);
}

export function withToggled(
  params: URLSearchParams,
  group: Pick<FilterGroup, 'filterField' | 'name'>,
  value: string,
): URLSearchParams {
  return withGroups(params, toggleOption(groupsOf(params), group, value));
}

export function withStockFilter(params: URLSearchParams, on: boolean): URLSearchParams {
  return on === hasStockFilter(params) ? withPage(params, 1) : withToggled(params, stockGroup, stockValue);
}

/** 'Wis alles' unselects all options (C 4.12), and the stock filter too. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  return withGroups(params, []);
}

export function withoutOptions(params: URLSearchParams): URLSearchParams {
  return withGroups(params, groupsOf(params).filter(isStock));
}

/** The same for the server, which then switches off the stock filter stored on the device: an empty form. */
export function clearingAddress(params: URLSearchParams, stockFilter: boolean): URLSearchParams {
  return changed(withoutFilters(params), names.apply, stockFilter ? '1' : undefined);
}

/** Without script the selections come as form fields; this is the equivalent address. */
export function withFormFields(params: URLSearchParams): URLSearchParams {
  const chosen = params.getAll(names.option).flatMap(decodeFilters);
  const groups = params.has(names.stock) ? [...chosen, ...groupOf(stockGroup, stockValue)] : chosen;
  const rest = new URLSearchParams(params);
  for (const name of [names.apply, names.option, names.stock, names.filters]) rest.delete(name);
  return groups.reduce(
    (result, group) => group.options.reduce((one, option) => withToggled(one, group, option.value), result),
    withPage(rest, 1),
  );
}

/** The value of a form field that stands for one option. */
export function optionField(group: Pick<FilterGroup, 'filterField' | 'name'>, value: string): string {
  return encodeFilters(groupOf(group, value));
}

/** Another page of the catalogue, with the stock filter when it is on (C 2.2: breadcrumbs carry it). */
export function carryingStock(href: string, on: boolean): string {
  if (!on) return href;
  const [path = '', query] = href.split('?');
  return addressOf(path, withGroups(new URLSearchParams(query), groupOf(stockGroup, stockValue), 'keepPage'));
}

/** P 2.7, C 2.1: a category opens at its first page. */
export function categoryHref(url: string, stockFilter: boolean): string {
  return carryingStock(`${url}?${names.page}=1`, stockFilter);
}

export function addressOf(path: string, params: URLSearchParams): string {
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

function groupsOf(params: URLSearchParams): FilterGroup[] {
  return decodeFilters(params.get(names.filters) ?? '');
}

function withGroups(params: URLSearchParams, groups: readonly FilterGroup[], page?: 'keepPage'): URLSearchParams {
  const encoded = hasSelection(groups) ? encodeFilters(groups) : undefined;
  return changed(page === 'keepPage' ? params : withPage(params, 1), names.filters, encoded);
}

function groupOf(group: Pick<FilterGroup, 'filterField' | 'name'>, value: string): FilterGroup[] {
  const { filterField, name } = group;
  return [{ filterField, name, options: [{ value, displayText: '', count: 0, selected: true }] }];
}

function isStock(group: FilterGroup): boolean {
  return group.filterField === stockGroup.filterField;
}

function changed(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const result = new URLSearchParams(params);
  if (value === undefined) result.delete(name);
  else result.set(name, value);
  return result;
}
