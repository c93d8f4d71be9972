import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';
import type { OrderSummary } from './order.ts';

const open: readonly OrderStatus[] = ['openstaandeorder', 'backorder'];
const maxOpen = 5;
const latestShown = 3;

/** Users look for orders still to be delivered first; when there are none, for their latest orders. */
export function openOrLatest(orders: readonly OrderSummary[]) {
  const newestFirst = orders.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const underway = newestFirst.filter(({ status }) => open.includes(status));
  return underway.length > 0
    ? { open: underway.length, shown: underway.slice(0, maxOpen), kind: 'open' as const }
    : { open: 0, shown: newestFirst.slice(0, latestShown), kind: 'latest' as const };
}
