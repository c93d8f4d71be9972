import { eq } from 'drizzle-orm';
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

export async function selectConcept(ctx: Context, cartId: number): Promise<KeptConcept | undefined> {
  const [row] = await ctx.db.select().from(conceptOrders).where(eq(conceptOrders.cartId, cartId));
  return row && { ...row, concept: conceptOrder.parse(row.concept) };
}

export async function deleteConcept(ctx: Context, cartId: number): Promise<void> {
  await ctx.db.delete(conceptOrders).where(eq(conceptOrders.cartId, cartId));
}
