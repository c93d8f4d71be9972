const breakpoint = /(?:^|;\s*)viewport=(xs|s|m|l|xl|xxl|xxxl)(?:;|$)/;

/** The last measured width of the visitor's window (P 9); for traces only, pages are the same for all. */
export function viewportOf(cookies: string | undefined): string | undefined {
  return cookies?.match(breakpoint)?.[1];
}
