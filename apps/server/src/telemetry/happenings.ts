import { channel } from 'node:diagnostics_channel';

/*
 * What happens in the trade and is worth a number. A domain tells it here when it is so, and whoever counts listens;
 * while nobody does, telling costs nothing. Ids and amounts stay where they are.
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

export const happenings = { ordersPlaced, paymentEnded };

export function tellOrdersPlaced(happened: OrdersPlaced): void {
  if (ordersPlaced.hasSubscribers) ordersPlaced.publish(happened);
}

export function tellPaymentEnded(happened: PaymentEnded): void {
  if (paymentEnded.hasSubscribers) paymentEnded.publish(happened);
}
