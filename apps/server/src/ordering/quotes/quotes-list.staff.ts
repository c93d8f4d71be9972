import type { BeheerQuoteRow, beheerQuoteRoutes, QuoteFilters } from '@bouwpoort/contract/ordering/quotes.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { toWire } from '@bouwpoort/trade/foundation/money';
import type { z } from 'zod';
import { branchNames } from '../../organisation/branches/branches.ts';
import { listScope, mayDo, type StaffContext } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { allQuotes, countQuotes, currentState, type FoundQuote, type QuoteFilter, searchQuotes } from './quotes.ts';

type ListQuery = z.output<typeof beheerQuoteRoutes.list.query>;

export async function listQuotesForStaff(ctx: StaffContext, { sort, direction, cursor, limit, ...asked }: ListQuery) {
  const filter = filterOf(ctx, asked);
  const [found, total] = await Promise.all([
    searchQuotes(ctx.db, filter, { sort, direction, cursor, limit }),
    cursor === undefined ? countQuotes(ctx.db, filter) : null,
  ]);
  return {
    quotes: await describeRows(ctx, found.quotes),
    nextCursor: found.nextCursor,
    total: total && { ...total, amount: toWire(total.amount) },
  };
}

async function describeRows(ctx: StaffContext, found: readonly FoundQuote[]): Promise<BeheerQuoteRow[]> {
  const names = await branchNames(ctx);
  return Promise.all(found.map((one) => describeQuoteRow(ctx, one, names)));
}

function filterOf(ctx: StaffContext, { mine, ventureId, from, until, ...rest }: QuoteFilters): QuoteFilter {
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
  return Promise.all(
    views.map(async ({ filter, ...view }) => {
      const { count, isExact } = await countQuotes(ctx.db, filterOf(ctx, { ...filter, ventureId }));
      return { ...view, count, isExact };
    }),
  );
}

export const quoteCsvColumns = [
  ...['number', 'requestedAt', 'ventureId', 'branch', 'customerId', 'customer', 'subject', 'lines', 'state'],
  ...['validUntil', 'amount', 'margin', 'assignee'],
] as const;

/** Checks access before the first row, because a file in progress cannot report an error. */
export function quoteCsvRows(ctx: StaffContext, { sort, direction, ...asked }: Omit<ListQuery, 'cursor' | 'limit'>) {
  return csvPieces(ctx, filterOf(ctx, asked), { sort, direction });
}

async function* csvPieces(ctx: StaffContext, filter: QuoteFilter, order: Pick<ListQuery, 'sort' | 'direction'>) {
  for await (const piece of allQuotes(ctx.db, filter, order)) {
    const rows = await describeRows(ctx, piece);
    yield rows.map((row) => [
      ...[row.number, row.requestedAt, row.ventureId, row.branchName, row.customerId, row.customerName, row.subject],
      ...[row.lineCount, row.state, row.validUntil, row.amount, row.margin, row.assignee?.name ?? null],
    ]);
  }
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
