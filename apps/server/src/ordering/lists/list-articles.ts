import type { AddedListRow, NewListLine } from '@bouwpoort/contract/ordering/lists';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { heldIn, toSalesQuantity } from '@bouwpoort/trade/catalogue/unit-conversion';
import { decimal } from '@bouwpoort/trade/foundation/money';
import {
  type CodeMatch,
  type OrderableVariant,
  variantsByCodes,
  variantsByGuids,
} from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import { bestMatches, fitsUnit, nameOf, unitAsked } from '../cart/cart.ts';
import type { ListParty } from './list-access.ts';
import type { LineToWrite } from './lists.queries.ts';

export type FoundLine = Omit<LineToWrite, 'position'>;

/** The result for a line of a request: a line of the list, or the reason why it became none. */
export type Found = { line: FoundLine; row: AddedListRow } | { line: null; row: AddedListRow };

/**
 * Finds the articles of lines by id or number, in one query for each. A quantity in another unit is converted to sales
 * units.
 */
export async function findLines(ctx: Context, party: ListParty, asked: readonly NewListLine[]): Promise<Found[]> {
  const { ventureId } = party.user;
  const [byGuid, byCode] = await Promise.all([
    variantsByGuids(
      ctx,
      asked.flatMap(({ contentId }) => contentId ?? []),
    ),
    variantsByCodes(
      ctx,
      ventureId,
      asked.flatMap(({ contentId, code }) => (contentId === undefined ? (code ?? []) : [])),
    ),
  ]);
  return asked.map((line) => {
    const code = line.code ?? '';
    if (line.contentId !== undefined) {
      const variant = byGuid.get(line.contentId.toLowerCase());
      if (variant?.ventureId !== ventureId) return refused(code, 'unknown', 'Dit artikel kennen we niet');
      return lineOf(line, { variant, matchedOn: 'code', bundleCode: undefined });
    }
    const matches = bestMatches(byCode.get(code) ?? []);
    const [match] = matches;
    if (!match) return refused(code, 'unknown', 'Dit nummer kennen we niet');
    if (matches.length > 1) return ambiguous(code, matches);
    return lineOf(line, match);
  });
}

function lineOf(asked: NewListLine, match: CodeMatch): Found {
  const { variant } = match;
  const code = asked.code ?? variant.code;
  const displayName = nameOf(variant);
  if (variant.state !== 'orderable')
    return refused(code, 'notOrderable', 'Dit artikel is niet te bestellen', displayName);
  const unit = unitAsked(asked, match) ?? unitNamed(variant, asked.unit ?? '');
  if (unit === undefined) {
    return refused(code, 'notOrderable', `Dit artikel is niet per ${asked.unit} te bestellen`, displayName);
  }
  if (!fitsUnit(asked.quantity, unit)) {
    return refused(code, 'notOrderable', 'Zet dit artikel in hele aantallen op de lijst', displayName);
  }
  return {
    line: {
      contentId: variant.guid,
      code: variant.code,
      displayName,
      quantity: toSalesQuantity(variant, asked.quantity, unit).toString(),
      unit,
      note: asked.note ?? '',
      section: asked.section ?? '',
      standing: asked.standing == null ? null : decimal(asked.standing).toString(),
    },
    row: { code, status: 'added', displayName, reason: null, choices: [] },
  };
}

/** Matches names as people write them: 'pak', 'pakken'. */
function unitNamed({ bundles }: OrderableVariant, name: string): string | undefined {
  const wanted = name.toLowerCase();
  return bundles.find(({ bundleCode }) => [1, 2].some((count) => unitName(bundleCode, count) === wanted))?.bundleCode;
}

function refused(
  code: string,
  status: 'unknown' | 'notOrderable',
  reason: string,
  displayName: string | null = null,
): Found {
  return { line: null, row: { code, status, displayName, reason, choices: [] } };
}

function ambiguous(code: string, matches: readonly CodeMatch[]): Found {
  const choices = matches.map(({ variant }) => ({
    contentId: variant.guid,
    code: variant.code,
    displayName: nameOf(variant),
  }));
  const reason = 'Meer dan één artikel heeft dit nummer';
  return { line: null, row: { code, status: 'ambiguous', displayName: null, reason, choices } };
}

/** How many sales units one of the chosen order unit holds; a unit that holds less counts as the sales unit. */
export function packOf(variant: OrderableVariant | undefined, unit: string): number {
  if (!variant?.bundles.some(({ bundleCode }) => bundleCode === unit)) return 1;
  const held = heldIn(variant, 1, unit, variant.salesUnit);
  return held.lt(1) ? 1 : held.toNumber();
}
