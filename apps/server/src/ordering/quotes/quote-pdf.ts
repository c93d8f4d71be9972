import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { findCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { openSheet, type PdfSheet } from '../../foundation/pdf/pdf-sheet.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import type { OfferLineRow, QuoteRow, WholeQuote } from './quotes.queries.ts';

/** The PDF of an offer as it was sent; of the last one if no number is given. */
export async function makeQuotePdf(
  ctx: Context,
  { row, offers }: Pick<WholeQuote, 'row' | 'offers'>,
  offerNumber?: number,
): Promise<{ fileName: string; content: Buffer }> {
  const sent = offerNumber === undefined ? offers[0] : offers.find(({ offer }) => offer.number === offerNumber);
  const venture = await findVenture(ctx, row.ventureId);
  const customer = await findCustomer(ctx, row.customerId);
  if (!sent || !venture || !customer) throw new AppError('notFound');
  const t = await findWords(ctx, 'quotes');
  const { offer, lines } = sent;
  const title = t('pdfTitle', { number: row.number });
  const sheet = openSheet({ title, author: venture.name, accent: venture.accentColor });
  sheet.sender(venture);
  sheet.title(title);
  sheet.intro(t('pdfIntro', { offer: String(offer.number), date: showDate(offer.sentAt.toISOString()) }));
  sheet.facts([
    { label: t('pdfFor'), lines: [customer.customerName, customer.customerId] },
    { label: t('pdfAskedBy'), lines: [row.askedBy] },
    { label: t('pdfProject'), lines: [row.projectName || t('none')] },
    { label: t('pdfBy'), lines: [offer.sentBy] },
    { label: t('pdfValidUntil'), lines: [showDate(offer.validUntil)] },
    { label: t('pdfCallOffUntil'), lines: [showDate(offer.callOffUntil)] },
  ]);
  if (offer.opening) sheet.paragraph(offer.opening);
  await writeLines(sheet, lines, t);
  sheet.sums([{ label: t('totalExVat'), amount: showEuros(offer.amount), strong: true }]);
  if (offer.closing) sheet.paragraph(offer.closing);
  sheet.paragraph(t('pdfTerms', { date: showDate(offer.callOffUntil) }));
  const content = await sheet.close((page, pages) =>
    t('pdfPage', { title, page: String(page), pages: String(pages), printed: showDate(ctx.clock()) }),
  );
  return { fileName: fileNameOf(row, offer.number), content };
}

function fileNameOf({ number }: QuoteRow, offer: number): string {
  return `offerte-${number.replaceAll(/[^\w-]+/g, '-')}-versie-${offer}.pdf`;
}

function writeLines(sheet: PdfSheet, lines: readonly OfferLineRow[], t: Words): Promise<void> {
  return sheet.table(
    [
      { head: t('article'), width: 0.42 },
      { head: t('quantity'), width: 0.22 },
      { head: t('pdfPrice'), width: 0.2, right: true },
      { head: t('total'), width: 0.16, right: true },
    ],
    lines.map((line) => [
      `${withTimesSigns(line.name)}\n${[line.code || t('freeLine'), line.delivery].filter(Boolean).join(' · ')}`,
      quantityOf(line),
      priceOf(line, t),
      showEuros(line.amount),
    ]),
  );
}

function quantityOf({ quantity, unit, priceUnit, priceQuantity }: OfferLineRow): string {
  return quantityWords({ quantity, salesUnit: unit, agreed: { unitId: priceUnit, quantity: priceQuantity } });
}

function priceOf({ price, per, priceUnit }: OfferLineRow, t: Words): string {
  const words = priceWords({ price, per, unitId: priceUnit });
  return `${words.price} ${t('per', { unit: words.unit })}`;
}
