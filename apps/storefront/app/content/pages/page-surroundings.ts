import { createContext, use } from 'react';
import type { CatalogueSection } from '../../catalogue/categories/catalogue-sections.ts';
import type { OverviewItems } from './overview-items.ts';

export interface PageLink {
  title: string;
  url: string;
  publishedAt: string;
}

/** The context of a page; loaded with it (load-surroundings.ts). */
export interface Surroundings {
  title: string;
  /** The canonical path of the page, whichever address led here. */
  path: string;
  /** From the section under the home page down to the parent. */
  ancestors: PageLink[];
  siblings: PageLink[];
  /** Only of a DynamicContentOverviewPage. */
  overview?: OverviewItems | undefined;
  /** Only of a CatalogPage: the main categories with their subcategories. */
  catalogue?: CatalogueSection[] | undefined;
}

export const SurroundingsContext = createContext<Surroundings>({ title: '', path: '', ancestors: [], siblings: [] });

export function useSurroundings(): Surroundings {
  return use(SurroundingsContext);
}
