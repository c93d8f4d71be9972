const breakpoint = /(?:^|;\s*)viewport=(xs|s|m|l|xl|xxl|xxxl)(?:;|$)/;

/** How wide the visitor's window was when it was last measured (P 9); for traces only, pages are the same for all. */
export function viewportOf(cookies: string | undefined): string | undefined {
  return cookies?.match(breakpoint)?.[1];
}
