/**
 * Category links of the content system contain a segment for the catalogue, after 'categorieen': it is removed, and a
 * category below it opens at its first page (P 2.7).
 */
export function navigationHref(href: string): string {
  const [path = '', query] = href.split('?');
  const segments = path.split('/');
  const place = segments.indexOf('categorieen');
  if (place === -1 || !segments[place + 1]) return href;
  const rewritten = segments.toSpliced(place + 1, 1);
  const further = rewritten.slice(place + 1).some((segment) => segment !== '');
  const params = new URLSearchParams(query);
  if (further) params.set('page', '1');
  const search = params.toString();
  return rewritten.join('/') + (search && `?${search}`);
}
