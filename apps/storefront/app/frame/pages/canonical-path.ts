import { paths, type VentureRef } from '../web/paths.ts';

/**
 * The canonical address of a page: the venture in its own spelling, no trailing slash, and only the page number of the
 * query. Undefined for addresses of the content system, which are aliases of another address.
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
