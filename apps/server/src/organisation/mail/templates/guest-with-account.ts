import { button, type MailTemplate, paragraph } from '../mail-content.ts';

interface GuestWithAccount {
  firstName: string;
  /** The shop of the account; not always the one of the guest order. */
  shop: string;
  /** Its login page. */
  path: string;
}

/** The shop accepts any address for a guest order: only the owner of the address learns that it has an account. */
export const guestWithAccount: MailTemplate<GuestWithAccount> = ({ firstName, shop, path }, venture) => ({
  subject: `Je bestelt als gast bij ${venture.name}, maar je hebt een account`,
  preview: 'Log in om met je eigen prijzen te bestellen.',
  heading: `Hallo ${firstName}`,
  blocks: [
    paragraph(
      `Met dit e-mailadres is bij ${venture.name} een bestelling als gast begonnen. Je hebt met dit adres al een account bij ${shop}. Log in om je eigen prijzen, bestellingen en adressen te gebruiken.`,
    ),
    button('Inloggen', path),
    paragraph('Weet je je wachtwoord niet meer? Vraag dan op de inlogpagina een nieuw wachtwoord aan.'),
  ],
  reason:
    'Was je dit niet zelf? Dan hoef je niets te doen: een gast kan niet in je account en ziet niets van je gegevens.',
});
