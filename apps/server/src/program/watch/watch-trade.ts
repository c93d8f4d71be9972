import { paymentStatus } from '@bouwpoort/contract/ordering/checkout';
import { events, type OrdersPlaced, type PaymentEnded } from '../../foundation/telemetry/counted-events.ts';
import { type Instruments, prefix } from '../../foundation/telemetry/instruments.ts';

/** The business metrics: orders by venture, payments by outcome. */
export function watchTrade({ meter }: Instruments): () => void {
  const orders = meter.createCounter(`${prefix}orders_placed_total`, { description: 'Orders placed, by venture' });
  const payments = meter.createCounter(`${prefix}payments_total`, {
    description: 'Online payments that ended, by outcome',
  });
  // Starts every series at zero, so that an alert can compare.
  for (const outcome of paymentStatus.options) payments.add(0, { outcome });
  // Only the functions in events.ts publish to these channels.
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
