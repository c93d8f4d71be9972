import { setImmediate as othersFirst } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { bold, footHeight, hairline, ink, margin, muted, regular } from '../../foundation/pdf/pdf-style.ts';
import { toPrintable } from '../../foundation/pdf/printable-text.ts';
import { type Font, lineHeight, PdfType } from './price-list-pdf-type.ts';

/*
 * Pages of A4 that leave as soon as they are full: a list of thousands of pages is never in memory. So nobody knows how
 * many there will be, and the foot tells only which one it is.
 */

/** Each with its part of the width. */
const parts = { article: 0.36, unit: 0.14, price: 0.22, tiers: 0.22, vat: 0.06 } as const;
type ColumnName = keyof typeof parts;

interface PagesLook {
  title: string;
  author: string;
  accent: string;
  heads: Readonly<Record<ColumnName, string>>;
  foot(page: number): string;
}

interface PageRow {
  name: string;
  /** Small, under the name. */
  about: string;
  unit: string;
  price: string;
  /** Small, under the price. */
  more: readonly string[];
  tiers: readonly string[];
  vat: string;
}

const gap = 8;
const size = 9;
const small = 7.5;
const a4 = { width: 595.28, height: 841.89 };
const width = a4.width - 2 * margin;
const bottom = a4.height - margin - footHeight;

const columns = (() => {
  let x = margin;
  const places = Object.entries(parts).map(([name, part]) => {
    const right = name === 'price' || name === 'vat';
    // Figures that end and words that begin beside them want some air.
    const place = { x, room: part * width - (name === 'vat' ? 0 : right ? 2 * gap : gap), right };
    x += part * width;
    return [name, place];
  });
  return Object.fromEntries(places) as Record<ColumnName, { x: number; room: number; right: boolean }>;
})();

const whole = { x: margin, room: width };

export async function openPages(look: PagesLook) {
  // Without a lower margin of its own: what fits is computed here, and pdfkit never begins a page by itself.
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    lang: 'nl',
    autoFirstPage: false,
    info: { Title: toPrintable(look.title), Author: toPrintable(look.author) },
  });
  const type = new PdfType(document);
  for (const font of [regular, bold] as const) {
    type.load(font);
    await othersFirst();
  }
  let page = 0;
  let y = 0;

  const rule = (at: number, colour = hairline, thickness = 0.75) =>
    document
      .moveTo(margin, at)
      .lineTo(margin + width, at)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
  const nextPage = () => {
    document.addPage();
    page++;
    const foot = type.lines(look.foot(page), regular, 8, width).slice(0, 2);
    type.write(foot, { ...whole, font: regular, size: 8, colour: muted, y: a4.height - margin });
    y = margin;
  };
  const heads = () => {
    for (const [name, place] of Object.entries(columns)) {
      type.write([look.heads[name as ColumnName]], { ...place, font: bold, size: 8, colour: muted, y });
    }
    y += 14;
    rule(y, muted);
    y += 7;
  };
  /** On to the next page unless so much still fits. */
  const need = (height: number) => {
    if (y + height <= bottom) return;
    nextPage();
    heads();
  };
  const block = (text: string, font: Font, fontSize: number, after: number, colour = ink) => {
    const lines = type.lines(text, font, fontSize, width);
    type.write(lines, { ...whole, font, size: fontSize, colour, y });
    y += lines.length * lineHeight(fontSize) + after;
  };
  /** Lines of one size under each other in a column. */
  const set = (texts: readonly string[], name: ColumnName, font: Font, fontSize: number, colour = ink) => {
    const place = columns[name];
    const lines = texts.flatMap((text) => type.lines(text, font, fontSize, place.room));
    const write = (at: number) => type.write(lines, { ...place, font, size: fontSize, colour, y: at });
    return { height: lines.length * lineHeight(fontSize), write };
  };

  return {
    opening(over: string, title: string, intro: string) {
      nextPage();
      block(over, bold, 11, 14, look.accent);
      block(title, bold, 22, 4);
      block(intro, regular, 10.5, 14, muted);
      rule(y, look.accent, 1.5);
      y += 12;
      heads();
    },
    heading(text: string) {
      // Never the last thing on a page.
      need(70);
      y += 4;
      block(text, bold, 10, 6, look.accent);
    },
    row({ name, about, unit, price, more, tiers, vat }: PageRow) {
      const stacks = [
        [set([name], 'article', bold, size), set([about], 'article', regular, small, muted)],
        [set([unit], 'unit', regular, size)],
        [set([price], 'price', regular, size), set(more, 'price', regular, small, muted)],
        [set(tiers, 'tiers', regular, small)],
        [set([vat], 'vat', regular, size)],
      ];
      const height = Math.max(...stacks.map((stack) => stack.reduce((sum, one) => sum + one.height, 0)));
      need(height + 5);
      for (const stack of stacks) {
        let at = y;
        for (const one of stack) {
          one.write(at);
          at += one.height;
        }
      }
      y += height + 5;
      rule(y);
      y += 6;
    },
    paragraph(text: string) {
      need(40);
      block(text, regular, 9.5, 8);
    },
    /** The pages that are full, ready to be sent; what is not taken away waits here. */
    *drained(): Generator<Uint8Array> {
      for (let chunk = document.read(); chunk !== null; chunk = document.read()) yield chunk;
    },
    async *close(): AsyncGenerator<Uint8Array> {
      document.end();
      yield* document as AsyncIterable<Uint8Array>;
    },
    drop() {
      document.destroy();
    },
  };
}
