import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { DecimalSource } from '@bouwpoort/trade/foundation/money';
import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';

/* What cart and orders use of quotes: what is left of an accepted quote, taking from it, and giving back. */

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
  /** The last day it can be called off. */
  until: string;
}

const acceptedLines = `from quote_offer_line line
  join quote_offer offer on offer.id = line.offer_id
  join quote on quote.id = offer.quote_id and quote.last_offer = offer.number
  where quote.state = 'accepted' and line.is_accepted and line.content_id is not null`;

const quotedLines = statement<QuotedLine>(
  'quoted_lines',
  `select line.id as "quoteLineId", quote.id as "quoteId", quote.number, line.content_id as "contentId",
    line.price::text, line.per as "salesPricePer", line.price_unit as "priceUnit",
    (line."left" + coalesce((
      select sum(hold.quantity) from quote_hold hold where hold.quote_line_id = line.id and hold.cart_id = $3
    ), 0))::text as "left",
    offer.call_off_until::text as until
  ${acceptedLines} and quote.customer_id = $1 and line.id = any($2::int[])`,
);

/**
 * By line id; a line of another customer, or of a quote that is not accepted, is left out. What a payment of this cart
 * holds is still available to this cart.
 */
export async function quotedLinesOf(
  ctx: Pick<Context, 'db'>,
  customerId: string,
  cartId: number,
  quoteLineIds: readonly number[],
): Promise<Map<number, QuotedLine>> {
  if (quoteLineIds.length === 0) return new Map();
  const rows = await quotedLines(ctx.db, [customerId, [...new Set(quoteLineIds)], cartId]);
  return new Map(rows.map((row) => [row.quoteLineId, row]));
}

export interface TakenLine {
  quoteLineId: number;
  /** In sales units. */
  quantity: DecimalSource;
}

/** Rows are locked in the order of their ids, so that two orders do not deadlock. */
const taken = statement<{ id: number }>(
  'take_from_quotes',
  `with asked as (
    select id, sum(quantity) as quantity
    from jsonb_to_recordset($2::jsonb) as one (id integer, quantity numeric) group by id
  ), locked as (
    select line.id ${acceptedLines} and quote.customer_id = $1 and offer.call_off_until >= $3::date
      and line.id in (select id from asked) order by line.id for update of line
  )
  update quote_offer_line line set "left" = line."left" - asked.quantity
  from asked join locked using (id) where line.id = asked.id and line."left" >= asked.quantity
  returning line.id`,
);

/** Takes all of it or nothing. Of two orders that take the last of a line one succeeds; the other is refused. */
async function take(tx: Context, customerId: string, lines: readonly TakenLine[]): Promise<void> {
  const rows = await taken(tx.db, [customerId, asJson(lines), dayOf(tx.clock())]);
  if (rows.length === new Set(lines.map(({ quoteLineId }) => quoteLineId)).size) return;
  throw new AppError('notPrepared', {
    detail: 'Een offerteprijs in je winkelwagen is intussen verlopen of opgebruikt. Loop het overzicht nog eens na.',
  });
}

interface CartOfCustomer {
  customerId: string;
  cartId: number;
}

/**
 * Takes what an order on account calls off, in the transaction that places it. Holds of an open payment of the same
 * cart are removed: the cart is ordered.
 */
export async function takeFromQuotes(
  tx: Context,
  { customerId, cartId }: CartOfCustomer,
  lines: readonly TakenLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await releasedOfCart(tx.db, [cartId]);
  await take(tx, customerId, lines);
}

/**
 * Holds what is about to be paid for, until the payment is ordered or ends, so that nobody pays for a quoted price that
 * is used up.
 */
export async function holdInQuotes(
  tx: Context,
  { customerId, cartId, paymentId }: CartOfCustomer & { paymentId: string },
  lines: readonly TakenLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await take(tx, customerId, lines);
  await held(tx.db, [paymentId, cartId, asJson(lines)]);
}

const held = statement(
  'hold_in_quotes',
  `insert into quote_hold (payment_id, cart_id, quote_line_id, quantity)
  select $1, $2::int, id, sum(quantity)
  from jsonb_to_recordset($3::jsonb) as one (id integer, quantity numeric) group by id`,
);

const holders = statement<{ paymentId: string }>(
  'quote_holders',
  `with asked as (
    select id, sum(quantity) as quantity
    from jsonb_to_recordset($3::jsonb) as one (id integer, quantity numeric) group by id
  )
  select distinct hold.payment_id as "paymentId" from quote_hold hold join asked on asked.id = hold.quote_line_id
  where hold.cart_id <> $2 and hold.quote_line_id in (
    select line.id ${acceptedLines} and quote.customer_id = $1 and line.id in (select id from asked)
      and line."left" + coalesce((
        select sum(own.quantity) from quote_hold own where own.quote_line_id = line.id and own.cart_id = $2
      ), 0) < (select quantity from asked where asked.id = line.id))`,
);

/** Payments of other carts of the customer that hold the quantity missing for these lines. */
export async function holdersOfMissing(
  ctx: Context,
  { customerId, cartId }: CartOfCustomer,
  lines: readonly TakenLine[],
): Promise<string[]> {
  if (lines.length === 0) return [];
  const rows = await holders(ctx.db, [customerId, cartId, asJson(lines)]);
  return rows.map(({ paymentId }) => paymentId);
}

const release = (name: string, condition: string) =>
  statement(
    name,
    `with gone as (
      delete from quote_hold where ${condition} returning quote_line_id, quantity
    ), back as (
      select quote_line_id as id, sum(quantity) as quantity from gone group by quote_line_id
    ), locked as (
      select id from quote_offer_line where id in (select id from back) order by id for update
    )
    update quote_offer_line line set "left" = least(line."left" + back.quantity, line.quantity)
    from back join locked using (id) where line.id = back.id`,
  );

const releasedOfPayment = release('release_quotes_of_payment', 'payment_id = $1');
const releasedOfCart = release('release_quotes_of_cart', 'cart_id = $1');

/** For a payment that ended without an order. A second call has nothing left to give back. */
export async function releaseInQuotes(tx: Context, paymentId: string): Promise<void> {
  await releasedOfPayment(tx.db, [paymentId]);
}

/** Paid goods are delivered at the paid price, also if a payment that had ended turns out to be paid. */
const takenPaid = statement(
  'take_paid_from_quotes',
  `with gone as (
    delete from quote_hold where payment_id = $1 returning quote_line_id as id
  )
  update quote_offer_line line set "left" = greatest(line."left" - asked.quantity, 0)
  from (
    select id, sum(quantity) as quantity
    from jsonb_to_recordset($2::jsonb) as one (id integer, quantity numeric) group by id order by id
  ) asked where line.id = asked.id and line.id not in (select id from gone)`,
);

/** In the transaction that orders what was paid. */
export async function takePaidFromQuotes(tx: Context, paymentId: string, lines: readonly TakenLine[]): Promise<void> {
  if (lines.length > 0) await takenPaid(tx.db, [paymentId, asJson(lines)]);
}

const givenBack = statement(
  'give_back_to_quotes',
  `update quote_offer_line line set "left" = least(line."left" + asked.quantity, line.quantity)
  from (
    select id, sum(quantity) as quantity
    from jsonb_to_recordset($1::jsonb) as one (id integer, quantity numeric) group by id order by id
  ) asked where line.id = asked.id`,
);

/** For a cancelled order, in the same transaction. */
export async function giveBackToQuotes(tx: Context, lines: readonly TakenLine[]): Promise<void> {
  if (lines.length > 0) await givenBack(tx.db, [asJson(lines)]);
}

function asJson(lines: readonly TakenLine[]): string {
  return JSON.stringify(lines.map(({ quoteLineId, quantity }) => ({ id: quoteLineId, quantity: String(quantity) })));
}
