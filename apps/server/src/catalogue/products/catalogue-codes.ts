import type { Context } from '../../foundation/context/context.ts';
import { type OrderableVariant, withState } from './catalogue-orderable.ts';
import { selectOrderablesByCode } from './products.queries.ts';

export interface CodeMatch {
  variant: OrderableVariant;
  /** How the code was interpreted. */
  matchedOn: 'code' | 'gtin' | 'supplierCode';
  /** The order unit whose barcode it is. */
  bundleCode: string | undefined;
}

/**
 * For quick order: every variant of the venture that a code can mean, matches by article number first, then by barcode
 * of an order unit, then by supplier code. Codes are text and leading zeros count; supplier codes also match in
 * capitals. Keys are the codes as given; an unknown code has an empty list.
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
