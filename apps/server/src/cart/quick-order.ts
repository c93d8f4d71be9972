import { type Cart, type CheckedRow, maxCartLines, type QuickOrderRow } from '@bouwpoort/contract/cart';
import { decimal, toWire } from '@bouwpoort/trade/money';
import { showQuantity } from '@bouwpoort/trade/quantity-words';
import { type Asked, addedQuantities, roundingSentence, salesQuantityOf } from '@bouwpoort/trade/unit-conversion';
import { type CodeMatch, type OrderableVariant, variantsByCodes } from '../catalogue/catalogue.ts';
import type { Context } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { once } from '../idempotency/once.ts';
import { pricesOf } from '../pricing/pricing.ts';
import { type LineToKeep, lockCart, selectLines, selectOpenCart, writeCart } from './cart.queries.ts';
import { requireCart, requireOrdering, requireParty } from './cart.ts';
import { fitsUnit, isTooMuch, nameOf, tooMuch } from './cart-lines.ts';
import { type CartParty, priceCart } from './cart-pricing.ts';
import { bestMatches, unitAsked } from './code-matches.ts';

interface AskedLine {
  code: string;
  quantity: number;
  unit?: string | undefined;
}

/** What of a line can be added, or the answer that says why it cannot. */
type Judged = { refused: QuickOrderRow } | { variant: OrderableVariant; asked: Asked; named: UnansweredRow };

type UnansweredRow = Omit<QuickOrderRow, 'status'>;

interface AnsweredLine {
  row: QuickOrderRow;
  variant?: OrderableVariant;
}

/**
 * Adds lines by the texts of a list, a label or a barcode (decisions: Cart). Each line gets its own answer,
 * what cannot be added stays out, and nothing is changed without saying so.
 */
export async function quickOrder(
  ctx: Context,
  cartId: number,
  lines: readonly AskedLine[],
  key: string | undefined,
): Promise<{ rows: QuickOrderRow[]; cart: Cart }> {
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  const answered = await answerLines(ctx, party, lines);
  const asked = { userId: party.user.id, key, operation: `quickorder ${cartId}`, input: lines };
  const { rows } = await once(ctx, asked, async (tx) => {
    const cart = await lockCart(tx, party.owner, cartId);
    if (!cart) throw new AppError('notFound');
    const kept = addTo(await selectLines(tx, cartId), answered);
    if (kept.length > maxCartLines) {
      throw new AppError('badRequest', {
        detail: `Een winkelwagen heeft hooguit ${showQuantity(maxCartLines)} regels.`,
      });
    }
    if (kept.some(({ quantity }) => isTooMuch(quantity))) throw new AppError('badRequest', { detail: `${tooMuch}.` });
    const { owner } = party;
    await writeCart(tx, { owner, cartId, version: cart.version, change: cart, lines: kept, note: undefined });
    return { rows: answered.map(({ row }) => row) };
  });
  return { rows, cart: await priceCart(ctx, party, await requireCart(ctx, party.owner, cartId)) };
}

/** The same answers without a cart being changed, and what the list would cost as a cart of its own. */
export async function checkQuickOrder(
  ctx: Context,
  lines: readonly AskedLine[],
): Promise<{ rows: CheckedRow[]; cart: Cart }> {
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  const answered = await answerLines(ctx, party, lines);
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
  const held = addTo([], answered).map((line, position) => ({ ...line, id: 0, position, quoteLineId: null }));
  return {
    rows: answered.map(({ row, variant }) => ({ ...row, contentId: variant?.guid ?? null })),
    cart: await priceCart(ctx, party, { cart, lines: held }),
  };
}

async function answerLines(ctx: Context, party: CartParty, lines: readonly AskedLine[]): Promise<AnsweredLine[]> {
  const matches = await variantsByCodes(
    ctx,
    party.user.ventureId,
    lines.map(({ code }) => code),
  );
  const candidates = [...matches.values()].flat().map(({ variant }) => variant.id);
  const prices = await pricesOf(ctx, party.customer, candidates);
  return answerTogether(lines.map((line) => judge(line, matches.get(line.code) ?? [], (id) => prices.has(id))));
}

function judge(line: AskedLine, matches: readonly CodeMatch[], priced: (variantId: number) => boolean): Judged {
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
  const refused = (reason: string, wrongField?: QuickOrderRow['wrongField']): Judged => ({
    refused: { ...named, status: 'notOrderable', reason, ...(wrongField && { wrongField }) },
  });
  if (variant.state !== 'orderable') return refused('Dit artikel is niet te bestellen');
  if (!priced(variant.id)) return refused('Voor dit artikel is geen prijs bekend');
  const unit = unitAsked(line, match);
  if (unit === undefined) return refused(`Dit artikel is niet per ${line.unit} te bestellen`, 'unit');
  if (!fitsUnit(line.quantity, unit)) return refused('Bestel dit artikel in hele aantallen', 'quantity');
  const asked = { quantity: line.quantity, unit };
  return isTooMuch(salesQuantityOf(variant, [asked])) ? refused(tooMuch, 'quantity') : { variant, asked, named };
}

/**
 * Lines of one article are added up before they are rounded to sales units: ten lines of a tenth of a pack are one
 * pack. Each line answers for what it adds to those before it, and all of them together for the whole.
 */
function answerTogether(judged: readonly Judged[]): AnsweredLine[] {
  const ofArticle = Map.groupBy(
    judged.filter((one) => 'variant' in one),
    ({ variant }) => variant.id,
  );
  const answers = new Map<Judged, QuickOrderRow['added']>();
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
  return judged.map((one) => {
    if ('refused' in one) return { row: one.refused };
    return { row: { ...one.named, status: 'added', added: answers.get(one) ?? null }, variant: one.variant };
  });
}

function addTo(earlier: readonly LineToKeep[], answered: readonly AnsweredLine[]): LineToKeep[] {
  const lines = new Map(
    earlier.map(({ contentId, code, displayName, quantity, productReferenceId, variantReferenceId }) => [
      contentId,
      { contentId, code, displayName, quantity, productReferenceId, variantReferenceId },
    ]),
  );
  for (const { row, variant } of answered) {
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
