import { exchangeEntities } from '@bouwpoort/contract/exchange/records';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type ByteSource, bytesOf } from './byte-source.ts';
import { type FileProblem, isFileProblem } from './file-problem.ts';
import { findXchange, readXchange } from './xchange-reader.ts';

async function read(document: unknown) {
  const records: Record<string, Record<string, unknown>[]> = {};
  const problems: FileProblem[] = [];
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  for await (const item of readXchange(() => bytesOf(text))) {
    if (isFileProblem(item)) problems.push(item);
    else {
      const { externalId, ...fields } = item.record;
      expect(
        z.partial(z.strictObject(exchangeEntities[item.entity].fields.shape)).safeParse(fields).error,
      ).toBeUndefined();
      records[item.entity] = [...(records[item.entity] ?? []), item.record];
    }
  }
  return { records, problems };
}

const cable = {
  ProductIdentification: {
    ManufacturerIdGln: '8712345000001',
    ManufacturerName: 'Kabelfabriek',
    ManufacturerProductNumber: 'K-5',
    BrandName: 'Kabo',
  },
  ProductDetails: {
    ProductDescriptions: [
      { DescriptionLanguage: 'en-GB', MinimalProductDescription: 'Cable' },
      { DescriptionLanguage: 'nl-NL', MinimalProductDescription: 'Kabel', FullProductDescription: 'Een kabel' },
    ],
  },
  ProductAttachments: [
    { AttachmentType: 'ATX015', AttachmentDetails: [{ AttachmentUri: 'https://x.nl/kabel' }] },
    { AttachmentType: 'ATX099', AttachmentDetails: [{ AttachmentUri: 'https://x.nl/pagina' }] },
  ],
  EtimClassification: [
    {
      EtimClassCode: 'EC000123',
      EtimFeatures: [
        { EtimFeatureCode: 'EF000008', EtimValueNumeric: '2.50' },
        { EtimFeatureCode: 'EFI00008', EtimValueNumeric: '0.1' },
        { EtimFeatureCode: 'EF000007', EtimValueCode: 'EV000080' },
        { EtimFeatureCode: 'EF000010', EtimValueRangeLower: '-5', EtimValueRangeUpper: '40' },
        { EtimFeatureCode: 'EF000011', EtimValueLogical: false },
        { EtimFeatureCode: 'EF000012', ReasonNoValue: 'NA' },
      ],
    },
  ],
  TradeItem: [
    {
      ItemIdentification: { SupplierItemNumber: '100', ItemGtin: ['08712345678906'] },
      ItemDetails: {
        StockItem: true,
        ItemDescriptions: [{ DescriptionLanguage: 'nl-NL', MinimalItemDescription: 'Kabel op rol' }],
      },
      Ordering: {
        OrderUnit: 'RL',
        MinimumOrderQuantity: '1',
        OrderStepSize: '1',
        UseUnit: 'MTR',
        UseUnitConversionFactor: '500',
      },
      Pricing: [
        { PriceUnit: 'MTR', PriceUnitFactor: '500', PriceQuantity: '1000', GrossListPrice: '123.45', Vat: '21' },
      ],
      PackagingUnit: [{ PackagingIdentification: { PackagingTypeCode: 'PF', PackagingQuantity: '20' } }],
    },
    {
      ItemIdentification: { SupplierItemNumber: '101' },
      Ordering: { OrderUnit: 'MTR', MinimumOrderQuantity: '1', OrderStepSize: '1' },
      Pricing: [{ PriceUnit: 'MTR', PriceQuantity: '1', PriceOnRequest: true, GrossListPrice: '9' }],
    },
  ],
};
const catalogue = (products: unknown[], more: object = {}) => ({
  SchemaVersion: '2.0',
  CatalogueType: 'FULL',
  CatalogueId: 'C',
  CurrencyCode: 'EUR',
  Supplier: [{ SupplierName: 'S', Product: products }],
  ...more,
});

test('a product with two trade items is a product with two variants', async () => {
  const { records, problems } = await read(catalogue([cable]));
  expect(problems).toEqual([]);
  expect(records).toEqual({
    media: [{ externalId: 'https://x.nl/kabel', url: 'https://x.nl/kabel', kind: 'image', fileName: 'kabel' }],
    product: [
      {
        externalId: '8712345000001:K-5',
        name: 'Kabel',
        brand: 'Kabo',
        description: 'Een kabel',
        classification: { system: 'ETIM', code: 'EC000123' },
        vatRate: 21,
        images: [{ media: 'https://x.nl/kabel' }],
      },
    ],
    feature: ['EF000008', 'EF000007', 'EF000010', 'EF000011'].map((code) => ({ externalId: code, name: code })),
    variant: [
      {
        externalId: '100',
        product: '8712345000001:K-5',
        articleCode: '100',
        name: 'Kabel op rol',
        supplierCode: 'K-5',
        stockItem: true,
        salesUnit: 'RO',
        priceUnit: 'MTR',
        stockUnit: 'RO',
        units: [
          { code: 'RO', name: 'rol', ratio: '500', gtin: '08712345678906' },
          { code: 'MTR', name: 'm¹', ratio: '1' },
          { code: '08', name: 'pallet', ratio: '10000' },
        ],
        features: { EF000008: 2.5, EF000007: 'EV000080', EF000010: [-5, 40], EF000011: false },
      },
      expect.objectContaining({ externalId: '101', name: 'Kabel', salesUnit: 'MTR' }),
    ],
    'list-price': [{ externalId: '100', variant: '100', priceDelivery: '123.45', per: 1000 }],
  });
});

test('version 1.1, which does not say its version and may write numbers as numbers', async () => {
  const { SchemaVersion, ...old } = catalogue([
    {
      ...cable,
      TradeItem: [{ ...cable.TradeItem[1], Pricing: [{ PriceUnit: 'MTR', PriceQuantity: 100, NetPrice: 12.5 }] }],
    },
  ]);
  expect(await findXchange(() => bytesOf(JSON.stringify(old)))).toEqual({
    version: '1.1',
    suggestedMode: 'replace',
    catalogId: 'C',
    currency: 'EUR',
  });
  const { records } = await read(old);
  expect(records['list-price']).toEqual([{ externalId: '101', variant: '101', priceDelivery: '12.5', per: 100 }]);
});

test('a catalogue of changes is merged', async () => {
  const found = await findXchange(() => bytesOf(JSON.stringify(catalogue([cable], { CatalogueType: 'CHANGE' }))));
  expect(found.suggestedMode).toBe('merge');
});

test('faults are reported with the number of the product', async () => {
  const contradicting = {
    ...cable,
    TradeItem: [
      { ...cable.TradeItem[0], Pricing: [{ PriceUnit: 'MTR', PriceUnitFactor: '0.002', PriceQuantity: '1' }] },
    ],
  };
  const { problems, records } = await read(
    catalogue([{ ...cable, TradeItem: [] }, contradicting, { ProductIdentification: 5, TradeItem: [7, {}] }]),
  );
  expect(records).toEqual({});
  expect(problems.map(({ place, message }) => `${place} ${message}`)).toEqual([
    '1 Product 1 heeft geen artikel (TradeItem).',
    '2 Artikel 100: De factor van de prijseenheid (0.002) spreekt de inhoud per besteleenheid (500) tegen.',
    '3 Het artikel heeft geen artikelnummer.',
  ]);
});

describe('hostile files', () => {
  const start = JSON.stringify(catalogue([])).replace(/\]\}\]\}$/, '');

  test.each([
    ['100,000 nested lists', `${start}${'['.repeat(100_000)}`, 'too-deep'],
    ['100,000 nested objects', '{"a":'.repeat(100_000), 'too-deep'],
    ['a file that breaks off', JSON.stringify(catalogue([cable])).slice(0, -20), 'truncated'],
    ['no JSON', '<BMECAT/>', 'wrong-format'],
    ['nothing', '', 'wrong-format'],
    ['another JSON file', '{"orders":[1,2,3]}', 'wrong-format'],
    ['a comma too many', `${start}{},,{}]}]}`, 'malformed'],
    ['a NUL', `${start}\0]}]}`, 'malformed'],
    ['an article of a million values', `${start}{"a":[${'1,'.repeat(1_000_000)}1]}]}]}`, 'too-large'],
  ])('%s', async (_, text, code) => {
    await expect(read(text)).rejects.toMatchObject({ name: 'FileRefused', code });
  });

  test('bytes that are no UTF-8', async () => {
    const bytes = Buffer.from(JSON.stringify(catalogue([{ ...cable, x: 'é' }])), 'latin1');
    const drained = async () => {
      for await (const _ of readXchange(() => bytesOf(bytes)));
    };
    await expect(drained()).rejects.toMatchObject({ code: 'encoding' });
  });

  test('a text without an end is refused within 8 MB', async () => {
    let size = 0;
    async function* endless(): ByteSource {
      size = 0;
      yield Buffer.from(`${start}{"a":"`);
      for (let count = 0; count < 1_600; count++) {
        size += 65_536;
        yield Buffer.alloc(65_536, 0x78);
      }
    }
    const drained = async () => {
      for await (const _ of readXchange(endless));
    };
    await expect(drained()).rejects.toMatchObject({ code: 'too-long' });
    expect(size).toBeLessThan(8 * 1024 * 1024);
  });

  test('keys that every object inherits mean nothing', async () => {
    const text = JSON.stringify(catalogue([cable])).replace(
      '{"ManufacturerIdGln"',
      '{"__proto__":{"x":1},"constructor":"y","ManufacturerIdGln"',
    );
    const { records } = await read(text);
    expect(records.product).toHaveLength(1);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
