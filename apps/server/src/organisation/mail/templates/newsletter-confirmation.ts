import { button, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface NewsletterConfirmation {
  path: string;
  validUntil: Date;
  unsubscribePath: string;
}

/** Double opt-in: the address is not subscribed until this button is used. */
export const newsletterConfirmation: MailTemplate<NewsletterConfirmation> = (
  { path, validUntil, unsubscribePath },
  venture,
) => ({
  subject: `Bevestig je inschrijving voor de nieuwsbrief van ${venture.name}`,
  preview: 'Nog één klik en je bent ingeschreven.',
  heading: 'Bevestig je inschrijving',
  blocks: [
    paragraph(
      `Dit e-mailadres is opgegeven voor de nieuwsbrief van ${venture.name}. Bevestig dat je hem wilt ontvangen; zonder bevestiging sturen we niets.`,
    ),
    button('Ja, schrijf me in', path),
    paragraph(`De link werkt tot ${inWords(validUntil)}.`),
  ],
  reason: 'Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je adres wordt vanzelf verwijderd.',
  link: { label: 'Ik wil geen nieuwsbrief', path: unsubscribePath },
});
