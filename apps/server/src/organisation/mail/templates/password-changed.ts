import { button, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface PasswordChanged {
  firstName: string;
  changedAt: Date;
  /** The forgot-password page, for an owner who did not do this. */
  path: string;
}

export const passwordChanged: MailTemplate<PasswordChanged> = ({ firstName, changedAt, path }, venture) => ({
  subject: `Je wachtwoord bij ${venture.name} is gewijzigd`,
  preview: 'Was jij dit niet? Stel dan meteen een nieuw wachtwoord in.',
  heading: 'Je wachtwoord is gewijzigd',
  blocks: [
    paragraph(
      `Hallo ${firstName}, het wachtwoord van je account bij ${venture.name} is op ${inWords(changedAt)} gewijzigd. Heb je dat zelf gedaan, dan ben je klaar.`,
    ),
    paragraph('Was jij dit niet? Stel dan meteen een nieuw wachtwoord in en laat het ons weten.'),
    button('Nieuw wachtwoord instellen', path),
  ],
  reason: 'Bij elke wijziging van je wachtwoord sturen we dit bericht, zodat niemand het ongemerkt kan doen.',
});
