import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';
import type { OrderSummary } from '../orders/order.ts';
import type { OrdersAddress, Period, SortField } from '../orders/orders-address.ts';

export const ordersPerPage = 20;
const dayLength = 24 * 60 * 60 * 1000;

interface OrdersSelection {
  /** All matching orders, sorted, as exported to a file. */
  matching: OrderSummary[];
  /** Those on the current page. */
  shown: OrderSummary[];
  page: number;
  pageCount: number;
}

interface SelectionBasis {
  now: Date;
  /** Statuses are sorted by their label. */
  statusName: (status: OrderStatus) => string;
}

/** Selects what is on screen from the one list of all orders (decisions: Cart, checkout, orders). */
export function selectOrders(
  orders: readonly OrderSummary[],
  address: OrdersAddress,
  { now, statusName }: SelectionBasis,
): OrdersSelection {
  const words = wordsOf(address.query);
  const since = sinceOf(address.period, now);
  const matching = orders
    .filter(
      (order) =>
        (address.status === null || order.status === address.status) &&
        (since === null || order.date >= since) &&
        words.every((word) => searchedIn(order).includes(word)),
    )
    .sort(comparing(address.sort, statusName));
  const pageCount = Math.max(1, Math.ceil(matching.length / ordersPerPage));
  const page = Math.min(address.page, pageCount);
  return { matching, shown: matching.slice((page - 1) * ordersPerPage, page * ordersPerPage), page, pageCount };
}

function sinceOf(period: Period, now: Date): string | null {
  return period === 'all' ? null : new Date(now.getTime() - Number(period) * dayLength).toISOString();
}

function searchedIn({ id, reference, requisitionForm, customerName, customerObjectName }: OrderSummary): string {
  return plain([id, reference, requisitionForm, customerName, customerObjectName].join(' '));
}

function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Without case and accents: 'cafe' finds 'Café'. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** Equal orders stay in their original order: newest first. */
function comparing({ field, descending }: OrdersAddress['sort'], statusName: SelectionBasis['statusName']) {
  const compare: Record<SortField, (a: OrderSummary, b: OrderSummary) => number> = {
    nummer: (a, b) => collator.compare(a.id, b.id),
    datum: (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : collator.compare(a.id, b.id)),
    klantnaam: (a, b) => collator.compare(a.customerName, b.customerName),
    referentie: (a, b) => collator.compare(a.reference, b.reference),
    status: (a, b) => collator.compare(statusName(a.status), statusName(b.status)),
    totaal: (a, b) => a.totalPrice - b.totalPrice,
  };
  const ascending = compare[field];
  return descending ? (a: OrderSummary, b: OrderSummary) => ascending(b, a) : ascending;
}
