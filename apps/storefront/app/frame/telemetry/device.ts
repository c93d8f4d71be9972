import type { Breakpoint } from '../interface-state/viewport.ts';

/** P 9, device mapping: the assumed breakpoint before the window has been measured. */
const breakpointOfDevice = { desktop: 'xl', tablet: 'l', mobile: 's' } as const satisfies Record<string, Breakpoint>;

type Device = keyof typeof breakpointOfDevice;

const fallback: Device = 'desktop';

/** In this order: a tablet's user agent often contains a phone's too. */
const devices: readonly (readonly [Device, RegExp])[] = [
  ['tablet', /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i],
  ['mobile', /Mobi|iPhone|iPod|Windows Phone/i],
];

export function deviceOf(userAgent: string): Device {
  return devices.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? fallback;
}

const known = /(?:^|;\s*)viewport=(xs|s|m|l|xl|xxl|xxxl)(?:;|$)/;

/** The breakpoint measured on an earlier page and stored in the cookie; otherwise the default of the device. */
export function expectedBreakpoint(cookies: string, userAgent: string): Breakpoint {
  const [, stored] = known.exec(cookies) ?? [];
  return (stored as Breakpoint | undefined) ?? breakpointOfDevice[deviceOf(userAgent)];
}
