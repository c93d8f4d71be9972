import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { VenturePresentation } from '@bouwpoort/contract/organisation/ventures';
import { openPaper } from './pdf-paper.ts';
import { bold, ink, muted, regular } from './pdf-style.ts';

/*
 * A sheet of A4 that is written from top to bottom and goes on to the next one when it is full. What is on it is the
 * caller's; this knows only type and measures, in points.
 */

/** Measuring and writing a row takes most of a millisecond. */
const rowsAtOnce = 10;

interface Column {
  head: string;
  /** Part of the whole width. */
  width: number;
  right?: boolean;
}

interface Sender {
  name: string;
  presentation: Pick<VenturePresentation, 'administrativePhoneNumber' | 'administrativeEmailAddress'>;
}

export interface PdfSheet {
  /** Who it is from, and how to reach them. */
  sender(venture: Sender): void;
  title(text: string): void;
  intro(text: string): void;
  facts(facts: readonly { label: string; lines: readonly string[] }[]): void;
  /** What a driver reads from the cab: set apart by a frame. Three facts a row; the first line of each is set larger. */
  card(title: string, facts: readonly { label: string; lines: readonly string[] }[]): void;
  /** The second line of a cell is set smaller. The heads stand on every page. Other requests get their turn meanwhile. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): Promise<void>;
  sums(rows: readonly { label: string; amount: string; strong?: boolean }[]): void;
  paragraph(text: string): void;
  close(foot: (page: number, pages: number) => string): Promise<Buffer>;
}

export function openSheet({ title, author, accent }: { title: string; author: string; accent: string }): PdfSheet {
  const { document, left, width, top, bottom, set, write, heightOf, rule, close } = openPaper({ title, author });
  let y = top;

  /** On to the next page unless so much still fits. */
  const need = (height: number): boolean => {
    if (y + height <= bottom) return false;
    document.addPage();
    y = top;
    return true;
  };
  const block = (text: string, font: string, size: number, after: number, colour = ink) => {
    set(font, size, colour);
    const height = heightOf(text, width);
    need(height);
    set(font, size, colour);
    write(text, left, y, width);
    y += height + after;
  };

  return {
    sender({ name, presentation }) {
      const contact = [presentation.administrativePhoneNumber, presentation.administrativeEmailAddress];
      const room = width / 2;
      set(regular, 8.5, muted);
      write(contact.filter(Boolean).join('\n'), left + room, y, room, true);
      set(bold, 11, accent);
      write(name, left, y, room - 16);
      y += heightOf(name, room - 16) + 14;
    },
    title(text) {
      block(text, bold, 22, 4);
    },
    intro(text) {
      block(text, regular, 10.5, 14, muted);
    },
    facts(facts) {
      const gap = 16;
      const room = (width - 3 * gap) / 4;
      rule(y, accent, 1.5);
      y += 12;
      for (let start = 0; start < facts.length; start += 4) {
        const row = facts.slice(start, start + 4);
        const texts = row.map(({ lines }) => lines.filter((line) => line !== '').join('\n'));
        set(regular, 9.5);
        const height = Math.max(...texts.map((text) => heightOf(text, room)));
        need(height + 14);
        row.forEach(({ label }, index) => {
          const x = left + index * (room + gap);
          set(regular, 8, muted);
          write(label, x, y, room);
          set(regular, 9.5);
          write(texts[index] ?? '', x, y + 12, room);
        });
        y += height + 26;
      }
    },
    card(title, facts) {
      const gap = 14;
      const inset = 10;
      const room = (width - 2 * inset - 2 * gap) / 3;
      const rows = Array.from({ length: Math.ceil(facts.length / 3) }, (_, at) => facts.slice(at * 3, at * 3 + 3));
      const textsOf = ({ lines: [first = '', ...rest] }: (typeof facts)[number]) => ({
        first,
        rest: rest.filter((line) => line !== '').join('\n'),
      });
      const heights = rows.map((row) =>
        Math.max(
          ...row.map((fact) => {
            const { first, rest } = textsOf(fact);
            set(bold, 11);
            const large = heightOf(first, room);
            set(regular, 8.5);
            return 11 + large + (rest === '' ? 0 : heightOf(rest, room));
          }),
        ),
      );
      const height = 26 + heights.reduce((sum, one) => sum + one + 9, 0) + 4;
      need(height + 14);
      document.rect(left, y, width, height).lineWidth(1).strokeColor(ink).stroke();
      set(bold, 10);
      write(title, left + inset, y + 8, width - 2 * inset);
      let at = y + 26;
      rows.forEach((row, index) => {
        row.forEach((fact, column) => {
          const x = left + inset + column * (room + gap);
          const { first, rest } = textsOf(fact);
          set(regular, 8, muted);
          write(fact.label, x, at, room);
          set(bold, 11);
          const large = heightOf(first, room);
          write(first, x, at + 11, room);
          if (rest === '') return;
          set(regular, 8.5);
          write(rest, x, at + 11 + large, room);
        });
        at += (heights[index] ?? 0) + 9;
      });
      y += height + 16;
    },
    async table(columns, rows) {
      const gap = 8;
      const places = columns.map((column, index) => ({
        ...column,
        x: left + columns.slice(0, index).reduce((sum, one) => sum + one.width, 0) * width,
        room: column.width * width - (index === columns.length - 1 ? 0 : gap),
      }));
      const fontOf = (index: number) => (index === 0 ? bold : regular);
      const heads = () => {
        set(bold, 8, muted);
        for (const { head, x, room, right } of places) write(head, x, y, room, right);
        y += 14;
        rule(y, muted);
        y += 7;
      };
      need(60);
      heads();
      for (const [at, row] of rows.entries()) {
        if (at % rowsAtOnce === rowsAtOnce - 1) await letOthersIn();
        const cells = row.map((text) => text.split('\n'));
        const height = Math.max(
          ...cells.map(([first = '', second], index) => {
            set(fontOf(index), 9.5);
            return heightOf(first, places[index]?.room ?? 0) + (second ? 11 : 0);
          }),
        );
        if (need(height + 6)) heads();
        cells.forEach(([first = '', second], index) => {
          const place = places[index];
          if (!place) return;
          set(fontOf(index), 9.5);
          const firstHeight = heightOf(first, place.room);
          write(first, place.x, y, place.room, place.right);
          if (!second) return;
          set(regular, 8, muted);
          write(second, place.x, y + firstHeight, place.room, place.right);
        });
        y += height + 6;
        rule(y);
        y += 7;
      }
    },
    sums(rows) {
      const room = width * 0.42;
      const x = left + width - room;
      need(rows.length * 17 + 20);
      y += 4;
      for (const { label, amount, strong } of rows) {
        if (strong) {
          document
            .moveTo(x, y + 1)
            .lineTo(left + width, y + 1)
            .lineWidth(1)
            .strokeColor(ink)
            .stroke();
          y += 9;
        }
        set(strong ? bold : regular, strong ? 11.5 : 9.5, strong ? ink : muted);
        write(label, x, y, room * 0.65);
        set(strong ? bold : regular, strong ? 11.5 : 9.5);
        write(amount, x + room * 0.5, y, room * 0.5, true);
        y += strong ? 24 : 17;
      }
    },
    paragraph(text) {
      block(text, regular, 9.5, 8);
    },
    close,
  };
}
