import PDFDocument from 'pdfkit';
import { footHeight, hairline, ink, margin, muted, regular } from './pdf-style.ts';
import { toPrintable } from './printable-text.ts';

/* Sheets of A4 with room for a foot, and the few strokes everything on them is made of. Measures are in points. */

interface PaperInfo {
  title: string;
  author: string;
  /** What made it, where that is not to be told. */
  creator?: string;
  producer?: string;
}

export function openPaper({ title, author, creator, producer }: PaperInfo) {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footHeight },
    lang: 'nl',
    bufferPages: true,
    info: {
      Title: toPrintable(title),
      Author: toPrintable(author),
      ...(creator === undefined ? {} : { Creator: toPrintable(creator) }),
      ...(producer === undefined ? {} : { Producer: producer }),
    },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));
  const left = margin;
  const width = document.page.width - 2 * margin;
  const set = (font: string, size: number, colour = ink) => document.font(font).fontSize(size).fillColor(colour);
  const write = (text: string, x: number, at: number, room: number, right = false) =>
    document.text(toPrintable(text), x, at, { width: room, align: right ? 'right' : 'left' });
  return {
    ...{ document, left, width, set, write },
    top: margin,
    bottom: document.page.height - margin - footHeight,
    heightOf: (text: string, room: number) => document.heightOfString(toPrintable(text), { width: room }),
    rule: (at: number, colour = hairline, thickness = 0.75, from = left) =>
      document
        .moveTo(from, at)
        .lineTo(left + width, at)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke(),
    /** The foot stands on every page. */
    async close(foot: (page: number, pages: number) => string): Promise<Buffer> {
      const { start, count } = document.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        document.switchToPage(start + page);
        // Below the lower margin, where pdfkit would begin another page.
        document.page.margins.bottom = 0;
        set(regular, 8, muted);
        write(foot(page + 1, count), left, document.page.height - margin, width);
      }
      document.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
