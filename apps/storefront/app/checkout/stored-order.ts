import type { DeliveryMethodName, OrderConfirmation } from '@bouwpoort/contract/checkout';
import type { DeliveryWindow } from '@bouwpoort/trade/delivery-days';
import type { AttemptPlace } from './order-attempt.ts';

/** What 'Bestelling verwerkt' is made from; it survives a page that is loaded again, and the way past the bank. */
export interface StoredOrder {
  cartId: number;
  /** Of the payment; null for what is ordered without one. */
  paymentOrderId: string | null;
  confirmation: OrderConfirmation | null;
  deliveryMethod: DeliveryMethodName;
  /** The address or the branch, in words. */
  place: string;
  /** When what comes, as the overview said. */
  windows: readonly DeliveryWindow[];
  email: string;
  total: number;
}

export function storeOrder(place: AttemptPlace, order: StoredOrder): void {
  place.write(JSON.stringify(order));
}

export function storedOrder(place: AttemptPlace): StoredOrder | null {
  const text = place.read();
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredOrder(value) ? value : null;
  } catch {
    // Cut short or written by something else: as good as nothing.
    return null;
  }
}

function isStoredOrder(value: unknown): value is StoredOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { cartId, windows, email, place, confirmation } = value as Partial<StoredOrder>;
  return (
    Number.isInteger(cartId) &&
    Array.isArray(windows) &&
    typeof email === 'string' &&
    typeof place === 'string' &&
    (confirmation === null || (Array.isArray(confirmation?.orderIds) && Array.isArray(confirmation.failedOrderIds)))
  );
}
