import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import type { VisitorSession } from '../../frame/visitor/load-visitor.ts';
import { type OrderingBlock, orderingBlock } from '../cart/ordering-block.ts';

/** The reason why a checkout cannot start (C 8; decisions: Registration and accounts). */
export type CheckoutBlock = OrderingBlock | 'orderStop';

export function checkoutBlock(
  venture: Pick<VentureDetails, 'disableOrdering'>,
  session: Pick<VisitorSession, 'siteUser' | 'customer'>,
): CheckoutBlock | null {
  return orderingBlock(venture, session) ?? (session.customer?.hasOrderstop ? 'orderStop' : null);
}
