import type { Quote } from '@bouwpoort/contract/ordering/quotes';
import { sumOf } from '@bouwpoort/trade/foundation/money';
import { eq, inArray, sql } from 'drizzle-orm';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { announce } from '../../organisation/webhooks/webhooks.ts';
import { requireMayDecide, requireMayRequest, requireQuote, requireTransition } from './quote-access.ts';
import { notifyStaff } from './quote-mail.ts';
import { describeQuote } from './quote-view.ts';
import { addMessage, changeQuote, type QuoteRow, readWhole } from './quotes.queries.ts';
import { quoteOfferLines } from './quotes.tables.ts';

interface Accepted {
  offer: number;
  lineIds?: readonly number[] | undefined;
}

/** From here on the accepted lines can be called off. */
export async function acceptQuote(
  ctx: Context,
  quoteId: number,
  accepted: Accepted,
  key: string | undefined,
): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayDecide(party.user);
  const idempotency = { userId: party.user.id, key, operation: `accept quote ${quoteId}`, input: accepted };
  return once(ctx, idempotency, async (tx) => {
    const row = await requireQuote(tx, party, quoteId, true);
    const state = requireTransition(tx, row, 'accept', 'customer');
    requireShownOffer(row, accepted.offer);
    const [last] = (await readWhole(tx.db, row)).offers;
    if (!last) throw new Error(`quote ${quoteId} is offered without an offer`);
    const chosen = last.lines.filter(({ id }) => accepted.lineIds?.includes(id) ?? true);
    const isForeign = accepted.lineIds?.some((id) => !last.lines.some((line) => line.id === id)) ?? false;
    if (isForeign || chosen.length === 0) {
      throw new AppError('invalidInput', { errors: { lineIds: ['Kies regels van deze offerte'] } });
    }
    await tx.db.update(quoteOfferLines).set({ isAccepted: false }).where(eq(quoteOfferLines.offerId, last.offer.id));
    await tx.db
      .update(quoteOfferLines)
      .set({ isAccepted: true, left: sql`${quoteOfferLines.quantity}` })
      .where(
        inArray(
          quoteOfferLines.id,
          chosen.map(({ id }) => id),
        ),
      );
    const changed = await changeQuote(tx.db, quoteId, {
      state,
      decidedAt: tx.clock(),
      decidedBy: fullName(party.user),
      amount: sumOf(chosen.map(({ amount }) => amount)).toFixed(2),
    });
    await notifyStaff(tx, changed, {
      kind: 'accepted',
      by: party.user,
      text: chosen.length === last.lines.length ? '' : `${chosen.length} van ${last.lines.length} regels`,
    });
    await publishDecision(tx, changed);
    return describeQuote(tx, party, await readWhole(tx.db, changed));
  });
}

export async function declineQuote(
  ctx: Context,
  quoteId: number,
  { offer, reason = '' }: { offer: number; reason?: string | undefined },
  key: string | undefined,
): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayDecide(party.user);
  const idempotency = { userId: party.user.id, key, operation: `decline quote ${quoteId}`, input: { offer, reason } };
  return once(ctx, idempotency, async (tx) => {
    const row = await requireQuote(tx, party, quoteId, true);
    const state = requireTransition(tx, row, 'decline', 'customer');
    requireShownOffer(row, offer);
    const changed = await changeQuote(tx.db, quoteId, {
      state,
      reason,
      decidedAt: tx.clock(),
      decidedBy: fullName(party.user),
    });
    await notifyStaff(tx, changed, { kind: 'declined', by: party.user, text: reason });
    await publishDecision(tx, changed);
    return describeQuote(tx, party, await readWhole(tx.db, changed));
  });
}

/**
 * Withdraws the offer: until staff send the next one there is nothing to accept. It takes the same permission as
 * deciding.
 */
export async function reopenQuote(
  ctx: Context,
  quoteId: number,
  { offer, text }: { offer: number; text: string },
  key: string | undefined,
): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayDecide(party.user);
  const idempotency = { userId: party.user.id, key, operation: `reopen quote ${quoteId}`, input: { offer, text } };
  return once(ctx, idempotency, async (tx) => {
    const row = await requireQuote(tx, party, quoteId, true);
    const state = requireTransition(tx, row, 'reopen', 'customer');
    requireShownOffer(row, offer);
    const changed = await changeQuote(tx.db, quoteId, { state });
    await addMessage(tx, quoteId, { kind: 'customer', author: fullName(party.user), text });
    await notifyStaff(tx, changed, { kind: 'reopened', by: party.user, text });
    await announce(tx, row.ventureId, 'quote.requested', {
      quoteNumber: row.number,
      customerId: row.customerId,
    });
    return describeQuote(tx, party, await readWhole(tx.db, changed));
  });
}

export async function writeToStaff(
  ctx: Context,
  quoteId: number,
  text: string,
  key: string | undefined,
): Promise<Quote> {
  const party = await requireRegisteredCustomer(ctx);
  requireMayRequest(party.user);
  const idempotency = { userId: party.user.id, key, operation: `message quote ${quoteId}`, input: text };
  return once(ctx, idempotency, async (tx) => {
    const row = await requireQuote(tx, party, quoteId, true);
    if (row.requestedAt === null) {
      throw new AppError('conflict', { detail: 'Vraag de offerte eerst aan; daarna kun je berichten sturen.' });
    }
    await addMessage(tx, quoteId, { kind: 'customer', author: fullName(party.user), text });
    await notifyStaff(tx, row, { kind: 'message', by: party.user, text });
    return describeQuote(tx, party, await readWhole(tx.db, row));
  });
}

/** A user decides only on the offer they were shown. */
function requireShownOffer({ lastOffer }: QuoteRow, shown: number): void {
  if (lastOffer === shown) return;
  throw new AppError('conflict', { detail: `Er is intussen versie ${lastOffer} van deze offerte. Kijk die eerst na.` });
}

function publishDecision(tx: Context, { ventureId, number, customerId, state }: QuoteRow): Promise<void> {
  return announce(tx, ventureId, 'quote.decided', { quoteNumber: number, customerId, state });
}
