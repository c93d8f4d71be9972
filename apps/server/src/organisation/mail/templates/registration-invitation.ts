import { button, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface RegistrationInvitation {
  /** The registration page with the token of this invitation. */
  path: string;
  validUntil: Date;
}

/** P 2.13: the answer to the e-mail form; its link opens the completion form. */
export const registrationInvitation: MailTemplate<RegistrationInvitation> = ({ path, validUntil }, venture) => ({
  subject: `Rond je registratie bij ${venture.name} af`,
  preview: 'Nog een paar gegevens en je account is aangevraagd.',
  heading: 'Rond je registratie af',
  blocks: [
    paragraph(
      `Fijn dat je zakelijk wilt bestellen bij ${venture.name}. Zoek je bedrijf op, vul je gegevens aan en kies een wachtwoord. Houd je KvK-nummer bij de hand.`,
    ),
    button('Gegevens invullen', path),
    paragraph(`De link werkt één keer, tot ${inWords(validUntil)}.`),
  ],
  reason: 'Heb je zelf geen account aangevraagd? Dan hoef je niets te doen: er wordt niets aangemaakt.',
});
