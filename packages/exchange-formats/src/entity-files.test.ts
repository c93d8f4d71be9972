import { type ExchangeEntity, exchangeEntityNames, type SourcedRecord } from '@bouwpoort/contract/exchange/records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tools/property-runs.ts';
import { type ByteSource, bytesOf } from './byte-source.ts';
import { readEntityCsv, writeEntityCsv } from './entity-csv.ts';
import type { FileItem } from './file-problem.ts';
import { readNdjson, writeNdjson } from './ndjson.ts';
import { lineOfText } from './testing/catalogue-records.ts';

async function* streamed(
  records: readonly SourcedRecord['record'][],
  entity: ExchangeEntity,
): AsyncGenerator<SourcedRecord> {
  for (const record of records) yield { entity, record, place: 0 };
}

async function itemsOf(items: AsyncIterable<FileItem>): Promise<FileItem[]> {
  const all: FileItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function textOf(source: ByteSource): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const recordsIn = (items: readonly FileItem[]) => items.map((item) => ('record' in item ? item.record : item));

const nasty = fc.oneof(
  lineOfText(40),
  fc.constantFrom(
    '',
    'null',
    'true',
    '1',
    '-5',
    "'",
    "=cmd|' /C calc'!A0",
    '+31 6',
    '@SUM(A1)',
    '-2+3',
    'a;b',
    'a"b',
    'twee\nregels',
    '{"a":1}',
    '[]',
  ),
);
const product = fc.record(
  {
    externalId: lineOfText(30),
    name: nasty,
    category: fc.option(nasty, { nil: null }),
    description: nasty,
    usps: fc.array(nasty, { maxLength: 3 }),
    vatRate: fc.constantFrom(0, 9, 21),
    classification: fc.option(fc.record({ system: nasty, code: nasty }), { nil: null }),
    images: fc.array(fc.record({ url: fc.constantFrom('https://a.nl/1.jpg', 'https://a.nl/2.jpg') }), { maxLength: 2 }),
  },
  { requiredKeys: ['externalId', 'name'], noNullPrototype: true },
);
const products = fc.uniqueArray(product, { selector: ({ externalId }) => externalId, maxLength: 6 });

describe('a written file is read again unchanged', () => {
  test('as CSV, also text that looks like a formula, a number or nothing', async () => {
    await fc.assert(
      fc.asyncProperty(products, async (records) => {
        const text = await textOf(writeEntityCsv('product', streamed(records, 'product')));
        expect(recordsIn(await itemsOf(readEntityCsv(bytesOf(text), 'product')))).toEqual(records);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  test('as NDJSON', async () => {
    await fc.assert(
      fc.asyncProperty(products, async (records) => {
        const text = await textOf(writeNdjson(streamed(records, 'product')));
        expect(recordsIn(await itemsOf(readNdjson(bytesOf(text), 'product')))).toEqual(records);
      }),
    );
  });

  test.each(exchangeEntityNames)('%s, with deletions', async (entity) => {
    const records = [{ externalId: 'a' }, { externalId: 'b', delete: true }];
    const [csv, ndjson] = [
      await textOf(writeEntityCsv(entity, streamed(records, entity))),
      await textOf(writeNdjson(streamed(records, entity))),
    ];
    expect(recordsIn(await itemsOf(readEntityCsv(bytesOf(csv), entity)))).toEqual(records);
    expect(recordsIn(await itemsOf(readNdjson(bytesOf(ndjson), entity)))).toEqual(records);
  });

  test('numbers, flags and lists of every kind', async () => {
    const records = [
      {
        externalId: '1',
        articleCode: '007',
        name: 'x',
        stockItem: true,
        position: 3,
        units: [{ code: 'PCE', name: 'stuk', ratio: '1' }],
        features: { EF000008: 12.5, EF000007: true },
      },
    ];
    const text = await textOf(writeEntityCsv('variant', streamed(records, 'variant')));
    expect(recordsIn(await itemsOf(readEntityCsv(bytesOf(text), 'variant')))).toEqual(records);
  });
});

test('no cell of a CSV starts as a formula', async () => {
  const formulas = [
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\uff1d1+1',
    '=HYPERLINK("http://x")',
  ];
  const records = formulas.map((name, index) => ({ externalId: `=${index}`, name, description: '-12.50' }));
  const text = await textOf(writeEntityCsv('product', streamed(records, 'product')));
  const [header = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
  expect(header.startsWith('externalId;name;')).toBe(true);
  for (const line of lines) {
    for (const cell of line.split(';')) expect(cell).not.toMatch(/^"?[=+@\t\r\uff1d]|^"?-(?![0-9.]+"?$)/);
  }
  expect(text).toContain(';-12.50;');
});

describe('invalid files', () => {
  const csv = (text: string) => itemsOf(readEntityCsv(bytesOf(text), 'product'));
  const ndjson = (text: string) => itemsOf(readNdjson(bytesOf(text), 'product'));

  test('a CSV of another entity is refused', async () => {
    await expect(csv('externalId;quantity\n1;2\n')).rejects.toMatchObject({ code: 'missing-column' });
    await expect(csv('name;brand\n1;2\n')).rejects.toMatchObject({ code: 'missing-column' });
  });

  test('a second record of the same key is an error of its line', async () => {
    expect(await csv('externalId;name\n1;a\n1;b\n')).toMatchObject([
      { record: { name: 'a' } },
      { place: 3, severity: 'error' },
    ]);
    expect(await ndjson('{"externalId":"1"}\n\n{"externalId":"1"}\n')).toMatchObject([
      { place: 1, record: { externalId: '1' } },
      { place: 3, severity: 'error' },
    ]);
  });

  test('lines that are no record are errors of their line', async () => {
    const items = await ndjson(
      '{"externalId":"1"}\nnee\n[1]\n{"externalId":5}\n{"externalId":"a\\u0000b"}\n{"externalId":"2"}',
    );
    expect(items.map((item) => ('record' in item ? item.record.externalId : item.place))).toEqual([
      '1',
      2,
      3,
      4,
      5,
      '2',
    ]);
  });

  test('100,000 nested lists are an error of their line', async () => {
    const nested = `{"externalId":"1","usps":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const items = await ndjson(`${nested}\n{"externalId":"2"}\n`);
    expect(items).toHaveLength(2);
    expect(items[1]).toMatchObject({ record: { externalId: '2' } });
  });

  test('a line without an end is refused', async () => {
    async function* endless(): ByteSource {
      for (let count = 0; count < 1_600; count++) yield Buffer.alloc(65_536, 0x78);
    }
    await expect(itemsOf(readNdjson(endless(), 'product'))).rejects.toMatchObject({
      name: 'FileRefused',
      code: 'too-long',
    });
  });
});
