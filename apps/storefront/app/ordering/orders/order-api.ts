import type { Order as ServerOrder } from '@bouwpoort/contract/ordering/orders';
import type { Client } from '@bouwpoort/contract/program/client';

/** The calls of C 7.9, on the path that the user's flag selects. */
interface OrderApi {
  list(): Promise<readonly ServerOrder[]>;
  details(orderId: string): Promise<ServerOrder>;
  cancel(orderId: string, key: string): Promise<ServerOrder>;
}

/** The alternate paths return the same orders in another envelope; only this file knows both. */
export function orderApi(api: Client, useOrderApiCodit: boolean): OrderApi {
  const keyed = (orderId: string, key: string) => ({ params: { orderId }, headers: { 'idempotency-key': key } });
  if (useOrderApiCodit) {
    return {
      list: async () => (await api.call('orders.coditList')).orders,
      details: (orderId) => api.call('orders.coditDetails', { params: named(orderId) }),
      cancel: (orderId, key) => api.call('orders.coditCancel', keyed(orderId, key)),
    };
  }
  return {
    list: () => api.call('orders.list'),
    details: (orderId) => api.call('orders.details', { params: named(orderId) }),
    cancel: (orderId, key) => api.call('orders.cancel', keyed(orderId, key)),
  };
}

/** C 8. */
function named(orderId: string): { orderId: string } {
  if (orderId === '') throw new Error('Unable to fetchOrder: No orderId specified');
  return { orderId };
}
