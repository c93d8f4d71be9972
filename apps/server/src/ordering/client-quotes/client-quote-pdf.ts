import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { ClientQuote } from '@bouwpoort/contract/ordering/client-quotes';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { slug } from '@bouwpoort/trade/foundation/slug';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { type ClientSheet, clientSheet } from '@bouwpoort/trade/ordering/client-quote';
import type { Context } from '../../foundation/context/context.ts';
import { openPaper } from '../../foundation/pdf/pdf-paper.ts';
import { bold, ink, muted, regular } from '../../foundation/pdf/pdf-style.ts';
import { selectLogo } from './client-quotes.queries.ts';
import { findClientQuote, linesToSell, requireQuoting } from './client-quotes.ts';

/** Everything that may be printed. No field holds a net price, a margin, an article number or the name of the shop. */
interface ClientPaper
  extends Pick<
    ClientQuote,
    | 'number'
    | 'title'
    | 'clientName'
    | 'clientAddress'
    | 'date'
    | 'validUntil'
    | 'intro'
    | 'closing'
    | 'sender'
    | 'isVatReversed'
    | 'showsQuantities'
    | 'showsLineAmounts'
    | 'hasSignature'
  > {
  logo: Buffer | null;
  sheet: ClientSheet;
}

export async function makeClientQuotePdf(
  ctx: Context,
  quoteId: number,
): Promise<{ quote: ClientQuote; fileName: string; content: Buffer }> {
  const { customer } = await requireQuoting(ctx);
  const quote = await findClientQuote(ctx, quoteId);
  const logo = (await selectLogo(ctx.db, customer.customerId))?.bytes ?? null;
  const { number, title, clientName, clientAddress, date, validUntil, intro, closing, sender } = quote;
  const { isVatReversed, showsQuantities, showsLineAmounts, hasSignature } = quote;
  const paper: ClientPaper = {
    ...{ number, title, clientName, clientAddress, date, validUntil, intro, closing, sender },
    ...{ isVatReversed, showsQuantities, showsLineAmounts, hasSignature },
    logo,
    sheet: clientSheet(quote, linesToSell(quote)),
  };
  return { quote, fileName: `offerte-${slug(number) || quoteId}.pdf`, content: await printPaper(paper) };
}

interface Column {
  head: string;
  width: number;
  right: boolean;
  cell: (line: ClientSheet['lines'][number]) => string;
}

function columnsOf({ showsQuantities, showsLineAmounts }: ClientPaper): Column[] {
  const quantity = {
    head: 'Aantal',
    width: 0.18,
    right: true,
    cell: (line: ClientSheet['lines'][number]) => line.quantity,
  };
  const amounts: Column[] = [
    { head: 'Prijs', width: 0.22, right: true, cell: ({ price }) => price },
    { head: 'Bedrag', width: 0.16, right: true, cell: ({ amount }) => showEuros(amount) },
  ];
  const others = [
    ...(showsQuantities ? [quantity] : []),
    // Without its quantity a price cannot be checked against its amount.
    ...(showsLineAmounts ? (showsQuantities ? amounts : amounts.slice(1)) : []),
  ];
  const rest = others.reduce((left, { width }) => left - width, 1);
  return [
    { head: 'Omschrijving', width: rest, right: false, cell: ({ description }) => withTimesSigns(description) },
    ...others,
  ];
}

/** Measuring and writing a row takes most of a millisecond. */
const rowsAtOnce = 10;

async function printPaper(paper: ClientPaper): Promise<Buffer> {
  const title = `Offerte ${paper.number}`;
  const { name } = paper.sender;
  // The library would write its own name; the PDF names the sender only.
  const sheet = new WrittenSheet(openPaper({ title, author: name, creator: name, producer: '' }));
  writeSender(sheet, paper);
  writeClient(sheet, paper);
  sheet.heading(paper.title);
  if (paper.intro) sheet.paragraphs(paper.intro);
  await writeLines(sheet, paper);
  writeSums(sheet, paper);
  if (paper.closing) sheet.paragraphs(paper.closing);
  if (paper.hasSignature) writeSignature(sheet);
  return sheet.on.close((page, pages) => `${title}, pagina ${page} van ${pages}`);
}

/** A document that is written from top to bottom. */
class WrittenSheet {
  readonly on: ReturnType<typeof openPaper>;
  /** The vertical position of the next element. */
  y: number;

  constructor(paper: ReturnType<typeof openPaper>) {
    this.on = paper;
    this.y = paper.top;
  }

  /** Adds a page unless this height still fits; returns whether it did. */
  need(height: number): boolean {
    const { document, top, bottom } = this.on;
    if (this.y + height <= bottom) return false;
    document.addPage();
    this.y = top;
    return true;
  }

  heading(text: string): void {
    const { set, write, heightOf, left, width } = this.on;
    set(bold, 16);
    const height = heightOf(text, width);
    write(text, left, this.y, width);
    this.y += height + 8;
  }

  /** A long text continues over as many pages as it takes. */
  paragraphs(text: string): void {
    const { set, write, heightOf, left, width, top, bottom } = this.on;
    for (const part of text.split('\n')) {
      set(regular, 10);
      const height = part === '' ? 6 : heightOf(part, width);
      this.need(Math.min(height, bottom - top));
      set(regular, 10);
      if (part !== '') write(part, left, this.y, width);
      this.y += height + 3;
    }
    this.y += 9;
  }
}

function writeSender(sheet: WrittenSheet, { sender, logo }: ClientPaper): void {
  const { document, set, write, heightOf, left, width } = sheet.on;
  if (logo) document.image(logo, left, sheet.y, { fit: [190, 58] });
  else {
    set(bold, 15);
    write(sender.name, left, sheet.y, width * 0.58);
  }
  set(regular, 9, muted);
  const lines = [...(logo ? [sender.name] : []), ...sender.lines].join('\n');
  write(lines, left + width * 0.6, sheet.y, width * 0.4, true);
  sheet.y += Math.max(64, heightOf(lines, width * 0.4)) + 22;
}

/** The client, and beside it the details of the quote. */
function writeClient(sheet: WrittenSheet, paper: ClientPaper): void {
  const { set, write, heightOf, left, width } = sheet.on;
  set(regular, 8, muted);
  write('Offerte voor', left, sheet.y, width * 0.5);
  const client = [paper.clientName, paper.clientAddress].filter((line) => line !== '').join('\n') || '–';
  set(regular, 10);
  write(client, left, sheet.y + 12, width * 0.5);
  const clientHeight = 12 + heightOf(client, width * 0.5);
  const facts = [
    ['Nummer', paper.number],
    ['Datum', showDate(paper.date)],
    ['Geldig t/m', showDate(paper.validUntil)],
  ];
  facts.forEach(([label = '', value = ''], at) => {
    const y = sheet.y + at * 15;
    set(regular, 9, muted);
    write(label, left + width * 0.6, y, width * 0.15);
    set(regular, 9);
    write(value, left + width * 0.72, y, width * 0.28, true);
  });
  sheet.y += Math.max(clientHeight, facts.length * 15) + 24;
}

const gap = 8;

/** Repeats the headings on every page. */
async function writeLines(sheet: WrittenSheet, paper: ClientPaper): Promise<void> {
  const { set, write, heightOf, rule, left, width } = sheet.on;
  const columns = columnsOf(paper);
  const places = columns.map((column, index) => ({
    ...column,
    x: left + columns.slice(0, index).reduce((sum, one) => sum + one.width, 0) * width,
    room: column.width * width - (index === columns.length - 1 ? 0 : gap),
  }));
  const writeHeads = () => {
    set(bold, 8, muted);
    for (const { head, x, room, right } of places) write(head, x, sheet.y, room, right);
    sheet.y += 14;
    rule(sheet.y, muted);
    sheet.y += 7;
  };
  sheet.need(60);
  writeHeads();
  for (const [at, line] of paper.sheet.lines.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await letOthersIn();
    set(regular, 9.5);
    const cells = places.map((place) => ({ ...place, text: place.cell(line) }));
    const height = Math.max(...cells.map(({ text, room }) => heightOf(text, room)));
    if (sheet.need(height + 6)) writeHeads();
    set(regular, 9.5);
    for (const { text, x, room, right } of cells) write(text, x, sheet.y, room, right);
    sheet.y += height + 6;
    rule(sheet.y);
    sheet.y += 7;
  }
}

function writeSums(sheet: WrittenSheet, { isVatReversed, sheet: { net, vats, total } }: ClientPaper): void {
  const { set, write, rule, left, width } = sheet.on;
  const parts = [
    { label: 'Totaal excl. btw', amount: net },
    ...vats.map(({ vatRate, vatBase, vatAmount }) => ({
      label: vats.length > 1 ? `Btw ${vatRate}% over ${showEuros(vatBase)}` : `Btw ${vatRate}%`,
      amount: vatAmount,
    })),
  ];
  const room = width * 0.5;
  const x = left + width - room;
  const writeSum = (label: string, amount: string) => {
    write(label, x, sheet.y, room * 0.65);
    write(amount, x + room * 0.6, sheet.y, room * 0.4, true);
  };
  sheet.need((parts.length + 1) * 18 + 20);
  sheet.y += 4;
  set(regular, 9.5);
  for (const { label, amount } of parts) {
    writeSum(label, showEuros(amount));
    sheet.y += 17;
  }
  rule(sheet.y, ink, 0.75, x);
  sheet.y += 8;
  set(bold, 12);
  writeSum(isVatReversed ? 'Totaal, btw verlegd' : 'Totaal incl. btw', showEuros(total));
  sheet.y += 26;
}

function writeSignature(sheet: WrittenSheet): void {
  const { document, set, write, left, width } = sheet.on;
  sheet.need(86);
  sheet.y += 44;
  const half = (width - 24) / 2;
  for (const [at, label] of ['Akkoord, naam en datum', 'Handtekening'].entries()) {
    const from = left + at * (half + 24);
    document
      .moveTo(from, sheet.y)
      .lineTo(from + half, sheet.y)
      .lineWidth(0.75)
      .strokeColor(ink)
      .stroke();
    set(regular, 8, muted);
    write(label, from, sheet.y + 5, half);
  }
}
