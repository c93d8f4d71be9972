/** A base for resolving relative addresses. */
const anyWeb = 'https://site.invalid';

/**
 * A path of this site, or undefined: anyone can make a link with `?redirect=` (decisions, Routes and access). Validated
 * as browsers resolve it, which read a backslash as a slash, drop tabs and newlines, and resolve '/.//' to '//'.
 */
export function webPath(given: string | null | undefined): string | undefined {
  if (!given?.startsWith('/') || given.startsWith('//') || hasOddSigns(given)) return undefined;
  const resolved = new URL(given, anyWeb);
  if (resolved.origin !== anyWeb || resolved.pathname.startsWith('//')) return undefined;
  // The API is not a page to redirect to.
  if (resolved.pathname.startsWith('/api/')) return undefined;
  return resolved.pathname + resolved.search + resolved.hash;
}

function hasOddSigns(text: string): boolean {
  return text.includes('\\') || [...text].some((sign) => sign <= ' ' || sign === '\u007f');
}
