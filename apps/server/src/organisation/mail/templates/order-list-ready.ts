import { button, type MailTemplate, paragraph } from '../mail-content.ts';

interface OrderListReady {
  firstName: string;
  listName: string;
  lineCount: number;
  /** 'elke maandag' */
  rhythm: string;
  /** The list, with all its lines selected. */
  path: string;
}

/** Without amounts: not everybody may see prices, and others may read along. */
export const orderListReady: MailTemplate<OrderListReady> = (data, venture) => ({
  subject: `${data.listName} staat klaar om te bestellen`,
  preview: 'Er is nog niets besteld.',
  heading: 'Je lijst staat klaar',
  blocks: [
    paragraph(
      `Hallo ${data.firstName}, je bestellijst ‘${data.listName}’ (${data.lineCount === 1 ? '1 regel' : `${data.lineCount} regels`}) staat ${data.rhythm} voor je klaar bij ${venture.name}. Er is nog niets besteld: kijk de aantallen na en zet de regels in je winkelwagen.`,
    ),
    button('Lijst bekijken', data.path),
  ],
  reason:
    'Je krijgt deze mail omdat je een ritme hebt ingesteld voor deze bestellijst. Op de lijst zelf zet je het uit.',
});
