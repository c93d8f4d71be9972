/** What is told to others. More follow with the features they belong to. */
export const webhookEvents = [
  'order.placed',
  'order.cancelled',
  'order.status',
  'quote.requested',
  'quote.offered',
  'quote.decided',
  'customer.registered',
  'batch.finished',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
