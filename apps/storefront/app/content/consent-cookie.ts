/** The categories of the consent cookie (P 3.9). */
export type ConsentKind = 'necessary' | 'preferences' | 'statistics' | 'marketing';

/**
 * The consent provider writes its cookie as the text of a JavaScript object, quotes and commas percent-encoded
 * (decisions): {stamp:'…',necessary:true,preferences:false,…}. Only a plain `true` under the name itself is consent.
 */
export function hasConsent(cookies: string, kind: ConsentKind): boolean {
  if (kind === 'necessary') return true;
  const value = cookies.match(/(?:^|;\s*)CookieConsent=([^;]*)/)?.[1];
  if (!value) return false;
  const withoutTexts = decoded(value).replaceAll(/'[^']*'/g, "''");
  return new RegExp(`[{,]\\s*${kind}:true(?=[,}])`).test(withoutTexts);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not written by the provider: no consent can be read from it.
    return '';
  }
}
