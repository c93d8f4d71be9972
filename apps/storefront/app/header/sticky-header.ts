interface HeaderScroll {
  isSticky: boolean;
  scrollY: number;
  previousY: number;
  /** How far down the page the header ends while it stands in its place. */
  headerHeight: number;
}

/**
 * P 2.5: sticky after scrolling past the header; in its place again at the top, or when scrolling down within its
 * height. On the way up it stays until the top, so that it does not vanish under the reader.
 */
export function staysSticky({ isSticky, scrollY, previousY, headerHeight }: HeaderScroll): boolean {
  if (scrollY <= 0) return false;
  if (scrollY > headerHeight) return true;
  return scrollY > previousY ? false : isSticky;
}
