import { button, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface PasswordReset {
  firstName: string;
  path: string;
  validUntil: Date;
}

export const passwordReset: MailTemplate<PasswordReset> = ({ firstName, path, validUntil }, venture) => ({
  subject: `Nieuw wachtwoord voor ${venture.name}`,
  preview: 'Kies een nieuw wachtwoord voor je account.',
  heading: 'Kies een nieuw wachtwoord',
  blocks: [
    paragraph(`Hallo ${firstName}, via deze knop stel je een nieuw wachtwoord in voor je account bij ${venture.name}.`),
    button('Wachtwoord instellen', path),
    paragraph(`De link werkt één keer, tot ${inWords(validUntil)}.`),
  ],
  reason: 'Heb je dit niet aangevraagd? Gooi deze mail dan weg: je wachtwoord blijft zoals het is.',
});
