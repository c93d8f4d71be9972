import { bold, regular } from '../../foundation/pdf/pdf-style.ts';
import { toPrintable } from '../../foundation/pdf/printable-text.ts';

type Document = PDFKit.PDFDocument;
export type Font = typeof bold | typeof regular;

/**
 * Sets lines of type by a table of widths. pdfkit can break lines itself, but lays every text out again to measure it
 * and once more to write it: on tens of thousands of articles that is most of the work.
 */
export class PdfType {
  readonly #document: Document;
  readonly #widths: Record<Font, Map<string, number>> = { [bold]: new Map(), [regular]: new Map() };

  constructor(document: Document) {
    this.#document = document;
  }

  /** Reading the description of a font takes a moment; a caller that cannot spare two in a row loads one at a time. */
  load(font: Font): void {
    this.#document.font(font);
  }

  /** The lines a text takes up in so much room. A word that is too long by itself sticks out: none of ours is. */
  lines(text: string, font: Font, size: number, room: number): string[] {
    const lines: string[] = [];
    for (const paragraph of toPrintable(text).split('\n')) {
      if (this.#width(paragraph, font, size) <= room) {
        lines.push(paragraph);
        continue;
      }
      let line = '';
      for (const word of paragraph.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line === '' || this.#width(longer, font, size) <= room) line = longer;
        else {
          lines.push(line);
          line = word;
        }
      }
      lines.push(line);
    }
    return lines;
  }

  write(lines: readonly string[], place: Place): void {
    const { font, size, colour, x, room, right = false } = place;
    // First of all: a character that was never measured sets the document to another size.
    const widths = lines.map((line) => this.#width(line, font, size));
    this.#document.font(font).fontSize(size).fillColor(colour);
    for (const [at, line] of lines.entries()) {
      const textWidth = widths[at] ?? 0;
      // Told its width, pdfkit does not measure once more.
      const told = { lineBreak: false, textWidth, wordCount: 1 };
      const from = right ? x + room - textWidth : x;
      this.#document.text(line, from, place.y + at * lineHeight(size), told);
    }
  }

  #width(text: string, font: Font, size: number): number {
    const known = this.#widths[font];
    let width = 0;
    for (const character of text) width += known.get(character) ?? this.#measure(character, font);
    return width * size;
  }

  #measure(character: string, font: Font): number {
    const width = this.#document.font(font).fontSize(1000).widthOfString(character) / 1000;
    this.#widths[font].set(character, width);
    return width;
  }
}

interface Place {
  font: Font;
  size: number;
  colour: string;
  x: number;
  y: number;
  room: number;
  right?: boolean;
}

export function lineHeight(size: number): number {
  return size * 1.16;
}
