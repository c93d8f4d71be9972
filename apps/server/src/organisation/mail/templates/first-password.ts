import { button, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface FirstPassword {
  firstName: string;
  path: string;
  validUntil: Date;
}

/** For guests, who order without one. */
export const firstPassword: MailTemplate<FirstPassword> = ({ firstName, path, validUntil }, venture) => ({
  subject: `Kies een wachtwoord bij ${venture.name}`,
  preview: 'Daarna log je in met dit e-mailadres.',
  heading: 'Kies je wachtwoord',
  blocks: [
    paragraph(
      `Hallo ${firstName}, via deze knop kies je een wachtwoord bij ${venture.name}. Daarna log je in met dit e-mailadres.`,
    ),
    button('Wachtwoord instellen', path),
    paragraph(`De link werkt één keer, tot ${inWords(validUntil)}.`),
  ],
  reason: 'Heb je dit niet aangevraagd? Gooi deze mail dan weg: er verandert niets.',
});
