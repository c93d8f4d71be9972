import { button, type MailTemplate, paragraph } from '../mail-content.ts';

interface RegistrationRefused {
  firstName: string;
  company: string;
  /** The registration page, to start again. */
  path: string;
}

/** The manager of the customer refused a new colleague. */
export const registrationRefused: MailTemplate<RegistrationRefused> = ({ firstName, company, path }, venture) => ({
  subject: `Je aanvraag bij ${venture.name} is niet goedgekeurd`,
  preview: `De beheerder van ${company} ging niet akkoord.`,
  heading: `Hallo ${firstName}`,
  blocks: [
    paragraph(
      `Je vroeg een account aan om namens ${company} te bestellen bij ${venture.name}. De beheerder van dat account heeft je aanvraag niet goedgekeurd. Er is geen account gemaakt en je gegevens zijn verwijderd.`,
    ),
    paragraph('Is dat een vergissing? Overleg dan met de beheerder en meld je daarna opnieuw aan.'),
    button('Opnieuw aanmelden', path),
  ],
  reason: 'Je krijgt deze mail omdat dit e-mailadres bij de registratie is opgegeven.',
});
