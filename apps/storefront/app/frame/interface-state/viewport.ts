/** P 9: the maximum width, in rem, of each label. */
const mediaQuerySizes = [
  ['s', 20],
  ['m', 35],
  ['l', 55],
  ['xl', 65],
  ['xxl', 80],
  ['xxxl', 100],
] as const;

type MediaQuerySize = (typeof mediaQuerySizes)[number][0] | 'xxxxl';

export function mediaQuerySize(widthInRem: number): MediaQuerySize {
  return mediaQuerySizes.find(([, largest]) => widthInRem <= largest)?.[0] ?? 'xxxxl';
}

/** P 9: the minimum width, in pixels, of each breakpoint. */
const breakpoints = [
  ['xxxl', 2000],
  ['xxl', 1600],
  ['xl', 1280],
  ['l', 1040],
  ['m', 880],
  ['s', 560],
  ['xs', 320],
] as const;

export type Breakpoint = (typeof breakpoints)[number][0];

export function breakpointOf(width: number): Breakpoint {
  return breakpoints.find(([, from]) => width >= from)?.[0] ?? 'xs';
}

/** Lets the server know the width of the window on the next visit (P 9). */
export function viewportCookie(breakpoint: Breakpoint): string {
  return `viewport=${breakpoint}; path=/; max-age=${365 * 24 * 60 * 60}; samesite=strict; secure`;
}
