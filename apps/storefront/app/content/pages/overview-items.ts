import type { ContentTeaser } from '@bouwpoort/contract/content/content-parts';

/** The part of a list on one page of an overview. */
export interface OverviewItems {
  items: ContentTeaser[];
  /** The categories of the whole list, in alphabetical order, with the number of pages in each. */
  categories: { name: string; count: number }[];
  /** The selected category; absent for all. */
  category: string | undefined;
  total: number;
  page: number;
  pageCount: number;
}

/** The query parameters of an overview: ?page= counts from 1, ?soort= is a category. */
interface OverviewRequest {
  page: string | null;
  category: string | null;
}

/** A page number out of range becomes the nearest valid one; an unknown category is ignored. */
export function overviewItems(
  all: readonly ContentTeaser[],
  pageSize: number,
  request: OverviewRequest,
): OverviewItems {
  const categories = countCategories(all);
  const category = categories.find(({ name }) => name.toLowerCase() === request.category?.toLowerCase())?.name;
  const chosen = category === undefined ? all : all.filter((teaser) => teaser.category === category);
  const pageCount = Math.max(1, Math.ceil(chosen.length / pageSize));
  const wanted = Math.trunc(Number(request.page ?? 1));
  const page = Math.min(pageCount, Math.max(1, Number.isNaN(wanted) ? 1 : wanted));
  return {
    items: chosen.slice((page - 1) * pageSize, page * pageSize),
    categories,
    category,
    total: chosen.length,
    page,
    pageCount,
  };
}

function countCategories(all: readonly ContentTeaser[]): OverviewItems['categories'] {
  const counts = new Map<string, number>();
  for (const { category } of all) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name, 'nl'));
}

/** The address of a page of the overview; the first page and the whole list need no parameter. */
export function overviewHref(path: string, page: number, category: string | undefined): string {
  const query = new URLSearchParams();
  if (category) query.set('soort', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
