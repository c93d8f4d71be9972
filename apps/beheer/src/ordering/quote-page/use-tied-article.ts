import { beheerPriceRoutes } from '@bouwpoort/contract/catalogue/prices.staff';
import type { BeheerQuote, BeheerQuoteLine } from '@bouwpoort/contract/ordering/quotes.staff';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { findingQuery } from '../../catalogue/prices/finder.tsx';
import { read } from '../../frame/api/read.ts';
import type { WorkingLine } from './working-offer.ts';

type Where = Pick<BeheerQuote['row'], 'customerId' | 'ventureId'>;

/**
 * For a line with another article than was saved: the articles found by what is typed, and the meant one with its units
 * and the customer's price.
 */
export function useTiedArticle(line: WorkingLine, saved: BeheerQuoteLine | undefined, where: Where) {
  const code = line.code.trim();
  const typed = code === (saved?.code ?? '') ? '' : code;
  const { data } = useQuery({
    ...findingQuery(beheerPriceRoutes.articles, useDeferredValue(typed), where.ventureId),
    placeholderData: keepPreviousData,
  });
  const found = typed === '' ? [] : (data?.found ?? []);
  const isKnown = found.some(({ id }) => id === typed);
  const { data: explained } = useQuery({
    ...read(beheerPriceRoutes.explain, { query: { customerId: where.customerId, code: typed } }),
    enabled: isKnown,
  });
  return { found, tied: isKnown ? explained : undefined };
}
