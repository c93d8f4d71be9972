import { dayOf, showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import type { Context } from '../../foundation/context/context.ts';
import { requireRegistered } from '../../foundation/context/require-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { type PricedFor, requirePricing } from '../prices/prices.ts';
import { writeCsv } from './price-list-csv.ts';
import { writePdf } from './price-list-pdf.ts';
import { openRows, type PriceListRows } from './price-list-rows.ts';
import { writeXlsx } from './price-list-xlsx.ts';

export { type Cell, dutchNumber } from './price-list-columns.ts';
export { cellXml, columnName, lastCell, sheetStart, workbookParts } from './price-list-xlsx-parts.ts';

interface Format {
  contentType: string;
  /** About so many bytes an article takes, before an answer is compressed. */
  bytesPerRow: number;
  write(list: OpenList): AsyncGenerator<string | Uint8Array>;
}

interface OpenList extends PricedFor {
  rows: PriceListRows;
  words: Words;
  now: Date;
}

const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries<Format>({
    csv: {
      contentType: 'text/csv; charset=utf-8; header=present',
      bytesPerRow: 205,
      write: ({ rows, words }) => writeCsv(rows, words),
    },
    xlsx: {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytesPerRow: 88,
      write: ({ rows, words, now }) => writeXlsx(rows, words, now),
    },
    pdf: {
      contentType: 'application/pdf',
      bytesPerRow: 175,
      write: ({ rows, words, now, customer, venture }) =>
        writePdf(rows, words, {
          venture: venture.name,
          accent: venture.accentColor,
          customer: customer.customerName,
          customerId: customer.customerId,
          date: showDate(now),
        }),
    },
  }),
);

interface PriceListFile {
  fileName: string;
  contentType: string;
  totalRows: number;
  estimatedLength: number;
  /** Nothing is read until it is consumed, and no more than is consumed. */
  content: AsyncGenerator<string | Uint8Array>;
}

/** P 2.14: every article the venture shows, at the prices of the customer who asks. */
export async function openPriceList(ctx: Context, asked: string): Promise<PriceListFile> {
  const { ventureId } = requireRegistered(ctx);
  const venture = await findVenture(ctx, ventureId);
  if (!venture?.downloadPricelist) {
    throw new AppError('forbidden', { detail: 'Deze webshop heeft geen prijslijst om te downloaden.' });
  }
  const priced = await requirePricing(ctx, ventureId);
  const format = formats.get(asked);
  if (!format || !(venture.downloadPricelistFormats as readonly string[]).includes(asked)) {
    throw new AppError('notFound', { detail: 'De prijslijst is er niet in dit bestandstype.' });
  }
  const [rows, words] = await Promise.all([openRows(ctx, priced), findWords(ctx, 'price-list')]);
  const now = ctx.clock();
  return {
    fileName: `prijslijst-${venture.path}-${priced.customer.customerId}-${dayOf(now)}.${asked}`,
    contentType: format.contentType,
    totalRows: rows.total,
    estimatedLength: rows.total * format.bytesPerRow,
    content: format.write({ ...priced, rows, words, now }),
  };
}
