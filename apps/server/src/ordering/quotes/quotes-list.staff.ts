import type { BeheerQuoteRow, beheerQuoteRoutes, QuoteFilters } from '@bouwpoort/contract/ordering/quotes.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { toWire } from '@bouwpoort/trade/foundation/money';
import type { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { branchNames } from '../../organisation/branches/branches.ts';
import { listScope, mayDo, type StaffContext, staffList } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { currentState } from './quote-access.ts';
import { countQuotes, searchQuotes } from './quotes.ts';
import type { FoundQuote, QuoteFilter } from './quotes-list.ts';

type ListQuery = z.output<typeof beheerQuoteRoutes.list.query>;

export const quotesForStaff = staffList({
  search: (ctx, filter: QuoteFilter, page: Pick<ListQuery, 'sort' | 'direction'> & PageAsked) =>
    searchQuotes(ctx.db, filter, page),
  count: async (ctx, filter) => {
    const { amount, ...found } = await countQuotes(ctx.db, filter);
    return { ...found, amount: toWire(amount) };
  },
  describe: describeRows,
  file: {
    heads: { texts: 'beheer-quotes', prefix: 'csv_' },
    columns: {
      number: ({ number }) => number,
      requestedAt: ({ requestedAt }) => requestedAt,
      ventureId: ({ ventureId }) => ventureId,
      branch: ({ branchName }) => branchName,
      customerId: ({ customerId }) => customerId,
      customer: ({ customerName }) => customerName,
      subject: ({ subject }) => subject,
      lines: ({ lineCount }) => lineCount,
      state: ({ state }) => state,
      validUntil: ({ validUntil }) => validUntil,
      amount: ({ amount }) => amount,
      margin: ({ margin }) => margin,
      assignee: ({ assignee }) => assignee?.name ?? null,
    },
  },
});

async function describeRows(ctx: StaffContext, found: readonly FoundQuote[]): Promise<BeheerQuoteRow[]> {
  const names = await branchNames(ctx);
  return Promise.all(found.map((one) => describeQuoteRow(ctx, one, names)));
}

export function quoteFilterOf(ctx: StaffContext, { mine, ventureId, from, until, ...rest }: QuoteFilters): QuoteFilter {
  return {
    ...rest,
    ...listScope(ctx, { ventureId, from, until }),
    assigneeId: mine ? ctx.staff.id : undefined,
    today: dayOf(ctx.clock()),
  };
}

/** The standard tabs, as queries of the list itself. */
export async function standardQuoteViews(ctx: StaffContext, ventureId: string | undefined) {
  const t = await findWords(ctx, 'beheer-quotes');
  const views: { id: string; name: string; query: Record<string, string>; filter: QuoteFilters }[] = [
    { id: 'open', name: t('view_open'), query: { state: 'open' }, filter: { state: 'open' } },
    { id: 'offered', name: t('view_offered'), query: { state: 'offered' }, filter: { state: 'offered' } },
    { id: 'ending', name: t('view_ending'), query: { endsWithin: '7' }, filter: { endsWithin: 7 } },
    { id: 'all', name: t('view_all'), query: {}, filter: {} },
    { id: 'mine', name: t('view_mine'), query: { mine: 'true' }, filter: { mine: true } },
    { id: 'won', name: t('view_won'), query: { state: 'accepted' }, filter: { state: 'accepted' } },
    { id: 'lost', name: t('view_lost'), query: { state: 'declined' }, filter: { state: 'declined' } },
  ];
  return quotesForStaff.views(
    ctx,
    views.map(({ filter, ...view }) => ({ ...view, filter: quoteFilterOf(ctx, { ...filter, ventureId }) })),
  );
}

export async function minMarginOf(ctx: StaffContext, ventureId: string): Promise<number> {
  return (await findVenture(ctx, ventureId))?.minQuoteMargin ?? 0;
}

/** A margin gives away what we pay: both take the permission of the price pages. */
export function seesCostPrices(ctx: StaffContext, { ventureId, branchId }: FoundQuote['quote']): boolean {
  return mayDo(ctx.staff.scopes, 'prices.read', { ventureId, branchId });
}

export async function describeQuoteRow(
  ctx: StaffContext,
  { quote, customerName, lineCount, firstLine }: Omit<FoundQuote, 'sortedBy'>,
  names: ReadonlyMap<string, string>,
): Promise<BeheerQuoteRow> {
  const margin = quote.margin === null || !seesCostPrices(ctx, quote) ? null : Number(quote.margin);
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
    state: currentState(ctx, quote),
    requestedAt: quote.requestedAt?.toISOString() ?? null,
    validUntil: quote.offeredUntil,
    amount: quote.amount === null ? null : toWire(quote.amount),
    margin,
    isBelowMargin: margin !== null && margin < (await minMarginOf(ctx, quote.ventureId)),
    assignee:
      quote.assigneeId !== null && quote.assigneeName !== null
        ? { staffId: quote.assigneeId, name: quote.assigneeName }
        : null,
  };
}
