import type { CustomerAddress } from '@bouwpoort/contract/customers/customers';
import type { StoreLocation } from '@bouwpoort/contract/organisation/ventures';
import { fetchOpeningHours } from '../calendar/fetch-opening-hours.ts';
import { loadOrders } from '../orders/load-orders.ts';
import type { OrderSummary } from '../orders/order.ts';
import type { PageContext } from '../pages/page-context.ts';
import { findOrderedProducts, type OrderedProduct } from '../previously-ordered/load-last-ordered.ts';
import type { UsersAddress } from './account-address.ts';
import { loadUsers, type UsersAnswer } from './load-users.ts';
import { openOrLatest } from './open-or-latest.ts';

/** C 3: the five most recent. */
const lastOrderedShown = 5;
/** The maximum of the contract: a list this long is shown as 'more than'. */
const maxLastOrdered = 100;

export interface AccountCustomer {
  customerId: string;
  customerName: string;
  addresses: readonly CustomerAddress[];
}

export interface AccountBranch {
  location: StoreLocation;
  /** 'Nu geopend, sluit om 17.00 uur'; null when it is not known. */
  opening: { isOpen: boolean; label: string } | null;
}

export interface AccountOrders {
  /** Null when they could not be fetched; the page shows a notice instead. */
  open: number | null;
  shown: readonly OrderSummary[];
  kind: 'open' | 'latest';
}

export interface LastOrdered {
  products: readonly OrderedProduct[];
  total: number;
  isMore: boolean;
}

/** Why the page shows little: no link to a customer (P 6), or an account of another venture (P 2.3). */
export type AccountProblem = 'noLink' | 'otherVenture';

export function accountProblem({
  session,
  wrongVenture,
}: Pick<PageContext, 'session' | 'wrongVenture'>): AccountProblem | null {
  if (wrongVenture) return 'otherVenture';
  return session?.siteUser.dynamics && session.customer ? null : 'noLink';
}

export async function loadBranch({ api, chrome, session, log }: PageContext): Promise<AccountBranch | null> {
  const { id: ventureId, storeLocations } = chrome.venture;
  const location = storeLocations.find(({ branchId }) => branchId === session?.siteUser.brancheId);
  if (!location) return null;
  try {
    const params = { ventureId, locationId: location.branchId };
    const hours = await fetchOpeningHours(api, params);
    // A branch without a shop counter has a showroom.
    const [status, label] = hours.shopStatus
      ? [hours.shopStatus, hours.shopStatusLabel]
      : [hours.showroomStatus, hours.showroomStatusLabel];
    const opening = status && label ? { isOpen: status === 'open', label } : null;
    return { location, opening };
  } catch (error) {
    log.warn({ err: error, branchId: location.branchId }, 'the opening hours of a branch are missing');
    return { location, opening: null };
  }
}

async function loadAccountOrders(opened: PageContext): Promise<AccountOrders> {
  const { orders } = await loadOrders(opened);
  return orders ? openOrLatest(orders) : { open: null, shown: [], kind: 'latest' };
}

/** The last ordered articles are optional: the page works without them. */
async function loadLastOrdered({ api, chrome, log }: PageContext): Promise<LastOrdered | null> {
  try {
    const query = { take: maxLastOrdered, skip: 0 };
    const ordered = await api.call('orders.lastOrderedProducts', { query });
    const products = await findOrderedProducts(api, chrome.venture.id, ordered.slice(0, lastOrderedShown));
    return { products, total: ordered.length, isMore: ordered.length === maxLastOrdered };
  } catch (error) {
    log.error({ err: error }, 'what a customer ordered last could not be fetched');
    return null;
  }
}

/** Loads everything in parallel, for users with a customer; each part that fails shows its own notice. */
export async function loadCustomerAccount(opened: PageContext, address: UsersAddress) {
  const [orders, lastOrdered, users] = await Promise.all([
    loadAccountOrders(opened),
    loadLastOrdered(opened),
    opened.session?.siteUser.isManager ? loadUsers(opened, address) : null,
  ]);
  return { orders, lastOrdered, users } satisfies { users: UsersAnswer | null } & Record<string, unknown>;
}
