import { beheerQuoteRoutes } from '@bouwpoort/contract/ordering/quotes.staff';
import { inBackground } from '../../frame/api/background.ts';
import { call } from '../../frame/api/call.ts';
import type { Section } from '../../frame/sections/section.ts';

/** For the command palette. */
export const findQuotes: NonNullable<Section['search']> = async (text, { ventureId, signal }) => {
  const { quotes } = await call(beheerQuoteRoutes.list, {
    query: { q: text, limit: 5, ...(ventureId === undefined ? {} : { ventureId }) },
    signal,
  });
  return quotes.map((quote) => ({
    to: `/offertes/${quote.quoteId}`,
    title: quote.number,
    detail: [quote.customerName, quote.subject].filter(Boolean).join(', '),
    ventureId: quote.ventureId,
  }));
};

export const countOpenQuotes: NonNullable<Section['count']> = async ({ ventureId, signal }) => {
  const { total } = await call(beheerQuoteRoutes.list, {
    query: { state: 'open', limit: 1, ...(ventureId === undefined ? {} : { ventureId }) },
    headers: inBackground,
    signal,
  });
  return total?.count ?? 0;
};
