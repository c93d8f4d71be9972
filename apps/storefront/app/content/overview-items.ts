import type { ContentTeaser } from '@bouwpoort/contract/content-parts';

/** The part of a list that one page of an overview shows. */
export interface OverviewItems {
  items: ContentTeaser[];
  /** The categories that occur in the whole list, in alphabetical order, with how many pages each has. */
  categories: { name: string; count: number }[];
  /** The chosen category; absent: all of them. */
  category: string | undefined;
  total: number;
  page: number;
  pageCount: number;
}

/** What the address of an overview asks for: ?page= counts from 1, ?soort= is a category. */
interface OverviewRequest {
  page: string | null;
  category: string | null;
}

/** A page that does not exist is the nearest that does; a category nobody has is none. */
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
