import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { paths, type VentureRef } from '../web/paths.ts';
import type { ChromeSession, ChromeUser } from './chrome-session.ts';

/** The text of a page is `accountPage_{name}` in the texts of the chrome. */
export interface AccountPage {
  name:
    | 'overview'
    | 'orders'
    | 'orderLists'
    | 'previouslyOrdered'
    | 'quotes'
    | 'clientQuotes'
    | 'approvals'
    | 'sites'
    | 'company';
  icon: IconName;
  href: (venture: VentureRef) => string;
  /** Absent: for every registered user of a customer. */
  isFor?: (user: ChromeUser) => boolean;
  /** Starts a group. */
  isFirst?: true;
}

/** The pages of Mijn Bouwpoort. Column, user modal and tiles all show this list, in this order. */
const pages: readonly AccountPage[] = [
  { name: 'overview', icon: 'home', href: paths.account },
  { name: 'orders', icon: 'orders', href: paths.orders },
  { name: 'orderLists', icon: 'lists', href: paths.orderLists, isFirst: true },
  { name: 'previouslyOrdered', icon: 'history', href: paths.previouslyOrdered },
  { name: 'quotes', icon: 'quote', href: paths.quotes },
  {
    name: 'clientQuotes',
    icon: 'percent',
    href: paths.clientQuotes,
    isFor: ({ companyRole, seesPrices }) => seesPrices && (companyRole === 'manager' || companyRole === 'buyer'),
  },
  {
    name: 'approvals',
    icon: 'approve',
    href: paths.approvals,
    isFirst: true,
    // Viewers neither request nor approve.
    isFor: ({ companyRole }) => companyRole !== 'viewer',
  },
  { name: 'sites', icon: 'project', href: paths.sites },
  { name: 'company', icon: 'users', href: paths.company, isFor: managesUsers },
];

/** A guest has none of them; an account without a customer has only the overview, with an explanation. */
export function accountPages(session: ChromeSession): AccountPage[] {
  if (session.kind === 'anonymous' || session.isGuestAccount) return [];
  return pages.filter(({ name, isFor }) => name === 'overview' || (session.dynamics && (isFor?.(session) ?? true)));
}

export function managesUsers({ isGuestAccount, dynamics, isManager }: ChromeUser): boolean {
  return !isGuestAccount && dynamics && isManager;
}
