import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { ClientQuote } from '@bouwpoort/contract/client-quotes';
import { type ClientSheet, clientSheet } from '@bouwpoort/trade/client-quote';
import { showDate } from '@bouwpoort/trade/dutch-dates';
import { showEuros } from '@bouwpoort/trade/quantity-words';
import { slug } from '@bouwpoort/trade/slug';
import type { Context } from '../context/context.ts';
import { bold, ink, muted, regular } from '../pdf/pdf-look.ts';
import { openPaper } from '../pdf/pdf-paper.ts';
import { selectLogo } from './client-quotes.queries.ts';
import { findClientQuote, linesToSell, requireQuoting } from './client-quotes.ts';

/** All that may stand on paper. No field holds a net price, a margin, an article number or the name of the shop. */
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
): Promise<{ fileName: string; content: Buffer }> {
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
  return { fileName: `offerte-${slug(number) || quoteId}.pdf`, content: await printPaper(paper) };
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
    // A price without its quantity multiplies to nothing.
    ...(showsLineAmounts ? (showsQuantities ? amounts : amounts.slice(1)) : []),
  ];
  const rest = others.reduce((left, { width }) => left - width, 1);
  return [{ head: 'Omschrijving', width: rest, right: false, cell: ({ description }) => description }, ...others];
}

/** Measuring and writing a row takes most of a millisecond. */
const rowsAtOnce = 10;

async function printPaper(paper: ClientPaper): Promise<Buffer> {
  const { sender, sheet } = paper;
  const title = `Offerte ${paper.number}`;
  // The library would name itself, and nothing but the sender belongs here.
  const { document, left, width, top, bottom, set, write, heightOf, rule, close } = openPaper({
    ...{ title, author: sender.name, creator: sender.name, producer: '' },
  });
  let y = top;
  const need = (height: number): boolean => {
    if (y + height <= bottom) return false;
    document.addPage();
    y = top;
    return true;
  };
  /** A long text goes on over as many pages as it takes. */
  const paragraphs = (text: string) => {
    for (const part of text.split('\n')) {
      set(regular, 10);
      const height = part === '' ? 6 : heightOf(part, width);
      need(Math.min(height, bottom - top));
      set(regular, 10);
      if (part !== '') write(part, left, y, width);
      y += height + 3;
    }
    y += 9;
  };

  // Whose it is.
  if (paper.logo) document.image(paper.logo, left, y, { fit: [190, 58] });
  else {
    set(bold, 15);
    write(sender.name, left, y, width * 0.58);
  }
  set(regular, 9, muted);
  const senderLines = [...(paper.logo ? [sender.name] : []), ...sender.lines].join('\n');
  write(senderLines, left + width * 0.6, y, width * 0.4, true);
  y += Math.max(64, heightOf(senderLines, width * 0.4)) + 22;

  // For whom, and which it is.
  set(regular, 8, muted);
  write('Offerte voor', left, y, width * 0.5);
  const client = [paper.clientName, paper.clientAddress].filter((line) => line !== '').join('\n') || '–';
  set(regular, 10);
  write(client, left, y + 12, width * 0.5);
  const clientHeight = 12 + heightOf(client, width * 0.5);
  const facts = [
    ['Nummer', paper.number],
    ['Datum', showDate(paper.date)],
    ['Geldig t/m', showDate(paper.validUntil)],
  ];
  facts.forEach(([label = '', value = ''], at) => {
    set(regular, 9, muted);
    write(label, left + width * 0.6, y + at * 15, width * 0.15);
    set(regular, 9);
    write(value, left + width * 0.72, y + at * 15, width * 0.28, true);
  });
  y += Math.max(clientHeight, facts.length * 15) + 24;

  set(bold, 16);
  const titleHeight = heightOf(paper.title, width);
  write(paper.title, left, y, width);
  y += titleHeight + 8;
  if (paper.intro) paragraphs(paper.intro);

  const columns = columnsOf(paper);
  const gap = 8;
  const places = columns.map((column, index) => ({
    ...column,
    x: left + columns.slice(0, index).reduce((sum, one) => sum + one.width, 0) * width,
    room: column.width * width - (index === columns.length - 1 ? 0 : gap),
  }));
  const heads = () => {
    set(bold, 8, muted);
    for (const { head, x, room, right } of places) write(head, x, y, room, right);
    y += 14;
    rule(y, muted);
    y += 7;
  };
  need(60);
  heads();
  for (const [at, line] of sheet.lines.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await letOthersIn();
    set(regular, 9.5);
    const cells = places.map((place) => ({ ...place, text: place.cell(line) }));
    const height = Math.max(...cells.map(({ text, room }) => heightOf(text, room)));
    if (need(height + 6)) heads();
    set(regular, 9.5);
    for (const { text, x, room, right } of cells) write(text, x, y, room, right);
    y += height + 6;
    rule(y);
    y += 7;
  }

  const sums = [
    { label: 'Totaal excl. btw', amount: sheet.net, isTotal: false },
    ...sheet.vats.map(({ vatRate, vatBase, vatAmount }) => ({
      label: sheet.vats.length > 1 ? `Btw ${vatRate}% over ${showEuros(vatBase)}` : `Btw ${vatRate}%`,
      amount: vatAmount,
      isTotal: false,
    })),
    { label: paper.isVatReversed ? 'Totaal, btw verlegd' : 'Totaal incl. btw', amount: sheet.total, isTotal: true },
  ];
  need(sums.length * 18 + 20);
  const room = width * 0.5;
  const x = left + width - room;
  y += 4;
  for (const { label, amount, isTotal } of sums) {
    if (isTotal) {
      rule(y, ink, 0.75, x);
      y += 8;
    }
    set(isTotal ? bold : regular, isTotal ? 12 : 9.5);
    write(label, x, y, room * 0.65);
    write(showEuros(amount), x + room * 0.6, y, room * 0.4, true);
    y += isTotal ? 26 : 17;
  }
  if (paper.closing) paragraphs(paper.closing);
  if (paper.hasSignature) {
    need(86);
    y += 44;
    const half = (width - 24) / 2;
    for (const [at, label] of ['Akkoord, naam en datum', 'Handtekening'].entries()) {
      const from = left + at * (half + 24);
      document
        .moveTo(from, y)
        .lineTo(from + half, y)
        .lineWidth(0.75)
        .strokeColor(ink)
        .stroke();
      set(regular, 8, muted);
      write(label, from, y + 5, half);
    }
  }

  return close((page, pages) => `${title}, pagina ${page} van ${pages}`);
}
