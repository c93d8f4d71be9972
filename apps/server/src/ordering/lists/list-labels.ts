import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { LabelSheet, ListLine } from '@bouwpoort/contract/ordering/lists';
import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { type LabelPlaces, labelPlaces, placeOf } from '@bouwpoort/trade/foundation/label-sheets';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import PDFDocument from 'pdfkit';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { bold, ink, muted, regular } from '../../foundation/pdf/pdf-style.ts';
import { toPrintable } from '../../foundation/pdf/printable-text.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { type Barcode, code128, qrCode } from './barcodes.ts';
import { requireList, requireListParty } from './list-access.ts';
import { fileNameOf, inSections } from './list-export.ts';
import { listPath } from './list-path.ts';
import { describeList } from './list-view.ts';

interface AskedLabels {
  sheet: LabelSheet;
  section?: string | undefined;
  /** From 1: the first free label of the sheet. */
  first: number;
  standing: boolean;
}

interface Label {
  name: string;
  code: string;
  /** The section of the line. */
  place: string;
  standing: string;
  /** The URL of the QR code: the list, with this article to be added. */
  address: string;
}

/** Labels for the shelf, with name, number and place in the list. Never with a price: everybody can read them. */
export async function makeLabels(
  ctx: Context,
  listId: number,
  asked: AskedLabels,
): Promise<{ fileName: string; content: Buffer }> {
  const party = await requireListParty(ctx);
  const list = await describeList(ctx, party, await requireList(ctx, party, listId));
  const venture = await findVenture(ctx, party.user.ventureId);
  if (!venture) throw new AppError('unknownVenture');
  const t = await findWords(ctx, 'order-lists');
  const labelOf = (line: ListLine): Label => ({
    name: withTimesSigns(line.displayName),
    code: line.code,
    place: [list.name, line.section].filter(Boolean).join(' · '),
    standing:
      asked.standing && line.standing !== null
        ? t('labelStanding', { amount: showAmount(line.standing, line.salesUnitId) })
        : '',
    address: new URL(listPath(venture.path, list.id, { scan: line.code }), ctx.config.publicUrl).href,
  });
  const labels = inSections(list)
    .filter(({ name }) => asked.section === undefined || name === asked.section)
    .flatMap(({ lines }) => lines)
    .filter(({ notOrderable }) => notOrderable !== 'gone')
    .map(labelOf);
  if (labels.length === 0) throw new AppError('badRequest', { detail: 'Er zijn geen regels om labels van te maken.' });
  const places = labelPlaces[asked.sheet];
  const first = Math.min(asked.first, places.columns * places.rows) - 1;
  const content = await drawLabels(labels, places, first, { title: list.name, author: venture.name });
  return { fileName: `${fileNameOf(list, ctx.clock())}-labels.pdf`, content };
}

const points = (millimetres: number) => (millimetres * 72) / 25.4;

async function drawLabels(
  labels: readonly Label[],
  places: LabelPlaces,
  first: number,
  { title, author }: { title: string; author: string },
): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: 'nl',
    info: { Title: toPrintable(title), Author: toPrintable(author) },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));
  let page = -1;
  for (const [index, label] of labels.entries()) {
    const place = placeOf(places, first + index);
    if (place.page !== page) {
      document.addPage({ size: [points(places.page.width), points(places.page.height)], margin: 0 });
      page = place.page;
    }
    drawLabel(document, label, places.label, place);
    // A QR code takes several milliseconds to compute, so other requests run in between.
    await letOthersIn();
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}

/** In millimetres. Printers leave the edge of a sheet blank, and a barcode needs a quiet zone. */
const padding = 4;
const qrSize = 17;
const linesHeight = 8;
/** Wider bars scan no better, narrower ones do not scan. */
const moduleWidth = { min: 0.19, max: 0.33 };

function drawLabel(
  document: PDFKit.PDFDocument,
  label: Label,
  { width, height }: LabelPlaces['label'],
  { x, y }: { x: number; y: number },
): void {
  const left = x + padding;
  const top = y + padding - 0.5;
  const bottom = y + height - padding;
  const qr = qrCode(label.address);
  drawBars(document, qr, x + width - padding - qrSize, bottom - qrSize, qrSize / qr.width, qrSize / qr.height);
  const room = width - 2 * padding - qrSize - 3;
  const lines = code128(label.code);
  const module = lines ? Math.min(moduleWidth.max, room / lines.width) : 0;
  const hasLines = lines !== undefined && module >= moduleWidth.min;
  if (hasLines) drawBars(document, lines, left, bottom - linesHeight, module, linesHeight);
  const write = (text: string, font: string, size: number, colour: string, at: number, wide: number, rows = 1) => {
    if (text === '') return;
    document.font(font).fontSize(size).fillColor(colour);
    // A line that does not fit completely is left out.
    const height = rows * document.currentLineHeight(true) + 0.1;
    const options = { width: points(wide), height, ellipsis: true, lineGap: 0 };
    document.text(toPrintable(text), points(left), points(at), options);
  };
  write(label.name, bold, 8, ink, top, width - 2 * padding, 2);
  write(label.code, bold, 8, ink, top + 7, room);
  write(label.place, regular, 6, muted, top + 10.4, room, 1);
  write(label.standing, regular, 6.5, ink, top + 13, room, 1);
}

function drawBars(
  document: PDFKit.PDFDocument,
  { bars }: Barcode,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  for (const bar of bars) {
    document.rect(
      points(x + bar.x * width),
      points(y + bar.y * height),
      points(bar.width * width),
      points(bar.height * height),
    );
  }
  document.fillColor('black').fill();
}
