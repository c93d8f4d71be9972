/** What happens in a shop that other systems may subscribe to. */
export const shopEvents = [
  'order.placed',
  'order.cancelled',
  'order.status',
  'quote.requested',
  'quote.offered',
  'quote.decided',
  'customer.registered',
  'batch.finished',
] as const;
export type ShopEvent = (typeof shopEvents)[number];
