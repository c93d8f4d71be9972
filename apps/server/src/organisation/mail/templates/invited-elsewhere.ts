import { button, type MailTemplate, paragraph } from '../mail-content.ts';

interface InvitedElsewhere {
  firstName: string;
  /** The name of the manager who invites; null for the venture itself. */
  invitedBy: string | null;
  company: string;
  /** The shop of the account; not always that of the company. */
  shop: string;
  /** Its login page. */
  path: string;
}

/** Sent instead of an invitation: a manager does not learn which addresses have an account with other customers. */
export const invitedElsewhere: MailTemplate<InvitedElsewhere> = (
  { firstName, invitedBy, company, shop, path },
  venture,
) => ({
  subject:
    invitedBy === null ? `Je uitnodiging van ${venture.name}` : `${invitedBy} wil je uitnodigen voor ${venture.name}`,
  preview: 'Met dit e-mailadres heb je al een account.',
  heading: `Hallo ${firstName}`,
  blocks: [
    paragraph(
      `${invitedBy ?? venture.name} wil je laten bestellen namens ${company}. Met dit e-mailadres heb je al een account bij ${shop}, en een adres hoort bij één account. Aan dat account is niets veranderd.`,
    ),
    paragraph(`Wil je op de uitnodiging ingaan? Geef ${invitedBy ?? venture.name} dan een ander e-mailadres door.`),
    button('Inloggen met je eigen account', path),
  ],
  reason: `Ken je ${invitedBy ?? venture.name} niet? Dan kun je deze mail negeren.`,
});
