import type { IncomingHttpHeaders } from 'node:http';

/** A payment method of the provider, with the banks that can be chosen in advance. */
export interface PaymentOption {
  id: string;
  name: string;
  banks: readonly { id: string; name: string }[];
}

export interface PaymentToStart {
  /** Our id for the provider: letters and digits only. */
  orderId: string;
  amountCents: number;
  description: string;
  returnUrl: string;
  exchangeUrl: string;
  optionId: string | null;
  subOptionId: string | null;
}

export interface ProviderPayment {
  /** The provider's own code; payment-status.ts translates it. */
  code: number;
  /** Our id, as the provider stores it. */
  orderId: string;
  currency: string;
  /** The amount due. */
  amountCents: number;
  /** The paid or reserved amount. */
  paidCents: number;
}

/** The payment that a call of the provider is about. */
export interface ExchangeCall {
  providerId: string;
  orderId: string;
}

/** The actions on a payment that waits for a decision, or for its visitor. */
export type ProviderAction = 'capture' | 'void' | 'approve' | 'decline' | 'abort';

/**
 * The provider of online payments. Every method may fail with `paymentProviderFailed`; then the outcome is unknown
 * until the status is queried.
 */
export interface PaymentProvider {
  readonly name: string;
  options(): Promise<readonly PaymentOption[]>;
  start(payment: PaymentToStart): Promise<{ providerId: string; redirectUrl: string }>;
  status(providerId: string): Promise<ProviderPayment>;
  act(providerId: string, action: ProviderAction): Promise<void>;
  /** In cents, all refunds of this payment together. */
  refunded(providerId: string): Promise<number>;
  /**
   * No retry: after a lost answer `refunded` shows whether it happened. Fails with `RefundRefused` for an explicit
   * refusal.
   */
  refund(providerId: string, refund: { amountCents: number; description: string }): Promise<void>;
  /** Undefined if the call is not signed by the provider. */
  readExchange(headers: IncomingHttpHeaders, body: Buffer): ExchangeCall | undefined;
}

/** An explicit refusal, for which a retry does not help; the message is that of the provider. */
export class RefundRefused extends Error {}
