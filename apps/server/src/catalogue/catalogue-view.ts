import type { FilterGroup } from '@bouwpoort/contract/catalogue';
import type { Context } from '../context/context.ts';

/** What the catalogue needs of the rest of the program. */
export interface CatalogueParts {
  /** The filter groups of a category's products; without it categories are sent without them. */
  filtersOf?(ctx: Context, categoryId: number): Promise<FilterGroup[]>;
  /** Hears of an address that was asked for and leads elsewhere. */
  onRedirect?(path: string): void;
}

/** What a caller wants to see of an entry. */
export interface CatalogueView {
  /** The market through whose eyes it is seen; empty when the call names no venture. */
  ventureId: string | undefined;
  /** True for the general fields of every item too. */
  selects(property: string): boolean;
  expands(property: string): boolean;
}

/** The item itself is shared between requests and stays as it is. */
export function selected<T extends object>(item: T, view: CatalogueView): T {
  return Object.fromEntries(Object.entries(item).filter(([name]) => view.selects(name))) as T;
}
