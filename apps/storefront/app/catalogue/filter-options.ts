import type { FilterOption } from '@bouwpoort/trade/filter-codec';

/** So many are shown before 'Toon meer', and whatever else is chosen (product-listing.css). */
const shownOptions = 8;
/** With more than so many, looking for one takes longer than typing it. */
const searchedFrom = 15;

export function hasSearch(options: readonly FilterOption[]): boolean {
  return options.length > searchedFrom;
}

export function hasFoldedAway(options: readonly FilterOption[]): boolean {
  return options.slice(shownOptions).some((option) => !option.selected);
}

/** Those whose text holds what was typed, whatever its case or accents. */
export function matchingOptions(options: readonly FilterOption[], typed: string): readonly FilterOption[] {
  const wanted = plain(typed.trim());
  return wanted === '' ? options : options.filter((option) => plain(option.displayText).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
