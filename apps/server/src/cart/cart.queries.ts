import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../request-context.ts';
import { cartLines, carts } from './cart.tables.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartLineRow = typeof cartLines.$inferSelect;

export interface CartOwner {
  siteUserId: string;
  ventureId: string;
}

const ofOwner = ({ siteUserId, ventureId }: CartOwner) =>
  and(eq(carts.siteUserId, siteUserId), eq(carts.ventureId, ventureId), eq(carts.status, 'open'));

export async function selectOpenCart(ctx: Context, owner: CartOwner, name: string): Promise<CartRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(carts)
    .where(and(ofOwner(owner), eq(carts.name, name)));
  return row;
}

/** Somebody else's cart is no cart; so is one that has been ordered. */
export async function selectCart(ctx: Context, owner: CartOwner, cartId: number): Promise<CartRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(carts)
    .where(and(ofOwner(owner), eq(carts.id, cartId)));
  return row;
}

/** Two who make it at once get the same one. */
export async function insertCart(
  ctx: Context,
  { siteUserId, ventureId, customerId, name }: Pick<CartRow, 'siteUserId' | 'ventureId' | 'customerId' | 'name'>,
): Promise<void> {
  const now = ctx.clock();
  const own = { siteUserId, ventureId, customerId, name };
  await ctx.db
    .insert(carts)
    .values({ ...own, status: 'open', version: 0, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

export function selectLines(ctx: Context, cartId: number): Promise<CartLineRow[]> {
  return ctx.db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position), asc(cartLines.id));
}

/** Takes the cart for a write: nothing when another write came first. Whoever comes next waits for this one. */
export async function advanceCart(
  ctx: Context,
  cartId: number,
  version: number,
  change: Partial<Pick<CartRow, 'salesOrderId' | 'shippingMethodId' | 'shippingAddress'>>,
): Promise<CartRow | undefined> {
  const [row] = await ctx.db
    .update(carts)
    .set({ ...change, version: version + 1, updatedAt: ctx.clock() })
    .where(and(eq(carts.id, cartId), eq(carts.version, version), eq(carts.status, 'open')))
    .returning();
  return row;
}

/** Takes the cart whatever its version, for a write that adds to what is there. */
export async function lockCart(ctx: Context, owner: CartOwner, cartId: number): Promise<CartRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(carts)
    .where(and(ofOwner(owner), eq(carts.id, cartId)))
    .for('update');
  return row;
}

export type LineToKeep = Omit<CartLineRow, 'id' | 'cartId' | 'position'>;

/** Two statements, however many lines. */
export async function replaceLines(ctx: Context, cartId: number, lines: readonly LineToKeep[]): Promise<void> {
  const kept = lines.map(({ contentId }) => contentId);
  await ctx.db
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), kept.length > 0 ? notInArray(cartLines.contentId, kept) : undefined));
  if (lines.length === 0) return;
  await ctx.db
    .insert(cartLines)
    .values(lines.map((line, position) => ({ ...line, cartId, position })))
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.contentId],
      set: {
        quantity: sql`excluded.quantity`,
        position: sql`excluded.position`,
        displayName: sql`excluded.display_name`,
        productReferenceId: sql`excluded.product_reference_id`,
        variantReferenceId: sql`excluded.variant_reference_id`,
      },
    });
}

export async function deleteCart(ctx: Context, owner: CartOwner, cartId: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(carts)
    .where(and(ofOwner(owner), eq(carts.id, cartId)))
    .returning({ id: carts.id });
  return rows.length > 0;
}

export async function markOrdered(ctx: Context, cartId: number): Promise<CartRow | undefined> {
  const [row] = await ctx.db
    .update(carts)
    .set({ status: 'ordered', updatedAt: ctx.clock() })
    .where(and(eq(carts.id, cartId), eq(carts.status, 'open')))
    .returning();
  return row;
}
