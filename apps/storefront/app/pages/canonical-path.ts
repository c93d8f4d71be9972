import { paths, type VentureRef } from '../site/paths.ts';

/**
 * The one address of a page that can be reached by several: the venture in its own spelling, no slash at the end, and
 * of the query only the page number. Nothing for addresses made by the content system: those stand in for another.
 */
export function canonicalPath(
  { pathname, search }: { pathname: string; search: string },
  venture: VentureRef,
  defaultSiteName: string,
): string | undefined {
  const [first, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (first?.toLowerCase() === defaultSiteName) return undefined;
  const isVenture = first?.toLowerCase() === venture.path.toLowerCase();
  if (first === undefined || (isVenture && rest.length === 0)) return paths.home(venture);
  const path = `/${[isVenture ? venture.path : first, ...rest].join('/')}`;
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? `${path}?page=${page}` : path;
}
