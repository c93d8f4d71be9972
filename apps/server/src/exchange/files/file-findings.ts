import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { findBmecat } from '@bouwpoort/exchange-formats/bmecat-findings';
import type { ColumnFinding } from '@bouwpoort/exchange-formats/column-findings';
import { readCsv } from '@bouwpoort/exchange-formats/csv-rows';
import { FileRefused } from '@bouwpoort/exchange-formats/file-problem';
import { findXchange } from '@bouwpoort/exchange-formats/xchange-reader';
import { findXlsx } from '@bouwpoort/exchange-formats/xlsx-rows';
import { type FileFormat, formatOf } from './file-format.ts';

interface FileFindings {
  format: FileFormat;
  /** By the file itself: a whole catalogue replaces, an update merges. */
  suggestedMode: 'merge' | 'replace';
  /** Recognised properties, by name. */
  facts: Record<string, string>;
  /** Of a table. */
  columns: readonly ColumnFinding[];
}

/** Reads the beginning of a file, so that a person can check its detected format before it is read completely. */
export async function findFile(path: string, fileName: string): Promise<FileFindings> {
  const format = formatOf(fileName);
  if (!format) {
    throw new FileRefused('wrong-format', 'Dit soort bestand lezen we niet. Kies CSV, XLSX, XML, JSON of NDJSON.');
  }
  await requireLikeness(path, format);
  switch (format) {
    case 'bmecat': {
      const { suggestedMode, languages, mediaRoot: _, ...found } = await findBmecat(() => createReadStream(path));
      return { format, suggestedMode, facts: known({ ...found, language: languages.join(', ') }), columns: [] };
    }
    case 'xchange': {
      const { suggestedMode, ...found } = await findXchange(() => createReadStream(path));
      return { format, suggestedMode, facts: known(found), columns: [] };
    }
    case 'xlsx': {
      const { sheet, sheets, decimalSign, columns } = await findXlsx(path);
      return {
        format,
        suggestedMode: 'merge',
        facts: known({ sheet, sheets: sheets.join(', '), decimalSign }),
        columns,
      };
    }
    case 'ndjson':
      return { format, suggestedMode: 'merge', facts: { encoding: 'utf-8' }, columns: [] };
    case 'csv':
    case 'entity-csv':
      return findTable(path);
  }
}

async function findTable(path: string): Promise<FileFindings> {
  const stream = createReadStream(path);
  try {
    const { findings } = await readCsv(stream);
    const { encoding, separator, decimalSign, thousandsSign, dateOrder, columns } = findings;
    // The name of the key in our own exports; they need no mapping.
    const isOurs = columns.some(({ name }) => name === 'externalId');
    return {
      format: isOurs ? 'entity-csv' : 'csv',
      suggestedMode: 'merge',
      facts: known({ encoding, separator, decimalSign, thousandsSign, dateOrder }),
      columns: isOurs ? [] : columns,
    };
  } finally {
    stream.destroy();
  }
}

/** The first bytes must match the extension. */
async function requireLikeness(path: string, format: FileFormat): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const first = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new FileRefused('truncated', 'Het bestand is leeg.');
    const isZip = first.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
    const hasMark = first[0] === 0xff || first[0] === 0xfe;
    // Text has no zero bytes, except UTF-16, which begins with a byte order mark.
    const isBinary = !hasMark && first.includes(0);
    const start = first
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trimStart();
    const isLike =
      format === 'xlsx'
        ? isZip
        : !isZip &&
          !isBinary &&
          (format === 'bmecat' ? start.startsWith('<') || hasMark : format === 'xchange' ? /^[{[]/.test(start) : true);
    if (!isLike) {
      throw new FileRefused('wrong-format', 'De inhoud van dit bestand past niet bij zijn naam. Kijk het na.');
    }
  } finally {
    await file.close();
  }
}

function known(facts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).filter((one): one is [string, string] => one[1] !== undefined && one[1] !== ''),
  );
}
