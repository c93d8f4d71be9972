import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate';
import type { Words } from '../../organisation/texts/texts.ts';
import { columns } from './price-list-columns.ts';
import type { PriceListRow, PriceListRows } from './price-list-rows.ts';
import { cellXml, columnName, lastCell, sheetStart, workbookParts } from './price-list-xlsx-parts.ts';

/** After so many articles other requests get their turn. */
const atOnce = 50;

/** A file of the archive whose bytes are pressed elsewhere: by zlib, beside the event loop. */
class SheetFile implements ZipInputFile {
  readonly filename = 'xl/worksheets/sheet1.xml';
  readonly compression = 8;
  readonly mtime: Date;
  size = 0;
  crc = 0;
  ondata?: ZipInputFile['ondata'];

  constructor(mtime: Date) {
    this.mtime = mtime;
  }

  /** The archive wants to know what it held before it was pressed. */
  counted(xml: string): Buffer {
    const bytes = Buffer.from(xml);
    this.size += bytes.length;
    this.crc = crc32(bytes, this.crc);
    return bytes;
  }

  give(chunk: Uint8Array<ArrayBuffer>, final: boolean): void {
    this.ondata?.(null, chunk, final);
  }
}

export async function* writeXlsx(rows: PriceListRows, t: Words, now: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const drained = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for (const [filename, xml] of Object.entries(workbookParts(t('sheet'), now))) {
    const part = new ZipPassThrough(filename);
    part.mtime = now;
    zip.add(part);
    part.push(Buffer.from(xml), true);
  }
  const sheet = new SheetFile(now);
  zip.add(sheet);
  const xml = Readable.from(
    sheetXml(rows, t, (text) => sheet.counted(text)),
    { objectMode: false },
  );
  const pressed = createDeflateRaw({ level: 4 });
  // Both directions: an error while reading ends the file, and closing the file ends the reading.
  xml.once('error', (error) => pressed.destroy(error));
  try {
    for await (const chunk of xml.pipe(pressed)) {
      sheet.give(chunk, false);
      yield* drained();
    }
  } finally {
    xml.destroy();
    pressed.destroy();
  }
  sheet.give(new Uint8Array(0), true);
  zip.end();
  yield* drained();
}

async function* sheetXml(rows: PriceListRows, t: Words, counted: (xml: string) => Buffer): AsyncGenerator<Buffer> {
  const heads = columns.map(({ key }, at) => cellXml(`${columnName(at)}1`, { text: t(key) }, 'head'));
  yield counted(`${sheetStart(columns)}<row r="1">${heads.join('')}</row>`);
  let number = 1;
  for await (const page of rows.pages()) {
    for (let at = 0; at < page.length; at += atOnce) {
      let xml = '';
      for (const row of page.slice(at, at + atOnce)) xml += rowXml(row, ++number, t);
      yield counted(xml);
      await othersFirst();
    }
  }
  yield counted(`</sheetData><autoFilter ref="A1:${lastCell(columns.length, number)}"/></worksheet>`);
}

function rowXml(row: PriceListRow, number: number, t: Words): string {
  let cells = '';
  for (const [at, { cell }] of columns.entries()) cells += cellXml(`${columnName(at)}${number}`, cell(row, t));
  return `<row r="${number}">${cells}</row>`;
}
