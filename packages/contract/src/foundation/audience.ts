/* Runs in the browser, with every page: nothing here may bring zod along. The schema is in scalars.ts. */

/** The audience of a menu item or a message; visitors are users without a login. */
export const audiences = ['everybody', 'visitors', 'customers'] as const;
export type Audience = (typeof audiences)[number];

/** Nothing said means everybody. */
export function isFor(given: Audience | undefined, isLoggedIn: boolean): boolean {
  if (given === undefined || given === 'everybody') return true;
  return isLoggedIn === (given === 'customers');
}
