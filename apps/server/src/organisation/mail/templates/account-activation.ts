import { button, inWords, type MailTemplate, paragraph } from '../mail-content.ts';

interface AccountActivation {
  firstName: string;
  path: string;
  validUntil: Date;
}

/** P 2.13, step 3: sent once the registration has been handled. */
export const accountActivation: MailTemplate<AccountActivation> = ({ firstName, path, validUntil }, venture) => ({
  subject: `Activeer je account bij ${venture.name}`,
  preview: 'Eén klik en je kunt inloggen.',
  heading: `Welkom ${firstName}`,
  blocks: [
    paragraph(`Je account bij ${venture.name} staat klaar. Activeer het en je kunt meteen inloggen.`),
    button('Account activeren', path),
    paragraph(`De link werkt één keer, tot ${inWords(validUntil)}.`),
  ],
  reason: 'Je krijgt deze mail omdat dit e-mailadres bij de registratie is opgegeven.',
});
