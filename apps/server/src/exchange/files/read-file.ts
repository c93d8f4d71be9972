import { createReadStream } from 'node:fs';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { findBmecat } from '@bouwpoort/exchange-formats/bmecat-findings';
import { readBmecat } from '@bouwpoort/exchange-formats/bmecat-reader';
import { readCsv } from '@bouwpoort/exchange-formats/csv-rows';
import { readEntityCsv } from '@bouwpoort/exchange-formats/entity-csv';
import type { EtimDictionary } from '@bouwpoort/exchange-formats/etim-dictionary';
import { type FileItem, FileRefused } from '@bouwpoort/exchange-formats/file-problem';
import type { TableMapping } from '@bouwpoort/exchange-formats/mapping';
import { mappedRecords } from '@bouwpoort/exchange-formats/mapping-records';
import { suggestMapping } from '@bouwpoort/exchange-formats/mapping-suggestion';
import { readNdjson } from '@bouwpoort/exchange-formats/ndjson';
import { findXchange, readXchange } from '@bouwpoort/exchange-formats/xchange-reader';
import { findXlsx, readXlsx } from '@bouwpoort/exchange-formats/xlsx-rows';
import type { FileFormat } from './file-format.ts';

interface FileToRead {
  path: string;
  format: FileFormat;
  /** For a table; without one the headings decide. */
  mapping?: TableMapping | undefined;
  /** The entity of an `ndjson` or `entity-csv` file. */
  entity?: ExchangeEntity | undefined;
  /** 'YYYY-MM-DD': decides which of several prices is valid. */
  onDay: string;
  /** Names and units of ETIM, if imported. */
  dictionary?: EtimDictionary | undefined;
}

interface OpenFile {
  /** By the file itself: a whole catalogue replaces, an update merges. */
  suggestedMode: 'merge' | 'replace';
  items: AsyncIterable<FileItem>;
}

export async function openFile(file: FileToRead): Promise<OpenFile> {
  const { path, format, onDay, dictionary } = file;
  const options = { onDay, ...(dictionary && { dictionary }) };
  const open = () => createReadStream(path);
  switch (format) {
    case 'bmecat': {
      const { suggestedMode } = await findBmecat(open);
      return { suggestedMode, items: readBmecat(open, options) };
    }
    case 'xchange': {
      const { suggestedMode } = await findXchange(open);
      return { suggestedMode, items: readXchange(open, options) };
    }
    case 'ndjson':
      return { suggestedMode: 'merge', items: readNdjson(open(), entityOf(file)) };
    case 'entity-csv':
      return { suggestedMode: 'merge', items: readEntityCsv(open(), entityOf(file)) };
    case 'csv':
      return { suggestedMode: 'merge', items: csvItems(file) };
    case 'xlsx':
      return { suggestedMode: 'merge', items: xlsxItems(file) };
  }
}

function entityOf({ entity, format }: FileToRead): ExchangeEntity {
  if (entity) return entity;
  throw new FileRefused(
    'missing-part',
    `Een bestand als ${format} zegt niet wat erin staat: noem de soort met --entity.`,
  );
}

async function* csvItems({ path, mapping }: FileToRead): AsyncGenerator<FileItem> {
  const table = await readCsv(createReadStream(path));
  yield* mappedRecords(table, mapping ?? suggested(table.findings.columns), table.findings);
}

async function* xlsxItems({ path, mapping }: FileToRead): AsyncGenerator<FileItem> {
  const findings = await findXlsx(path);
  const table = await readXlsx(path);
  try {
    yield* mappedRecords(table, mapping ?? suggested(findings.columns), findings);
  } finally {
    table.close();
  }
}

/** Only if the headings are unambiguous: a wrong column is worse than a question. */
function suggested(columns: Parameters<typeof suggestMapping>[0]): TableMapping {
  const { mapping, missing } = suggestMapping(columns);
  if (mapping.records.length > 0 && missing.length === 0) return mapping;
  const fields = missing.map(({ entity, field }) => `${field} (${entity})`).join(', ');
  throw new FileRefused(
    'missing-column',
    fields === ''
      ? 'Uit de kolomnamen blijkt niet wat erin staat. Maak een indeling met npm run exchange -- suggest.'
      : `Uit de kolomnamen blijkt niet waar dit staat: ${fields}. Maak een indeling met npm run exchange -- suggest.`,
  );
}
