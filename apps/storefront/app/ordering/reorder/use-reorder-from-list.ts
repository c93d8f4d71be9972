import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { useCartStore } from '../cart/cart-store.ts';
import type { OrderView } from '../orders/load-order-view.ts';
import { reorderLines } from './order-reorder-lines.ts';
import { useRepeatOrder } from './use-repeat-order.ts';

/** With this state in the navigation, the page of the order opens its panel. */
export const openReorderState = { reorder: true } as const;

export interface ReorderFromList {
  /** The id of the order that is being sent to the checkout. */
  busyOrderId: string | null;
  reorder(orderId: string): Promise<void>;
}

/**
 * Takes all of an order straight to the checkout. If the cart has other lines, or nothing can be ordered any more, it
 * opens the page of the order instead. Null for users who cannot order.
 */
export function useReorderFromList(load: (orderId: string) => Promise<OrderView>): ReorderFromList | null {
  const venture = useVenture();
  const session = useChromeSession();
  const navigate = useNavigate();
  const repeat = useRepeatOrder();
  const [busyWith, setBusyOrderId] = useState<string | null>(null);
  if (venture.disableOrdering || session.kind !== 'user' || !session.dynamics) return null;
  if (session.companyRole === 'viewer') return null;
  return {
    busyOrderId: busyWith,
    async reorder(orderId) {
      if (busyWith !== null) return;
      setBusyOrderId(orderId);
      const openOrder = () => navigate(paths.order(venture, orderId), { state: openReorderState });
      try {
        if (useCartStore.getState().cart?.lineItems.length !== 0) return await openOrder();
        const { order, products } = await load(orderId);
        if ((await repeat(order, reorderLines(order.lineItems, products))) !== 'checkout') await openOrder();
      } catch (error) {
        console.warn(error);
        await openOrder();
      } finally {
        setBusyOrderId(null);
      }
    },
  };
}
