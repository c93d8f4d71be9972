import { button, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface UserInvited {
  firstName: string;
  /** The name of the manager who invites; null for the venture itself. */
  invitedBy: string | null;
  company: string;
  path: string;
  validUntil: Date;
}

export const userInvited: MailTemplate<UserInvited> = (
  { firstName, invitedBy, company, path, validUntil },
  venture,
) => ({
  subject: invitedBy === null ? `Je account bij ${venture.name}` : `${invitedBy} nodigt je uit voor ${venture.name}`,
  preview: `Bestel voortaan namens ${company}.`,
  heading: `Hallo ${firstName}`,
  blocks: [
    paragraph(
      `${invitedBy === null ? 'We hebben' : `${invitedBy} heeft`} een account voor je gemaakt om namens ${company} te bestellen bij ${venture.name}. Kies een wachtwoord en je kunt aan de slag.`,
    ),
    button('Wachtwoord kiezen', path),
    paragraph(`De link werkt één keer, tot ${inWords(validUntil)}.`),
  ],
  reason: `Ken je ${invitedBy ?? venture.name} niet? Dan kun je deze mail negeren.`,
});
