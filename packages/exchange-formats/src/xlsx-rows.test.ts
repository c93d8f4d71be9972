import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { mappedRecords } from './mapping-records.ts';
import { suggestMapping } from './mapping-suggestion.ts';
import type { TableItem } from './table-rows.ts';
import type { XlsxFile } from './xlsx-archive.ts';
import { excelDate, excelNumber, isDateFormat } from './xlsx-cell-values.ts';
import { findXlsx, readXlsx } from './xlsx-rows.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const parts = {
  'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="Verborgen" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Artikelen" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Target="https://example.com/extern.xml" TargetMode="External"/></Relationships>`,
  'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `<sst ${main}><si><t>Artikelnummer</t></si><si><r><t xml:space="preserve">Gips </t></r><r><t>plaat</t></r><rPh><t>weg</t></rPh></si></sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>geheim</t></is></c></row></sheetData></worksheet>`,
};
const header =
  '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>Naam</t></is></c><c r="C2" t="inlineStr"><is><t>Prijs</t></is></c><c r="D2" t="inlineStr"><is><t>Vanaf</t></is></c></row>';

function xlsx(rows: string, others: Record<string, string> = {}): Promise<Buffer> {
  const sheet = `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;
  return zipped({ ...parts, 'xl/worksheets/sheet2.xml': sheet, ...others });
}

function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

async function collected(file: XlsxFile, sheet?: string) {
  const table = await readXlsx(file, sheet);
  const items: TableItem[] = [];
  try {
    for await (const item of table.rows) items.push(item);
  } finally {
    table.close();
  }
  return { ...table, items };
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xlsx-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a sheet', () => {
  const rows = `<row r="1"/>${header}<row r="5"><c r="A5"><v>8712345678906</v></c><c r="B5" t="s"><v>1</v></c><c r="C5"><v>0.10000000000000001</v></c><c r="D5" s="1"><v>46387</v></c></row><row r="6"><c r="B6" t="b"><v>1</v></c><c r="D6" s="2"><v>46387.5</v></c></row>`;
  const expected = [
    {
      place: 5,
      cells: ['8712345678906', 'Gips plaat', '0.1', '2026-12-31'],
      kinds: ['number', 'text', 'number', 'date'],
    },
    { place: 6, cells: ['', '1', '', '2026-12-31T12:00:00'] },
  ];

  test('is read from bytes: the first that is shown, its first filled row as header', async () => {
    const table = await collected(await xlsx(rows));
    expect(table).toMatchObject({ sheet: 'Artikelen', sheets: ['Verborgen', 'Artikelen'] });
    expect(table.header).toEqual(['Artikelnummer', 'Naam', 'Prijs', 'Vanaf']);
    expect(table.items).toMatchObject(expected);
  });

  test('is read from a file, and by its name', async () => {
    const path = join(folder, 'artikelen.xlsx');
    await writeFile(path, await xlsx(rows));
    expect((await collected(path)).items).toMatchObject(expected);
    expect((await collected(path, 'Verborgen')).header).toEqual(['geheim']);
    await expect(collected(path, 'Anders')).rejects.toMatchObject({ code: 'missing-part' });
  });

  test('reports the contents of its columns', async () => {
    const { columns } = await findXlsx(await xlsx(rows));
    expect(columns.map(({ kind }) => kind)).toEqual(['number', 'text', 'number', 'date']);
  });
});

test('a mapping reads stored numbers and dates as they are, and text in the notation of the sheet', async () => {
  const titles = ['Artikelnummer', 'Prijs', 'Voorraad', 'Magazijn'];
  const text = (column: string, row: number, value: string) =>
    `<c r="${column}${row}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const top = titles.map((title, index) => text('ABCD'[index]!, 1, title)).join('');
  const rows = `<row r="1">${top}</row><row r="2"><c r="A2"><v>100</v></c><c r="B2"><v>1.125</v></c>${text('C', 2, '1.250,5')}${text('D', 2, 'UTR')}</row>`;
  const file = await xlsx(rows);
  const findings = await findXlsx(file);
  expect(findings).toMatchObject({ decimalSign: ',', dateOrder: 'dmy' });
  const table = await readXlsx(file);
  const records: unknown[] = [];
  for await (const item of mappedRecords(table, suggestMapping(findings.columns).mapping, findings)) records.push(item);
  table.close();
  expect(records).toMatchObject([
    { entity: 'list-price', record: { articleCode: '100', priceDelivery: '1.125' } },
    { entity: 'stock', record: { articleCode: '100', warehouse: 'UTR', quantity: '1250.5' } },
  ]);
});

test('formula cells give their last value and are reported once a column; errors are left empty', async () => {
  const formula = (row: number) =>
    `<row r="${row}"><c r="A${row}"><v>1</v></c><c r="B${row}" t="str"><f>cmd|' /C calc'!A0</f><v>=1+1</v></c></row>`;
  const rows = `${header}${formula(3)}${formula(4)}<row r="5"><c r="A5"><v>2</v></c><c r="C5"><f>A1</f></c><c r="D5" t="e"><v>#N/A</v></c></row>`;
  const { items } = await collected(await xlsx(rows));
  expect(items).toMatchObject([
    { severity: 'warning', message: 'Kolom B bevat formules; de laatst berekende waarden zijn gebruikt.' },
    { cells: ['1', '=1+1', '', ''] },
    { cells: ['1', '=1+1', '', ''] },
    { severity: 'warning', message: expect.stringContaining('C5 heeft een formule zonder berekende waarde') },
    { severity: 'warning', message: expect.stringContaining('Kolom C') },
    { severity: 'warning', message: expect.stringContaining('D5 bevat de fout #N/A') },
    { cells: ['2', '', '', ''] },
  ]);
});

test.each([
  ['12.50', '12.50'],
  ['0.10000000000000001', '0.1'],
  ['0.30000000000000004', '0.3'],
  ['1.1000000000000001', '1.1'],
  ['8712345678906', '8712345678906'],
  ['1.5E-3', '0.0015'],
  ['2E3', '2000'],
  ['-4.3499999999999996', '-4.35'],
  ['123456789012.33999', '123456789012.34'],
  ['1E400', undefined],
  ['tekst', undefined],
])('the stored number %s is %s', (stored, expected) => {
  expect(excelNumber(stored)).toBe(expected);
});

test.each([
  ['1', false, '1900-01-01'],
  ['59', false, '1900-02-28'],
  ['61', false, '1900-03-01'],
  ['46387', false, '2026-12-31'],
  ['44925', true, '2026-12-31'],
  ['46387.999999999', false, '2027-01-01'],
  ['-1', false, undefined],
])('day %s (from 1904: %s) is %s', (stored, from1904, expected) => {
  expect(excelDate(stored, from1904)).toBe(expected);
});

test('date formats are distinguished from number formats', () => {
  expect(isDateFormat(14, undefined)).toBe(true);
  expect(isDateFormat(0, undefined)).toBe(false);
  expect(isDateFormat(164, 'dd-mm-yyyy')).toBe(true);
  expect(isDateFormat(165, '[Red]#,##0.00 "dm"')).toBe(false);
  expect(isDateFormat(166, '[$-413]d mmmm yyyy')).toBe(true);
});

describe('hostile files', () => {
  test('a zip bomb is refused before anything is unpacked', async () => {
    const bomb = await zipped({ ...parts, 'xl/worksheets/sheet2.xml': Buffer.alloc(30 * 1024 * 1024, 0x20) });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(collected(bomb)).rejects.toMatchObject({ name: 'FileRefused', code: 'too-compressed' });
  });

  test.each(['1048577', '2000000000', '-1', '2.5', '1e9', 'Infinity'])(
    'a row that says it is number %s is refused',
    async (r) => {
      const file = await xlsx(`${header}<row r="${r}"><c><v>1</v></c></row>`);
      await expect(collected(file)).rejects.toMatchObject({ name: 'FileRefused', code: 'too-large' });
    },
  );

  test('a part that unpacks to more than it says is refused', async () => {
    const file = await xlsx(header + `<row r="3"><c r="A3"><v>1</v></c></row>`.repeat(5_000));
    // The size after unpacking stands 24 bytes into each entry of the central directory.
    const entry = file.lastIndexOf('xl/worksheets/sheet2.xml') - 46;
    file.writeUInt32LE(100, entry + 24);
    await expect(collected(file)).rejects.toMatchObject({ name: 'FileRefused', code: 'malformed' });
  });

  test('entities in a part are refused', async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>`;
    await expect(collected(await xlsx('', { 'xl/worksheets/sheet2.xml': bomb }))).rejects.toMatchObject({
      code: 'entities',
    });
  });

  test('a cell far to the right does not make a row of thousands', async () => {
    await expect(collected(await xlsx('<row r="1"><c r="XFD1"><v>1</v></c></row>'))).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  test.each([
    ['a truncated file', async () => (await xlsx(header)).subarray(0, 500), 'malformed'],
    ['another zip file', () => zipped({ 'readme.txt': 'x' }), 'wrong-format'],
    ['a file of the old Excel', async () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'wrong-format'],
    ['a text', async () => Buffer.from('a;b\n1;2\n'), 'wrong-format'],
    ['nothing', async () => Buffer.alloc(0), 'wrong-format'],
    [
      'a text that is not among the shared ones',
      async () => xlsx('<row r="1"><c r="A1" t="s"><v>99</v></c></row>'),
      'truncated',
    ],
  ])('%s', async (_, make, code) => {
    await expect(make().then((file) => collected(file))).rejects.toMatchObject({ name: 'FileRefused', code });
  });
});
