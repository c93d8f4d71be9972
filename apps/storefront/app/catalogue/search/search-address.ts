import { paths, type VentureRef } from '../../frame/web/paths.ts';

/** C 2.1 */
export type SearchTab = 'producten' | 'paginas';

/** Decisions, Catalogue, search, prices. */
export const pagesPerPage = 20;
/** The server's maximum. */
const lastPage = 500;

/** The parameters of the search page, besides the text and those of the list of products. */
interface SearchAddress {
  /** Undefined: the tab that has results. */
  tab: SearchTab | undefined;
  page: number;
  /** The selected page type; undefined for all. */
  contentType: string | undefined;
}

export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const tab = params.get('tab');
  const page = Number(params.get('page') ?? 1);
  const contentType = params.get('soort') ?? '';
  return {
    tab: tab === 'producten' || tab === 'paginas' ? tab : undefined,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1,
    contentType: /^[A-Za-z]{1,60}$/.test(contentType) ? contentType : undefined,
  };
}

/** The address of a page of results; the first page and all types need no parameter. */
export function foundPagesHref(
  venture: VentureRef,
  query: string,
  { page = 1, contentType }: { page?: number; contentType?: string | undefined },
): string {
  const more = new URLSearchParams();
  if (contentType) more.set('soort', contentType);
  if (page > 1) more.set('page', String(page));
  const address = paths.search(venture, query, 'paginas');
  return more.size > 0 ? `${address}&${more}` : address;
}
