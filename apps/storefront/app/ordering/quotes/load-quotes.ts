import type { Quote, QuoteHead } from '@bouwpoort/contract/ordering/quotes';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { data } from 'react-router';
import type { PageContext } from '../../frame/pages/page-context.ts';

/** Why there is nothing to show: no link to a customer, another venture, or an error. */
type QuotesProblem = 'noLink' | 'failed';

interface LoadedQuotes {
  quotes: QuoteHead[] | null;
  nextCursor: string | null;
  problem: QuotesProblem | null;
}

export async function loadQuotes({ api, log }: PageContext, cursor: string | null): Promise<LoadedQuotes> {
  try {
    const answer = await api.call('quotes.list', { query: cursor ? { cursor } : {} });
    return { ...answer, problem: null };
  } catch (error) {
    const problem = error instanceof ApiProblem && error.status === 403 ? 'noLink' : 'failed';
    if (problem === 'failed') log.error({ err: error }, 'the quotes could not be fetched');
    return { quotes: null, nextCursor: null, problem };
  }
}

/** A quote that does not exist, or belongs to somebody else, is a 404. */
export async function loadQuote({ api }: PageContext, quoteId: string): Promise<Quote> {
  try {
    return await api.call('quotes.details', { params: { quoteId: Number(quoteId) } });
  } catch (error) {
    if (error instanceof ApiProblem && [400, 403, 404].includes(error.status)) throw data(null, { status: 404 });
    throw error;
  }
}
