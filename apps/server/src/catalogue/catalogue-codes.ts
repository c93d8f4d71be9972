import type { Context } from '../context/context.ts';
import { selectOrderablesByCode } from './catalogue.queries.ts';
import { type OrderableVariant, withState } from './catalogue-orderable.ts';

export interface CodeMatch {
  variant: OrderableVariant;
  /** As what the code was understood. */
  matchedOn: 'code' | 'gtin' | 'supplierCode';
  /** The order unit whose barcode it is. */
  bundleCode: string | undefined;
}

/**
 * For quick order: every variant of the venture that a code may mean, the article number first, then the barcode of an
 * order unit, then the supplier's code. Codes are text, leading zeros count; supplier codes are found in capitals too.
 * Keys are the codes as given; one that means nothing has an empty list.
 */
export async function variantsByCodes(
  ctx: Context,
  ventureId: string,
  codes: readonly string[],
): Promise<Map<string, CodeMatch[]>> {
  const matches = new Map(codes.map((code): [string, CodeMatch[]] => [code, []]));
  const spellings = [...new Set(codes.flatMap(spellingsOf))];
  if (spellings.length === 0 || ventureId === ctx.config.excludedVentureId) return matches;
  const rows = await selectOrderablesByCode(ctx, ventureId, spellings);
  const variants = rows.map((row) => withState(ctx, row)).sort((a, b) => a.id - b.id);
  for (const [code, found] of matches) {
    const spelled = spellingsOf(code);
    for (const variant of variants) {
      const match = matchOf(variant, spelled);
      if (match) found.push(match);
    }
    found.sort((a, b) => rank.indexOf(a.matchedOn) - rank.indexOf(b.matchedOn));
  }
  return matches;
}

const rank: readonly CodeMatch['matchedOn'][] = ['code', 'gtin', 'supplierCode'];

function spellingsOf(code: string): string[] {
  const trimmed = code.trim();
  return trimmed === '' ? [] : [...new Set([trimmed, trimmed.toUpperCase()])];
}

function matchOf(variant: OrderableVariant, spelled: readonly string[]): CodeMatch | undefined {
  if (spelled.includes(variant.code)) return { variant, matchedOn: 'code', bundleCode: undefined };
  const scanned = variant.bundles.find(({ gtin }) => gtin !== null && spelled.includes(gtin));
  if (scanned) return { variant, matchedOn: 'gtin', bundleCode: scanned.bundleCode };
  return spelled.includes(variant.supplierCode)
    ? { variant, matchedOn: 'supplierCode', bundleCode: undefined }
    : undefined;
}
