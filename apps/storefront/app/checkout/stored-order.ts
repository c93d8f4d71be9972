import type { OrderConfirmation } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import type { DeliveryWindow } from '@bouwpoort/trade/catalogue/delivery-days';
import type { TextStorage } from './order-attempt.ts';

/** The data of the 'Bestelling verwerkt' page; it survives a reload, and the redirect to the bank and back. */
export interface StoredOrder {
  cartId: number;
  /** The id of the payment; null for an order without one. */
  paymentOrderId: string | null;
  confirmation: OrderConfirmation | null;
  deliveryMethod: DeliveryMethodName;
  /** The address or the branch, as text. */
  place: string;
  /** What was chosen in step 2 besides the days; absent where an earlier release stored the order. */
  details?: readonly string[];
  /** The deliveries, as shown in the overview. */
  windows: readonly DeliveryWindow[];
  email: string;
  total: number;
}

export function storeOrder(storage: TextStorage, order: StoredOrder): void {
  storage.write(JSON.stringify(order));
}

export function storedOrder(storage: TextStorage): StoredOrder | null {
  const text = storage.read();
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredOrder(value) ? value : null;
  } catch {
    // Truncated or written by other code: treated as absent.
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
