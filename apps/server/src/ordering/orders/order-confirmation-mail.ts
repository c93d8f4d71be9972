import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { sumOf } from '@bouwpoort/trade/foundation/money';
import { wishLines } from '@bouwpoort/trade/ordering/delivery-wishes';
import { accessLines, pinWords } from '@bouwpoort/trade/ordering/jobsite-access';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import type { Context } from '../../foundation/context/context.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { agreedOf, type ConceptLine, type ConceptOrder, type WindowTotals } from './concept-order.ts';
import { sumsOf } from './order-sums.ts';

interface ConfirmationDetails {
  ventureId: string;
  concept: ConceptOrder;
  heldForCredit: boolean;
  isGuest: boolean;
  /** Whether the receiver of the mail may see prices. */
  seesPrices: boolean;
  approvedBy?: readonly string[];
}

/** Written in the transaction of the order, so that there is one mail for it and never none. */
export async function sendConfirmation(
  tx: Context,
  { ventureId, concept, heldForCredit, isGuest, seesPrices, approvedBy = [] }: ConfirmationDetails,
  placed: readonly (WindowTotals & { orderId: string })[],
): Promise<void> {
  const venture = await findVenture(tx, ventureId);
  const { deliveryAddress: address } = concept;
  const verb = concept.method === 'instorepickup' ? 'Afhalen' : 'Levering';
  const words = await findWords(tx, 'orders');
  await sendMail(tx, {
    to: concept.email,
    kind: 'order-confirmation',
    ventureId,
    orderIds: placed.map(({ orderId }) => orderId),
    data: {
      firstName: concept.firstName,
      reference: concept.reference,
      orderer: concept.customerName,
      approvedBy: approvedBy.join(' en '),
      costCentre: concept.costCentre,
      unloading: unloadingOf(concept, words),
      access: accessWords(concept),
      comment: concept.comment,
      total: seesPrices && placed.length > 1 ? showEuros(sumOf(placed.map(({ totals }) => totals.total))) : undefined,
      held: heldForCredit,
      ordersPath: isGuest || !venture ? undefined : `/${venture.path}/bestellingen`,
      orders: placed.map(({ orderId, lines, totals }) => ({
        orderId,
        when: `${verb} ${windowWords({ after: lines[0]?.after ?? '', before: lines[0]?.before ?? '' })}`,
        where: [address.name, address.line1, `${showPostalCode(address.postalCode)} ${address.city}`].join('\n'),
        lines: lines.map((line) => ({ ...mailLine(line, words), ...(seesPrices ? linePrices(line, words) : {}) })),
        sums: seesPrices ? sumsOf(totals, words) : [],
      })),
    },
  });
}

/** How it is unloaded by our own lorry, and what is asked of its driver. */
function unloadingOf(concept: ConceptOrder, t: Words): string | undefined {
  if (concept.method !== 'storedelivery') return undefined;
  return (
    [t(`mode_${concept.deliveryModeId}`), ...wishLines(concept.deliveryWishes)].filter(Boolean).join('\n') || undefined
  );
}

/** The access card, one line for each fact; where the pin is, a map can be asked. */
function accessWords({ siteAccess }: ConceptOrder): string | undefined {
  if (!siteAccess) return undefined;
  return [siteAccess.siteName, ...accessLines(siteAccess.access), pinWords(siteAccess.pin)].filter(Boolean).join('\n');
}

function mailLine(line: ConceptLine, t: Words) {
  return {
    name: line.displayName,
    code: [line.code, line.quote ? t('fromQuote', { number: line.quote.number }) : ''].filter(Boolean).join(' · '),
    quantity: quantityWords({ quantity: line.quantity, salesUnit: line.salesUnit, agreed: agreedOf(line) }),
  };
}

function linePrices(line: ConceptLine, t: Words) {
  const { price, unit } = priceWords(agreedOf(line));
  return { price: `${price} ${t('per', { unit })}`, amount: showEuros(line.nettAmount) };
}
