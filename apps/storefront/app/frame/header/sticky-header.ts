interface HeaderScroll {
  isSticky: boolean;
  scrollY: number;
  previousY: number;
  /** The bottom of the header on the page when it does not float. */
  headerHeight: number;
}

/**
 * P 2.5: sticky after scrolling past the header; back in place at the top, or when scrolling down within its height.
 * When scrolling up it stays until the top, so that it does not disappear while reading.
 */
export function staysSticky({ isSticky, scrollY, previousY, headerHeight }: HeaderScroll): boolean {
  if (scrollY <= 0) return false;
  if (scrollY > headerHeight) return true;
  return scrollY > previousY ? false : isSticky;
}
