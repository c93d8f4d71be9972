import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import type { VisitorSession } from '../../frame/visitor/load-visitor.ts';

/** The reason why ordering is not possible here (C 6, 8; decisions: Registration and accounts). */
export type OrderingBlock = 'noDynamics' | 'inactive' | 'viewer' | 'orderingDisabled';

export function orderingBlock(
  venture: Pick<VentureDetails, 'disableOrdering'>,
  session: Pick<VisitorSession, 'siteUser' | 'customer'> | undefined,
): OrderingBlock | null {
  if (!session) return null;
  const { siteUser, customer } = session;
  // A guest orders on the debtor of the venture, without a link of their own.
  if (!siteUser.isGuestAccount && !siteUser.dynamics) return 'noDynamics';
  if (customer?.isInactive) return 'inactive';
  if (siteUser.companyRole === 'viewer') return 'viewer';
  return venture.disableOrdering ? 'orderingDisabled' : null;
}
