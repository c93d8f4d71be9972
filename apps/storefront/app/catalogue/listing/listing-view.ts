/** A grid of cards, or one line per article for users who order many articles. */
export type ListingView = 'grid' | 'list';

/*
 * The choice is stored on the device, in a cookie because the server renders the list. It is not in the address:
 * everybody opens a shared link in their own view.
 */
const name = 'productView';
const oneYear = 365 * 24 * 60 * 60;

export const viewWords: Record<ListingView, string> = { grid: 'raster', list: 'lijst' };

export function viewCookie(view: ListingView): string {
  return `${name}=${view}; path=/; max-age=${oneYear}; samesite=lax`;
}

export function viewIn(cookies: string | null): ListingView {
  return /(?:^|;\s*)productView=list(?=;|$)/.test(cookies ?? '') ? 'list' : 'grid';
}

export function viewOfWord(word: string | null): ListingView {
  return word === viewWords.list ? 'list' : 'grid';
}
