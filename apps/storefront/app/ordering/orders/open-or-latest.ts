import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { loadOrders } from './load-orders.ts';
import type { OrderSummary } from './order.ts';

export interface AccountOrders {
  /** Null when they could not be fetched; the page shows a notice instead. */
  open: number | null;
  shown: readonly OrderSummary[];
  kind: 'open' | 'latest';
}

const open: readonly OrderStatus[] = ['openstaandeorder', 'backorder'];
const maxOpen = 5;
const latestShown = 3;

/** Users look for orders still to be delivered first; when there are none, for their latest orders. */
export function openOrLatest(orders: readonly OrderSummary[]): AccountOrders {
  const newestFirst = orders.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const underway = newestFirst.filter(({ status }) => open.includes(status));
  return underway.length > 0
    ? { open: underway.length, shown: underway.slice(0, maxOpen), kind: 'open' }
    : { open: 0, shown: newestFirst.slice(0, latestShown), kind: 'latest' };
}

export async function loadAccountOrders(opened: PageContext): Promise<AccountOrders> {
  const { orders } = await loadOrders(opened);
  return orders ? openOrLatest(orders) : { open: null, shown: [], kind: 'latest' };
}
