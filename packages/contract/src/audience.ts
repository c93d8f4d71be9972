/* Runs in the browser, with every page: nothing here may bring zod along. The schema is in scalars.ts. */

/** Whom a menu item or a message is for; visitors are those who are not logged in. */
export const audiences = ['everybody', 'visitors', 'customers'] as const;
export type Audience = (typeof audiences)[number];

/** Nothing said means everybody. */
export function isFor(given: Audience | undefined, isLoggedIn: boolean): boolean {
  if (given === undefined || given === 'everybody') return true;
  return isLoggedIn === (given === 'customers');
}
