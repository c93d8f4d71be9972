import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import { type Cart, type CartLine, maxCartLines } from '@bouwpoort/contract/ordering/cart';
import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { type DecimalSource, decimal } from '@bouwpoort/trade/foundation/money';
import { pricesOf } from '../../catalogue/prices/prices.ts';
import { variantsByGuids } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  type CartOwner,
  insertCart,
  type LineWrite,
  lockCart,
  selectLines,
  selectOpenCart,
  selectOpenMethod,
  writeCart,
} from './cart.queries.ts';
import { exceedsMaxQuantity, fitsUnit, nameOf, quantityTooLarge } from './cart-lines.ts';
import { placeOf } from './cart-place.ts';
import { type CartParty, describeCart, priceCart, readCartFacts } from './cart-pricing.ts';

/* Articles by their GUID, for domains that have lists of their own: what they cost, and putting them in the cart. */

export interface Article {
  contentId: string;
  code: string;
  displayName: string;
  /** In sales units. */
  quantity: string;
}

export type DescribedArticle = Omit<WithAmounts<CartLine>, 'nextTier'>;

/** Lines described at a time: a thousand at once would block other requests. */
const slice = 100;

/**
 * The articles as the user's cart would show them, in the order given: one question for prices and one for stock,
 * however many there are, and none for the next tier. The same article may stand there more than once.
 */
export async function describeArticles(
  ctx: Context,
  party: CartParty & { owner: CartOwner },
  articles: readonly Article[],
): Promise<DescribedArticle[]> {
  const [variants, shippingMethodId] = await Promise.all([
    variantsByGuids(
      ctx,
      articles.map(({ contentId }) => contentId),
    ),
    selectOpenMethod(ctx, party.owner, 'main'),
  ]);
  const place = await placeOf(ctx, party.user, asDelivery);
  const facts = await readCartFacts(ctx, party, place, variants, { withTiers: false });
  const { ventureId } = party.user;
  const cart = {
    id: 0,
    name: 'main',
    ventureId,
    version: 0,
    salesOrderId: null,
    shippingMethodId,
    pickupBranchId: null,
    shippingAddress: null,
  };
  const described: CartLine[] = [];
  for (let at = 0; at < articles.length; at += slice) {
    if (at > 0) await letOthersIn();
    const lines = articles.slice(at, at + slice).map((article, position) => ({
      ...article,
      id: 0,
      quoteLineId: null,
      position,
      productReferenceId: '',
      variantReferenceId: '',
    }));
    described.push(...(describeCart(ctx, party, { cart, lines }, facts, noQuotes).shipments[0]?.lineItems ?? []));
  }
  // Amounts are complete within the server; the route removes them for users who may not see prices.
  return described as DescribedArticle[];
}

/** Lists show the delivery day, also when the cart is for pickup. */
const asDelivery = { shippingMethodId: null, pickupBranchId: null };

const noQuotes = new Map<number, never>();

interface RefusedArticle {
  contentId: string;
  reason: string;
}

/**
 * Adds articles to the user's open cart, which is made where there is none, within the caller's transaction. What
 * cannot be ordered stays out and is answered with the reason.
 */
export async function addArticles(
  tx: Context,
  party: CartParty & { owner: CartOwner },
  articles: readonly { contentId: string; quantity: DecimalSource }[],
): Promise<{ added: string[]; refused: RefusedArticle[] }> {
  const { owner, customer } = party;
  const variants = await variantsByGuids(
    tx,
    articles.map(({ contentId }) => contentId),
  );
  const prices = await pricesOf(
    tx,
    customer,
    [...variants.values()].map(({ id }) => id),
  );
  await insertCart(tx, { ...owner, customerId: customer.customerId, name: 'main' });
  const open = await selectOpenCart(tx, owner, 'main');
  const cart = open && (await lockCart(tx, owner, open.cart.id));
  if (!cart) throw new AppError('conflict', { detail: 'Je winkelwagen is intussen besteld. Probeer het nog eens.' });
  const lines = new Map(
    (await selectLines(tx, cart.id)).map(({ id: _, position: __, ...line }): [string, LineWrite] => [
      line.contentId,
      line,
    ]),
  );
  const added: string[] = [];
  const refused: RefusedArticle[] = [];
  for (const { contentId, quantity } of articles) {
    const variant = variants.get(contentId);
    const line = lines.get(contentId);
    const together = decimal(line?.quantity ?? 0).plus(quantity);
    const reason =
      variant?.ventureId !== owner.ventureId || variant.state !== 'orderable'
        ? 'Dit artikel is niet meer te bestellen'
        : !prices.has(variant.id)
          ? 'Voor dit artikel is geen prijs bekend'
          : !fitsUnit(decimal(quantity).toNumber(), variant.salesUnit)
            ? 'Bestel dit artikel in hele aantallen'
            : exceedsMaxQuantity(together)
              ? quantityTooLarge
              : undefined;
    if (reason !== undefined || !variant) {
      refused.push({ contentId, reason: reason ?? 'Dit artikel is niet meer te bestellen' });
      continue;
    }
    added.push(contentId);
    lines.set(contentId, {
      contentId,
      code: variant.code,
      displayName: nameOf(variant),
      quantity: together.toString(),
      productReferenceId: line?.productReferenceId ?? '',
      variantReferenceId: line?.variantReferenceId ?? '',
    });
  }
  if (lines.size > maxCartLines) {
    throw new AppError('badRequest', {
      detail: `Een winkelwagen heeft hooguit ${showQuantity(maxCartLines)} regels. Bestel eerst wat erin ligt, of kies minder regels.`,
    });
  }
  if (added.length > 0) {
    const kept = [...lines.values()];
    await writeCart(tx, { owner, cartId: cart.id, version: cart.version, change: cart, lines: kept, note: undefined });
  }
  return { added, refused };
}

/** The cart things were just added to. */
export async function readOpenCart(ctx: Context, party: CartParty & { owner: CartOwner }): Promise<Cart> {
  const cart = await selectOpenCart(ctx, party.owner, 'main');
  if (!cart) throw new AppError('notFound');
  return priceCart(ctx, party, cart);
}
