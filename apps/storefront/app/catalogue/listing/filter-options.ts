import type { FilterOption } from '@bouwpoort/trade/catalogue/filter-codec';

/** The number of options shown before 'Toon meer', besides the selected ones. */
const shownOptions = 8;
/** In longer lists, typing is faster than looking. */
const searchedFrom = 15;

export function hasSearch(options: readonly FilterOption[]): boolean {
  return options.length > searchedFrom;
}

/** In their order: those shown at first, and those after 'Toon meer'. */
export function collapseOptions(options: readonly FilterOption[]): {
  shown: FilterOption[];
  collapsed: FilterOption[];
} {
  const isShown = (option: FilterOption, index: number) => index < shownOptions || option.selected;
  return {
    shown: options.filter(isShown),
    collapsed: options.filter((option, index) => !isShown(option, index)),
  };
}

/** The options whose text contains the typed text, ignoring case and accents. */
export function matchingOptions(options: readonly FilterOption[], typed: string): readonly FilterOption[] {
  const wanted = normalise(typed.trim());
  return wanted === '' ? options : options.filter((option) => normalise(option.displayText).includes(wanted));
}

function normalise(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
