import type { PageContext } from '../../frame/pages/page-context.ts';
import { type OrdersProblem, problemBefore, problemOf } from '../orders/load-orders.ts';
import { findOrderedProducts, loadAllLastOrdered, type OrderedProduct } from './load-last-ordered.ts';
import { favouritesOf, type OrderedAddress, selectOrdered } from './ordered-selection.ts';

export interface PreviouslyOrdered {
  problem: OrdersProblem | null;
  favourites: OrderedProduct[];
  shown: readonly OrderedProduct[];
  total: number;
  /** The number of ordered articles that are not sold any more. */
  gone: number;
  page: number;
  pageCount: number;
}

const nothing: PreviouslyOrdered = {
  problem: null,
  favourites: [],
  shown: [],
  total: 0,
  gone: 0,
  page: 1,
  pageCount: 1,
};

/** A failed load is reported in the page (C 8), without an error page. */
export async function loadPreviouslyOrdered(
  { api, chrome, session, wrongVenture, log }: PageContext,
  address: OrderedAddress,
): Promise<PreviouslyOrdered> {
  const before = problemBefore({ session, wrongVenture });
  if (before) return { ...nothing, problem: before };
  try {
    const ordered = await loadAllLastOrdered(api);
    const products = await findOrderedProducts(api, chrome.venture.id, ordered, address.query);
    return {
      problem: null,
      ...selectOrdered(products, address),
      favourites: favouritesOf(products, address),
      total: products.length,
      gone: address.query === '' ? ordered.length - products.length : 0,
    };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === 'failed') log.error({ err: error }, 'what a customer ordered before could not be fetched');
    return { ...nothing, problem };
  }
}

/** The editors' introduction; the page has a default text. */
export async function loadIntroduction({
  api,
  chrome,
  log,
}: PageContext): Promise<{ title: string | null; introduction: string | null }> {
  const { previouslyOrderedContentId: contentId } = chrome.venture;
  if (contentId === null) return { title: null, introduction: null };
  try {
    const content = await api.call('content.byId', {
      params: { contentId },
      query: { select: 'title,introduction' },
    });
    return { title: textOf(content.title), introduction: textOf(content.introduction) };
  } catch (error) {
    log.warn({ err: error, contentId }, 'the words above previously ordered products are missing');
    return { title: null, introduction: null };
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
