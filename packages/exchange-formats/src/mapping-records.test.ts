import { exchangeEntities, type SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { bytesOf } from './byte-source.ts';
import { readCsv } from './csv-rows.ts';
import { type FileItem, isFileProblem } from './file-problem.ts';
import { type TableMapping, tableMapping } from './mapping.ts';
import { mappedRecords } from './mapping-records.ts';
import { suggestMapping } from './mapping-suggestion.ts';

async function mapped(text: string, mapping?: TableMapping) {
  const table = await readCsv(bytesOf(text));
  const { decimalSign, dateOrder, columns } = table.findings;
  const suggestion = suggestMapping(columns);
  const items: FileItem[] = [];
  for await (const item of mappedRecords(table, mapping ?? suggestion.mapping, { decimalSign, dateOrder, columns })) {
    items.push(item);
  }
  const records = items.filter((item): item is SourcedRecord => !isFileProblem(item));
  for (const { entity, record } of records) {
    const { externalId, ...fields } = record;
    expect(z.partial(z.strictObject(exchangeEntities[entity].fields.shape)).safeParse(fields).error).toBeUndefined();
  }
  return { suggestion, records, problems: items.filter(isFileProblem) };
}

const shown = (records: { entity: string; record: unknown }[]) => records.map(({ entity, record }) => [entity, record]);

describe('a mapping suggested from the headers', () => {
  test('a price from a quantity is a tier and never the list price', async () => {
    const { records } = await mapped('Artikelnr;Vanaf;Eenheid;Prijs\n100;10;ST;9,50\n100;50;ST;8,75\n');
    expect(shown(records)).toEqual([
      [
        'price-tier',
        { externalId: '100/10', articleCode: '100', fromQuantity: '10', unit: 'PCE', priceDelivery: '9.50' },
      ],
      [
        'price-tier',
        { externalId: '100/50', articleCode: '100', fromQuantity: '50', unit: 'PCE', priceDelivery: '8.75' },
      ],
    ]);
  });

  test('units are read as merchants shorten them, and what can be two things is refused', async () => {
    const { records, problems } = await mapped(
      'Artikelnr;Omschrijving;Eenheid\n1;Schroef;ST\n2;Cement;ZK\n3;Gipsplaat;PL\n4;Zand;hoop\n5;Gipsplaat;plaat\n',
    );
    const sold = records.filter(({ entity }) => entity === 'variant');
    expect(sold.map(({ record }) => [record.externalId, 'salesUnit' in record && record.salesUnit])).toEqual([
      ['1', 'PCE'],
      ['2', 'BG'],
      ['5', 'PG'],
    ]);
    expect(problems.map(({ place, message }) => [place, message])).toEqual([
      [4, 'Verkoopeenheid: de eenheid PL kan plaat of pallet zijn; schrijf het woord voluit.'],
      [5, "Verkoopeenheid: 'hoop' is geen bekende eenheid."],
    ]);
  });

  test('a row without a key, or with one that was there before, is reported once', async () => {
    const { problems } = await mapped(
      'Artikelnr;Omschrijving;Prijs;Voorraad\n1;Plaat;2,50;4\n;Plank;3,50;5\n1;Plaat;2;6\n',
    );
    expect(problems.map(({ place, message }) => [place, message])).toEqual([
      [3, 'Product: de sleutel is leeg.'],
      [4, "Artikel '1' staat twee keer in het bestand; de eerste regel telt."],
    ]);
  });

  test('a date to begin and to end with is when an agreement is valid', async () => {
    const { records } = await mapped('Klantnr;Artikelnr;Nettoprijs;Van;Tot\n50001;100;10,50;1-1-2026;31-12-2026\n');
    expect(records).toMatchObject([
      { entity: 'price-agreement', record: { validFrom: '2026-01-01', validUntil: '2026-12-31' } },
    ]);
  });

  test('the branch in a table of customers is theirs', async () => {
    const { records, suggestion } = await mapped('Klantnr;Naam;Vestiging\n50001;Bouw BV;2101\n');
    expect(suggestion.unused).toEqual([]);
    expect(records).toMatchObject([{ entity: 'customer', record: { name: 'Bouw BV', branch: '2101' } }]);
  });

  test('one row gives a product, a variant, a price and a stock', async () => {
    const { records, problems, suggestion } = await mapped(
      'Artikelnr.;Omschrijving;EAN-code;Merk;Eenheid;Inhoud;Inhoudseenheid;Prijs (€);Per;Voorraad;Magazijn;ETIM klasse;Foto;Memo\n' +
        '100;Gipsplaat;8712345678906;Gyps;stuks;3,12;m2;1.495,00;100;40;UTR;EC000123;https://x.nl/a.jpg;let op\n' +
        '101;Schroef;;;doos;250;stuk;2,95;;;;;;\n',
    );
    expect(problems).toEqual([]);
    expect(suggestion.unused).toEqual(['Memo']);
    expect(suggestion.missing).toEqual([]);
    expect(shown(records)).toEqual([
      [
        'product',
        {
          externalId: '100',
          name: 'Gipsplaat',
          brand: 'Gyps',
          classification: { system: 'ETIM', code: 'EC000123' },
          images: [{ url: 'https://x.nl/a.jpg' }],
        },
      ],
      [
        'variant',
        {
          externalId: '100',
          articleCode: '100',
          product: '100',
          name: 'Gipsplaat',
          salesUnit: 'PCE',
          priceUnit: 'PCE',
          stockUnit: 'PCE',
          units: [
            { code: 'PCE', name: 'stuk', ratio: '3.12', gtin: '8712345678906' },
            { code: 'MTK', name: 'm²', ratio: '1' },
          ],
        },
      ],
      ['list-price', { externalId: '100', articleCode: '100', priceDelivery: '1495.00', per: 100 }],
      ['stock', { externalId: '100/UTR', articleCode: '100', warehouse: 'UTR', quantity: '40' }],
      ['product', { externalId: '101', name: 'Schroef' }],
      [
        'variant',
        {
          externalId: '101',
          articleCode: '101',
          product: '101',
          name: 'Schroef',
          salesUnit: 'BX',
          priceUnit: 'BX',
          stockUnit: 'BX',
          units: [
            { code: 'BX', name: 'doos', ratio: '250' },
            { code: 'PCE', name: 'stuk', ratio: '1' },
          ],
        },
      ],
      ['list-price', { externalId: '101', articleCode: '101', priceDelivery: '2.95' }],
    ]);
  });

  test('English headers', async () => {
    const { records } = await mapped('SKU,Name,Price,Stock,Warehouse\nA1,Board,"1,234.50",5,W1\nA2,Nail,0.05,6,W1\n');
    expect(shown(records).filter(([entity]) => entity === 'list-price')).toEqual([
      ['list-price', { externalId: 'A1', articleCode: 'A1', priceDelivery: '1234.50' }],
      ['list-price', { externalId: 'A2', articleCode: 'A2', priceDelivery: '0.05' }],
    ]);
  });

  test('variants that name their product share it', async () => {
    const { records, problems } = await mapped('Productcode;Artikelnummer;Naam\nP;1;Rood\nP;2;Blauw\n');
    expect(problems).toEqual([]);
    expect(records.map(({ entity, record }) => `${entity} ${record.externalId}`)).toEqual([
      'product P',
      'variant 1',
      'variant 2',
    ]);
  });

  test('agreements of customers, with their dates', async () => {
    const { records } = await mapped(
      'Klantnummer;Artikelnummer;Nettoprijs;Ingangsdatum;Einddatum\nK1;100;3,5;1-2-2026;31-12-2026\n',
    );
    expect(shown(records)).toEqual([
      [
        'price-agreement',
        {
          externalId: 'K1/100',
          articleCode: '100',
          customer: 'K1',
          priceDelivery: '3.5',
          validFrom: '2026-02-01',
          validUntil: '2026-12-31',
        },
      ],
    ]);
  });

  test('customers with an address and a contact; a column without a name by what is in it', async () => {
    const { records } = await mapped(
      'Debiteur;Bedrijfsnaam;KvK;Straat;Huisnr;Kolom6;Plaats;Kolom8\nD1;Bouw BV;12345678;Kade;1;3511 AB;Utrecht;jan@bouw.nl\n',
    );
    expect(shown(records)).toEqual([
      ['customer', { externalId: 'D1', customerId: 'D1', name: 'Bouw BV', chamberOfCommerceNumber: '12345678' }],
      [
        'address',
        {
          externalId: 'D1/3511 AB/1',
          customer: 'D1',
          type: 'delivery',
          street: 'Kade',
          houseNumber: '1',
          postalCode: '3511 AB',
          city: 'Utrecht',
        },
      ],
      ['contact', { externalId: 'jan@bouw.nl', customer: 'D1', email: 'jan@bouw.nl' }],
    ]);
  });

  test('in a table of customers the name is theirs, and one without an e-mail address has no contact', async () => {
    const { records, problems } = await mapped('Klantnummer;Naam;E-mail\nD1;Bouw BV;jan@bouw.nl\nD2;Klus BV;\n');
    expect(problems).toEqual([]);
    expect(shown(records)).toEqual([
      ['customer', { externalId: 'D1', customerId: 'D1', name: 'Bouw BV' }],
      ['contact', { externalId: 'jan@bouw.nl', customer: 'D1', email: 'jan@bouw.nl' }],
      ['customer', { externalId: 'D2', customerId: 'D2', name: 'Klus BV' }],
    ]);
  });

  test('names the missing fields', async () => {
    const { suggestion } = await mapped('Artikelnummer;Voorraad\n1;5\n2;6\n');
    expect(suggestion.missing).toEqual([{ entity: 'stock', field: 'warehouse' }]);
  });
});

describe('a saved mapping', () => {
  const saved = tableMapping.parse({
    records: [
      {
        entity: 'variant',
        fields: {
          externalId: { columns: ['nr'], transform: { kind: 'text' } },
          salesUnit: { columns: ['eh'], transform: { kind: 'lookup', table: { S: 'PCE', D: 'BX' } } },
          stockItem: { columns: ['voorraadartikel'], transform: { kind: 'boolean' } },
          usps: { columns: ['punten'], transform: { kind: 'list', separator: '|' } },
          supplierCode: { columns: ['lev'], transform: { kind: 'text' }, whenEmpty: 'clear' },
          'features.EF000008': { columns: ['dikte'], transform: { kind: 'number', decimalSign: ',' } },
          hiddenInVentures: { transform: { kind: 'constant', value: ['210'] } },
        },
      },
    ],
  });
  const header = 'nr;eh;voorraadartikel;punten;lev;dikte\n';

  test('transforms each field', async () => {
    const table = await readCsv(bytesOf(`${header}1;S;ja;a| b |;;12,5\n`));
    const items: FileItem[] = [];
    for await (const item of mappedRecords(table, saved, table.findings)) items.push(item);
    expect(items).toEqual([
      {
        entity: 'variant',
        place: 2,
        record: {
          externalId: '1',
          salesUnit: 'PCE',
          stockItem: true,
          usps: ['a', 'b'],
          supplierCode: null,
          hiddenInVentures: ['210'],
          features: { EF000008: 12.5 },
        },
      },
    ]);
  });

  test('reports a cell that does not fit, with its line and column, and goes on', async () => {
    const { problems } = await mapped(
      `${header}1;X;ja;;v;\n2;S;soms;;v;\n3;S;ja;;v;1.5\n;S;ja;;v;\n5;constructor;ja;;v;\n6;S;ja;;v;\n6;S;ja;;v;\n`,
      saved,
    );
    expect(problems.map(({ place, message }) => `${place} ${message}`)).toEqual([
      "2 Kolom 'eh': 'X' staat niet in de vertaaltabel.",
      "3 Kolom 'voorraadartikel': 'soms' is geen ja of nee.",
      "4 Kolom 'dikte': '1.5' is geen getal.",
      '5 Artikel: de sleutel is leeg.',
      "6 Kolom 'eh': 'constructor' staat niet in de vertaaltabel.",
      "8 Artikel '6' staat twee keer in het bestand; de eerste regel telt.",
    ]);
  });

  test('refuses a file without a column it needs', async () => {
    await expect(mapped('nr;eh\n1;S\n', saved)).rejects.toMatchObject({ name: 'FileRefused', code: 'missing-column' });
  });

  test('must name a key, and a column for each field that is no constant', () => {
    const field = { columns: ['a'], transform: { kind: 'text' } };
    expect(tableMapping.safeParse({ records: [{ entity: 'stock', fields: { quantity: field } }] }).success).toBe(false);
    expect(
      tableMapping.safeParse({
        records: [{ entity: 'stock', fields: { externalId: { transform: { kind: 'text' } } } }],
      }).success,
    ).toBe(false);
  });
});
