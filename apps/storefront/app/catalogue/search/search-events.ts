import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { productsPerPage } from '../listing/product-listing-loader.ts';
import type { SearchData } from './load-search.ts';

type SearchEvent =
  | { kind: 'search'; query: string; results: number }
  /** `place` counts from 1, over all pages of the result. */
  | { kind: 'click'; query: string; place: number };

/** Counts searches and clicks anonymously. Fire and forget: a lost event does no harm. */
function sendSearchEvent(ventureId: string, event: SearchEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon?.(`/api/search/events/${encodeURIComponent(ventureId)}`, body);
}

/** A search counts once, when its first page is seen without changes: no filters, no paging. */
export function countedResults({ query, listing, productCount }: SearchData): number | undefined {
  const isFirst = listing !== null && listing.page === 1 && !listing.isFiltered && !listing.stockFilter;
  return query !== '' && isFirst && productCount !== null ? productCount : undefined;
}

export function useSearchCount(found: SearchData, ventureId: string): void {
  const results = countedResults(found);
  const { query } = found;
  useEffect(() => {
    if (results === undefined) return;
    return inLaterTask(() => sendSearchEvent(ventureId, { kind: 'search', query, results }));
  }, [results, query, ventureId]);
}

/** For the element around a list of results: a click that opens one is counted with its position. */
export function useClickCount(query: string, page: number, ventureId: string): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = around.current;
    const count = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const index = link?.closest<HTMLElement>('[data-index]')?.dataset.index;
      if (index !== undefined)
        sendSearchEvent(ventureId, { kind: 'click', query, place: placeOf(Number(index), page) });
    };
    element?.addEventListener('click', count);
    return () => element?.removeEventListener('click', count);
  }, [query, page, ventureId]);
  return around;
}

export function placeOf(index: number, page: number): number {
  return (page - 1) * productsPerPage + index + 1;
}
