import type { FilterGroup } from '@bouwpoort/contract/catalogue/products';
import type { Context } from '../../foundation/context/context.ts';

/** The parts of the program that the catalogue depends on. */
export interface CatalogueParts {
  /** The filter groups of a category's products; absent if categories are sent without them. */
  filtersOf?(ctx: Context, categoryId: number): Promise<FilterGroup[]>;
  /** Called when a redirect is followed. */
  onRedirect?(path: string): void;
}

/** The fields and the market that a caller asked for. */
export interface CatalogueView {
  /** The market that decides what is visible; undefined when the call names no venture. */
  ventureId: string | undefined;
  /** Also true for the general fields of every item. */
  selects(property: string): boolean;
  expands(property: string): boolean;
}

/** The item itself is shared between requests and is not changed. */
export function selected<T extends object>(item: T, view: CatalogueView): T {
  return Object.fromEntries(Object.entries(item).filter(([name]) => view.selects(name))) as T;
}
