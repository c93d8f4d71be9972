import { button, facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface ApprovalDecidedMail {
  firstName: string;
  outcome: 'ordered' | 'denied' | 'expired';
  /** The approver; empty for a request that expired. */
  by: string;
  reason: string;
  orderIds: readonly string[];
  /** The changes of the approver, one per line. */
  changes: readonly string[];
  project: string;
  /** Without VAT: '€ 1.289,89'; empty for users who may not see prices. */
  amount: string;
  path: string;
}

const headings = {
  ordered: 'Akkoord: het is besteld',
  denied: 'Je aanvraag is afgewezen',
  expired: 'Je aanvraag is verlopen',
};
const firstWords = {
  ordered: 'Er is akkoord gegeven en we hebben je bestelling ontvangen.',
  denied: 'Er is niets besteld. Je kunt de artikelen weer in je winkelwagen zetten en het opnieuw vragen.',
  expired: 'Niemand heeft binnen 14 dagen beslist. Er is niets besteld; je kunt het opnieuw vragen.',
};

/** To the requester. */
export const approvalDecided: MailTemplate<ApprovalDecidedMail> = (data, venture) => ({
  subject: `${headings[data.outcome]}${data.project === '' ? '' : ` (${data.project})`}`,
  preview: firstWords[data.outcome],
  heading: headings[data.outcome],
  blocks: [
    paragraph(`Hallo ${data.firstName},`),
    paragraph(firstWords[data.outcome]),
    facts([
      ...(data.by === '' ? [] : [{ label: 'Beslist door', value: data.by }]),
      ...(data.reason === '' ? [] : [{ label: 'Reden', value: data.reason }]),
      ...(data.orderIds.length === 0 ? [] : [{ label: 'Bestelnummer', value: data.orderIds.join(', ') }]),
      ...(data.project === '' ? [] : [{ label: 'Bouwplaats', value: data.project }]),
      ...(data.changes.length === 0 ? [] : [{ label: 'Gewijzigd', value: data.changes.join('\n') }]),
      ...(data.amount === '' ? [] : [{ label: 'Totaal excl. btw', value: data.amount }]),
    ]),
    button('Bekijk de aanvraag', data.path),
  ],
  reason: `Je krijgt deze mail omdat je bij ${venture.name} een bestelling hebt aangevraagd.`,
});
