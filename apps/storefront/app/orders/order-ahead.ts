import { browserApi } from '../http/api.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import { loadOrderView, type OrderView } from './load-order-view.ts';
import { OrderCache } from './order-cache.ts';
import type { ProjectAddress } from './project-address.ts';

/* The orders of the user, fetched ahead in this window. */

interface Owner {
  userId: string;
  ventureId: string;
  useOrderApiCodit: boolean;
  projects: ProjectAddress[];
}

let kept: { owner: Owner; cache: OrderCache<OrderView> } | null = null;

/** What another user, or another venture, left is nobody's to see. */
export function orderCacheOf(owner: Owner): OrderCache<OrderView> {
  if (!kept || kept.owner.userId !== owner.userId || kept.owner.ventureId !== owner.ventureId) {
    const onMissing = (error: unknown) => console.warn(error);
    const load = (orderId: string) => loadOrderView(browserApi(owner.ventureId), orderId, { ...owner, onMissing });
    kept = { owner, cache: new OrderCache(load) };
  }
  return kept.cache;
}

/** For the page of an order, which is opened before it knows who asks. */
export function orderAhead(orderId: string): (OrderView & Pick<Owner, 'useOrderApiCodit' | 'projects'>) | undefined {
  const view = kept?.cache.peek(orderId);
  if (!kept || !view) return undefined;
  const { useOrderApiCodit, projects } = kept.owner;
  return { ...view, useOrderApiCodit, projects };
}

export function forgetOrderAhead(orderId: string): void {
  kept?.cache.forget(orderId);
}

// P 4.1: logging out clears the orders.
sessionEvents.loggedOut.listen(() => {
  kept?.cache.forgetAll();
  kept = null;
});
