import { orderKindOf } from '@bouwpoort/trade/ordering/order-status';
import type { Order } from '../orders/order.ts';

type ProgressStep = 'received' | 'open' | 'backorder' | 'underway' | 'ready' | 'delivered' | 'collected';

interface ProgressMark {
  step: ProgressStep;
  state: 'done' | 'now' | 'ahead';
}

/** The progress of an order. Empty for an order without one: cancelled, returned, or of an unknown status. */
export function progressOf({ status, orderTypeId }: Pick<Order, 'status' | 'orderTypeId'>): ProgressMark[] {
  if (status === 'canceled' || status === 'returned' || status === 'statusunknown') return [];
  const isPickup = orderKindOf(orderTypeId) === 'pickup';
  const isWaiting = status === 'openstaandeorder' || status === 'backorder';
  return [
    { step: 'received', state: 'done' },
    { step: status === 'backorder' ? 'backorder' : 'open', state: isWaiting ? 'now' : 'done' },
    { step: isPickup ? 'ready' : 'underway', state: isWaiting ? 'ahead' : 'done' },
    { step: isPickup ? 'collected' : 'delivered', state: isWaiting ? 'ahead' : 'done' },
  ];
}
