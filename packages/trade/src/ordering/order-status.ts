/** The status an order is shown with (C 4.1). */
export const orderStatuses = [
  'openstaandeorder',
  'partlyinvoiced',
  'invoiced',
  'returned',
  'backorder',
  'delivered',
  'canceled',
  'statusunknown',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The ERP's code to the label; another ERP gets another table. */
const labels: Readonly<Record<string, OrderStatus>> = {
  '10': 'openstaandeorder',
  '20': 'backorder',
  '30': 'delivered',
  '40': 'partlyinvoiced',
  '50': 'invoiced',
  '60': 'returned',
  '90': 'canceled',
};

export function orderStatusOf(code: string): OrderStatus {
  return (Object.hasOwn(labels, code) ? labels[code] : undefined) ?? 'statusunknown';
}

export const openOrderCode = '10';
export const canceledOrderCode = '90';

/** How it gets to the customer: brought by our lorry or the manufacturer's, fetched at the counter or a locker. */
type OrderKind = 'delivery' | 'pickup' | 'unknown';

const kinds: Readonly<Record<string, OrderKind>> = {
  brengen: 'delivery',
  rechtstr: 'delivery',
  halen: 'pickup',
  collect: 'pickup',
};

export function orderKindOf(orderTypeId: string): OrderKind {
  return (Object.hasOwn(kinds, orderTypeId) ? kinds[orderTypeId] : undefined) ?? 'unknown';
}
