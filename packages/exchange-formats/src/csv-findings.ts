import { parse } from 'csv-parse/sync';
import { type ColumnFinding, findColumn, notationOf } from './column-findings.ts';
import { FileRefused } from './file-problem.ts';
import type { DateOrder, DecimalSign } from './table-values.ts';
import { decodeStart, findEncoding, type TextEncoding } from './text-encoding.ts';

type Separator = ';' | ',' | '\t' | '|';

/** The notation of a CSV, detected from its first part. Shown to the user, who can correct it. */
export interface CsvFindings {
  encoding: TextEncoding;
  hasByteOrderMark: boolean;
  separator: Separator;
  /** Excel's own first line `sep=;`, which is no data. */
  hasSeparatorLine: boolean;
  decimalSign: DecimalSign;
  /** Only where the file uses one. */
  thousandsSign: '.' | ',' | undefined;
  dateOrder: DateOrder;
  columns: readonly ColumnFinding[];
}

/** Enough for thousands of rows, little enough to look at in a request. */
export const csvSampleSize = 256 * 1024;
const separators: readonly Separator[] = [';', '\t', ',', '|'];

export function findCsv(first: Uint8Array, isWhole: boolean): CsvFindings {
  if (first.length === 0) throw new FileRefused('truncated', 'Het bestand is leeg.');
  if (first[0] === 0x50 && first[1] === 0x4b && first[2] === 0x03) {
    throw new FileRefused('wrong-format', 'Dit is een zip- of Excelbestand en geen CSV.');
  }
  const { encoding, hasByteOrderMark } = findEncoding(first, isWhole);
  const text = decodeStart(first, encoding).replace(/^\ufeff/, '');
  const separatorLine = text.match(/^sep=([;,|\t])\r?\n/i);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  const complete = isWhole ? body : body.slice(0, body.lastIndexOf('\n') + 1);
  if (complete === '') {
    throw new FileRefused('too-long', 'De eerste regel is langer dan een regel van een CSV kan zijn.', 1);
  }
  const separator = (separatorLine?.[1] as Separator | undefined) ?? findSeparator(complete);
  const [header = [], ...rows] = sampleRows(complete, separator);
  const columns = header.map((name, index) =>
    findColumn(
      name,
      rows.map((row) => row[index] ?? ''),
    ),
  );
  const notation = notationOf(columns, separator === ',' ? '.' : ',');
  return {
    encoding,
    hasByteOrderMark,
    separator,
    hasSeparatorLine: separatorLine !== null,
    ...notation,
    thousandsSign: columns.some((column) => column.hasThousands)
      ? thousandsSignBeside[notation.decimalSign]
      : undefined,
    columns,
  };
}

const thousandsSignBeside = { ',': '.', '.': ',' } as const;

/** The one that cuts the most lines into the same number of fields, more fields first. */
function findSeparator(text: string): Separator {
  const scores = separators.map((separator) => {
    const rows = sampleRows(text, separator).slice(0, 200);
    const width = rows[0]?.length ?? 1;
    const alike = rows.filter((row) => row.length === width).length;
    return { separator, score: width < 2 ? 0 : (alike / rows.length) * 1000 + Math.min(width, 100) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

const sampledRows = 500;

function sampleRows(text: string, separator: Separator): string[][] {
  return parse(text, {
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: sampledRows,
  });
}
