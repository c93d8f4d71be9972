import type { CheckoutDetails } from '@bouwpoort/contract/ordering/checkout';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { eq } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type RuleToApply, rulesSql } from '../approvals/approvals.ts';
import {
  type ByColumn,
  type CartOwner,
  type CartWithLines,
  cartWithLinesSql,
  lockedCartSql,
  orderedCartSql,
  withLines,
} from '../cart/cart.ts';
import { type ConceptOrder, conceptOrder } from '../orders/orders.ts';
import { openPaymentsSql } from '../payments/payments.ts';
import { conceptOrders } from './checkout.tables.ts';

interface CartToPrepare extends CartWithLines {
  rules: RuleToApply[];
}

const cartToPrepare = statement<ByColumn<CartToPrepare>>(
  'cart_to_prepare',
  `select cart, lines, ${rulesSql('$4')} as rules from (${cartWithLinesSql}) held`,
);

/** The open cart, and the rules of the customer: which orders need approval. */
export async function requireCartToPrepare(
  ctx: Context,
  { siteUserId, ventureId, customerId }: CartOwner & { customerId: string },
  cartId: number,
): Promise<CartToPrepare> {
  const [row] = await cartToPrepare(ctx.db, [siteUserId, ventureId, cartId, customerId]);
  const held = withLines<CartToPrepare>(row);
  if (!held) throw new AppError('notFound');
  return held;
}

const savedConcept = statement<{ sales_order_id: string }>(
  'save_concept',
  `insert into concept_order as kept (cart_id, cart_version, concept, is_order_on_time, prepared_at, details)
   values ($1, $2, $3::jsonb, $4, $5, $6::jsonb)
   on conflict (cart_id) do update set details = excluded.details,
     cart_version = excluded.cart_version, is_order_on_time = excluded.is_order_on_time, prepared_at = excluded.prepared_at,
     concept = case when kept.cart_version = excluded.cart_version
       and kept.concept - 'salesOrderId' = excluded.concept - 'salesOrderId' then kept.concept else excluded.concept end
   returning concept ->> 'salesOrderId' as sales_order_id`,
);

/**
 * Returns its number: that of the existing concept if nothing differs, so that two windows with one overview both work.
 */
export async function saveConcept(
  ctx: Context,
  cartId: number,
  cartVersion: number,
  { concept, details, isOrderOnTime }: { concept: ConceptOrder; details: CheckoutDetails; isOrderOnTime: boolean },
): Promise<string> {
  const values = [cartId, cartVersion, JSON.stringify(concept), isOrderOnTime, ctx.clock(), JSON.stringify(details)];
  const [kept] = await savedConcept(ctx.db, values);
  return kept?.sales_order_id ?? concept.salesOrderId;
}

interface StoredConcept {
  version: number;
  cart_version: number | null;
  concept: unknown;
  details: unknown;
  /** The day, in Dutch time. */
  prepared_on: string | null;
}

const preparedOn = `(prepared_at at time zone 'Europe/Amsterdam')::date::text as prepared_on`;

const lockedConcept = statement<StoredConcept>(
  'lock_concept',
  `with held as (${lockedCartSql})
   select version, cart_version, concept, details, ${preparedOn} from held left join concept_order on cart_id = id`,
);

/** What was prepared of this cart as it is now. Concurrent calls for the same cart wait here. */
export async function lockConcept(
  tx: Context,
  { siteUserId, ventureId, customerId }: CartOwner & { customerId: string },
  cartId: number,
  salesOrderId: string | null | undefined,
): Promise<ConceptOrder> {
  const [kept] = await lockedConcept(tx.db, [cartId, siteUserId, ventureId]);
  return conceptOf(tx, kept, customerId, salesOrderId);
}

interface TakenConcept extends StoredConcept {
  lines: number;
  is_being_paid: boolean;
  rules: RuleToApply[];
}

const takenConcept = statement<TakenConcept>(
  'take_concept',
  `with taken as (${orderedCartSql})
  select version, cart_version, concept, details, ${preparedOn}, lines, exists (${openPaymentsSql}) as is_being_paid,
    ${rulesSql('$5')} as rules
  from taken left join concept_order on cart_id = id`,
);

interface TakenCart {
  concept: ConceptOrder;
  details: unknown;
  hasMoreLines: boolean;
  isBeingPaid: boolean;
  /** Of the customer: which orders need approval. */
  rules: RuleToApply[];
}

/**
 * The same, and the cart is ordered from here on, unless the caller's transaction fails: a caller that orders it at the
 * same moment waits, and finds it gone. What is read beside it is of the version that was prepared, or none of it
 * counts.
 */
export async function takeConcept(
  tx: Context,
  { siteUserId, ventureId, customerId }: CartOwner & { customerId: string },
  cartId: number,
  salesOrderId: string | null | undefined,
): Promise<TakenCart> {
  const [kept] = await takenConcept(tx.db, [cartId, siteUserId, ventureId, tx.clock(), customerId]);
  const concept = conceptOf(tx, kept, customerId, salesOrderId);
  return {
    concept,
    details: kept?.details,
    hasMoreLines: kept !== undefined && kept.lines > concept.lines.length,
    isBeingPaid: kept?.is_being_paid ?? false,
    rules: kept?.rules ?? [],
  };
}

/**
 * What was prepared before the cart changed is worth nothing, and so is what was prepared on another day, as prices and
 * delivery days are those of a day, or before the user went to another customer. Who names a number gets that one or
 * none: another window may have prepared something that was never shown in this one.
 */
function conceptOf(
  { clock }: Context,
  kept: StoredConcept | undefined,
  customerId: string,
  salesOrderId: string | null | undefined,
): ConceptOrder {
  if (!kept) throw new AppError('notFound');
  if (kept.cart_version !== kept.version) throw new AppError('notPrepared');
  if (kept.prepared_on !== dayOf(clock())) {
    throw new AppError('notPrepared', {
      detail: 'Dit overzicht is van een andere dag: prijzen en leverdagen kunnen anders zijn. Loop het nog eens na.',
    });
  }
  const concept = conceptOrder.parse(kept.concept);
  if (concept.customerId !== '' && concept.customerId !== customerId) throw new AppError('notPrepared');
  if (salesOrderId && salesOrderId !== concept.salesOrderId) {
    throw new AppError('notPrepared', {
      detail:
        'Deze winkelwagen is intussen in een ander venster klaargezet om te bestellen. Loop het overzicht hier nog eens na.',
    });
  }
  return concept;
}

export async function deleteConcept(ctx: Context, cartId: number): Promise<void> {
  await ctx.db.delete(conceptOrders).where(eq(conceptOrders.cartId, cartId));
}

export async function selectPreparedAt(ctx: Context, cartId: number): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ preparedAt: conceptOrders.preparedAt })
    .from(conceptOrders)
    .where(eq(conceptOrders.cartId, cartId));
  return row?.preparedAt;
}
