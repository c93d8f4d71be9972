/**
 * The venture of an address (P 2.1): its first segment, case-insensitive. Addresses of the content system start with
 * its default site name instead; there the second segment names the venture, up to its first comma:
 * /cms/content/nl/steenhof,,210-home.
 */
export function ventureSegment(pathname: string, defaultSiteName: string): string {
  const [first = '', , ...slug] = pathname.split('/').filter((segment) => segment !== '');
  const named = first.toLowerCase() === defaultSiteName ? (slug[1]?.split(',')[0] ?? '') : first;
  return named.toLowerCase();
}

/** The content id in an address of the content system: the part after the last commas. */
export function contentIdIn(pathname: string, defaultSiteName: string): string | undefined {
  const [first, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (first?.toLowerCase() !== defaultSiteName) return undefined;
  return rest.at(-1)?.match(/,,(.+)$/)?.[1];
}
