import { describe, expect, test } from 'vitest';
import { type ByteSource, bytesOf } from './byte-source.ts';
import { readCsv } from './csv-rows.ts';
import type { TableItem } from './table-rows.ts';

async function collected(source: ByteSource) {
  const table = await readCsv(source);
  const items: TableItem[] = [];
  for await (const item of table.rows) items.push(item);
  return { ...table, items };
}

const windows1252 = (text: string) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('the notation of a file is detected from its first part', () => {
  const dutch = 'Artikelnummer;Omschrijving;Prijs;Vanaf\n100;Gipsplaat é;1.234,50;31-12-2026\n101;Zak;0,95;1-2-2026\n';
  test.each([
    ['UTF-8', Buffer.from(dutch), { encoding: 'utf-8', hasByteOrderMark: false }],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${dutch}`), { encoding: 'utf-8', hasByteOrderMark: true }],
    ['UTF-16', utf16(dutch), { encoding: 'utf-16le', hasByteOrderMark: true }],
    ['UTF-16, most significant byte first', Buffer.from(utf16(dutch)).swap16(), { encoding: 'utf-16be' }],
    ['Windows-1252', windows1252(dutch), { encoding: 'windows-1252', hasByteOrderMark: false }],
  ])('%s', async (_, bytes, expected) => {
    const { findings, header, items } = await collected(bytesOf(bytes));
    expect(findings).toMatchObject({
      ...expected,
      separator: ';',
      decimalSign: ',',
      thousandsSign: '.',
      dateOrder: 'dmy',
    });
    expect(header).toEqual(['Artikelnummer', 'Omschrijving', 'Prijs', 'Vanaf']);
    expect(items).toEqual([
      { place: 2, cells: ['100', 'Gipsplaat é', '1.234,50', '31-12-2026'] },
      { place: 3, cells: ['101', 'Zak', '0,95', '1-2-2026'] },
    ]);
  });

  test.each([
    ['semicolons', 'a;b;c\n1,5;x;2\n', ';', ','],
    ['commas', 'a,b,c\n1.5,x,2\n', ',', '.'],
    ['tabs, with commas in the text', 'a\tb\tc\n1,5\tx, y\t2\n2,5\tz\t3\n', '\t', ','],
    ['bars', 'a|b|c\n1.5|x|2\n', '|', '.'],
    ['a first line by Excel', 'sep=|\na|b\n1|2\n', '|', ','],
  ])('separated by %s', async (_, text, separator, decimalSign) => {
    const { findings } = await collected(bytesOf(text));
    expect(findings).toMatchObject({ separator, decimalSign });
  });

  test('American dates and numbers', async () => {
    const { findings } = await collected(bytesOf('sku,price,from\nA,"1,234.50",12/31/2026\nB,2.5,01/02/2026\n'));
    expect(findings).toMatchObject({ separator: ',', decimalSign: '.', thousandsSign: ',', dateOrder: 'mdy' });
  });

  test('a column with leading zeros is text', async () => {
    const { findings } = await collected(bytesOf('code;aantal\n00123;5\n00456;6\n'));
    expect(findings.columns.map(({ kind }) => kind)).toEqual(['text', 'number']);
  });
});

test('a character that is cut in half between two chunks is whole again', async () => {
  const bytes = Buffer.from('naam;x\ncafé;1\n');
  const cut = bytes.indexOf(0xc3) + 1;
  const { items } = await collected(bytesOf(bytes.subarray(0, cut), bytes.subarray(cut)));
  expect(items).toEqual([{ place: 2, cells: ['café', '1'] }]);
});

test('inch marks, quoted separators and quoted line ends are read as they are meant', async () => {
  const { items } = await collected(bytesOf('naam;maat\nBuis 3/4";"1;2"\n"twee\nregels";""""\n'));
  expect(items).toEqual([
    { place: 2, cells: ['Buis 3/4"', '1;2'] },
    { place: 4, cells: ['twee\nregels', '"'] },
  ]);
});

test('a row that does not fit the header is reported and the rest is read', async () => {
  const { items } = await collected(bytesOf('a;b\n1\n1;2;3\n1;2;\n3;4\n'));
  expect(items).toMatchObject([
    { place: 2, severity: 'error', message: expect.stringContaining('maar 1 velden') },
    { place: 3, severity: 'error', message: expect.stringContaining('3 velden') },
    { place: 4, cells: ['1', '2', ''] },
    { place: 5, cells: ['3', '4'] },
  ]);
});

describe('hostile files', () => {
  async function* repeated(part: string, times: number): ByteSource {
    const bytes = Buffer.from(part);
    for (let count = 0; count < times; count++) yield bytes;
  }

  async function* after(start: string, rest: ByteSource): ByteSource {
    yield Buffer.from(start);
    yield* rest;
  }

  test('one line of 100 MB is refused long before its end', async () => {
    let read = 0;
    async function* counted() {
      for await (const chunk of after('a;b\n1;2\n', repeated('x'.repeat(65_536), 1_600))) {
        read += chunk.length;
        yield chunk;
      }
    }
    await expect(collected(counted())).rejects.toMatchObject({ name: 'FileRefused', code: 'too-long' });
    expect(read).toBeLessThan(8 * 1024 * 1024);
  });

  test('a first line without an end is refused', async () => {
    await expect(collected(repeated('x'.repeat(65_536), 1_600))).rejects.toMatchObject({ code: 'too-long' });
  });

  test('a quote that never closes is refused', async () => {
    await expect(collected(bytesOf('a;b\n"1;2\n3;4\n'))).rejects.toMatchObject({ code: 'truncated' });
  });

  test('a field that is too long and a NUL are faults of their line', async () => {
    const { items } = await collected(bytesOf(`a;b\n${'x'.repeat(40_000)};1\n1;\0\n5;6\n`));
    expect(items).toMatchObject([{ severity: 'error' }, { severity: 'error' }, { cells: ['5', '6'] }]);
  });

  test.each([
    [
      'bytes that are no UTF-8 after a start that is',
      after(`naam;x\n${'é;1\n'.repeat(100_000)}`, bytesOf(Buffer.from([0xe9, 0x3b, 0x0a]))),
      'encoding',
    ],
    ['UTF-16 without a byte order mark', bytesOf(Buffer.from('naam;prijs\n1;2\n', 'utf16le')), 'encoding'],
    [
      'half a character of UTF-16 at the end',
      bytesOf(Buffer.concat([utf16('a;b\n1;2\n'), Buffer.from([0x31])])),
      'encoding',
    ],
    ['a zip file', bytesOf(Buffer.from('PK\x03\x04rest')), 'wrong-format'],
    ['an empty file', bytesOf(''), 'truncated'],
  ])('%s', async (_, source, code) => {
    await expect(collected(source)).rejects.toMatchObject({ name: 'FileRefused', code });
  });

  test('200,000 rows stream through without being held', async () => {
    let rows = 0;
    const table = await readCsv(
      after('code;naam;prijs\n', repeated('123;Gipsplaat 12,5 mm;4,95\n'.repeat(1_000), 200)),
    );
    for await (const _ of table.rows) rows++;
    expect(rows).toBe(200_000);
  });
});
