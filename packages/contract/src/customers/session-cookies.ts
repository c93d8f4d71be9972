import type { Customer, SiteUser } from './customers.ts';

/*
 * Runs in the browser too, so nothing here may bring zod along. The tokens themselves live in the `auth` cookie, which
 * script cannot read (decisions, Sessions); these two say who is logged in and until when, and nothing more.
 */

export const authCookie = 'auth';
export const siteUserCookie = 'siteUser';
export const customerCookie = 'customer';

/** On a call of the token endpoint: put the session in cookies, not in the answer. For pages of this site only. */
export const cookieSession = { 'x-session': 'cookie' } as const;

/** Scripts of the page can read the cookies: a new field of a user or a customer is in them only when listed here. */
export const siteUserCookieFields = [
  'id',
  'customerId',
  'ventureId',
  'firstName',
  'lastName',
  'isGuestAccount',
  'dynamics',
  'brancheId',
  'isManager',
  'companyRole',
  'seesPrices',
  'useOrderApiCodit',
] as const satisfies readonly (keyof SiteUser)[];
export const customerCookieFields = [
  'customerId',
  'customerName',
  'hasDeliverystop',
  'hasOrderstop',
  'counterTicketMandatory',
  'customerObjectMandatory',
  'customerNameMandatory',
  'referenceNumberMandatory',
  'isInactive',
] as const satisfies readonly (keyof Customer)[];

export interface SiteUserCookie extends Pick<SiteUser, (typeof siteUserCookieFields)[number]> {
  /** When the session ends unless it is renewed, ISO 8601: P 3.3's tokenExpiryDate. */
  expiresAt: string;
  /** The name of the member of staff who looks along as this user, and can change nothing. */
  viewedBy?: string;
}

/** Only there for a user with a linked customer (P 3.2, dynamics). */
export type CustomerCookie = Pick<Customer, (typeof customerCookieFields)[number]>;

interface SessionCookies {
  siteUser: SiteUserCookie | undefined;
  customer: CustomerCookie | undefined;
}

/** Reads `document.cookie`, or a Cookie header. What cannot be read counts as logged out, never as an error. */
export function readSessionCookies(cookies: string): SessionCookies {
  return {
    siteUser: readCookie(
      cookies,
      siteUserCookie,
      (value): value is SiteUserCookie => 'id' in value && 'expiresAt' in value,
    ),
    customer: readCookie(cookies, customerCookie, (value): value is CustomerCookie => 'customerId' in value),
  };
}

function readCookie<T>(cookies: string, name: string, holds: (value: object) => value is T & object): T | undefined {
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  if (!pair) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(name.length + 1)));
    return typeof value === 'object' && value !== null && holds(value) ? value : undefined;
  } catch {
    // Anybody can write these cookies on their own machine; nonsense there says nothing.
    return undefined;
  }
}
