import { button, facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface QuoteStaffMail {
  number: string;
  kind: 'requested' | 'withdrawn' | 'accepted' | 'declined' | 'reopened' | 'message';
  /** The customer's user. */
  by: string;
  customerId: string;
  projectName: string;
  /** Remarks, a message or a reason; user input, may be empty. */
  text: string;
  /** True for the assigned member of staff, false for the venture. */
  isAssignee: boolean;
  path: string;
}

const headings: Record<QuoteStaffMail['kind'], string> = {
  requested: 'Nieuwe aanvraag voor een offerte',
  withdrawn: 'Een aanvraag is ingetrokken',
  accepted: 'Een offerte is aangenomen',
  declined: 'Een offerte is afgewezen',
  reopened: 'Een klant vraagt een andere prijs',
  message: 'Bericht bij een offerte',
};

const labels: Record<QuoteStaffMail['kind'], string> = {
  requested: 'Bericht',
  withdrawn: 'Bericht',
  accepted: 'Aangenomen',
  declined: 'Reden',
  reopened: 'Bericht',
  message: 'Bericht',
};

/** To the venture: an action of the customer on a quote. */
export const quoteStaff: MailTemplate<QuoteStaffMail> = (data, venture) => ({
  subject: `${headings[data.kind]}: ${data.number}`,
  preview: `Van ${data.by}, klant ${data.customerId}.`,
  heading: headings[data.kind],
  blocks: [
    paragraph(`Van ${data.by}.`),
    facts([
      { label: 'Offerte', value: data.number },
      { label: 'Klant', value: data.customerId },
      ...(data.projectName === '' ? [] : [{ label: 'Bouwplaats', value: data.projectName }]),
      ...(data.text === '' ? [] : [{ label: labels[data.kind], value: data.text }]),
    ]),
    button('Open de offerte in Beheer', data.path),
  ],
  reason: data.isAssignee
    ? 'Je krijgt deze mail omdat deze offerte van jou is.'
    : `Deze mail gaat naar het adres dat ${venture.name} in Beheer heeft ingesteld.`,
});
