import { type Cart, maxCartLines } from '@bouwpoort/contract/ordering/cart';
import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { nameOf, variantsByGuids } from '../../catalogue/products/products.ts';
import { companyRoleOf } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { quotedLinesOf, requireQuote } from '../quotes/quotes.ts';
import { type LineWrite, lockCart, selectLines, writeCart } from './cart.queries.ts';
import { requireCart, requireOrdering, requireParty } from './cart.ts';
import { exceedsMaxQuantity, fitsUnit, quantityTooLarge } from './cart-lines.ts';
import { priceCart } from './cart-pricing.ts';

interface CallOffRequest {
  quoteId: number;
  lines: readonly { lineId: number; quantity: number }[];
}

/**
 * Puts parts of an accepted quote in the cart. Nothing is taken from the quote yet: that happens when the cart is
 * ordered, so that a forgotten cart withholds nothing from a colleague.
 */
export async function callOff(
  ctx: Context,
  cartId: number,
  request: CallOffRequest,
  key: string | undefined,
): Promise<Cart> {
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  if (companyRoleOf(party.user) === 'viewer') {
    throw new AppError('forbidden', {
      detail: 'Met jouw rol roep je niets af. Een beheerder van je bedrijf kan dat veranderen.',
    });
  }
  await requireQuote(ctx, party, request.quoteId);
  const added = await readCalledLines(ctx, party.customer.customerId, cartId, request);
  const idempotency = { userId: party.user.id, key, operation: `calloff ${cartId}`, input: request };
  await once(ctx, idempotency, async (tx) => {
    const cart = await lockCart(tx, party.owner, cartId);
    if (!cart) throw new AppError('notFound');
    const lines = mergeCalledLines(await selectLines(tx, cartId), added);
    if (lines.length > maxCartLines) {
      throw new AppError('badRequest', {
        detail: `Een winkelwagen heeft hooguit ${showQuantity(maxCartLines)} regels.`,
      });
    }
    if (lines.some(({ quantity }) => exceedsMaxQuantity(quantity)))
      throw new AppError('badRequest', { detail: `${quantityTooLarge}.` });
    const { owner } = party;
    await writeCart(tx, { owner, cartId, version: cart.version, change: cart, lines, note: undefined });
    return {};
  });
  return priceCart(ctx, party, await requireCart(ctx, party.owner, cartId));
}

type CalledLine = LineWrite & { quoteLineId: number };

async function readCalledLines(
  ctx: Context,
  customerId: string,
  cartId: number,
  { quoteId, lines }: CallOffRequest,
): Promise<CalledLine[]> {
  const quoted = await quotedLinesOf(
    ctx,
    customerId,
    cartId,
    lines.map(({ lineId }) => lineId),
  );
  const variants = await variantsByGuids(
    ctx,
    [...quoted.values()].map(({ contentId }) => contentId),
  );
  const errors: Record<string, string[]> = {};
  const found = lines.flatMap(({ lineId, quantity }): CalledLine[] => {
    const line = quoted.get(lineId);
    // A line of another customer or quote, or not accepted: the answer is the same, so that it reveals nothing.
    if (line?.quoteId !== quoteId) throw new AppError('notFound');
    const variant = variants.get(line.contentId);
    if (variant?.state !== 'orderable') {
      errors[String(lineId)] = ['Dit artikel is niet te bestellen'];
      return [];
    }
    if (!fitsUnit(quantity, variant.salesUnit)) errors[String(lineId)] = ['Bestel dit artikel in hele aantallen'];
    return [
      {
        contentId: variant.guid,
        code: variant.code,
        displayName: nameOf(variant),
        quantity: String(quantity),
        productReferenceId: '',
        variantReferenceId: '',
        quoteLineId: lineId,
      },
    ];
  });
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  return found;
}

/** An article has one line in a cart, so it comes from one quote. */
function mergeCalledLines(current: readonly LineWrite[], added: readonly CalledLine[]): LineWrite[] {
  const lines = new Map(current.map((line) => [line.contentId, line]));
  for (const line of added) {
    const existing = lines.get(line.contentId);
    if (existing?.quoteLineId && existing.quoteLineId !== line.quoteLineId) {
      throw new AppError('conflict', {
        detail: `${line.displayName} staat al uit een andere offerteregel in je winkelwagen. Bestel die eerst.`,
      });
    }
    const quantity = decimal(existing?.quantity ?? 0).plus(line.quantity);
    lines.set(line.contentId, { ...(existing ?? line), quantity: quantity.toString(), quoteLineId: line.quoteLineId });
  }
  return [...lines.values()];
}
