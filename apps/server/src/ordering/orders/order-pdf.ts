import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import type { OrderSiteAccess } from '@bouwpoort/contract/ordering/jobsites';
import type { Order, OrderAddress, SalesOrderLine } from '@bouwpoort/contract/ordering/orders';
import { deliveryModeId } from '@bouwpoort/contract/organisation/ventures';
import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { defaultSalesUnit } from '@bouwpoort/trade/catalogue/order-units';
import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { wishLines } from '@bouwpoort/trade/ordering/delivery-wishes';
import { accessFacts, contactLines, pinWords } from '@bouwpoort/trade/ordering/jobsite-access';
import { orderKindOf } from '@bouwpoort/trade/ordering/order-status';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { openSheet, type PdfSheet } from '../../foundation/pdf/pdf-sheet.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { sumsOf } from './order-sums.ts';

/** An order on paper: for the site hut, the one who receives the goods, and the bookkeeper. */
export async function makeOrderPdf(
  ctx: Context,
  ventureId: string,
  order: WithAmounts<Order>,
  { seesPrices }: { seesPrices: boolean },
): Promise<{ fileName: string; content: Buffer }> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  const t = await findWords(ctx, 'orders');
  const title = t('orderTitle', { id: order.orderId });
  const sheet = openSheet({ title, author: venture.name, accent: venture.accentColor });
  sheet.sender(venture);
  writeHead(sheet, order, t);
  if (order.siteAccess) sheet.card(t('accessCard', { site: order.siteAccess.siteName }), cardFacts(order.siteAccess));
  if (seesPrices) {
    await writeLines(sheet, order.salesOrderLines, t);
    writeTotals(sheet, order, t);
  } else {
    await writeLinesWithoutPrices(sheet, order.salesOrderLines, t);
  }
  if (order.orderText) sheet.paragraph(t('commentIs', { comment: order.orderText }));
  const content = await sheet.close((page, pages) =>
    t('pdfPage', { title, page: String(page), pages: String(pages), printed: showDate(ctx.clock()) }),
  );
  return { fileName: `bestelling-${order.orderId.replaceAll(/[^\w-]+/g, '-')}.pdf`, content };
}

function writeHead(sheet: PdfSheet, order: Order, t: Words): void {
  sheet.title(t('orderTitle', { id: order.orderId }));
  sheet.intro(`${t('placedOn', { date: showDate(order.orderDate) })} · ${t(`status_${order.statusDescr}`)}`);
  const [first] = order.salesOrderLines;
  const isKnown = ['brengen', 'rechtstr', 'halen', 'collect'].includes(order.orderTypeId);
  const isPickup = orderKindOf(order.orderTypeId) === 'pickup';
  sheet.facts([
    { label: t(isPickup ? 'collectAt' : 'deliverTo'), lines: first ? addressLines(first.deliveryAddress) : [] },
    { label: t('invoiceTo'), lines: addressLines(order.invoiceAddress) },
    { label: t('when'), lines: [windowOf(first, t)] },
    {
      label: t('typeAndPayment'),
      lines: [
        t(`type_${isKnown ? order.orderTypeId : 'unknown'}`, { branch: order.branchDescr }),
        unloadingOf(first, t),
        ...wishLines(order.deliveryWishes),
        order.paymentTermsDescr,
      ],
    },
    { label: t('reference'), lines: [order.reference || t('none'), order.requisitionForm] },
    { label: t('project'), lines: [order.customerObjectName || t('none')] },
    ...(order.customerName
      ? [{ label: t(order.approvedBy.length > 0 ? 'requester' : 'orderer'), lines: [order.customerName] }]
      : []),
    ...(order.approvedBy.length > 0 ? [{ label: t('approvedBy'), lines: order.approvedBy }] : []),
    ...(order.costCentre ? [{ label: t('costCentre'), lines: [order.costCentre] }] : []),
    { label: t('customer'), lines: [order.debtorName, order.debtorId] },
  ]);
}

/** The six facts of the access card, then who to call and where the pin is. */
function cardFacts({ access, pin }: OrderSiteAccess): { label: string; lines: string[] }[] {
  const facts = accessFacts(access).map(({ label, value, note }) => ({ label, lines: [value || '–', note] }));
  const contact = [...contactLines(access), pinWords(pin)].filter((line) => line !== '');
  return contact.length === 0 ? facts : [...facts, { label: 'Op de bouw', lines: contact }];
}

/** Only for our own lorries: pickup and direct delivery have a code of their own and no choice. */
function unloadingOf(line: SalesOrderLine | undefined, t: Words): string {
  const mode = deliveryModeId.safeParse(line?.deliveryModeId).data;
  return mode ? t(`mode_${mode}`) : '';
}

function addressLines({ name, line1, postalCode, city }: OrderAddress): string[] {
  return [name, line1, `${showPostalCode(postalCode)} ${city}`.trim()];
}

function windowOf(line: SalesOrderLine | undefined, t: Words): string {
  if (!line?.deliveryDateAfter) return t('whenUnknown');
  return windowWords({ after: line.deliveryDateAfter, before: line.deliveryDateBefore ?? line.deliveryDateAfter });
}

function writeLinesWithoutPrices(sheet: PdfSheet, lines: readonly SalesOrderLine[], t: Words): Promise<void> {
  return sheet.table(
    [
      { head: t('article'), width: 0.64 },
      { head: t('quantity'), width: 0.36 },
    ],
    lines.map((line) => [articleOf(line, t), orderedOf(line)]),
  );
}

function articleOf(line: SalesOrderLine, t: Words): string {
  const below = [line.variantCode, quoteOf(line, t)].filter(Boolean).join(' · ');
  return `${withTimesSigns(line.variantDisplayName ?? line.productName)}\n${below}`;
}

function orderedOf(line: SalesOrderLine): string {
  return quantityWords({
    quantity: line.qtyOrdered,
    salesUnit: line.variantSalesUnit ?? defaultSalesUnit,
    agreed: line.agreed,
  });
}

function writeLines(sheet: PdfSheet, lines: readonly WithAmounts<SalesOrderLine>[], t: Words): Promise<void> {
  return sheet.table(
    [
      { head: t('article'), width: 0.42 },
      { head: t('quantity'), width: 0.22 },
      { head: t('priceExVat'), width: 0.2, right: true },
      { head: t('total'), width: 0.16, right: true },
    ],
    lines.map((line) => [articleOf(line, t), orderedOf(line), linePriceWords(line, t), showEuros(line.nettAmount)]),
  );
}

function quoteOf({ quoteNumber }: SalesOrderLine, t: Words): string {
  return quoteNumber ? t('fromQuote', { number: quoteNumber }) : '';
}

function linePriceWords({ agreed }: WithAmounts<SalesOrderLine>, t: Words): string {
  const { price, unit } = priceWords(agreed);
  return `${price} ${t('per', { unit })}`;
}

function writeTotals(sheet: PdfSheet, order: WithAmounts<Order>, t: Words): void {
  const sums = sumsOf(
    {
      items: order.itemTotalsAmount,
      handling: order.orderCostsAmount,
      subtotal: order.nettOrderAmount,
      vats: order.totalVats,
      total: order.nettOrderAmountInclVat,
    },
    t,
  );
  sheet.sums(sums.map((sum, at) => ({ ...sum, strong: at === sums.length - 1 })));
}
