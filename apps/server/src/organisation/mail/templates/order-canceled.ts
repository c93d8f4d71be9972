import { button, facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface OrderCanceledMail {
  firstName: string;
  orderId: string;
  reference: string;
  /** The person who cancelled it. */
  canceledBy: string;
  /** The reason, if the venture cancelled it; else empty. */
  reason: string;
  /** With VAT: '€ 1.289,89'; absent for a user who may not see prices. */
  total?: string;
  /** Paid in advance, so it is refunded. */
  isPaid: boolean;
  orderPath: string;
}

/** To the user who cancels, and to the colleague who ordered. */
export const orderCanceled: MailTemplate<OrderCanceledMail> = (data, venture) => ({
  subject: `Je bestelling ${data.orderId} bij ${venture.name} is geannuleerd`,
  preview: 'Er wordt niets geleverd.',
  heading: 'Deze bestelling is geannuleerd',
  blocks: [
    paragraph(`Hallo ${data.firstName},`),
    paragraph(
      data.isPaid
        ? 'Er wordt niets geleverd. Wat je betaald hebt, storten we terug op dezelfde rekening.'
        : 'Er wordt niets geleverd en je krijgt geen factuur.',
    ),
    facts([
      { label: 'Bestelnummer', value: data.orderId },
      ...(data.reference === '' ? [] : [{ label: 'Referentie', value: data.reference }]),
      { label: 'Geannuleerd door', value: data.canceledBy },
      ...(data.reason === '' ? [] : [{ label: 'Reden', value: data.reason }]),
      ...(data.total === undefined ? [] : [{ label: 'Totaal incl. btw', value: data.total }]),
    ]),
    button('Bekijk de bestelling', data.orderPath),
  ],
  reason: `Je krijgt deze mail omdat een bestelling van je bij ${venture.name} is geannuleerd.`,
});
