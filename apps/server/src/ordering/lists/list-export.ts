import type { ListLine, OrderList } from '@bouwpoort/contract/ordering/lists';
import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { dayOf, showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { sumOf } from '@bouwpoort/trade/foundation/money';
import { slug } from '@bouwpoort/trade/foundation/slug';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { zipSync } from 'fflate';
import {
  cellXml,
  columnName,
  dutchNumber,
  lastCell,
  sheetStart,
  workbookParts,
} from '../../catalogue/price-lists/price-lists.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { csvLine, csvStart } from '../../foundation/http/csv-lines.ts';
import { openSheet } from '../../foundation/pdf/pdf-sheet.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { type ListParty, requireList, requireListParty } from './list-access.ts';
import { listColumns } from './list-columns.ts';
import { describeList } from './list-view.ts';

interface ListFile {
  fileName: string;
  contentType: string;
  content: string | Buffer;
}

const contentTypes = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** A list as a file. Users who may not see prices get no price columns. */
export async function exportList(ctx: Context, listId: number, format: keyof typeof contentTypes): Promise<ListFile> {
  const party = await requireListParty(ctx);
  const list = await describeList(ctx, party, await requireList(ctx, party, listId));
  const t = await findWords(ctx, 'order-lists');
  const content =
    format === 'csv'
      ? csvOf(list, party, t)
      : format === 'xlsx'
        ? xlsxOf(list, party, t, ctx.clock())
        : await pdfOf(ctx, list, party, t);
  return { fileName: `${fileNameOf(list, ctx.clock())}.${format}`, contentType: contentTypes[format], content };
}

export function fileNameOf({ name, id }: Pick<OrderList, 'name' | 'id'>, now: Date): string {
  return `bestellijst-${slug(name).slice(0, 60) || id}-${dayOf(now)}`;
}

function csvOf(list: OrderList, { seesPrices }: ListParty, t: Words): string {
  const columns = listColumns(seesPrices);
  const rows = inOrder(list).map((line) =>
    csvLine(
      columns.map(({ cell }) => {
        const value = cell(line, t);
        if (!value) return '';
        return 'text' in value ? value.text : dutchNumber(value.number);
      }),
    ),
  );
  return csvStart + csvLine(columns.map(({ key }) => t(key))) + rows.join('');
}

function xlsxOf(list: OrderList, { seesPrices }: ListParty, t: Words, now: Date): Buffer {
  const columns = listColumns(seesPrices);
  const heads = columns.map(({ key }, at) => cellXml(`${columnName(at)}1`, { text: t(key) }, 'head')).join('');
  const rows = inOrder(list).map((line, index) => {
    const number = index + 2;
    const cells = columns.map(({ cell }, at) => cellXml(`${columnName(at)}${number}`, cell(line, t))).join('');
    return `<row r="${number}">${cells}</row>`;
  });
  const end = `</sheetData><autoFilter ref="A1:${lastCell(columns.length, rows.length + 1)}"/></worksheet>`;
  const sheet = `${sheetStart(columns)}<row r="1">${heads}</row>${rows.join('')}${end}`;
  const parts = { ...workbookParts(t('fileSheet'), now), 'xl/worksheets/sheet1.xml': sheet };
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)]));
  return Buffer.from(zipSync(files, { level: 4, mtime: now }));
}

async function pdfOf(ctx: Context, list: OrderList, party: ListParty, t: Words): Promise<Buffer> {
  const venture = await findVenture(ctx, party.user.ventureId);
  if (!venture) throw new AppError('unknownVenture');
  const sheet = openSheet({ title: list.name, author: venture.name, accent: venture.accentColor });
  sheet.sender(venture);
  sheet.title(list.name);
  sheet.intro([list.project?.name ?? party.customer.customerName, list.note].filter(Boolean).join(' · '));
  const columns = [
    { head: t('pdfArticle'), width: party.seesPrices ? 0.46 : 0.68 },
    { head: t('pdfQuantity'), width: party.seesPrices ? 0.22 : 0.32 },
    ...(party.seesPrices
      ? [
          { head: t('pdfPrice'), width: 0.18, right: true },
          { head: t('pdfAmount'), width: 0.14, right: true },
        ]
      : []),
  ];
  for (const { name, lines } of inSections(list)) {
    if (name !== '') sheet.paragraph(name);
    await sheet.table(
      columns,
      lines.map((line) => [
        `${withTimesSigns(line.displayName)}\n${[line.code, line.note, line.notOrderable === 'gone' ? t('gone') : ''].filter(Boolean).join(' · ')}`,
        amountWords(line),
        ...(party.seesPrices ? priceCells(line, t) : []),
      ]),
    );
  }
  if (party.seesPrices) {
    const amount = showEuros(sumOf(list.lines.map(({ price }) => price?.amount ?? 0)));
    sheet.sums([{ label: t('totalExVat'), amount, strong: true }]);
  }
  return sheet.close((page, pages) =>
    t('pdfPage', { title: list.name, page: String(page), pages: String(pages), printed: showDate(ctx.clock()) }),
  );
}

function amountWords({ quantity, salesUnitId, price }: ListLine): string {
  return price
    ? quantityWords({ quantity, salesUnit: salesUnitId, agreed: price.agreed })
    : showAmount(quantity, salesUnitId);
}

function priceCells({ price }: ListLine, t: Words): string[] {
  if (!price) return ['', ''];
  const words = priceWords(price.agreed);
  return [t('pricePer', { price: words.price, unit: words.unit }), showEuros(price.amount)];
}

/** Lines without a section first, then each section in order. */
export function inSections({ sections, lines }: Pick<OrderList, 'sections' | 'lines'>) {
  const names = ['', ...sections.map(({ name }) => name)];
  const bySection = Map.groupBy(lines, ({ section }) => (names.includes(section) ? section : ''));
  return names.flatMap((name) => {
    const own = bySection.get(name);
    return own ? [{ name, lines: own }] : [];
  });
}

const inOrder = (list: OrderList): ListLine[] => inSections(list).flatMap(({ lines }) => lines);
