import type { Cart, CartAddress, CartPayload } from '@bouwpoort/contract/ordering/cart';
import type { DecimalSource } from '@bouwpoort/trade/foundation/money';
import { type OrderableVariant, variantsByGuids } from '../../catalogue/products/products.ts';
import { warehousesOfBranch } from '../../catalogue/stock/stock.ts';
import { requireCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { isUniqueViolation } from '../../foundation/database/unique-violation.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findStoredAnswer, fingerprintRequest } from '../../foundation/idempotency/once.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import {
  type CartHead,
  type CartOwner,
  type CartWithLines,
  type CartWrite,
  deleteCart,
  insertCart,
  type LineWrite,
  markOrdered,
  selectCart,
  selectCartCreatedAt,
  selectOpenCart,
  selectOrderedCart,
  type WrittenCart,
  writeCart,
} from './cart.queries.ts';
import { findLineError, mergeLines, remainingLines, toLineWrite } from './cart-lines.ts';
import { placeOf } from './cart-place.ts';
import { type CartParty, describeCart, emptyCart, priceCart, readCartFacts, readQuotedLines } from './cart-pricing.ts';

export {
  type CartHead,
  type CartOwner,
  type CartWithLines,
  cartWithLinesSql,
  countCartsOf,
  lockCart,
  lockedCartSql,
  markApproved,
  markWaiting,
  moveCarts,
  orderedCartSql,
  selectWaitingCart,
} from './cart.queries.ts';
export { addArticles, type DescribedArticle, describeArticles, readOpenCart } from './cart-articles.ts';
export { fitsUnit, nameOf } from './cart-lines.ts';
export { type CartParty, chargeLine, methodOf, type OrderableLine, orderableLines, wireVat } from './cart-pricing.ts';
export { bestMatches, unitAsked } from './code-matches.ts';
export { type ByColumn, type CartLineRow, withLines } from './lines-by-column.ts';

export async function requireParty(ctx: Context): Promise<CartParty & { owner: CartOwner }> {
  const { user, customer } = await requireCustomer(ctx);
  return { user, customer, owner: { siteUserId: user.id, ventureId: user.ventureId } };
}

/** The user's cart, created on request (C 7.8). Its owner is the logged-in user, never the id in the URL. */
export async function openCart(
  ctx: Context,
  request: { customerId: string; name: string; ventureId: string; create: boolean },
): Promise<Cart> {
  const party = await requireParty(ctx);
  if (request.ventureId !== party.user.ventureId) throw new AppError('wrongVenture');
  if (request.customerId !== party.customer.customerId) throw new AppError('notFound');
  let cart = await selectOpenCart(ctx, party.owner, request.name);
  if (!cart && request.create) {
    await insertCart(ctx, { ...party.owner, customerId: party.customer.customerId, name: request.name });
    cart = await selectOpenCart(ctx, party.owner, request.name);
  }
  return cart ? priceCart(ctx, party, cart) : emptyCart(party.customer.customerId, party.user.ventureId);
}

export async function findCart(ctx: Context, cartId: number): Promise<Cart> {
  const party = await requireParty(ctx);
  return priceCart(ctx, party, await requireCart(ctx, party.owner, cartId));
}

export async function requireCart(ctx: Context, owner: CartOwner, cartId: number): Promise<CartWithLines> {
  const cart = await selectCart(ctx, owner, cartId);
  if (!cart) throw new AppError('notFound');
  return cart;
}

/**
 * Replaces the cart by the payload, unless it was changed since the payload's version (decisions: Cart, checkout,
 * orders). Prices in the payload are ignored. A repeated write with the same key is applied once, and answered with the
 * current cart.
 */
export async function updateCart(ctx: Context, payload: CartPayload, key: string | undefined): Promise<Cart> {
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  if (payload.market !== party.user.ventureId) throw new AppError('wrongVenture');
  if (payload.customerId !== party.customer.customerId) throw new AppError('notFound');
  const [shipment] = payload.shipments;
  const note = key === undefined ? undefined : { key, asked: fingerprintRequest(`updatecart ${payload.id}`, payload) };
  const requestedLines = mergeLines(shipment?.lineItems ?? []);
  const shippingMethodId = shipment?.shippingMethodId ?? null;
  const pickupBranchId = shippingMethodId === 'instorepickup' ? (shipment?.pickupBranchId ?? null) : null;
  const [variants, place] = await Promise.all([
    variantsByGuids(
      ctx,
      requestedLines.map(({ contentId }) => contentId),
    ),
    placeOf(ctx, party.user, { shippingMethodId, pickupBranchId }),
  ]);
  const write: CartWrite = {
    owner: party.owner,
    cartId: payload.id,
    version: payload.version,
    change: {
      salesOrderId: shipment?.salesOrderId ?? null,
      shippingMethodId,
      pickupBranchId,
      shippingAddress: shipment?.shippingAddress ?? null,
    },
    lines: await validateLines(ctx, party, payload.id, requestedLines, variants),
    note,
    shownStock: {
      variantIds: [...variants.values()].map(({ id }) => id),
      ofBranch: await warehousesOfBranch(ctx, party.user.ventureId, place.branchId),
    },
  };
  const writing = writeOncePerKey(ctx, write);
  const stock = writing.then((written) => written?.stock ?? []);
  // Prices are read while the cart is being written.
  const [written, facts] = await Promise.all([writing, readCartFacts(ctx, party, place, variants, { stock })]);
  if (written)
    return describeCart(
      ctx,
      party,
      written,
      facts,
      await readQuotedLines(ctx, party.customer, written.cart.id, written.lines),
    );
  const current = await priceCart(ctx, party, await requireCart(ctx, party.owner, payload.id));
  if (note && (await findStoredAnswer(ctx, { userId: party.user.id, ...note }))) return current;
  throw new AppError('conflict', {
    detail: 'Je winkelwagen is intussen ergens anders veranderd.',
    members: { cart: current },
  });
}

async function writeOncePerKey(ctx: Context, write: CartWrite): Promise<WrittenCart | undefined> {
  try {
    return await writeCart(ctx, write);
  } catch (error) {
    // The version was current, so this key belongs to another write.
    if (isUniqueViolation(error, 'kept_answer')) throw new AppError('keyReused');
    throw error;
  }
}

async function validateLines(
  ctx: Context,
  { user, owner }: CartParty & { owner: CartOwner },
  cartId: number,
  requestedLines: CartPayload['shipments'][number]['lineItems'],
  variants: ReadonlyMap<string, OrderableVariant>,
): Promise<LineWrite[]> {
  const lines = requestedLines.map((line) => {
    const variant = variants.get(line.contentId);
    return { line, own: variant?.ventureId === user.ventureId ? variant : undefined };
  });
  // The current lines only matter if some requested article cannot be ordered.
  const isPlain = lines.every(({ own }) => own?.state === 'orderable');
  const rows = isPlain ? [] : (await requireCart(ctx, owner, cartId)).lines;
  const earlier = new Map(rows.map((row) => [row.contentId, row]));
  throwLineErrors(lines.flatMap(({ line, own }) => findLineError(line, own, earlier.get(line.contentId)) ?? []));
  return lines.map(({ line, own }) => toLineWrite(line, own, earlier.get(line.contentId)));
}

function throwLineErrors(mistakes: readonly { code: string; message: string }[]): void {
  if (mistakes.length === 0) return;
  throw new AppError('invalidInput', {
    errors: Object.fromEntries(mistakes.map(({ code, message }) => [code, [message]])),
  });
}

/** Where ordering is switched off nothing is put in a cart (C 4.9); an empty one may still be read. */
export async function requireOrdering(ctx: Context, { user }: Pick<CartParty, 'user'>): Promise<void> {
  const venture = await findVenture(ctx, user.ventureId);
  if (!venture?.hasShop || venture.disableOrdering) throw new AppError('orderingDisabled');
}

export async function removeCart(ctx: Context, cartId: number): Promise<void> {
  const { owner } = await requireParty(ctx);
  if (!(await deleteCart(ctx, owner, cartId))) throw new AppError('notFound');
}

/** The cart of a guest, with the address they typed, because guests have no address book. */
export async function startGuestCart(
  tx: Context,
  owner: CartOwner,
  customerId: string,
  shippingAddress: CartAddress,
): Promise<void> {
  await insertCart(tx, { ...owner, customerId, name: 'main' });
  const cart = await selectOpenCart(tx, owner, 'main');
  if (!cart) return;
  await writeCart(tx, { ...basedOn(cart.cart), owner, change: { ...cart.cart, shippingAddress }, lines: [] });
}

/** A write based on the cart that was just read, without an idempotency key. */
const basedOn = (cart: CartHead): Omit<CartWrite, 'owner' | 'lines'> => {
  return { cartId: cart.id, version: cart.version, change: cart, note: undefined };
};

/** Marks the locked cart as ordered, and moves lines that were not ordered to a new cart. */
export async function finishCart(
  tx: Context,
  owner: CartOwner,
  cartId: number,
  ordered: ReadonlyMap<string, DecimalSource>,
): Promise<void> {
  await markOrdered(tx, owner, cartId);
  await moveRemainingLines(tx, cartId, ordered);
}

/** Moves the lines that were not ordered to a new cart. */
export async function moveRemainingLines(
  tx: Context,
  cartId: number,
  ordered: ReadonlyMap<string, DecimalSource>,
): Promise<void> {
  const over = await selectOrderedCart(tx, cartId);
  const left = remainingLines(over.lines, ordered);
  if (left.length === 0) return;
  await insertCart(tx, over);
  const next = await selectOpenCart(tx, over, over.name);
  if (next) await writeCart(tx, { ...basedOn(next.cart), owner: over, lines: left });
}

/** When a cart that became orders was created. */
export async function findCartCreatedAt(ctx: Context, cartId: number): Promise<Date | undefined> {
  return selectCartCreatedAt(ctx, cartId);
}
