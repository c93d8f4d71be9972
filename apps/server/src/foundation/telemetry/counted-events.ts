import { channel } from 'node:diagnostics_channel';

/*
 * Business events worth counting. A domain publishes them, telemetry subscribes; without a subscriber publishing costs
 * nothing. They carry no ids of orders and no amounts.
 */

export interface OrdersPlaced {
  ventureId: string;
  count: number;
}

export interface PaymentEnded {
  outcome: string;
}

const ordersPlaced = channel('bouwpoort:orders-placed');
const paymentEnded = channel('bouwpoort:payment-ended');

export const events = { ordersPlaced, paymentEnded };

export function publishOrdersPlaced(event: OrdersPlaced): void {
  if (ordersPlaced.hasSubscribers) ordersPlaced.publish(event);
}

export function publishPaymentEnded(event: PaymentEnded): void {
  if (paymentEnded.hasSubscribers) paymentEnded.publish(event);
}
