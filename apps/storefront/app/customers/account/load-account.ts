import type { CustomerAddress } from '@bouwpoort/contract/customers/customers';
import type { StoreLocation } from '@bouwpoort/contract/organisation/ventures';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { fetchOpeningHours } from '../../organisation/calendar/fetch-opening-hours.ts';

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
