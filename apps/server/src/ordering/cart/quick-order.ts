import { type Cart, type CheckedRow, maxCartLines, type QuickOrderRow } from '@bouwpoort/contract/ordering/cart';
import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import {
  type Asked,
  addedQuantities,
  roundingSentence,
  salesQuantityOf,
} from '@bouwpoort/trade/catalogue/unit-conversion';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { pricesOf } from '../../catalogue/prices/prices.ts';
import { type CodeMatch, type OrderableVariant, variantsByCodes } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { type LineWrite, lockCart, selectLines, selectOpenCart, writeCart } from './cart.queries.ts';
import { requireCart, requireOrdering, requireParty } from './cart.ts';
import { exceedsMaxQuantity, fitsUnit, nameOf, quantityTooLarge } from './cart-lines.ts';
import { type CartParty, priceCart } from './cart-pricing.ts';
import { bestMatches, unitAsked } from './code-matches.ts';

interface AskedLine {
  code: string;
  quantity: number;
  unit?: string | undefined;
}

/** A line that can be added, or the result that says why it cannot. */
type LineCheck = { refused: QuickOrderRow } | { variant: OrderableVariant; asked: Asked; named: RowWithoutStatus };

type RowWithoutStatus = Omit<QuickOrderRow, 'status'>;

interface ResolvedLine {
  row: QuickOrderRow;
  variant?: OrderableVariant;
}

/**
 * Adds lines by the codes of a list, a label or a barcode (decisions: Cart). Each line gets its own result: what cannot
 * be added is left out with a reason, and every rounding is reported.
 */
export async function quickOrder(
  ctx: Context,
  cartId: number,
  lines: readonly AskedLine[],
  key: string | undefined,
): Promise<{ rows: QuickOrderRow[]; cart: Cart }> {
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  const resolved = await resolveLines(ctx, party, lines);
  const idempotency = { userId: party.user.id, key, operation: `quickorder ${cartId}`, input: lines };
  const { rows } = await once(ctx, idempotency, async (tx) => {
    const cart = await lockCart(tx, party.owner, cartId);
    if (!cart) throw new AppError('notFound');
    const kept = mergeResolvedLines(await selectLines(tx, cartId), resolved);
    if (kept.length > maxCartLines) {
      throw new AppError('badRequest', {
        detail: `Een winkelwagen heeft hooguit ${showQuantity(maxCartLines)} regels.`,
      });
    }
    if (kept.some(({ quantity }) => exceedsMaxQuantity(quantity)))
      throw new AppError('badRequest', { detail: `${quantityTooLarge}.` });
    const { owner } = party;
    await writeCart(tx, { owner, cartId, version: cart.version, change: cart, lines: kept, note: undefined });
    return { rows: resolved.map(({ row }) => row) };
  });
  return { rows, cart: await priceCart(ctx, party, await requireCart(ctx, party.owner, cartId)) };
}

/** The same results without changing a cart, with the prices of the lines as a cart of their own. */
export async function checkQuickOrder(
  ctx: Context,
  lines: readonly AskedLine[],
): Promise<{ rows: CheckedRow[]; cart: Cart }> {
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  const resolved = await resolveLines(ctx, party, lines);
  const own = await selectOpenCart(ctx, party.owner, 'main');
  const cart = {
    id: 0,
    name: 'main',
    ventureId: party.user.ventureId,
    version: 0,
    salesOrderId: null,
    // The price differs between pickup and delivery.
    shippingMethodId: own?.cart.shippingMethodId ?? null,
    pickupBranchId: own?.cart.pickupBranchId ?? null,
    shippingAddress: null,
  };
  const held = mergeResolvedLines([], resolved).map((line, position) => ({
    ...line,
    id: 0,
    position,
    quoteLineId: null,
  }));
  return {
    rows: resolved.map(({ row, variant }) => ({ ...row, contentId: variant?.guid ?? null })),
    cart: await priceCart(ctx, party, { cart, lines: held }),
  };
}

async function resolveLines(ctx: Context, party: CartParty, lines: readonly AskedLine[]): Promise<ResolvedLine[]> {
  const matches = await variantsByCodes(
    ctx,
    party.user.ventureId,
    lines.map(({ code }) => code),
  );
  const candidates = [...matches.values()].flat().map(({ variant }) => variant.id);
  const prices = await pricesOf(ctx, party.customer, candidates);
  return resolveTogether(lines.map((line) => checkLine(line, matches.get(line.code) ?? [], (id) => prices.has(id))));
}

function checkLine(line: AskedLine, matches: readonly CodeMatch[], priced: (variantId: number) => boolean): LineCheck {
  const nothing = { ...line, displayName: null, reason: null, added: null, choices: [] };
  const best = bestMatches(matches);
  const [match] = best;
  if (!match) return { refused: { ...nothing, status: 'unknown', reason: 'Dit nummer kennen we niet' } };
  if (best.length > 1) {
    return {
      refused: {
        ...nothing,
        status: 'ambiguous',
        reason: 'Meer dan één artikel heeft dit nummer',
        choices: best.map(({ variant }) => ({
          contentId: variant.guid,
          code: variant.code,
          displayName: nameOf(variant),
        })),
      },
    };
  }
  const { variant } = match;
  const named = { ...nothing, displayName: nameOf(variant) };
  const refused = (reason: string, wrongField?: QuickOrderRow['wrongField']): LineCheck => ({
    refused: { ...named, status: 'notOrderable', reason, ...(wrongField && { wrongField }) },
  });
  if (variant.state !== 'orderable') return refused('Dit artikel is niet te bestellen');
  if (!priced(variant.id)) return refused('Voor dit artikel is geen prijs bekend');
  const unit = unitAsked(line, match);
  if (unit === undefined) return refused(`Dit artikel is niet per ${line.unit} te bestellen`, 'unit');
  if (!fitsUnit(line.quantity, unit)) return refused('Bestel dit artikel in hele aantallen', 'quantity');
  const asked = { quantity: line.quantity, unit };
  return exceedsMaxQuantity(salesQuantityOf(variant, [asked]))
    ? refused(quantityTooLarge, 'quantity')
    : { variant, asked, named };
}

/**
 * Lines of one article are summed before rounding to sales units: ten lines of a tenth of a pack are one pack. The
 * result of each line is what it adds to the previous lines.
 */
function resolveTogether(checks: readonly LineCheck[]): ResolvedLine[] {
  const ofArticle = Map.groupBy(
    checks.filter((one) => 'variant' in one),
    ({ variant }) => variant.id,
  );
  const answers = new Map<LineCheck, QuickOrderRow['added']>();
  for (const [first, ...more] of ofArticle.values()) {
    if (!first) continue;
    const { variant } = first;
    const asked = [first, ...more].map((one) => one.asked);
    const whole = roundingSentence(variant, ...asked);
    const sentence = more.length === 0 ? whole : `${asked.length} regels samen: ${whole}`;
    const added = addedQuantities(variant, asked);
    [first, ...more].forEach((one, at) => {
      answers.set(one, { quantity: toWire(added[at] ?? 0), unitId: variant.salesUnit, sentence });
    });
  }
  return checks.map((one) => {
    if ('refused' in one) return { row: one.refused };
    return { row: { ...one.named, status: 'added', added: answers.get(one) ?? null }, variant: one.variant };
  });
}

function mergeResolvedLines(earlier: readonly LineWrite[], resolved: readonly ResolvedLine[]): LineWrite[] {
  const lines = new Map(
    earlier.map(({ contentId, code, displayName, quantity, productReferenceId, variantReferenceId }) => [
      contentId,
      { contentId, code, displayName, quantity, productReferenceId, variantReferenceId },
    ]),
  );
  for (const { row, variant } of resolved) {
    if (!variant || !row.added) continue;
    const line = lines.get(variant.guid);
    lines.set(variant.guid, {
      contentId: variant.guid,
      code: variant.code,
      displayName: nameOf(variant),
      productReferenceId: line?.productReferenceId ?? '',
      variantReferenceId: line?.variantReferenceId ?? '',
      quantity: decimal(line?.quantity ?? 0)
        .plus(row.added.quantity)
        .toString(),
    });
  }
  return [...lines.values()];
}
