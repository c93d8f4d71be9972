import { dayOf } from '@bouwpoort/trade/dutch-dates';
import type { DecimalSource } from '@bouwpoort/trade/money';
import type { Context } from '../context/context.ts';
import { statement } from '../database/prepared.ts';
import { AppError } from '../errors/app-error.ts';

/* The seam with cart and orders: what an accepted quote still offers, taking from it, and giving back. */

/** A line of an accepted quote, as a cart needs it. Prices and quantities are decimals in text. */
export interface QuotedLine {
  quoteLineId: number;
  quoteId: number;
  number: string;
  contentId: string;
  price: string;
  salesPricePer: number;
  priceUnit: string;
  left: string;
  /** The last day. */
  until: string;
}

const acceptedLines = `from quote_offer_line line
  join quote_offer offer on offer.id = line.offer_id
  join quote on quote.id = offer.quote_id and quote.last_offer = offer.number
  where quote.state = 'accepted' and line.is_accepted and line.content_id is not null`;

const quotedLines = statement<QuotedLine>(
  'quoted_lines',
  `select line.id as "quoteLineId", quote.id as "quoteId", quote.number, line.content_id as "contentId",
    line.price::text, line.per as "salesPricePer", line.price_unit as "priceUnit", line."left"::text,
    offer.call_off_until::text as until
  ${acceptedLines} and quote.customer_id = $1 and line.id = any($2::int[])`,
);

/** By the id of the line; one of somebody else, or of a quote that is not accepted, is left out. */
export async function quotedLinesOf(
  ctx: Pick<Context, 'db'>,
  customerId: string,
  quoteLineIds: readonly number[],
): Promise<Map<number, QuotedLine>> {
  if (quoteLineIds.length === 0) return new Map();
  const rows = await quotedLines(ctx.db, [customerId, [...new Set(quoteLineIds)]]);
  return new Map(rows.map((row) => [row.quoteLineId, row]));
}

export interface TakenLine {
  quoteLineId: number;
  /** In sales units. */
  quantity: DecimalSource;
}

/** In the order of their ids, whoever asks: two orders never wait for each other in a circle. */
const taken = statement<{ id: number }>(
  'take_from_quotes',
  `with asked as (
    select id, sum(quantity) as quantity
    from jsonb_to_recordset($2::jsonb) as one (id integer, quantity numeric) group by id
  ), held as (
    select line.id ${acceptedLines} and quote.customer_id = $1 and offer.call_off_until >= $3::date
      and line.id in (select id from asked) order by line.id for update of line
  )
  update quote_offer_line line set "left" = line."left" - asked.quantity
  from asked join held using (id) where line.id = asked.id and line."left" >= asked.quantity
  returning line.id`,
);

/** What was paid for is delivered at the price that was paid, whatever is left by now. */
const takenPaid = statement(
  'take_paid_from_quotes',
  `update quote_offer_line line set "left" = greatest(line."left" - asked.quantity, 0)
  from (
    select id, sum(quantity) as quantity
    from jsonb_to_recordset($1::jsonb) as one (id integer, quantity numeric) group by id order by id
  ) asked where line.id = asked.id`,
);

/**
 * Takes what an order calls off, in the transaction that places it. Of two that take the last of it one succeeds; the
 * other, and whoever comes after the last day, is told to look again.
 */
export async function takeFromQuotes(
  tx: Context,
  customerId: string,
  lines: readonly TakenLine[],
  isPaid: boolean,
): Promise<void> {
  if (lines.length === 0) return;
  const asked = asJson(lines);
  if (isPaid) {
    await takenPaid(tx.db, [asked]);
    return;
  }
  const rows = await taken(tx.db, [customerId, asked, dayOf(tx.clock())]);
  if (rows.length === new Set(lines.map(({ quoteLineId }) => quoteLineId)).size) return;
  throw new AppError('notPrepared', {
    detail: 'Een offerteprijs in je winkelwagen is intussen verlopen of opgebruikt. Loop het overzicht nog eens na.',
  });
}

const stillThere = statement<{ id: number }>(
  'quotes_suffice',
  `with asked as (
    select id, sum(quantity) as quantity
    from jsonb_to_recordset($2::jsonb) as one (id integer, quantity numeric) group by id
  )
  select line.id ${acceptedLines} and quote.customer_id = $1 and offer.call_off_until >= $3::date
    and exists (select from asked where asked.id = line.id and asked.quantity <= line."left")`,
);

/** Nobody begins to pay for a price that is gone. */
export async function requireInQuotes(tx: Context, customerId: string, lines: readonly TakenLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = await stillThere(tx.db, [customerId, asJson(lines), dayOf(tx.clock())]);
  if (rows.length < new Set(lines.map(({ quoteLineId }) => quoteLineId)).size) throw new AppError('notPrepared');
}

const givenBack = statement(
  'give_back_to_quotes',
  `update quote_offer_line line set "left" = least(line."left" + asked.quantity, line.quantity)
  from (
    select id, sum(quantity) as quantity
    from jsonb_to_recordset($1::jsonb) as one (id integer, quantity numeric) group by id order by id
  ) asked where line.id = asked.id`,
);

/** Of an order that was cancelled, in the same transaction. */
export async function giveBackToQuotes(tx: Context, lines: readonly TakenLine[]): Promise<void> {
  if (lines.length > 0) await givenBack(tx.db, [asJson(lines)]);
}

function asJson(lines: readonly TakenLine[]): string {
  return JSON.stringify(lines.map(({ quoteLineId, quantity }) => ({ id: quoteLineId, quantity: String(quantity) })));
}
