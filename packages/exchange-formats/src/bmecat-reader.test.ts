import { exchangeEntities } from '@bouwpoort/contract/exchange/records';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { findBmecat } from './bmecat-findings.ts';
import { readBmecat } from './bmecat-reader.ts';
import { type ByteSource, bytesOf } from './byte-source.ts';
import type { EtimDictionary } from './etim-dictionary.ts';
import { type FileProblem, isFileProblem } from './file-problem.ts';
import type { CatalogueOptions } from './stated-article.ts';

const catalog = (body: string, transaction = 'T_NEW_CATALOG') =>
  `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005"><HEADER><CATALOG><LANGUAGE>nld</LANGUAGE><CATALOG_ID>C1</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION><CURRENCY>EUR</CURRENCY><MIME_ROOT>https://media.example.com/bestanden</MIME_ROOT></CATALOG><SUPPLIER><SUPPLIER_NAME>Maker</SUPPLIER_NAME></SUPPLIER></HEADER><${transaction}>${body}</${transaction}></BMECAT>`;

async function read(text: string | Uint8Array, options?: CatalogueOptions) {
  const records: Record<string, Record<string, unknown>[]> = {};
  const problems: FileProblem[] = [];
  for await (const item of readBmecat(() => bytesOf(text), options)) {
    if (isFileProblem(item)) problems.push(item);
    else {
      const { externalId, ...fields } = item.record;
      if (!('delete' in fields)) {
        expect(
          z.partial(z.strictObject(exchangeEntities[item.entity].fields.shape)).safeParse(fields).error,
        ).toBeUndefined();
      }
      records[item.entity] = [...(records[item.entity] ?? []), item.record];
    }
  }
  return { records, problems };
}

const plate = `<PRODUCT><SUPPLIER_PID>GP-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT lang="eng">Plasterboard</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="nld">Gipsplaat 12,5 mm</DESCRIPTION_SHORT><DESCRIPTION_LONG>Voor wand &amp; plafond</DESCRIPTION_LONG><INTERNATIONAL_PID type="gtin">8712345678906</INTERNATIONAL_PID><MANUFACTURER_PID>M-77</MANUFACTURER_PID><MANUFACTURER_NAME>Gipsfabriek</MANUFACTURER_NAME></PRODUCT_DETAILS>
<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>22</REFERENCE_FEATURE_GROUP_ID><FEATURE><FNAME>Farbe</FNAME><FVALUE>grau</FVALUE></FEATURE></PRODUCT_FEATURES>
<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC000123</REFERENCE_FEATURE_GROUP_ID><FEATURE><FNAME>EF000008</FNAME><FVALUE>12.50</FVALUE><FUNIT>MMT</FUNIT></FEATURE><FEATURE><FNAME>EF000007</FNAME><FVALUE>EV000080</FVALUE></FEATURE><FEATURE><FNAME>EF000010</FNAME><FVALUE>5</FVALUE><FVALUE>40</FVALUE></FEATURE><FEATURE><FNAME>EF000011</FNAME><FVALUE>true</FVALUE></FEATURE><FEATURE><FNAME>EF000012</FNAME><FVALUE>-</FVALUE></FEATURE></PRODUCT_FEATURES>
<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><CONTENT_UNIT>MTK</CONTENT_UNIT><NO_CU_PER_OU>3.12</NO_CU_PER_OU><PRICE_QUANTITY>100</PRICE_QUANTITY></PRODUCT_ORDER_DETAILS>
<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>495.00</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY><TAX>0.21</TAX></PRODUCT_PRICE><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>450</PRICE_AMOUNT><LOWER_BOUND>50</LOWER_BOUND></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
<USER_DEFINED_EXTENSIONS><UDX.EDXF.MIME_INFO><UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>plaat.jpg</UDX.EDXF.MIME_SOURCE><UDX.EDXF.MIME_CODE>MD01</UDX.EDXF.MIME_CODE></UDX.EDXF.MIME><UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>https://elders.example.com/blad.pdf</UDX.EDXF.MIME_SOURCE><UDX.EDXF.MIME_DESIGNATION>Productblad</UDX.EDXF.MIME_DESIGNATION></UDX.EDXF.MIME></UDX.EDXF.MIME_INFO><UDX.EDXF.PACKING_UNITS><UDX.EDXF.PACKING_UNIT><UDX.EDXF.QUANTITY_MIN>40</UDX.EDXF.QUANTITY_MIN><UDX.EDXF.QUANTITY_MAX>40</UDX.EDXF.QUANTITY_MAX><UDX.EDXF.PACKING_UNIT_CODE>PF</UDX.EDXF.PACKING_UNIT_CODE></UDX.EDXF.PACKING_UNIT></UDX.EDXF.PACKING_UNITS></USER_DEFINED_EXTENSIONS></PRODUCT>`;
const groups = `<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Alles</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE><CATALOG_STRUCTURE type="node"><GROUP_ID>10</GROUP_ID><GROUP_NAME>Platen</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE><CATALOG_STRUCTURE type="leaf"><GROUP_ID>11</GROUP_ID><GROUP_NAME>Gips</GROUP_NAME><PARENT_ID>10</PARENT_ID><GROUP_ORDER>3</GROUP_ORDER></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>`;
const placement =
  '<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>GP-1</PROD_ID><CATALOG_GROUP_ID>11</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>';

test('an article by the ETIM guideline gives all its records', async () => {
  const { records, problems } = await read(catalog(groups + plate + placement));
  expect(problems).toEqual([]);
  expect(records).toEqual({
    category: [
      { externalId: '10', name: 'Platen', parent: null },
      { externalId: '11', name: 'Gips', parent: '10', position: 3 },
    ],
    media: [
      {
        externalId: 'plaat.jpg',
        url: 'https://media.example.com/bestanden/plaat.jpg',
        kind: 'image',
        fileName: 'plaat.jpg',
      },
      {
        externalId: 'https://elders.example.com/blad.pdf',
        url: 'https://elders.example.com/blad.pdf',
        kind: 'document',
        fileName: 'blad.pdf',
        altText: 'Productblad',
      },
    ],
    product: [
      {
        externalId: 'GP-1',
        name: 'Gipsplaat 12,5 mm',
        brand: 'Gipsfabriek',
        description: 'Voor wand & plafond',
        classification: { system: 'ETIM', code: 'EC000123' },
        category: '11',
        vatRate: 21,
        images: [{ media: 'plaat.jpg' }],
        downloads: [{ name: 'Productblad', media: 'https://elders.example.com/blad.pdf' }],
      },
    ],
    feature: [
      { externalId: 'EF000008', name: 'EF000008', unit: 'mm' },
      { externalId: 'EF000007', name: 'EF000007' },
      { externalId: 'EF000010', name: 'EF000010' },
      { externalId: 'EF000011', name: 'EF000011' },
    ],
    variant: [
      {
        externalId: 'GP-1',
        product: 'GP-1',
        articleCode: 'GP-1',
        name: 'Gipsplaat 12,5 mm',
        supplierCode: 'M-77',
        salesUnit: 'PCE',
        priceUnit: 'PCE',
        stockUnit: 'PCE',
        units: [
          { code: 'PCE', name: 'stuk', ratio: '3.12', gtin: '8712345678906' },
          { code: 'MTK', name: 'm²', ratio: '1' },
          { code: '08', name: 'pallet', ratio: '124.8' },
        ],
        features: { EF000008: 12.5, EF000007: 'EV000080', EF000010: [5, 40], EF000011: true },
      },
    ],
    'list-price': [{ externalId: 'GP-1', variant: 'GP-1', priceDelivery: '495', per: 100 }],
    'price-tier': [
      {
        externalId: 'GP-1:50',
        variant: 'GP-1',
        kind: 'warehouse',
        fromQuantity: '50',
        unit: 'PCE',
        priceDelivery: '450',
      },
    ],
  });
});

test('with the dictionary codes become words and units those of the model', async () => {
  const dictionary: EtimDictionary = {
    groups: new Map(),
    classes: new Map([
      [
        'EC000123',
        { code: 'EC000123', name: 'Gipsplaat', features: [{ code: 'EF000008', type: 'number', unit: 'cm' }] },
      ],
    ]),
    features: new Map([
      ['EF000008', 'Dikte'],
      ['EF000007', 'Kleur'],
    ]),
    values: new Map([['EV000080', 'wit']]),
  };
  const { records } = await read(catalog(plate), { dictionary });
  expect(records.feature).toMatchObject([
    { externalId: 'EF000008', name: 'Dikte', unit: 'cm' },
    { externalId: 'EF000007', name: 'Kleur' },
    { name: 'EF000010' },
    { name: 'EF000011' },
  ]);
  expect(records.variant?.[0]?.features).toMatchObject({ EF000007: 'wit' });
});

test('BMEcat 1.2 with its own names, a prefix and the old character set', async () => {
  const text = `<?xml version="1.0" encoding="ISO-8859-1"?><!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd"><b:BMECAT xmlns:b="x" version="1.2"><b:HEADER><b:CATALOG><b:CURRENCY>EUR</b:CURRENCY></b:CATALOG></b:HEADER><b:T_NEW_CATALOG><b:ARTICLE><b:SUPPLIER_AID>7</b:SUPPLIER_AID><b:ARTICLE_DETAILS><b:DESCRIPTION_SHORT>Café</b:DESCRIPTION_SHORT><b:EAN>8712345678906</b:EAN></b:ARTICLE_DETAILS><b:ARTICLE_ORDER_DETAILS><b:ORDER_UNIT>PCE</b:ORDER_UNIT><b:CONTENT_UNIT/></b:ARTICLE_ORDER_DETAILS><b:ARTICLE_PRICE_DETAILS><b:ARTICLE_PRICE price_type="net_customer"><b:PRICE_AMOUNT>2.5</b:PRICE_AMOUNT></b:ARTICLE_PRICE></b:ARTICLE_PRICE_DETAILS></b:ARTICLE></b:T_NEW_CATALOG></b:BMECAT>`;
  const { records, problems } = await read(Buffer.from(text, 'latin1'));
  expect(problems).toEqual([]);
  expect(records.product).toMatchObject([{ externalId: '7', name: 'Café' }]);
  expect(records['list-price']).toEqual([{ externalId: '7', variant: '7', priceDelivery: '2.5', per: 1 }]);
});

test('UTF-16 with a byte order mark', async () => {
  const text = catalog(plate).replace('UTF-8', 'UTF-16');
  const { records } = await read(Buffer.from(`\ufeff${text}`, 'utf16le'));
  expect(records.product).toMatchObject([{ externalId: 'GP-1', description: 'Voor wand & plafond' }]);
});

describe('the kind of transaction', () => {
  test('suggests how the file is applied', async () => {
    const mode = async (transaction: string) =>
      (await findBmecat(() => bytesOf(catalog('', transaction)))).suggestedMode;
    expect(await mode('T_NEW_CATALOG')).toBe('replace');
    expect(await mode('T_UPDATE_PRODUCTS')).toBe('merge');
    expect(await mode('T_UPDATE_PRICES')).toBe('merge');
  });

  test('an update may delete an article and need not repeat its name', async () => {
    const { records, problems } = await read(
      catalog(
        '<PRODUCT mode="delete"><SUPPLIER_PID>1</SUPPLIER_PID></PRODUCT><PRODUCT mode="update"><SUPPLIER_PID>2</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_LONG>Nieuw</DESCRIPTION_LONG></PRODUCT_DETAILS></PRODUCT>',
        'T_UPDATE_PRODUCTS',
      ),
    );
    expect(problems).toEqual([]);
    expect(records.product).toEqual([
      { externalId: '1', delete: true },
      { externalId: '2', description: 'Nieuw' },
    ]);
    expect(records['list-price']).toEqual([{ externalId: '1', delete: true }]);
  });

  test('a file of prices touches nothing else', async () => {
    const { records } = await read(catalog(plate, 'T_UPDATE_PRICES'));
    expect(Object.keys(records)).toEqual(['list-price', 'price-tier']);
    expect(records['list-price']).toEqual([{ externalId: 'GP-1', variant: 'GP-1', priceDelivery: '495' }]);
  });
});

test('faults of an article are reported with its line and the others are read', async () => {
  const broken = plate.replace('GP-1', 'GP-2').replace('>C62<', '>XYZ<');
  const nameless = '<PRODUCT><SUPPLIER_PID>GP-3</SUPPLIER_PID></PRODUCT>';
  const { records, problems } = await read(catalog(`\n${broken}\n${nameless}<PRODUCT/>${plate}${plate}`));
  expect(records.variant).toHaveLength(1);
  expect(problems.map(({ message }) => message)).toEqual([
    'Artikel GP-2: De besteleenheid XYZ is onbekend.',
    'Artikel GP-3 heeft geen omschrijving.',
    'Het artikel heeft geen artikelnummer.',
    'Artikel GP-1 staat twee keer in het bestand; het eerste telt.',
  ]);
  expect(problems[0]).toMatchObject({ place: 2, severity: 'error' });
});

describe('hostile files', () => {
  async function* endless(start: string, part: string): ByteSource {
    yield Buffer.from(start);
    const bytes = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)));
    for (let count = 0; count < 2_000; count++) yield bytes;
  }
  const drained = async (open: () => ByteSource) => {
    for await (const _ of readBmecat(open));
  };
  const laughs = `<?xml version="1.0"?><!DOCTYPE BMECAT [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${catalog('&c;').slice(38)}`;
  const external = `<?xml version="1.0"?><!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]>${catalog('&x;').slice(38)}`;
  const start = catalog('').replace(/<\/T_NEW_CATALOG>.*/, '');

  test.each([
    ['entities in entities', laughs, 'entities'],
    ['an external entity', external, 'entities'],
    ['an entity that is nowhere defined', catalog('<PRODUCT>&onbekend;</PRODUCT>'), 'entities'],
    ['a file that breaks off', catalog(plate).slice(0, -200), 'truncated'],
    ['tags that do not match', catalog('<PRODUCT></ARTICLE>'), 'malformed'],
    ['a NUL', catalog('<PRODUCT>\0</PRODUCT>'), 'malformed'],
    ['another XML file', '<order><line/></order>', 'wrong-format'],
    ['no XML', 'artikel;prijs\n1;2\n', 'wrong-format'],
    ['no content', '', 'wrong-format'],
    ['an unsupported character set', catalog('').replace('UTF-8', 'EBCDIC-US'), 'encoding'],
  ])('%s', async (_, text, code) => {
    await expect(drained(() => bytesOf(text))).rejects.toMatchObject({ name: 'FileRefused', code });
  });

  test('bytes that are no UTF-8', async () => {
    const bytes = Buffer.from(catalog('<PRODUCT>é</PRODUCT>'), 'latin1');
    await expect(drained(() => bytesOf(bytes))).rejects.toMatchObject({ code: 'encoding' });
  });

  test.each([
    ['a text without an end', 'x', 'too-long'],
    ['elements within elements without an end', '<PRODUCT>', 'too-deep'],
    ['an article without an end', '<KEYWORD>x</KEYWORD>', 'too-large'],
    ['an attribute without an end', '<PRODUCT a="', 'too-long'],
  ])('%s is refused within 8 MB of reading it as XML', async (_, part, code) => {
    let read = 0;
    async function* counted(): ByteSource {
      // Each opening counts by itself; the last is the one that meets the articles.
      read = 0;
      const body = part === '<KEYWORD>x</KEYWORD>' ? `${start}<PRODUCT>` : start;
      const rest = part.endsWith('"') ? endless(body + part, 'y') : endless(body, part);
      for await (const chunk of rest) {
        read += chunk.length;
        yield chunk;
      }
    }
    await expect(drained(counted)).rejects.toMatchObject({ name: 'FileRefused', code });
    expect(read).toBeLessThan(8 * 1024 * 1024);
  });

  test('tens of thousands of attributes', async () => {
    const attributes = Array.from({ length: 20_000 }, (_, index) => `a${index}="1"`).join(' ');
    await expect(drained(() => bytesOf(catalog(`<PRODUCT ${attributes}/>`)))).rejects.toMatchObject({
      code: 'too-large',
    });
  });
});
