import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, smallShop } from '../../../testing/test-exchange.ts';
import { query } from '../../foundation/database/prepared.ts';
import { notifyBulkChange } from './notify-bulk-change.ts';

const testApp = await createTestApp();
const { app, db, search } = testApp;
const pim = await addSource(testApp);

const found = async (text: string) =>
  (
    await search.search({
      ...{ ventureId: '210', text, includeOrderItems: true, includeSingleFilterOptions: false },
      ...{ orderBy: 'score', top: 24, skip: 0 },
    })
  ).productIds;

test('a shop is imported by batches, and is found, shown and priced', async () => {
  const batches = await applyAll(pim, smallShop);
  for (const { id, entity, counts } of batches) {
    expect(await pim.errors(entity, id)).toEqual([]);
    expect(counts).toMatchObject({ created: counts.lines, refused: 0, changed: 0, unchanged: 0 });
  }
  expect(await found('vlokplaat')).toHaveLength(1);
  const page = await app.inject(
    '/api/cms/v3.0/content?contentUrl=/steenhof/categorieen/plaatmateriaal-nieuw/gipsplaten-nieuw',
  );
  expect(page.json()).toMatchObject({ name: 'Gipsplaten nieuw' });
  const [variant] = await query<object>(
    db,
    `select v.sales_unit, v.price_unit, v.stock_unit, v.feature_list, l.price_delivery, p.ancestors,
       (select json_agg(json_build_object('code', bundle_code, 'name', name, 'gtin', gtin) order by position) from bundle where variant_id = v.id) as units
     from variant v join product p on p.id = v.product_id join list_price l on l.variant_id = v.id where code = 'ZW-001'`,
  );
  expect(variant).toMatchObject({
    ...{ sales_unit: 'PG', price_unit: 'MTK', stock_unit: 'PG', price_delivery: '4.2500' },
    feature_list: { 'pim-dikte': '12,5' },
    units: [
      { code: 'MTK', name: 'm²', gtin: null },
      { code: 'PG', name: 'plaat', gtin: '8712345678906' },
    ],
  });
  const menu = (await app.inject('/api/navigation/web/210')).payload;
  expect(menu).toContain('Gipsplaten nieuw');
});

test('the same content twice changes nothing, and the result says so', async () => {
  for (const { counts } of await applyAll(pim, smallShop)) {
    expect(counts).toMatchObject({ unchanged: counts.lines, created: 0, changed: 0, refused: 0 });
  }
});

test('a record that names one field changes that field', async () => {
  const { counts } = await pim.apply('product', [{ externalId: 'p-1', name: 'Vlokplaat Merel' }]);
  expect(counts).toMatchObject({ changed: 1 });
  const [row] = await query<object>(db, "select name, brand, url from product where name = 'Vlokplaat Merel'");
  expect(row).toMatchObject({ brand: 'Zwaluw', url: expect.stringContaining('/producten/vlokplaat-zwaluw-') });
  expect(await found('merel')).toHaveLength(1);
});

test('texts, lists and numbers arrive as they were sent, whatever characters they have', async () => {
  const names = ['NULL', 'null', '{a,b}', 'a "b" \\ c', '\\N', "l'eau, 5 %, plus", '{}', 'één – ½ 😀', 'x'];
  const sent = names.map((name, at) => ({
    ...{ externalId: `vreemd "${at}" \\ ,{}`, name: `${name} ${at}`, brand: name, category: 'c-gips' },
    ...{ description: `<p>${name.replaceAll('"', '&quot;')}</p>`, usps: names.slice(0, at) },
    ...{ vatRate: at % 2 === 0 ? 9 : 21, hiddenInVentures: at > 4 ? ['220'] : [], timesOrdered: at },
  }));
  const read = async (id: string) => (await pim.get(`/product/${encodeURIComponent(id)}`)).json();
  const { counts } = await pim.apply('product', sent);
  expect(counts).toMatchObject({ created: names.length, refused: 0 });
  for (const record of sent) expect(await read(record.externalId)).toMatchObject(record);
  const changed = sent.map((record) => ({ ...record, brand: `${record.brand}"`, usps: [...record.usps, '\\"'] }));
  expect((await pim.apply('product', changed)).counts).toMatchObject({ changed: names.length });
  for (const record of changed) expect(await read(record.externalId)).toMatchObject(record);
  expect((await pim.apply('product', changed)).counts).toMatchObject({ unchanged: names.length });
});

test('an invalid line is refused with its number and reason, and the others are applied', async () => {
  const { id, counts } = await pim.apply('variant', [
    {
      externalId: 'v-3',
      product: 'p-99',
      articleCode: 'ZW-003',
      name: 'Nergens van',
      salesUnit: 'PCE',
      units: [{ code: 'PCE', name: '', ratio: 1 }],
    },
    { ...smallShop.variant[1], name: 'Kierplaat Zwaluw 10 mm' },
    'dit is geen json',
    {
      externalId: 'v-4',
      product: 'p-1',
      articleCode: 'ZW-004',
      name: 'Eenheden',
      salesUnit: 'PG',
      units: [{ code: 'PCE', name: '', ratio: 2 }],
    },
    { externalId: 'v-5', product: 'p-1' },
    { externalId: 'v-6', product: 'p-1', onzin: true },
    { name: 'zonder sleutel' },
    { ...smallShop.variant[1], name: 'nog eens' },
    { externalId: 'v-7', product: 'p-1', articleCode: 'a\u0000b', name: 'x' },
  ]);
  expect(counts).toMatchObject({ lines: 9, changed: 1, refused: 8, created: 0 });
  const errors = await pim.errors('variant', id);
  expect(errors).toMatchObject([
    { line: 1, externalId: 'v-3', errors: { product: ['Product p-99 kennen we niet'] } },
    { line: 3, externalId: null, errors: { record: ['Dit is geen JSON'] } },
    {
      line: 4,
      errors: { salesUnit: [expect.stringContaining('PG')], units: [expect.stringContaining('verhouding 1')] },
    },
    { line: 5, errors: { articleCode: ['Vul dit veld in'], name: ['Vul dit veld in'] } },
    { line: 6, errors: { record: ['Dit kennen we niet: onzin'] } },
    { line: 7, errors: { externalId: ['Vul dit veld in'] } },
    { line: 8, errors: { externalId: ['Deze sleutel staat ook op regel 2'] } },
    { line: 9, errors: { record: [expect.stringContaining('NUL')] } },
  ]);
});

test('a dry run reports the changes, and changes nothing', async () => {
  const { counts, dryRun, state } = await pim.apply(
    'product',
    [
      { externalId: 'p-1', name: 'Vlokplaat Specht' },
      { externalId: 'p-3', name: 'Nieuw', category: 'c-gips' },
      { externalId: 'p-4' },
    ],
    '?dryRun=true',
  );
  expect({ counts, dryRun, state }).toMatchObject({
    ...{ dryRun: true, state: 'finished' },
    counts: { changed: 1, created: 1, refused: 1 },
  });
  expect(await query(db, "select 1 as one from product where name in ('Vlokplaat Specht', 'Nieuw')")).toEqual([]);
  expect((await pim.get('/product/p-3')).statusCode).toBe(404);
});

test('a product without a known category waits, and is shown when the category is imported', async () => {
  await pim.apply('product', [{ externalId: 'p-wacht', name: 'Wachtplaat Koekoek', category: 'c-later' }]);
  await pim.apply('variant', [
    {
      externalId: 'v-wacht',
      product: 'p-wacht',
      articleCode: 'ZW-W',
      name: 'Wachtplaat',
      salesUnit: 'PCE',
      units: [{ code: 'PCE', name: '', ratio: 1 }],
    },
  ]);
  expect(await found('koekoek')).toEqual([]);
  expect(await query(db, 'select category from waiting_product')).toEqual([{ category: 'c-later' }]);
  await pim.apply('category', [{ externalId: 'c-later', name: 'Later', parent: 'c-plaat' }]);
  expect(await found('koekoek')).toHaveLength(1);
  expect(await query(db, 'select category from waiting_product')).toEqual([]);
});

test('categories move with everything below them, and never below themselves', async () => {
  const { id, counts } = await pim.apply('category', [
    { externalId: 'c-boven', name: 'Boven' },
    { externalId: 'c-plaat', parent: 'c-boven' },
    { externalId: 'kring-a', name: 'A', parent: 'kring-b' },
    { externalId: 'kring-b', name: 'B', parent: 'kring-a' },
    { externalId: 'onder-kring', name: 'C', parent: 'kring-a' },
  ]);
  expect(counts).toMatchObject({ created: 1, changed: 1, refused: 3 });
  expect((await pim.errors('category', id)).map(({ line }) => line)).toEqual([3, 4, 5]);
  const [row] = await query<{ url: string; depth: number; same: boolean }>(
    db,
    `select c.url, cardinality(c.ancestors) as depth, p.ancestors = c.ancestors as same
     from product p join category c on c.id = p.category_id where p.name = 'Vlokplaat Merel'`,
  );
  expect(row).toEqual({
    url: '/steenhof/categorieen/boven/plaatmateriaal-nieuw/gipsplaten-nieuw',
    depth: 3,
    same: true,
  });
});

test('replace mode retires missing records, but at most a twentieth unless told how many', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    externalId: `r-${at}`,
    name: `Reeks ${at}`,
    category: 'c-gips',
  }));
  const erp = await addSource(testApp, { source: 'erp' });
  await erp.apply('category', smallShop.category);
  await erp.apply('product', many);
  const guarded = await erp.apply('product', many.slice(0, 30), '?mode=replace');
  expect(guarded).toMatchObject({ vanishing: { count: 10, kept: true }, counts: { removed: 0, unchanged: 30 } });
  const few = await erp.apply('product', many.slice(0, 39), '?mode=replace');
  expect(few).toMatchObject({ vanishing: { count: 1, kept: false }, counts: { removed: 1 } });
  const allowed = await erp.apply('product', many.slice(0, 30), '?mode=replace&allowVanishing=9');
  expect(allowed).toMatchObject({ vanishing: { count: 9, kept: false }, counts: { removed: 9 } });
  const [row] = await query<{ hidden: number }>(
    db,
    `select count(*)::int as hidden from product where name like 'Reeks %' and stop_publish is not null and status = 'Vervallen'`,
  );
  expect(row).toEqual({ hidden: 10 });
  const back = await erp.apply('product', many);
  expect(back.counts).toMatchObject({ changed: 10, unchanged: 30 });
  // An invalid line may be any of the seemingly missing records.
  const broken = await erp.apply('product', [...many.slice(0, 39), '{kapot'], '?mode=replace');
  expect(broken).toMatchObject({ vanishing: { count: 1, kept: true }, counts: { removed: 0, refused: 1 } });
});

test('the same Idempotency-Key is the same batch, and refused for another one', async () => {
  const headers = { 'idempotency-key': 'zending-0001' };
  const lines = [{ externalId: 'p-2', name: 'Kierplaat eens' }];
  const first = await pim.send('product', lines, '', headers);
  const again = await pim.send('product', lines, '', headers);
  expect([first.statusCode, again.statusCode, again.json().id]).toEqual([202, 202, first.json().id]);
  const other = await pim.send('product', [{ externalId: 'p-2', name: 'Anders' }], '', headers);
  expect([other.statusCode, other.json().code]).toEqual([422, 'keyReused']);
  await testApp.runJobs();
});

test('prices, tiers, agreements and stock are deleted, articles are retired', async () => {
  await applyAll(pim, {
    branch: [
      {
        ...{
          externalId: 'b-1',
          name: 'Zwaluw Zeist',
          type: 'bouwshop',
          address: 'Kade 1',
          postalCode: '3701AA',
          city: 'Zeist',
        },
        ...{
          latitude: 52.09,
          longitude: 5.23,
          hours: [{ department: 'shop', weekday: 1, opens: '06:30', closes: '17:00' }],
        },
      },
    ],
    warehouse: [{ externalId: 'w-1', branch: 'b-1', name: 'Magazijn Zeist' }],
    'price-tier': [
      { externalId: 't-1', variant: 'v-1', fromQuantity: '10', unit: 'PG', priceDelivery: '4.00' },
      { externalId: 't-2', variant: 'v-1', fromQuantity: '50', unit: 'PG', priceDelivery: '3.80' },
    ],
    'price-agreement': [
      { externalId: 'a-1', variant: 'v-1', customerGroup: 'A', priceDelivery: '3.90', validFrom: '2026-01-01' },
      {
        externalId: 'a-2',
        variant: 'v-1',
        customer: 'bouwpoort:510001',
        priceDelivery: '3.70',
        validFrom: '2026-01-01',
      },
    ],
    stock: [{ externalId: 's-1', variant: 'v-1', warehouse: 'w-1', quantity: '120' }],
  });
  const rising = await pim.apply('price-tier', [
    { externalId: 't-3', variant: 'v-1', fromQuantity: '100', unit: 'PG', priceDelivery: '3.95' },
  ]);
  expect(rising.counts).toMatchObject({ refused: 1 });
  const count = async () => {
    const [row] = await query<object>(
      db,
      `select (select count(*)::int from stock where variant_id = v.id) as stock,
         (select count(*)::int from price_tier where variant_id = v.id) as tiers,
         (select count(*)::int from price_agreement where variant_id = v.id) as agreements,
         (select count(*)::int from list_price where variant_id = v.id) as prices, stop_publish is not null as retired
       from variant v where code = 'ZW-001'`,
    );
    return row;
  };
  expect(await count()).toEqual({ stock: 1, tiers: 2, agreements: 2, prices: 1, retired: false });
  for (const [entity, id] of [
    ['stock', 's-1'],
    ['price-tier', 't-1'],
    ['price-agreement', 'a-1'],
    ['list-price', 'l-1'],
    ['variant', 'v-1'],
  ] as const) {
    expect((await pim.apply(entity, [{ externalId: id, delete: true }])).counts).toMatchObject({ removed: 1 });
  }
  expect(await count()).toEqual({ stock: 0, tiers: 1, agreements: 1, prices: 0, retired: true });
});

test.each([
  ['price-tier', { fromQuantity: '10', unit: 'pak', priceDelivery: '4' }, 'unit'],
  [
    'price-agreement',
    { customerGroup: 'A', priceUnit: 'pak', priceDelivery: '4', validFrom: '2026-01-01' },
    'priceUnit',
  ],
] as const)('a %s in a unit that its article does not have is refused', async (entity, fields, field) => {
  const { id } = await pim.apply(entity, [{ externalId: 'onbekend', variant: 'v-2', ...fields }]);
  expect(await pim.errors(entity, id)).toMatchObject([
    { errors: { [field]: ['Eenheid pak staat niet bij de besteleenheden (PCE)'] } },
  ]);
});

test('a thousand rows notify the index in the transaction that wrote them', async () => {
  const [before] = await query<{ id: string }>(db, 'select coalesce(max(id), 0)::text as id from catalogue_change');
  const lines = Array.from({ length: 1000 }, (_, at) => ({
    ...{ externalId: `snel-${at}`, name: `Koekoeksplaat ${at}`, category: 'c-gips' },
  }));
  expect(await pim.apply('product', lines)).toMatchObject({ counts: { created: 1000, refused: 0 } });
  const told = await query<{ what: string; ids: number[]; isOfRows: boolean }>(
    db,
    `select what, product_ids as ids, transaction = (select changed_in from product where id = product_ids[1]) as "isOfRows"
     from catalogue_change where id > $1`,
    [before?.id],
  );
  expect(told.map(({ what, isOfRows }) => [what, isOfRows])).toEqual([['product', true]]);
  expect(new Set(told.flatMap(({ ids }) => ids)).size).toBe(1000);
});

test('a large batch notifies the index, but not for products without articles', async () => {
  const told = async (entity: ExchangeEntity, hasOnlyCreated: boolean) => {
    const [before] = await query<{ id: string }>(db, 'select coalesce(max(id), 0)::text as id from catalogue_change');
    await notifyBulkChange(db, { ventureId: '210', entity }, hasOnlyCreated);
    return query(db, 'select what from catalogue_change where id > $1', [before?.id]);
  };
  expect(await told('product', true)).toEqual([]);
  expect(await told('product', false)).toEqual([{ what: 'catalogue' }]);
  expect(await told('variant', true)).toEqual([{ what: 'catalogue' }]);
  expect(await told('stock', true)).toEqual([]);
});
