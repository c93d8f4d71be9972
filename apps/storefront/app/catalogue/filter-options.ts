import type { FilterOption } from '@bouwpoort/trade/filter-codec';

/** The number of options shown before 'Toon meer', besides the selected ones (product-listing.css). */
const shownOptions = 8;
/** In longer lists, typing is faster than looking. */
const searchedFrom = 15;

export function hasSearch(options: readonly FilterOption[]): boolean {
  return options.length > searchedFrom;
}

export function hasCollapsedOptions(options: readonly FilterOption[]): boolean {
  return options.slice(shownOptions).some((option) => !option.selected);
}

/** The options whose text contains the typed text, ignoring case and accents. */
export function matchingOptions(options: readonly FilterOption[], typed: string): readonly FilterOption[] {
  const wanted = normalise(typed.trim());
  return wanted === '' ? options : options.filter((option) => normalise(option.displayText).includes(wanted));
}

function normalise(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
