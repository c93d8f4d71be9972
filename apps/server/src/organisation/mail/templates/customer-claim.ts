import { button, facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface CustomerClaim {
  company: string;
  customerId: string;
  colleagueName: string;
  colleagueEmail: string;
  phone: string;
  path: string;
}

/** To the venture itself: the customer has no manager who can vouch for this person. */
export const customerClaim: MailTemplate<CustomerClaim> = (data, venture) => ({
  subject: `Nieuwe gebruiker voor klant ${data.customerId}: ${data.company}`,
  preview: 'Deze klant heeft nog geen beheerder. Beoordeel jij de aanvraag?',
  heading: 'Wie hoort er bij deze klant?',
  blocks: [
    paragraph(
      `Iemand heeft zich bij ${venture.name} aangemeld met het KvK-nummer van een bestaande klant die nog geen beheerder heeft. Na goedkeuring wordt deze persoon de beheerder, ziet de prijzen van de klant en kan op rekening bestellen.`,
    ),
    facts([
      { label: 'Klant', value: `${data.company} (${data.customerId})` },
      { label: 'Naam', value: data.colleagueName },
      { label: 'E-mailadres', value: data.colleagueEmail },
      { label: 'Telefoon', value: data.phone },
    ]),
    button('Aanvraag beoordelen', data.path),
  ],
  reason: 'Je krijgt deze mail op het administratieadres van de webshop. Twijfel je, bel dan eerst met de klant.',
});
