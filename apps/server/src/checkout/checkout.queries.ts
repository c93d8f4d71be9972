import { eq } from 'drizzle-orm';
import type { CartRow } from '../cart/cart.ts';
import { AppError } from '../errors.ts';
import { type ConceptOrder, conceptOrder } from '../orders/orders.ts';
import type { Context } from '../request-context.ts';
import { conceptOrders } from './checkout.tables.ts';

export interface KeptConcept {
  cartVersion: number;
  concept: ConceptOrder;
  isOrderOnTime: boolean;
}

export async function saveConcept(
  ctx: Context,
  cartId: number,
  cartVersion: number,
  concept: ConceptOrder,
  isOrderOnTime: boolean,
): Promise<void> {
  const row = { cartId, cartVersion, concept, isOrderOnTime, preparedAt: ctx.clock() };
  await ctx.db.insert(conceptOrders).values(row).onConflictDoUpdate({ target: conceptOrders.cartId, set: row });
}

async function selectConcept(ctx: Context, cartId: number): Promise<KeptConcept | undefined> {
  const [row] = await ctx.db.select().from(conceptOrders).where(eq(conceptOrders.cartId, cartId));
  return row && { ...row, concept: conceptOrder.parse(row.concept) };
}

/** What was prepared of this cart as it is now; what was prepared before it changed is worth nothing. */
export async function requireConcept(ctx: Context, cart: CartRow): Promise<KeptConcept> {
  const kept = await selectConcept(ctx, cart.id);
  if (!kept || kept.cartVersion !== cart.version) throw new AppError('notPrepared');
  return kept;
}

export async function deleteConcept(ctx: Context, cartId: number): Promise<void> {
  await ctx.db.delete(conceptOrders).where(eq(conceptOrders.cartId, cartId));
}
