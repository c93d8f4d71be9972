import type { Quote, QuoteHead } from '@bouwpoort/contract/ordering/quotes';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import { maySeePrices, ownProjectIds } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireQuote } from './quote-access.ts';
import { makeQuotePdf } from './quote-pdf.ts';
import { describeHead, describeQuote } from './quote-view.ts';
import { readWhole, selectQuotesOf } from './quotes.queries.ts';

export {
  giveBackToQuotes,
  holdersOfMissing,
  holdInQuotes,
  type QuotedLine,
  quotedLinesOf,
  releaseInQuotes,
  type TakenLine,
  takeFromQuotes,
  takePaidFromQuotes,
} from './call-off.ts';
export { requireQuote } from './quote-access.ts';
export { moveQuotes, selectDocumentsOf } from './quotes.queries.ts';
export { countQuotes, searchQuotes } from './quotes-list.ts';

export async function listQuotes(
  ctx: Context,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ quotes: QuoteHead[]; nextCursor: string | null }> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const whose = { customerId: customer.customerId, siteUserId: user.id, projectIds: ownProjectIds(user) };
  const { rows, nextCursor } = await selectQuotesOf(ctx.db, whose, page);
  return { quotes: rows.map((row) => describeHead(ctx, row, maySeePrices(user))), nextCursor };
}

export async function findQuote(ctx: Context, quoteId: number): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  const row = await requireQuote(ctx, party, quoteId);
  return describeQuote(ctx, party, await readWhole(ctx.db, row));
}

/** A PDF shows prices, so it is made only for users who may see them. */
export async function quotePdf(ctx: Context, quoteId: number, offer: number | undefined) {
  const party = await requireRegisteredCustomer(ctx);
  const row = await requireQuote(ctx, party, quoteId);
  if (!maySeePrices(party.user)) {
    throw new AppError('forbidden', {
      detail: 'Een offerte op papier heeft prijzen, en jouw account toont geen prijzen.',
    });
  }
  return makeQuotePdf(ctx, await readWhole(ctx.db, row), offer);
}
