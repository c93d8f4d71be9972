import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource } from '../../../testing/test-exchange.ts';
import { query } from '../../foundation/database/prepared.ts';
import {
  chooseFilter,
  classesOf,
  filtersOfCategory,
  mapClass,
  productsWithoutCategory,
} from '../uncategorised/uncategorised.ts';
import { exportFile } from './export-file.ts';
import { importEtimDictionary } from './import-etim.ts';
import { importFile } from './import-file.ts';

const testApp = await createTestApp();
const { app, context: ctx, db, runJobs, caughtUp } = testApp;
const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-etim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dictionary = {
  ETIMARTGROUP: 'ARTGROUPID;GROUPDESC\r\nEG000017;Platen\r\n',
  ETIMUNIT: 'UNITOFMEASID;UNITDESC;UNITABBREV\r\nEU570448;Millimeter;mm\r\n',
  ETIMFEATURE: 'FEATUREID;FEATUREDESC\r\nEF000008;Plaatdikte\r\nEF000007;Plaatkleur\r\nEF000099;Serienaam\r\n',
  ETIMVALUE: 'VALUEID;VALUEDESC\r\nEV000080;Wit\r\nEV000081;Grijs\r\n',
  ETIMARTCLASS: 'ARTCLASSID;ARTGROUPID;ARTCLASSDESC\r\nEC000123;EG000017;Gipsplaat\r\n',
  ETIMARTCLASSFEATUREMAP:
    'ARTCLASSFEATURENR;ARTCLASSID;FEATUREID;FEATURETYPE;UNITOFMEASID\r\n1;EC000123;EF000008;N;EU570448\r\n2;EC000123;EF000007;A;\r\n3;EC000123;EF000099;A;\r\n',
};

function dictionaryFolder(): string {
  const at = join(folder, 'etim');
  mkdirSync(at, { recursive: true });
  for (const [name, text] of Object.entries(dictionary))
    writeFileSync(join(at, `${name}.csv`), Buffer.from(`\ufeff${text}`, 'utf16le'));
  return at;
}

const article = (number: number) => `<PRODUCT>
  <SUPPLIER_PID>ET-${number}</SUPPLIER_PID>
  <PRODUCT_DETAILS><DESCRIPTION_SHORT lang="nld">Vlinderplaat ${number}</DESCRIPTION_SHORT></PRODUCT_DETAILS>
  <PRODUCT_FEATURES>
    <REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>EC000123</REFERENCE_FEATURE_GROUP_ID>
    <FEATURE><FNAME>EF000008</FNAME><FVALUE>${[9.5, 12.5, 15][number % 3]}</FVALUE></FEATURE>
    <FEATURE><FNAME>EF000007</FNAME><FVALUE>${number % 2 === 0 ? 'EV000080' : 'EV000081'}</FVALUE></FEATURE>
    <FEATURE><FNAME>EF000099</FNAME><FVALUE>Serie ${number}</FVALUE></FEATURE>
  </PRODUCT_FEATURES>
  <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS>
  <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>4.95</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
</PRODUCT>`;

const catalogue = (articles: number) => `<?xml version="1.0"?><BMECAT version="2005">
<HEADER><CATALOG><LANGUAGE>nld</LANGUAGE><CATALOG_ID>1</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION></CATALOG></HEADER>
<T_NEW_CATALOG>${Array.from({ length: articles }, (_, at) => article(at)).join('\n')}</T_NEW_CATALOG></BMECAT>`;

async function takeCatalogue() {
  const path = join(folder, 'catalogus.xml');
  writeFileSync(path, catalogue(20));
  const report = await importFile(ctx, {
    ...{ path, format: 'bmecat', source: 'fabriek', ventureId: '210', dryRun: false, onProblem: () => undefined },
  });
  expect(report.batches.map(({ refused, state }) => [refused, state])).toEqual(
    report.batches.map(() => [0, 'finished']),
  );
  await runJobs();
  await caughtUp();
  return report;
}

async function search(payload: object) {
  const answer = await app.inject({ method: 'POST', url: '/api/content/search/products/210', payload });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { totalMatching: number; filters: { name: string; links: { displayText: string }[] }[] };
}

const [category] = await query<{ id: number; url: string }>(
  db,
  "select id, url from category where venture_id = '210' and parent_id is not null order by id limit 1",
);
const categoryId = category?.id ?? 0;

test('articles of a class without a category wait in the tray, and are shown by codes', async () => {
  await takeCatalogue();
  expect((await search({ query: 'vlinderplaat' })).totalMatching).toBe(0);
  const { total, products } = await productsWithoutCategory(ctx, '210', { limit: 5 });
  expect(total).toBe(20);
  expect(products[0]).toMatchObject({
    ...{ name: 'Vlinderplaat 0', source: 'fabriek', articleCodes: ['ET-0'], category: null },
    classification: { system: 'ETIM', code: 'EC000123', name: null },
  });
  const next = await productsWithoutCategory(ctx, '210', { after: products.at(-1)?.productId ?? 0, limit: 100 });
  expect(next.products).toHaveLength(15);
  const [feature] = await query(db, "select name from feature where key = 'EF000008'");
  expect(feature).toEqual({ name: 'EF000008' });
});

test('the dictionary gives features, values and classes their Dutch names', async () => {
  expect(await importEtimDictionary(ctx, dictionaryFolder())).toMatchObject({
    ...{ classes: 1, features: 3, values: 2, renamed: 3, problems: [] },
  });
  // The values of articles are written with the next catalogue.
  await takeCatalogue();
  const [row] = await query(
    db,
    "select feature_list as features from variant where venture_id = '210' and code = 'ET-0'",
  );
  expect(row).toEqual({ features: { EF000008: '9,5', EF000007: 'Wit', EF000099: 'Serie 0' } });
  const features = await query(db, "select name, unit from feature where key like 'EF0000%' order by key");
  expect(features).toEqual([
    { name: 'Plaatkleur', unit: '' },
    { name: 'Plaatdikte', unit: 'mm' },
    { name: 'Serienaam', unit: '' },
  ]);
  expect(await classesOf(ctx, '210')).toEqual([
    { system: 'ETIM', code: 'EC000123', name: 'Gipsplaat', products: 20, waiting: 20, category: null },
  ]);
});

test('a feature without a name gets it from the dictionary', async () => {
  await query(db, "insert into etim_name (kind, code, name) values ('feature', 'EF001234', 'Buigradius')");
  const pim = await addSource(testApp);
  expect((await pim.call('PUT', '/feature/EF001234', { unit: 'mm' })).json()).toMatchObject({ result: 'created' });
  expect(await query(db, "select name from feature where key = 'EF001234'")).toEqual([{ name: 'Buigradius' }]);
});

test('a mapped class shows its articles in the category, with the filters that distinguish them', async () => {
  expect(await mapClass(ctx, { ventureId: '210', system: 'ETIM', code: 'EC000123', categoryId })).toEqual({
    moved: 20,
  });
  await runJobs();
  await caughtUp();
  expect((await productsWithoutCategory(ctx, '210')).total).toBe(0);
  const found = await search({ query: 'vlinderplaat' });
  expect(found.totalMatching).toBe(20);
  const filters = new Map(found.filters.map(({ name, links }) => [name, links.map(({ displayText }) => displayText)]));
  expect(filters.get('Plaatdikte')).toEqual(['9,5 mm', '12,5 mm', '15 mm']);
  expect(filters.get('Plaatkleur')?.sort()).toEqual(['Grijs', 'Wit']);
  expect(filters.has('Serienaam')).toBe(false);
});

test("a person's choice of filters in a category survives the next import", async () => {
  const names = async () =>
    (await search({ query: '', filter: `allAncestors eq '${categoryId}'` })).filters.map(({ name }) => name);
  expect(await names()).toContain('Plaatkleur');
  await chooseFilter(ctx, '210', { categoryId, featureKey: 'EF000007', isFilter: false });
  await caughtUp();
  expect(await names()).not.toContain('Plaatkleur');
  writeFileSync(join(folder, 'meer.xml'), catalogue(24));
  await importFile(ctx, {
    ...{ path: join(folder, 'meer.xml'), format: 'bmecat', source: 'fabriek', ventureId: '210' },
    ...{ dryRun: false, onProblem: () => undefined },
  });
  await runJobs();
  await caughtUp();
  expect((await search({ query: 'vlinderplaat' })).totalMatching).toBe(24);
  expect(await names()).not.toContain('Plaatkleur');
  const chosen = (await filtersOfCategory(ctx, categoryId)).find(({ featureKey }) => featureKey === 'EF000007');
  expect(chosen).toMatchObject({ name: 'Plaatkleur', isFilter: false, isChosen: true });
});

test('articles move along when their class is mapped elsewhere, and are exported with it', async () => {
  const [other] = await query<{ id: number }>(
    db,
    "select id from category where venture_id = '210' and parent_id is not null order by id desc limit 1",
  );
  await mapClass(ctx, { ventureId: '210', system: 'ETIM', code: 'EC000123', categoryId: other?.id ?? 0 });
  const [moved] = await query(db, 'select count(*)::int as n from product where category_id = $1 and name like $2', [
    other?.id,
    'Vlinderplaat%',
  ]);
  expect(moved).toEqual({ n: 24 });
  const path = join(folder, 'product.ndjson');
  await exportFile(ctx, {
    ...{ path, format: 'ndjson', entity: 'product', source: 'fabriek', ventureId: '210', onProblem: () => undefined },
  });
  const { readFileSync } = await import('node:fs');
  const line = readFileSync(path, 'utf8')
    .split('\n')
    .find((one) => one.includes('Vlinderplaat 3"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ classification: { system: 'ETIM', code: 'EC000123' } });
});

test('a class cannot be mapped to a category of another venture', async () => {
  const [foreign] = await query<{ id: number }>(db, "select id from category where venture_id = '220' limit 1");
  await expect(
    mapClass(ctx, { ventureId: '210', system: 'ETIM', code: 'EC000123', categoryId: foreign?.id ?? 0 }),
  ).rejects.toMatchObject({ code: 'invalidInput' });
});
