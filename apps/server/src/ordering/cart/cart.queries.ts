import { and, eq } from 'drizzle-orm';
import { type ListedTotals, stockTotalsSql } from '../../catalogue/stock/stock.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { carts } from './cart.tables.ts';
import {
  type ByColumn,
  type CartLineRow,
  type LinesByColumn,
  linesByColumn,
  toCartLines,
  withLines,
} from './lines-by-column.ts';

type CartRow = typeof carts.$inferSelect;

/** A cart without its lines and its owner. */
export type CartHead = Pick<
  CartRow,
  'id' | 'name' | 'ventureId' | 'version' | 'salesOrderId' | 'shippingMethodId' | 'pickupBranchId' | 'shippingAddress'
>;

export interface CartWithLines {
  cart: CartHead;
  lines: CartLineRow[];
}

export interface CartOwner {
  siteUserId: string;
  ventureId: string;
}

const headAsJson = `json_build_object(
    'id', id, 'name', name, 'ventureId', venture_id, 'version', version, 'salesOrderId', sales_order_id,
    'shippingMethodId', shipping_method_id, 'pickupBranchId', pickup_branch_id, 'shippingAddress', shipping_address
  ) as cart`;

const openOfOwner = `from cart where site_user_id = $1 and venture_id = $2 and status = 'open'`;

const cartByName = statement<ByColumn<CartWithLines>>(
  'cart_by_name',
  `select ${headAsJson}, ${linesByColumn('cart_line where cart_id = cart.id')} ${openOfOwner} and name = $3`,
);

export async function selectOpenCart(ctx: Context, owner: CartOwner, name: string): Promise<CartWithLines | undefined> {
  const [row] = await cartByName(ctx.db, [owner.siteUserId, owner.ventureId, name]);
  return withLines<CartWithLines>(row);
}

const methodOfOpenCart = statement<Pick<CartHead, 'shippingMethodId'>>(
  'method_of_open_cart',
  `select shipping_method_id as "shippingMethodId" ${openOfOwner} and name = $3`,
);

/** Delivery or pickup of the cart, which decides the price that is shown. */
export async function selectOpenMethod(ctx: Context, owner: CartOwner, name: string): Promise<string | null> {
  const [row] = await methodOfOpenCart(ctx.db, [owner.siteUserId, owner.ventureId, name]);
  return row?.shippingMethodId ?? null;
}

/** SQL for an open cart with its lines, alone or as part of a larger statement: its owner, the venture and its id. */
export const cartWithLinesSql = `select ${headAsJson}, ${linesByColumn('cart_line where cart_id = cart.id')}
  ${openOfOwner} and id = $3`;

const cartById = statement<ByColumn<CartWithLines>>('cart_by_id', cartWithLinesSql);

/** Undefined for the cart of another user, and for an ordered cart. */
export async function selectCart(ctx: Context, owner: CartOwner, cartId: number): Promise<CartWithLines | undefined> {
  const [row] = await cartById(ctx.db, [owner.siteUserId, owner.ventureId, cartId]);
  return withLines<CartWithLines>(row);
}

/** Two callers at once get the same cart. */
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

const lockedCart = statement<Pick<CartWithLines, 'cart'>>(
  'lock_cart',
  `select ${headAsJson} ${openOfOwner} and id = $3 for update`,
);

/** Locks the cart at any version, for a write that adds to its lines. */
export async function lockCart(ctx: Context, owner: CartOwner, cartId: number): Promise<CartHead | undefined> {
  const [row] = await lockedCart(ctx.db, [owner.siteUserId, owner.ventureId, cartId]);
  return row?.cart;
}

const linesOfCart = statement<{ lines: LinesByColumn }>(
  'lines_of_cart',
  `select ${linesByColumn('cart_line where cart_id = $1')}`,
);

/** Call it after locking the cart: lines read by the locking statement may be older than the lock. */
export async function selectLines(ctx: Context, cartId: number): Promise<CartLineRow[]> {
  const [row] = await linesOfCart(ctx.db, [cartId]);
  return row ? toCartLines(row.lines) : [];
}

/** Without a `quoteLineId` a line keeps the one it has. */
export type LineWrite = Omit<CartLineRow, 'id' | 'position' | 'quoteLineId'> & { quoteLineId?: number | null };

export interface CartWrite {
  owner: CartOwner;
  cartId: number;
  /** The version that was read; the write happens only if it is still current. */
  version: number;
  change: Pick<CartHead, 'salesOrderId' | 'shippingMethodId' | 'pickupBranchId' | 'shippingAddress'>;
  lines: readonly LineWrite[];
  /** The idempotency key of the request. */
  note: { key: string; asked: string } | undefined;
  /** Whose stock is read along, and the warehouses of the branch that it is seen from. */
  shownStock?: { variantIds: readonly number[]; ofBranch: readonly number[] };
}

export interface WrittenCart extends CartWithLines {
  stock: ListedTotals[];
}

/**
 * Writes the cart, its lines and the idempotency key in one statement. Reading the earlier lines in it is safe, because
 * every write of lines increases the version of the cart. Unchanged lines are not rewritten, so adding one to a long
 * cart writes one row. The stock for showing the cart is read along.
 */
const writtenCart = statement<ByColumn<WrittenCart>>(
  'write_cart',
  `with cart_after as (
    update cart
    set version = version + 1, sales_order_id = $5, shipping_method_id = $6, shipping_address = $7::jsonb,
      updated_at = $8, pickup_branch_id = $14
    where id = $1 and site_user_id = $2 and venture_id = $3 and status = 'open' and version = $4
    returning *
  ), noted as (
    insert into kept_answer (user_id, key, asked, answer, created_at)
    select $2, $9, $10, jsonb_build_object('version', version), $8 from cart_after where $9::text is not null
  ), asked as (
    select * from jsonb_to_recordset($11::jsonb) as one (
      content_id uuid, code text, display_name text, quantity numeric(14, 4), product_reference_id text,
      variant_reference_id text, position integer, quote_line_id integer
    )
  ), earlier as (
    select cart_line.* from cart_line join cart_after on cart_after.id = cart_line.cart_id
  ), gone as (
    delete from cart_line using earlier
    where cart_line.id = earlier.id and not exists (select from asked where asked.content_id = earlier.content_id)
  ), changed as (
    insert into cart_line (
      cart_id, content_id, code, display_name, quantity, product_reference_id, variant_reference_id, position,
      quote_line_id
    )
    select cart_after.id, asked.content_id, asked.code, asked.display_name, asked.quantity,
      asked.product_reference_id, asked.variant_reference_id, asked.position, asked.quote_line_id
    from asked cross join cart_after left join earlier on earlier.content_id = asked.content_id
    where earlier.id is null
      or (earlier.quantity, earlier.position, earlier.display_name) is distinct from
        (asked.quantity, asked.position, asked.display_name)
      or asked.quote_line_id <> coalesce(earlier.quote_line_id, 0)
      or asked.product_reference_id not in ('', earlier.product_reference_id)
      or asked.variant_reference_id not in ('', earlier.variant_reference_id)
    on conflict (cart_id, content_id) do update
    set quantity = excluded.quantity, position = excluded.position, display_name = excluded.display_name,
      quote_line_id = coalesce(excluded.quote_line_id, cart_line.quote_line_id),
      product_reference_id = coalesce(nullif(excluded.product_reference_id, ''), cart_line.product_reference_id),
      variant_reference_id = coalesce(nullif(excluded.variant_reference_id, ''), cart_line.variant_reference_id)
    returning *
  ), lines_after as (
    select * from changed
    union all
    select earlier.* from earlier join asked on asked.content_id = earlier.content_id
    where not exists (select from changed where changed.content_id = earlier.content_id)
  )
  select ${headAsJson}, ${linesByColumn('lines_after')}, ${stockTotalsSql('$12', '$13')} as stock
  from cart_after`,
);

/** The cart now, or undefined when it belongs to another user, is not open any more, or was written since. */
export async function writeCart(
  ctx: Context,
  { owner, cartId, version, change, lines, note, shownStock }: CartWrite,
): Promise<WrittenCart | undefined> {
  const now = ctx.clock();
  const { salesOrderId, shippingMethodId, pickupBranchId, shippingAddress } = change;
  const [row] = await writtenCart(ctx.db, [
    ...[cartId, owner.siteUserId, owner.ventureId, version],
    ...[salesOrderId, shippingMethodId, shippingAddress === null ? null : JSON.stringify(shippingAddress), now],
    ...[note?.key ?? null, note?.asked ?? null],
    JSON.stringify(
      lines.map((line, position) => ({
        content_id: line.contentId,
        code: line.code,
        display_name: line.displayName,
        quantity: line.quantity,
        product_reference_id: line.productReferenceId,
        variant_reference_id: line.variantReferenceId,
        position,
        quote_line_id: line.quoteLineId ?? null,
      })),
    ),
    shownStock?.variantIds ?? [],
    shownStock?.ofBranch ?? [],
    pickupBranchId,
  ]);
  return withLines<WrittenCart>(row);
}

export async function deleteCart(ctx: Context, { siteUserId, ventureId }: CartOwner, cartId: number): Promise<boolean> {
  const ofOwner = and(eq(carts.siteUserId, siteUserId), eq(carts.ventureId, ventureId), eq(carts.status, 'open'));
  const rows = await ctx.db
    .delete(carts)
    .where(and(ofOwner, eq(carts.id, cartId)))
    .returning({ id: carts.id });
  return rows.length > 0;
}

interface OrderedCart extends CartOwner {
  customerId: string;
  name: string;
  lines: CartLineRow[];
}

/** $1 is the cart, $2 its user, $3 its venture. */
const isOpen = `id = $1 and site_user_id = $2 and venture_id = $3 and status = 'open'`;

/** SQL for a statement of another domain that needs an open cart to stay as it is: its id and version, locked. */
export const lockedCartSql = `select id, version from cart where ${isOpen} for update`;

/**
 * SQL that makes an open cart an ordered one, alone or as part of a larger statement: its id, its version and how many
 * lines it had. $4 is the time.
 */
export const orderedCartSql = `update cart set status = 'ordered', updated_at = $4 where ${isOpen}
  returning id, version, (select count(*)::int from cart_line where cart_id = cart.id) as lines`;

const cartOrdered = statement<{ id: number }>('order_cart', orderedCartSql);

export async function markOrdered(ctx: Context, { siteUserId, ventureId }: CartOwner, cartId: number): Promise<void> {
  const [ordered] = await cartOrdered(ctx.db, [cartId, siteUserId, ventureId, ctx.clock()]);
  if (!ordered) throw new AppError('notFound');
}

const orderedCart = statement<ByColumn<OrderedCart>>(
  'ordered_cart',
  `select site_user_id as "siteUserId", venture_id as "ventureId", customer_id as "customerId", name,
    ${linesByColumn('cart_line where cart_id = $1')}
  from cart where id = $1 and status <> 'open'`,
);

/** One that is over: ordered, or held by an approval. */
export async function selectOrderedCart(ctx: Context, cartId: number): Promise<OrderedCart> {
  const [row] = await orderedCart(ctx.db, [cartId]);
  const cart = withLines<OrderedCart>(row);
  if (!cart) throw new Error(`cart ${cartId} has not been ordered`);
  return cart;
}

/** An ordered cart, in the transaction that took it, waits for approval instead. */
export async function markWaiting(tx: Context, cartId: number): Promise<void> {
  await tx.db.update(carts).set({ status: 'waiting' }).where(eq(carts.id, cartId));
}

/** A waiting cart has become an order. */
export async function markApproved(tx: Context, cartId: number): Promise<boolean> {
  const rows = await tx.db
    .update(carts)
    .set({ status: 'ordered', updatedAt: tx.clock() })
    .where(and(eq(carts.id, cartId), eq(carts.status, 'waiting')))
    .returning({ id: carts.id });
  return rows.length > 0;
}

const waitingCart = statement<ByColumn<CartWithLines>>(
  'waiting_cart',
  `select ${headAsJson}, ${linesByColumn('cart_line where cart_id = cart.id')} from cart
   where id = $1 and status = 'waiting'`,
);

export async function selectWaitingCart(ctx: Context, cartId: number): Promise<CartWithLines | undefined> {
  const [row] = await waitingCart(ctx.db, [cartId]);
  return withLines<CartWithLines>(row);
}

export async function selectCartCreatedAt(ctx: Context, cartId: number): Promise<Date | undefined> {
  const [row] = await ctx.db.select({ createdAt: carts.createdAt }).from(carts).where(eq(carts.id, cartId));
  return row?.createdAt;
}

export function countCartsOf(db: Database, customerId: string): Promise<number> {
  return db.$count(carts, eq(carts.customerId, customerId));
}

export async function moveCarts(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(carts).set({ customerId: into }).where(eq(carts.customerId, from));
}
