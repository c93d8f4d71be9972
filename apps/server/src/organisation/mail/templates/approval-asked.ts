import { button, facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface ApprovalAskedMail {
  firstName: string;
  requester: string;
  /** For a stand-in the name of the absent person; else empty. */
  onBehalfOf: string;
  /** The building site; empty without one. */
  project: string;
  lineCount: number;
  /** Without VAT: '€ 1.289,89'; empty for users who may not see prices. */
  amount: string;
  note: string;
  isReminder: boolean;
  path: string;
}

/** To everybody who may decide. */
export const approvalAsked: MailTemplate<ApprovalAskedMail> = (data, venture) => ({
  subject: `${data.isReminder ? 'Herinnering: ' : ''}${data.requester} vraagt je akkoord${data.project === '' ? '' : ` voor ${data.project}`}`,
  preview: data.amount === '' ? 'Kijk wat er gevraagd wordt en beslis.' : `${data.amount} excl. btw`,
  heading: `${data.requester} wil bestellen`,
  blocks: [
    paragraph(`Hallo ${data.firstName},`),
    paragraph(
      data.onBehalfOf === ''
        ? 'Er wordt pas besteld als jij akkoord geeft.'
        : `Je vervangt ${data.onBehalfOf}. Er wordt pas besteld als jij akkoord geeft.`,
    ),
    facts([
      { label: 'Aangevraagd door', value: data.requester },
      ...(data.project === '' ? [] : [{ label: 'Bouwplaats', value: data.project }]),
      { label: 'Artikelen', value: String(data.lineCount) },
      ...(data.amount === '' ? [] : [{ label: 'Totaal excl. btw', value: data.amount }]),
      ...(data.note === '' ? [] : [{ label: 'Toelichting', value: data.note }]),
    ]),
    button('Bekijk en beslis', data.path),
  ],
  reason: `Je krijgt deze mail omdat je bij ${venture.name} over bestellingen van collega’s beslist.`,
});
