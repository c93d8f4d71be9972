import { paymentStatus } from '@bouwpoort/contract/checkout';
import { events, type OrdersPlaced, type PaymentEnded } from '../events/events.ts';
import { type Instruments, prefix } from './instruments.ts';

/** What a shop is for: orders by venture, payments by how they ended. */
export function watchTrade({ meter }: Instruments): () => void {
  const orders = meter.createCounter(`${prefix}orders_placed_total`, { description: 'Orders placed, by venture' });
  const payments = meter.createCounter(`${prefix}payments_total`, {
    description: 'Online payments that ended, by outcome',
  });
  // What never happened yet is a number too: an alert on it needs one to compare with.
  for (const outcome of paymentStatus.options) payments.add(0, { outcome });
  // The functions in events.ts are the only ones that write to these channels.
  const onOrders = (message: unknown) => {
    const { ventureId, count } = message as OrdersPlaced;
    orders.add(count, { venture: ventureId });
  };
  const onPayment = (message: unknown) => payments.add(1, { outcome: (message as PaymentEnded).outcome });
  events.ordersPlaced.subscribe(onOrders);
  events.paymentEnded.subscribe(onPayment);
  return () => {
    events.ordersPlaced.unsubscribe(onOrders);
    events.paymentEnded.unsubscribe(onPayment);
  };
}
