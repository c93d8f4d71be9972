import { z } from 'zod';

/** Whom a menu item or a message is for; visitors are those who are not logged in. */
export const audiences = ['everybody', 'visitors', 'customers'] as const;
export const audience = z.enum(audiences);
export type Audience = z.output<typeof audience>;

/** Nothing said means everybody. */
export function isFor(given: Audience | undefined, isLoggedIn: boolean): boolean {
  if (given === undefined || given === 'everybody') return true;
  return isLoggedIn === (given === 'customers');
}
