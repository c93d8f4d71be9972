import {
  button,
  facts,
  type MailTemplate,
  type OrderedLine,
  orderedLines,
  paragraph,
  type Sum,
} from '../mail-content.ts';

interface OrderConfirmationMail {
  firstName: string;
  orders: readonly {
    orderId: string;
    /** 'Levering di 17 of wo 18 november' */
    when: string;
    where: string;
    lines: readonly OrderedLine[];
    /** Articles, costs, VAT of each rate and the total, in the order of addition; empty without prices. */
    sums: readonly Sum[];
  }[];
  reference: string;
  orderer: string;
  /** The names of the approvers; else empty. */
  approvedBy: string;
  /** Empty without a cost centre; absent in mails from before the field existed. */
  costCentre?: string;
  /** How it is unloaded; undefined for a pickup. */
  unloading: string | undefined;
  /** The access card of the building site, a fact on each line. */
  access?: string | undefined;
  /** The note for the driver; absent in mails from before the field existed. */
  comment?: string;
  /** The total of several orders, including VAT; absent with one order, and without prices. */
  total?: string | undefined;
  held: boolean;
  /** The page with the orders; guests have none. */
  ordersPath: string | undefined;
}

/** Sent once, with the order itself. */
export const orderConfirmation: MailTemplate<OrderConfirmationMail> = (data, venture) => {
  const numbers = data.orders.map(({ orderId }) => orderId).join(', ');
  const several = data.orders.length > 1;
  return {
    subject: `Je ${several ? 'bestellingen' : 'bestelling'} ${numbers} bij ${venture.name}`,
    preview: data.orders.map(({ when }) => when).join('; '),
    heading: several ? 'We hebben je bestellingen ontvangen' : 'We hebben je bestelling ontvangen',
    blocks: [
      paragraph(`Hallo ${data.firstName},`),
      paragraph(
        several
          ? 'Bedankt. Omdat niet alles tegelijk komt, zijn het er meer dan één geworden. Dit is wat je hebt besteld.'
          : 'Bedankt. Dit is wat je hebt besteld.',
      ),
      ...(data.held
        ? [
            paragraph(
              `Bestelling ${numbers} gaat over je kredietlimiet heen. We houden hem vast tot de vestiging ernaar heeft gekeken; je hoort van ons.`,
            ),
          ]
        : []),
      ...data.orders.flatMap((order) => [
        facts([
          { label: 'Bestelnummer', value: order.orderId },
          ...(data.reference === '' ? [] : [{ label: 'Referentie', value: data.reference }]),
          ...(data.orderer === ''
            ? []
            : [{ label: data.approvedBy === '' ? 'Besteller' : 'Aangevraagd door', value: data.orderer }]),
          ...(data.approvedBy === '' ? [] : [{ label: 'Akkoord van', value: data.approvedBy }]),
          ...(data.costCentre ? [{ label: 'Kostenplaats', value: data.costCentre }] : []),
          { label: 'Wanneer', value: order.when },
          { label: 'Waar', value: order.where },
          ...(data.unloading === undefined ? [] : [{ label: 'Lossen', value: data.unloading }]),
          ...(data.access === undefined ? [] : [{ label: 'Toegang', value: data.access }]),
          ...(data.comment ? [{ label: 'Opmerking', value: data.comment }] : []),
        ]),
        orderedLines(order.lines, order.sums),
      ]),
      ...(data.total === undefined
        ? []
        : [facts([{ label: `Alle ${data.orders.length} bestellingen samen`, value: `${data.total} incl. btw` }])]),
      ...(data.ordersPath === undefined ? [] : [button('Bekijk je bestellingen', data.ordersPath)]),
    ],
    reason: `Je krijgt deze mail omdat je bij ${venture.name} hebt besteld.`,
  };
};
