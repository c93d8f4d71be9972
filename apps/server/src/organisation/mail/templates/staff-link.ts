import { button, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface StaffLink {
  name: string;
  path: string;
  validUntil: Date;
  isNew: boolean;
}

export const staffLink: MailTemplate<StaffLink> = ({ name, path, validUntil, isNew }) => ({
  subject: isNew ? 'Je toegang tot Beheer' : 'Kies een nieuw wachtwoord voor Beheer',
  preview: 'Kies een wachtwoord om in te loggen.',
  heading: isNew ? 'Welkom bij Beheer' : 'Kies een nieuw wachtwoord',
  blocks: [
    paragraph(
      isNew
        ? `Hallo ${name}, je hebt toegang gekregen tot Beheer. Kies een wachtwoord om in te loggen.`
        : `Hallo ${name}, via deze knop kies je een nieuw wachtwoord voor Beheer.`,
    ),
    button('Wachtwoord kiezen', path),
    paragraph(`De link werkt één keer, tot ${inWords(validUntil)}.`),
  ],
  reason: 'Verwachtte je deze mail niet? Neem dan contact op met je beheerder.',
});
