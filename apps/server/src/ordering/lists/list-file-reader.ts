import { setImmediate as letOthersIn } from 'node:timers/promises';
import { maxListLines, type SkippedListRow } from '@bouwpoort/contract/ordering/lists';
import { bytesOf } from '@bouwpoort/exchange-formats/byte-source';
import { readCsv } from '@bouwpoort/exchange-formats/csv-rows';
import { FileRefused, isFileProblem } from '@bouwpoort/exchange-formats/file-problem';
import type { Table } from '@bouwpoort/exchange-formats/table-rows';
import { readXlsx } from '@bouwpoort/exchange-formats/xlsx-rows';
import { largestQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { AppError } from '../../foundation/errors/app-error.ts';

interface ReadLine {
  code: string;
  quantity: number;
  unit: string;
  note: string;
  section: string;
  standing: number | null;
}

interface ReadFile {
  lines: ReadLine[];
  skipped: SkippedListRow[];
  skippedCount: number;
}

type Meaning = keyof ReadLine;

/** Further rows are counted, but not listed. */
const maxSkipped = 100;
const maxSkippedText = 80;
/**
 * A file of a million characters has a hundred thousand rows, which take a second to read: other requests run in
 * between.
 */
const rowsAtOnce = 200;

/** Headings without dots, spaces and capitals, of our own files and of others; the best match first. */
const headings: Record<Meaning, readonly string[]> = {
  code: [
    'artikelnummer',
    'artikelnr',
    'artnr',
    'artikelcode',
    'bestelnummer',
    'productcode',
    'code',
    'sku',
    'ean',
    'gtin',
  ],
  quantity: ['aantal', 'bestelaantal', 'hoeveelheid', 'qty', 'quantity'],
  unit: ['eenheid', 'besteleenheid', 'verpakking', 'unit'],
  note: ['notitie', 'opmerking', 'note'],
  section: ['groep', 'sectie', 'section'],
  standing: ['aanvullentot', 'vastaantal', 'standing'],
};

/** The articles of a file. Without headings the first column is the number and the second the quantity. */
export async function readListFile(content: Buffer): Promise<ReadFile> {
  try {
    if (content[0] === 0x50 && content[1] === 0x4b) {
      const table = await readXlsx(content);
      try {
        return await readTable(table, true);
      } finally {
        table.close();
      }
    }
    return await readTable(await readCsv(bytesOf(content)), false);
  } catch (error) {
    if (error instanceof FileRefused) throw new AppError('badRequest', { detail: error.message, cause: error });
    throw error;
  }
}

async function readTable(table: Table, isSheet: boolean): Promise<ReadFile> {
  const names = table.header.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const columnOf = (meaning: Meaning) => {
    const best = headings[meaning].find((heading) => names.includes(heading));
    return best === undefined ? -1 : names.indexOf(best);
  };
  const hasHead = columnOf('code') !== -1;
  const at: Record<Meaning, number> = hasHead
    ? {
        code: columnOf('code'),
        quantity: columnOf('quantity'),
        unit: columnOf('unit'),
        note: columnOf('note'),
        section: columnOf('section'),
        standing: columnOf('standing'),
      }
    : { code: 0, quantity: 1, unit: 2, note: -1, section: -1, standing: -1 };
  // A cell of a spreadsheet has a decimal point; a text file has Dutch notation.
  const numberIn = (text: string) =>
    isSheet && /^\d+(\.\d+)?$/.test(text) ? Number(text) : (readDutchNumber(text) ?? Number.NaN);
  const lines: ReadLine[] = [];
  const skipped: SkippedListRow[] = [];
  let skippedCount = 0;
  const skip = (place: number, text: string, reason: SkippedListRow['reason']) => {
    skippedCount++;
    if (skipped.length < maxSkipped) skipped.push({ place, text: text.slice(0, maxSkippedText), reason });
  };
  const take = (place: number, cells: readonly string[]) => {
    const text = cells.filter((cell) => cell.trim() !== '').join(' ');
    if (text === '') return;
    const cell = (meaning: Meaning, longest: number) => (cells[at[meaning]] ?? '').trim().slice(0, longest);
    const code = cell('code', 64).replace(/^'/, '');
    const asked = cell('quantity', 20);
    const quantity = asked === '' ? 1 : numberIn(asked);
    const standing = numberIn(cell('standing', 20));
    if (code === '') return skip(place, text, 'noArticle');
    if (Number.isNaN(quantity) || quantity < 0) return skip(place, text, 'quantity');
    if (rounded(quantity) === 0) return skip(place, text, 'zeroQuantity');
    if (quantity > largestQuantity) return skip(place, text, 'tooLarge');
    if (lines.length >= maxListLines) return skip(place, text, 'tooMany');
    lines.push({
      code,
      quantity: rounded(quantity),
      unit: cell('unit', 20),
      note: unquoted(cell('note', 200)),
      section: unquoted(cell('section', 60)),
      standing: rounded(standing) > 0 && standing <= largestQuantity ? rounded(standing) : null,
    });
  };
  if (!hasHead) take(1, table.header);
  let read = 0;
  for await (const item of table.rows) {
    if (++read % rowsAtOnce === 0) await letOthersIn();
    if (!isFileProblem(item)) take(item.place, item.cells);
    else if (item.severity === 'error') skip(item.place, item.message, 'unreadable');
  }
  return { lines, skipped, skippedCount };
}

/** To the number of decimals of a quantity. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** On export, a text that could be taken for a formula gets a quote before it. */
function unquoted(text: string): string {
  return text.replace(/^'(?=[=+\-@])/, '');
}
