import { facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface PaymentToRefund {
  orderId: string;
  /** The provider's own number, to look it up. */
  providerId: string;
  customerId: string;
  cartId: string;
  /** '€ 1.289,89' */
  amount: string;
  reason: string;
}

/** To the venture itself: a payment came in for which nothing is delivered, and only a person can refund it. */
export const paymentToRefund: MailTemplate<PaymentToRefund> = (data, venture) => ({
  subject: `Terugbetalen: ${data.amount} van betaling ${data.orderId}`,
  preview: data.reason,
  heading: 'Deze betaling moet terug',
  blocks: [
    paragraph(
      `Bij ${venture.name} is betaald voor een bestelling die niet geplaatst kon worden. ${data.reason} Betaal het bedrag terug bij de betaaldienst en laat het de klant weten.`,
    ),
    facts([
      { label: 'Betaling', value: data.orderId },
      { label: 'Nummer bij de betaaldienst', value: data.providerId },
      { label: 'Betaald', value: data.amount },
      { label: 'Klantnummer', value: data.customerId },
      { label: 'Winkelwagen', value: data.cartId },
    ]),
  ],
  reason: 'Je krijgt deze mail op het administratieadres van de webshop.',
});
