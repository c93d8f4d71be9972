import type { CodeMatch } from '../../catalogue/products/products.ts';

/** An article number means one article, whatever supplier uses the same digits. */
export function bestMatches(matches: readonly CodeMatch[]): readonly CodeMatch[] {
  const own = matches.filter(({ matchedOn }) => matchedOn === 'code');
  if (own.length > 0) return own;
  const scanned = matches.filter(({ matchedOn }) => matchedOn === 'gtin');
  return scanned.length > 0 ? scanned : matches;
}

/** The unit that was named, else the one whose barcode was read, else the sales unit. */
export function unitAsked(
  { unit }: { unit?: string | undefined },
  { variant, bundleCode }: CodeMatch,
): string | undefined {
  if (unit === undefined || unit === '') return bundleCode ?? variant.salesUnit;
  const wanted = unit.toLowerCase();
  return variant.bundles.find((one) => one.bundleCode.toLowerCase() === wanted || one.name.toLowerCase() === wanted)
    ?.bundleCode;
}
