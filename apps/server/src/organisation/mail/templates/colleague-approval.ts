import { button, facts, type MailTemplate, paragraph } from '../mail-content.ts';

interface ColleagueApproval {
  /** The manager who reads this. */
  firstName: string;
  company: string;
  colleagueName: string;
  colleagueEmail: string;
  /** The users of the customer, where the request waits. */
  path: string;
}

/**
 * Decisions, Registration: a user who registers with the KvK number of a customer joins it after its manager approves.
 */
export const colleagueApproval: MailTemplate<ColleagueApproval> = (data, venture) => ({
  subject: `${data.colleagueName} wil namens ${data.company} bestellen`,
  preview: 'Jij bepaalt wie er op jullie rekening bestelt.',
  heading: 'Een nieuwe collega?',
  blocks: [
    paragraph(
      `Hallo ${data.firstName}, iemand heeft zich bij ${venture.name} aangemeld met het KvK-nummer van ${data.company}. Pas als jij akkoord gaat, kan deze persoon jullie prijzen zien en bestellen.`,
    ),
    facts([
      { label: 'Naam', value: data.colleagueName },
      { label: 'E-mailadres', value: data.colleagueEmail },
      { label: 'Bedrijf', value: data.company },
    ]),
    button('Aanvraag beoordelen', data.path),
  ],
  reason: `Je krijgt deze mail omdat je beheerder bent van ${data.company}. Ken je deze persoon niet, keur de aanvraag dan niet goed.`,
});
