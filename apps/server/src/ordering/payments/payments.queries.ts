import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { paymentEvents, payments } from './payments.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type EventSource = (typeof paymentEvents.$inferSelect)['source'];

export async function insertPayment(
  ctx: Context,
  payment: Omit<typeof payments.$inferInsert, 'status' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.insert(payments).values({ ...payment, status: 'notCompleted', createdAt: now, updatedAt: now });
}

export async function selectPayment(ctx: Context, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
}

/** Concurrent settlements of the same payment wait here, and find it settled. */
export async function lockPayment(ctx: Context, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.orderId, orderId)).for('update');
  return row;
}

export async function changePayment(
  ctx: Context,
  orderId: string,
  change: Partial<Omit<PaymentRow, 'orderId'>>,
): Promise<PaymentRow> {
  const [row] = await ctx.db
    .update(payments)
    .set({ ...change, updatedAt: ctx.clock() })
    .where(eq(payments.orderId, orderId))
    .returning();
  if (!row) throw new Error(`there is no payment ${orderId}`);
  return row;
}

/** Claims the start at the provider; undefined if it has started or ended, or another process has the claim. */
export async function claimStart(ctx: Context, orderId: string, staleSeconds: number): Promise<boolean> {
  const now = ctx.clock();
  const stale = new Date(now.getTime() - staleSeconds * 1000);
  // Claimed by a clock that was set back since: the age of the claim is unknown.
  const ahead = new Date(now.getTime() + staleSeconds * 1000);
  const rows = await ctx.db
    .update(payments)
    .set({ startingAt: now })
    .where(
      and(
        eq(payments.orderId, orderId),
        isNull(payments.providerId),
        isNull(payments.settledAt),
        or(isNull(payments.startingAt), lt(payments.startingAt, stale), gt(payments.startingAt, ahead)),
      ),
    )
    .returning({ orderId: payments.orderId });
  return rows.length > 0;
}

/** Returns undefined if it was closed meanwhile. */
export async function saveStarted(
  ctx: Context,
  orderId: string,
  started: { providerId: string; redirectUrl: string },
): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db
    .update(payments)
    .set({ ...started, startingAt: null, updatedAt: ctx.clock() })
    .where(
      and(
        eq(payments.orderId, orderId),
        isNull(payments.settledAt),
        or(isNull(payments.providerId), eq(payments.providerId, started.providerId)),
      ),
    )
    .returning();
  return row;
}

/** If the answer of the start was lost, the provider's own call brings its id. */
export async function adoptProviderId(ctx: Context, orderId: string, providerId: string): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ providerId })
    .where(and(eq(payments.orderId, orderId), isNull(payments.providerId)));
}

export async function insertEvent(
  ctx: Context,
  event: Omit<typeof paymentEvents.$inferInsert, 'at' | 'id'>,
): Promise<void> {
  await ctx.db.insert(paymentEvents).values({ ...event, at: ctx.clock() });
}

export interface PaymentOwner {
  siteUserId: string;
  cartId: number;
}

/** SQL for the open payments of a cart: $1 is the cart, $2 its user. */
export const openPaymentsSql = `select order_id from payment where cart_id = $1 and site_user_id = $2 and settled_at is null`;

export interface OpenAmount {
  cartId: number;
  siteUserId: string | null;
  projectId: number | null;
  costCentre: string;
  /** Excluding VAT. */
  subtotal: string;
}

const openAmounts = statement<OpenAmount>(
  'open_payment_amounts',
  `select cart_id as "cartId", site_user_id as "siteUserId", (concept ->> 'projectId')::int as "projectId",
     coalesce(concept ->> 'costCentre', '') as "costCentre", concept ->> 'subtotal' as subtotal
   from payment where customer_id = $1 and settled_at is null`,
);

/** The amounts in open payments of the customer, which become orders when they succeed. */
export function selectOpenAmounts(ctx: Context, customerId: string): Promise<OpenAmount[]> {
  return openAmounts(ctx.db, [customerId]);
}

const openOfCart = statement<{ order_id: string }>('open_payments_of_cart', `${openPaymentsSql} order by created_at`);

/** Empty for the cart of another user. */
export async function selectOpenOfCart(ctx: Context, { siteUserId, cartId }: PaymentOwner): Promise<string[]> {
  const rows = await openOfCart(ctx.db, [cartId, siteUserId]);
  return rows.map(({ order_id }) => order_id);
}

/** The open ones of these payments that began before that moment, or were begun by that user. */
export async function selectAbandoned(
  ctx: Context,
  orderIds: readonly string[],
  { before, siteUserId }: { before: Date; siteUserId: string },
): Promise<string[]> {
  const rows = await ctx.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        inArray(payments.orderId, [...orderIds]),
        isNull(payments.settledAt),
        or(lte(payments.createdAt, before), eq(payments.siteUserId, siteUserId)),
      ),
    );
  return rows.map(({ orderId }) => orderId);
}

/** The payment its orders were paid with. */
export async function selectPaidOfCart(
  ctx: Context,
  { cartId, customerId }: Pick<PaymentRow, 'cartId' | 'customerId'>,
): Promise<PaymentRow | undefined> {
  const [payment] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, cartId), eq(payments.customerId, customerId), isNotNull(payments.confirmation)));
  return payment;
}

/** Those begun before or after these moments, the longest unchecked first. */
export function selectOpenToCheck(
  ctx: Context,
  { before, after }: { before: Date; after: Date },
  limit: number,
): Promise<PaymentRow[]> {
  return ctx.db
    .select()
    .from(payments)
    .where(and(isNull(payments.settledAt), or(lt(payments.createdAt, before), gt(payments.createdAt, after))))
    .orderBy(asc(payments.updatedAt))
    .limit(limit);
}

/** Every attempt to pay for a cart, oldest first. */
export function listPaymentsOfCart(ctx: Context, cartId: number): Promise<PaymentRow[]> {
  return ctx.db.select().from(payments).where(eq(payments.cartId, cartId)).orderBy(asc(payments.createdAt));
}

type PaymentEvent = typeof paymentEvents.$inferSelect;

/** Every recorded status of the provider for these payments, oldest first. */
export function listPaymentEvents(ctx: Context, orderIds: readonly string[]): Promise<PaymentEvent[]> {
  return ctx.db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.orderId, [...orderIds]))
    .orderBy(asc(paymentEvents.id));
}

/** The last time the provider reported anything. */
export async function findLastPaymentEvent(db: Database): Promise<PaymentEvent | undefined> {
  const [last] = await db.select().from(paymentEvents).orderBy(desc(paymentEvents.id)).limit(1);
  return last;
}

export function countPaymentsOf(db: Database, customerId: string): Promise<number> {
  return db.$count(payments, eq(payments.customerId, customerId));
}

export async function movePayments(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(payments).set({ customerId: into }).where(eq(payments.customerId, from));
}
