import type { CompanyRole } from '@bouwpoort/contract/customers/customers';
import { createContext, use } from 'react';

/**
 * The frame's view of the visitor. Identity provides it through ChromeSessionContext around the pages; until then,
 * everyone is anonymous.
 */
export type ChromeSession = { kind: 'anonymous' } | ChromeUser;

export interface ChromeUser {
  kind: 'user';
  firstName: string;
  lastName: string;
  email: string;
  isGuestAccount: boolean;
  /** Null for an account that belongs to no venture (P 8, NoVenture). */
  ventureId: string | null;
  /** Linked to a customer in the ERP, so there are orders to show. */
  dynamics: boolean;
  /** Manages the users of their customer. */
  isManager: boolean;
  companyRole: CompanyRole;
  /** False means that no answer contains amounts, and no screen shows them. */
  seesPrices: boolean;
  /** The branch this user orders at (`brancheId`, P 3.2). */
  branchId: string | null;
  /** The number of lines in the cart; null while it is loading. */
  cartCount: number | null;
  logOut: () => void;
}

export const ChromeSessionContext = createContext<ChromeSession>({ kind: 'anonymous' });

/** True from the end of the session until the page has been reloaded without it. */
export const SessionOverContext = createContext(false);

export function useChromeSession(): ChromeSession {
  return use(ChromeSessionContext);
}
