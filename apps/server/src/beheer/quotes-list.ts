import type { BeheerQuoteRow, beheerQuoteRoutes, QuoteFilters } from '@bouwpoort/contract/beheer-quotes';
import { dayOf } from '@bouwpoort/trade/dutch-dates';
import { toWire } from '@bouwpoort/trade/money';
import type { z } from 'zod';
import { countQuotes, type FoundQuote, type QuoteFilter, searchQuotes, stateToday } from '../quotes/quotes.ts';
import { placesOf, requireThere, type StaffContext } from '../staff/staff.ts';
import { findTexts, wordsOf } from '../translation/translation.ts';
import { branchNames } from './place-names.ts';

type ListQuery = z.output<typeof beheerQuoteRoutes.list.query>;

export async function listQuotesForStaff(ctx: StaffContext, { sort, direction, cursor, limit, ...asked }: ListQuery) {
  const filter = filterOf(ctx, asked);
  const [found, total] = await Promise.all([
    searchQuotes(ctx.db, filter, { sort, direction, cursor, limit }),
    cursor === undefined ? countQuotes(ctx.db, filter) : null,
  ]);
  const names = await branchNames(ctx);
  return {
    quotes: found.quotes.map((one) => describeQuoteRow(ctx, one, names)),
    nextCursor: found.nextCursor,
    total: total && { ...total, amount: toWire(total.amount) },
  };
}

/** A venture somebody may not see is refused rather than shown empty. */
function filterOf(ctx: StaffContext, { mine, ventureId, ...rest }: QuoteFilters): QuoteFilter {
  const places = placesOf(ctx);
  if (ventureId !== undefined && !places.branches.some((one) => one.ventureId === ventureId)) {
    requireThere(ctx, { ventureId });
  }
  const assigneeId = mine ? ctx.staff.id : undefined;
  return { ...rest, places, ventureId, assigneeId, today: dayOf(ctx.clock()) };
}

/** The lists of the tabs, as queries of the list itself. */
export async function standardQuoteViews(ctx: StaffContext, ventureId: string | undefined) {
  const t = wordsOf((await findTexts(ctx, 'beheer-quotes')) ?? {});
  const views: { id: string; name: string; query: Record<string, string>; filter: QuoteFilters }[] = [
    { id: 'open', name: t('view_open'), query: { state: 'open' }, filter: { state: 'open' } },
    { id: 'offered', name: t('view_offered'), query: { state: 'offered' }, filter: { state: 'offered' } },
    { id: 'ending', name: t('view_ending'), query: { endsWithin: '7' }, filter: { endsWithin: 7 } },
    { id: 'all', name: t('view_all'), query: {}, filter: {} },
    { id: 'mine', name: t('view_mine'), query: { mine: 'true' }, filter: { mine: true } },
    { id: 'won', name: t('view_won'), query: { state: 'accepted' }, filter: { state: 'accepted' } },
    { id: 'lost', name: t('view_lost'), query: { state: 'declined' }, filter: { state: 'declined' } },
  ];
  return Promise.all(
    views.map(async ({ filter, ...view }) => {
      const { count, isExact } = await countQuotes(ctx.db, filterOf(ctx, { ...filter, ventureId }));
      return { ...view, count, isExact };
    }),
  );
}

export function describeQuoteRow(
  ctx: StaffContext,
  { quote, customerName, lineCount, firstLine }: Omit<FoundQuote, 'sortedBy'>,
  names: ReadonlyMap<string, string>,
): BeheerQuoteRow {
  return {
    quoteId: quote.id,
    number: quote.number,
    ventureId: quote.ventureId,
    branchId: quote.branchId,
    branchName: quote.branchId === null ? '' : (names.get(quote.branchId) ?? quote.branchId),
    customerId: quote.customerId,
    customerName,
    subject: quote.projectName || (firstLine ?? ''),
    lineCount,
    state: stateToday(ctx, quote),
    requestedAt: quote.requestedAt?.toISOString() ?? null,
    validUntil: quote.offeredUntil,
    amount: quote.amount === null ? null : toWire(quote.amount),
    margin: quote.margin === null ? null : Number(quote.margin),
    assignee:
      quote.assigneeId !== null && quote.assigneeName !== null
        ? { staffId: quote.assigneeId, name: quote.assigneeName }
        : null,
  };
}
