import type { IncomingHttpHeaders } from 'node:http';

/** A way to pay that the provider offers, with its banks where one may be chosen beforehand. */
export interface PaymentOption {
  id: string;
  name: string;
  banks: readonly { id: string; name: string }[];
}

export interface PaymentToStart {
  /** What the provider calls it when it speaks to us: letters and digits only. */
  orderId: string;
  amountCents: number;
  description: string;
  returnUrl: string;
  exchangeUrl: string;
  optionId: string | null;
  subOptionId: string | null;
}

export interface ProviderPayment {
  /** The provider's own code; payment-status.ts knows what it means. */
  code: number;
  /** Ours, as the provider has it. */
  orderId: string;
  currency: string;
  /** What was asked. */
  amountCents: number;
  /** What was paid, or reserved. */
  paidCents: number;
}

/** Whom a call of the provider is about. */
export interface ExchangeCall {
  providerId: string;
  orderId: string;
}

/** What can be done about a payment that waits for a decision, or for its visitor. */
export type ProviderAction = 'capture' | 'void' | 'approve' | 'decline' | 'abort';

/**
 * Where online payments go. Every method may fail with `paymentProviderFailed`; then nobody knows whether it happened,
 * and asking for the status tells.
 */
export interface PaymentProvider {
  readonly name: string;
  options(): Promise<readonly PaymentOption[]>;
  start(payment: PaymentToStart): Promise<{ providerId: string; redirectUrl: string }>;
  status(providerId: string): Promise<ProviderPayment>;
  act(providerId: string, action: ProviderAction): Promise<void>;
  /** In cents, all refunds of this payment together. */
  refunded(providerId: string): Promise<number>;
  /** Asked once: whether a lost answer was a refund is seen by `refunded`. Fails with `RefundRefused` for a clear no. */
  refund(providerId: string, refund: { amountCents: number; description: string }): Promise<void>;
  /** Nothing when the provider itself did not make this call. */
  readExchange(headers: IncomingHttpHeaders, body: Buffer): ExchangeCall | undefined;
}

/** The provider will not do it, and asking again does not help; the message is its own. */
export class RefundRefused extends Error {}
