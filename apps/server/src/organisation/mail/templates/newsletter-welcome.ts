import { type MailTemplate, paragraph } from '../mail-content.ts';

interface NewsletterWelcome {
  /** The address was already subscribed. */
  already: boolean;
  unsubscribePath: string;
}

export const newsletterWelcome: MailTemplate<NewsletterWelcome> = ({ already, unsubscribePath }, venture) => ({
  subject: already
    ? `Je ontvangt de nieuwsbrief van ${venture.name} al`
    : `Je bent ingeschreven voor de nieuwsbrief van ${venture.name}`,
  preview: already ? 'Je hoeft niets te doen.' : 'Bedankt voor je inschrijving.',
  heading: already ? 'Je bent al ingeschreven' : 'Je bent ingeschreven',
  blocks: [
    paragraph(
      already
        ? `Je hebt opnieuw om de nieuwsbrief van ${venture.name} gevraagd. Je staat al op de lijst, dus je hoeft niets te doen.`
        : `Vanaf nu krijg je de nieuwsbrief van ${venture.name}: acties, nieuwe producten en nieuws van je vestiging.`,
    ),
  ],
  reason: 'Je krijgt deze mail omdat dit e-mailadres is ingeschreven. Afmelden kan op elk moment.',
  link: { label: 'Afmelden voor de nieuwsbrief', path: unsubscribePath },
});
