import type { Cart, QuickOrderRow } from '@bouwpoort/contract/carts';
import { decimal } from '@bouwpoort/trade/money';
import { roundingSentence, toSalesQuantity } from '@bouwpoort/trade/unit-conversion';
import { type CodeMatch, type OrderableVariant, variantsByCodes } from '../catalogue/catalogue.ts';
import { AppError } from '../errors.ts';
import { once } from '../idempotency/once.ts';
import { pricesOf } from '../pricing/pricing.ts';
import type { Context } from '../request-context.ts';
import { type LineToKeep, lockCart, selectLines, writeCart } from './cart.queries.ts';
import { requireCart, requireOrdering, requireParty } from './cart.ts';
import { fitsUnit, isTooMuch, mostLines, nameOf, tooMuch } from './cart-lines.ts';
import { priceCart } from './cart-pricing.ts';

interface AskedLine {
  code: string;
  quantity: number;
  unit?: string | undefined;
}

interface Judged {
  row: QuickOrderRow;
  variant?: OrderableVariant;
}

/**
 * Adds lines by what stands on a list, a label or a barcode (decisions: quick order). Each line gets its own answer,
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
  const matches = await variantsByCodes(
    ctx,
    party.user.ventureId,
    lines.map(({ code }) => code),
  );
  const candidates = [...matches.values()].flat().map(({ variant }) => variant.id);
  const prices = await pricesOf(ctx, party.customer, candidates);
  const judged = lines.map((line) => judge(line, matches.get(line.code) ?? [], (id) => prices.has(id)));
  const asked = { userId: party.user.id, key, operation: `quickorder ${cartId}`, input: lines };
  const { rows } = await once(ctx, asked, async (inside) => {
    const cart = await lockCart(inside, party.owner, cartId);
    if (!cart) throw new AppError('notFound');
    const kept = addTo(await selectLines(inside, cartId), judged);
    if (kept.length > mostLines) {
      throw new AppError('badRequest', { detail: `Een winkelwagen heeft hooguit ${mostLines} regels.` });
    }
    if (kept.some(({ quantity }) => isTooMuch(quantity))) throw new AppError('badRequest', { detail: `${tooMuch}.` });
    const { owner } = party;
    await writeCart(inside, { owner, cartId, version: cart.version, change: cart, lines: kept, note: undefined });
    return { rows: judged.map(({ row }) => row) };
  });
  return { rows, cart: await priceCart(ctx, party, await requireCart(ctx, party.owner, cartId)) };
}

function judge(line: AskedLine, matches: readonly CodeMatch[], priced: (variantId: number) => boolean): Judged {
  const nothing = { ...line, displayName: null, reason: null, added: null, choices: [] };
  const best = bestOf(matches);
  const [match] = best;
  if (!match) return { row: { ...nothing, status: 'unknown', reason: 'Dit nummer kennen we niet' } };
  if (best.length > 1) {
    return {
      row: {
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
  const refused = (reason: string): Judged => ({ row: { ...named, status: 'notOrderable', reason } });
  if (variant.state !== 'orderable') return refused('Dit artikel is niet te bestellen');
  if (!priced(variant.id)) return refused('Voor dit artikel is geen prijs bekend');
  const unit = unitFor(line, match);
  if (unit === undefined) return refused(`Dit artikel is niet per ${line.unit} te bestellen`);
  if (!fitsUnit(line.quantity, unit)) return refused('Bestel dit artikel in hele aantallen');
  const quantity = toSalesQuantity(variant, line.quantity, unit).toNumber();
  if (isTooMuch(quantity)) return refused(tooMuch);
  const sentence = roundingSentence(variant, line.quantity, unit);
  return {
    row: { ...named, status: 'added', added: { quantity, unitId: variant.salesUnit, sentence } },
    variant,
  };
}

/** An article number means one article, whatever supplier uses the same digits. */
function bestOf(matches: readonly CodeMatch[]): readonly CodeMatch[] {
  const own = matches.filter(({ matchedOn }) => matchedOn === 'code');
  if (own.length > 0) return own;
  const scanned = matches.filter(({ matchedOn }) => matchedOn === 'gtin');
  return scanned.length > 0 ? scanned : matches;
}

/** The unit that was named, else the one whose barcode was read, else the sales unit. */
function unitFor({ unit }: AskedLine, { variant, bundleCode }: CodeMatch): string | undefined {
  if (unit === undefined || unit === '') return bundleCode ?? variant.salesUnit;
  const wanted = unit.toLowerCase();
  return variant.bundles.find((one) => one.bundleCode.toLowerCase() === wanted || one.name.toLowerCase() === wanted)
    ?.bundleCode;
}

function addTo(earlier: readonly LineToKeep[], judged: readonly Judged[]): LineToKeep[] {
  const lines = new Map(
    earlier.map(({ contentId, code, displayName, quantity, productReferenceId, variantReferenceId }) => [
      contentId,
      { contentId, code, displayName, quantity, productReferenceId, variantReferenceId },
    ]),
  );
  for (const { row, variant } of judged) {
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
