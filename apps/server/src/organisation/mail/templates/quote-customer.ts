import { button, facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface QuoteCustomerMail {
  firstName: string;
  number: string;
  kind: 'offered' | 'message' | 'expired' | 'withdrawn';
  /** The member of staff; empty for an expiry. */
  by: string;
  /** User input; may be empty. */
  text: string;
  projectName: string;
  /** The last day it can be accepted; may be empty. */
  validUntil: string;
  hasPdf: boolean;
  /** Whether the recipient can accept it. */
  mayDecide: boolean;
  path: string;
}

const headings: Record<QuoteCustomerMail['kind'], string> = {
  offered: 'Je offerte is klaar',
  message: 'Je hebt een bericht bij je offerte',
  expired: 'Je offerte is verlopen',
  withdrawn: 'Je offerte is ingetrokken',
};

const sentences: Record<QuoteCustomerMail['kind'], (data: QuoteCustomerMail) => string> = {
  offered: ({ by, hasPdf, mayDecide }) =>
    [
      `${by} heeft je offerte gemaakt.`,
      ...(hasPdf ? ['Je vindt hem in de bijlage.'] : []),
      mayDecide
        ? 'In Mijn Bouwpoort neem je hem aan, helemaal of per regel.'
        : 'Een collega die mag bestellen, beslist of jullie hem aannemen.',
    ].join(' '),
  message: ({ by }) => `${by} schreef je over deze offerte.`,
  expired: () => 'De laatste dag om deze offerte aan te nemen is voorbij. Stuur een bericht als je hem toch nog wilt.',
  withdrawn: ({ by }) => `${by} heeft deze offerte ingetrokken.`,
};

/** To the customer: an event of a quote. Without amounts, which not every recipient may see. */
export const quoteCustomer: MailTemplate<QuoteCustomerMail> = (data, venture) => ({
  subject: `${headings[data.kind]}: ${data.number} van ${venture.name}`,
  preview: data.projectName === '' ? data.number : `${data.number}, ${data.projectName}`,
  heading: headings[data.kind],
  blocks: [
    paragraph(`Hallo ${data.firstName},`),
    paragraph(sentences[data.kind](data)),
    facts([
      { label: 'Offerte', value: data.number },
      ...(data.projectName === '' ? [] : [{ label: 'Bouwplaats', value: data.projectName }]),
      ...(data.kind !== 'offered' || data.validUntil === ''
        ? []
        : [{ label: 'Geldig tot en met', value: data.validUntil }]),
      ...(data.text === '' ? [] : [{ label: data.kind === 'withdrawn' ? 'Reden' : 'Bericht', value: data.text }]),
    ]),
    button('Bekijk de offerte', data.path),
  ],
  reason: `Je krijgt deze mail omdat jij of een collega een offerte vroeg bij ${venture.name}.`,
});
