import { button, type MailTemplate, paragraph } from '../mail-content.ts';

interface AlreadyRegistered {
  firstName: string;
  /** The shop of the account; not always the one of this registration. */
  shop: string;
  /** Its login page. */
  path: string;
  /** The registration is in, but not handled yet. */
  waiting: boolean;
}

/** Sent instead of an invitation: the page does not reveal which addresses have an account. */
export const alreadyRegistered: MailTemplate<AlreadyRegistered> = ({ firstName, shop, path, waiting }, venture) => ({
  subject: waiting ? `Je aanvraag bij ${shop} loopt al` : `Je hebt al een account bij ${shop}`,
  preview: waiting ? 'Je hoeft niets meer te doen.' : 'Registreren is niet nodig, inloggen kan meteen.',
  heading: `Hallo ${firstName}`,
  blocks: waiting
    ? [
        paragraph(
          `Je hebt opnieuw om een account gevraagd bij ${venture.name}, maar je eerdere aanvraag bij ${shop} loopt nog. Zodra die is behandeld, krijg je een mail om je account te activeren.`,
        ),
        button('Naar de inlogpagina', path),
      ]
    : [
        paragraph(
          `Je hebt om een account gevraagd bij ${venture.name}. Met dit e-mailadres heb je al een account bij ${shop}, dus registreren hoeft niet meer.`,
        ),
        button('Inloggen', path),
        paragraph('Weet je je wachtwoord niet meer? Vraag dan op de inlogpagina een nieuw wachtwoord aan.'),
      ],
  reason: 'Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: er is niets veranderd.',
});
