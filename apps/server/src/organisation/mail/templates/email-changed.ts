import { button, type MailTemplate, paragraph } from '../mail-content.ts';

interface EmailChanged {
  firstName: string;
  /** The name of the manager who changed it; null for the venture itself. */
  changedBy: string | null;
  newEmail: string;
  /** The login page. */
  path: string;
}

/** To the old address and to the new one. */
export const emailChanged: MailTemplate<EmailChanged> = ({ firstName, changedBy, newEmail, path }, venture) => ({
  subject: `Je e-mailadres bij ${venture.name} is gewijzigd`,
  preview: `Je logt voortaan in met ${newEmail}.`,
  heading: 'Je e-mailadres is gewijzigd',
  blocks: [
    paragraph(
      `Hallo ${firstName}, ${changedBy ?? venture.name} heeft het e-mailadres van je account bij ${venture.name} gewijzigd. Je logt voortaan in met ${newEmail}; je wachtwoord blijft hetzelfde.`,
    ),
    button('Inloggen', path),
    paragraph(`Klopt dit niet? Neem dan contact op met ${changedBy ?? venture.name}.`),
  ],
  reason: 'Bij elke wijziging van je e-mailadres sturen we dit bericht naar het oude en het nieuwe adres.',
});
