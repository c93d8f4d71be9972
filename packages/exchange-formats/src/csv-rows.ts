import { Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { type ByteSource, peek } from './byte-source.ts';
import { type CsvFindings, csvSampleSize, findCsv } from './csv-findings.ts';
import { error, FileRefused } from './file-problem.ts';
import type { Table, TableItem } from './table-rows.ts';
import { decoded } from './text-encoding.ts';

const maxFieldLength = 32_000;
const maxRecordBytes = 1024 * 1024;
const maxColumns = 1_000;

interface CsvTable extends Table {
  findings: CsvFindings;
}

/** Looks at the first part, then reads the rest as that part says, or as `corrected` says instead. */
export async function readCsv(source: ByteSource, corrected: Partial<CsvFindings> = {}): Promise<CsvTable> {
  const { first, isWhole, all } = await peek(source, csvSampleSize);
  const findings = { ...findCsv(first, isWhole), ...corrected };
  const records = csvRecords(all, findings);
  const header = await records.next();
  if (header.done) throw new FileRefused('truncated', 'Het bestand heeft geen kopregel.');
  const names = header.value.record.map((name) => name.trim());
  if (names.length > maxColumns) {
    throw new FileRefused('too-large', `Een tabel heeft hooguit ${maxColumns} kolommen.`, 1);
  }
  return { findings, header: names, rows: checkedRows(records, names.length) };
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

async function* checkedRows(records: AsyncIterable<CsvRecord>, width: number): AsyncGenerator<TableItem> {
  for await (const { record, info } of records) {
    const place = info.lines;
    const fault = faultOf(record, width);
    yield fault ? error(place, fault) : { place, cells: record };
  }
}

function faultOf(record: readonly string[], width: number): string | undefined {
  if (record.length > width && record.slice(width).some((cell) => cell !== '')) {
    return `De regel heeft ${record.length} velden en de kopregel ${width}.`;
  }
  if (record.length < width) return `De regel heeft maar ${record.length} velden en de kopregel ${width}.`;
  const tooLong = record.findIndex((cell) => cell.length > maxFieldLength);
  if (tooLong !== -1) return `Veld ${tooLong + 1} is langer dan ${maxFieldLength.toLocaleString('nl-NL')} tekens.`;
  if (record.some((cell) => cell.includes('\0'))) return 'De regel bevat NUL-tekens.';
  return undefined;
}

/** The parser reads all rows of what it is given in one go; a program that does other things too waits for that. */
const pieceBytes = 16 * 1024;

async function* inPieces(source: ByteSource): ByteSource {
  for await (const bytes of source) {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
}

async function* csvRecords(source: ByteSource, findings: CsvFindings): AsyncGenerator<CsvRecord> {
  const options: Options = {
    delimiter: findings.separator,
    bom: true,
    info: true,
    // Inch marks stand in names without being quotes.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordBytes,
    from_line: findings.hasSeparatorLine ? 2 : 1,
  };
  const parser = parse(options);
  const input = Readable.from(decoded(inPieces(source), findings.encoding), { objectMode: true });
  input.on('error', (cause) => parser.destroy(cause));
  input.pipe(parser);
  try {
    for await (const record of parser as AsyncIterable<CsvRecord>) yield record;
  } catch (cause) {
    if (cause instanceof CsvError) throw refusal(cause);
    throw cause;
  } finally {
    input.destroy();
    parser.destroy();
  }
}

function refusal(cause: CsvError): FileRefused {
  const line = typeof cause.lines === 'number' ? cause.lines : 0;
  if (cause.code === 'CSV_MAX_RECORD_SIZE') {
    return new FileRefused(
      'too-long',
      `Regel ${line} is langer dan 1 MB. Misschien ontbreekt een aanhalingsteken, of is dit geen CSV.`,
      line,
      { cause },
    );
  }
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FileRefused(
      'truncated',
      'Het bestand eindigt binnen een veld tussen aanhalingstekens: het is afgebroken, of er ontbreekt een aanhalingsteken.',
      line,
      { cause },
    );
  }
  return new FileRefused('malformed', `Regel ${line} is geen geldige CSV.`, line, { cause });
}
