import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileRefused } from '@bouwpoort/exchange-formats/file-problem';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { poolOf } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { refusedLines } from '../batches/batches.ts';
import { exportFile } from './export-file.ts';
import { type FileImport, importFile } from './import-file.ts';
import { findMapping, saveMapping } from './mappings.ts';
import { importWatchedFiles } from './watched-folder.ts';

const { context: ctx, db } = await createTestApp();
const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const take = (path: string, more: Partial<FileImport> = {}) =>
  importFile(ctx, {
    ...{ path, format: 'csv', source: 'groothandel', ventureId: '210', dryRun: false, onProblem: () => undefined },
    ...more,
  });

const assortment = `Artikelnr.;Omschrijving;EAN-code;Eenheid;Inhoud;Inhoudseenheid;Prijs (€);Per
GH-1;Gipsplaat AK 12,5 mm;8712345678906;stuks;3,12;m2;5,95;1
GH-2;Gipsplaat RK 9,5 mm;8712345678913;stuks;3,12;m2;4,80;1
`;

const variantOf = async (code: string) => {
  const [row] = await query<{ id: number; name: string; price: string | null }>(
    db,
    `select v.id, v.name, l.price_delivery::text as price from variant v left join list_price l on l.variant_id = v.id
     where v.venture_id = '210' and v.code = $1`,
    [code],
  );
  return row;
};

test('a table of a supplier becomes articles with prices, and a second time nothing changes', async () => {
  const path = file('assortiment.csv', assortment);
  const first = await take(path);
  expect(first.problems.errors).toBe(0);
  expect(first.batches.every(({ state, refused }) => state === 'finished' && refused === 0)).toBe(true);
  expect(await variantOf('GH-1')).toMatchObject({ name: 'Gipsplaat AK 12,5 mm', price: '5.9500' });
  const second = await take(path);
  expect(second.batches.map(({ created, changed }) => [created, changed])).toEqual(second.batches.map(() => [0, 0]));
});

test('a dry run reports the changes and changes nothing', async () => {
  const path = file('proef.csv', assortment.replaceAll('GH-', 'PROEF-'));
  const report = await take(path, { dryRun: true });
  expect(report.batches.find(({ entity }) => entity === 'product')).toMatchObject({ created: 2 });
  expect(await variantOf('PROEF-1')).toBeUndefined();
});

test('a dry run refuses a line for its own errors, not for references within the same file', async () => {
  const path = file(
    'proef-fouten.csv',
    'Artikelnummer;Omschrijving;Prijs;Eenheid;Voorraad;Magazijn\nPF-1;Lat;1,25;stuks;10;nergens\nPF-2;;1,25;stuks;;\n',
  );
  const report = await take(path, { dryRun: true });
  const counted = (entity: string) => {
    const { created, refused } = report.batches.find((batch) => batch.entity === entity) ?? {};
    return [created, refused];
  };
  // PF-2 has no name: without its variant its price is refused as well.
  expect(['product', 'variant', 'list-price', 'stock'].map(counted)).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
    [0, 1],
  ]);
  const stock = report.batches.find(({ entity }) => entity === 'stock');
  const [refused] = await refusedLines(db, stock?.id ?? 0, 10);
  expect(Object.keys(refused?.errors ?? {})).toEqual(['warehouse']);
  expect(refused?.line).toBe(2);
});

test('a dry run of a catalogue counts articles with features and pictures of the same file as new', async () => {
  const article = `<PRODUCT><SUPPLIER_PID>DR-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Goot</DESCRIPTION_SHORT>
    </PRODUCT_DETAILS><PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>EC000123</REFERENCE_FEATURE_GROUP_ID><FEATURE><FNAME>EF999901</FNAME>
    <FVALUE>10</FVALUE></FEATURE></PRODUCT_FEATURES><PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT>
    </PRODUCT_ORDER_DETAILS><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>1.95</PRICE_AMOUNT>
    </PRODUCT_PRICE></PRODUCT_PRICE_DETAILS><MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE>
    <MIME_SOURCE>https://fabriek.example/goot.jpg</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE></MIME></MIME_INFO></PRODUCT>`;
  const path = file('droog.xml', `<BMECAT version="2005"><T_NEW_CATALOG>${article}</T_NEW_CATALOG></BMECAT>`);
  const { batches } = await take(path, { format: 'bmecat', source: 'goten', dryRun: true });
  const counted = batches.map(({ entity, created, refused }) => [entity, created, refused]);
  expect(counted).toContainEqual(['variant', 1, 0]);
  expect(counted).toContainEqual(['list-price', 1, 0]);
  expect(batches.reduce((sum, { refused }) => sum + refused, 0)).toBe(0);
});

test('an unknown reference to a record of another source has a hint in its error', async () => {
  await take(file('eerste.csv', 'Klantnummer;Naam\nELDERS-1;Bouw BV\n'), { source: 'eerste-bron' });
  const head = 'Klantnummer;Artikelnummer;Nettoprijs;Geldig vanaf\n';
  const path = file('tweede.csv', `${head}ELDERS-1;GH-1;3,50;1-1-2026\nELDERS-2;GH-1;3,50;1-1-2026\n`);
  const { batches } = await take(path, { source: 'tweede-bron' });
  expect(await refusedLines(db, batches[0]?.id ?? 0, 10)).toMatchObject([
    { line: 2, errors: { customer: [expect.stringContaining('Schrijf dan bouwpoort:ELDERS-1')] } },
    { line: 3, errors: { customer: ['Klant ELDERS-2 kennen we niet'] } },
  ]);
  const named = file('derde.csv', `${head}bouwpoort:ELDERS-1;GH-1;3,50;1-1-2026\n`);
  expect((await take(named, { source: 'tweede-bron' })).batches).toMatchObject([{ created: 1, refused: 0 }]);
});

test('a file that cannot be read changes nothing', async () => {
  const path = file('bom.xml', `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><BMECAT>&x;</BMECAT>`);
  await expect(take(path, { format: 'bmecat' })).rejects.toThrow(FileRefused);
});

test('ambiguous columns have to be answered, by a question or a saved mapping', async () => {
  const path = file('vreemd.csv', 'kol1;kol2\nGH-1;9,99\n');
  await expect(take(path)).rejects.toThrow(FileRefused);
  const mapping = {
    records: [
      {
        entity: 'list-price',
        fields: {
          externalId: { columns: ['kol1'], transform: { kind: 'text' } },
          articleCode: { columns: ['kol1'], transform: { kind: 'text' } },
          priceDelivery: { columns: ['kol2'], transform: { kind: 'number' } },
        },
      },
    ],
  };
  await saveMapping(ctx, { name: 'vreemd', ventureId: null, mapping });
  const report = await take(path, { mapping: await findMapping(ctx, 'vreemd', '210') });
  expect(report.batches).toMatchObject([{ entity: 'list-price', changed: 1, refused: 0 }]);
  expect(await variantOf('GH-1')).toMatchObject({ price: '9.9900' });
});

test('importing our own export changes nothing', async () => {
  // A long-running write of another session: the export neither waits for it nor leaves out later changes.
  const other = await poolOf(ctx.db).connect();
  await other.query('begin');
  await other.query('select pg_current_xact_id()');
  onTestFinished(async () => {
    await other.query('rollback');
    other.release();
  });
  await take(file('heen.csv', assortment.replaceAll('GH-', 'RT-')), { source: 'rondreis' });
  for (const entity of ['category', 'product', 'variant', 'list-price', 'price-agreement', 'stock'] as const) {
    const path = join(folder, `${entity}.ndjson`);
    const written = await exportFile(ctx, {
      ...{ path, format: 'ndjson', entity, source: 'rondreis', ventureId: '210', onProblem: () => undefined },
    });
    expect(written).toBeGreaterThan(100);
    const text = readFileSync(path, 'utf8');
    const isOfFile = ['product', 'variant', 'list-price'].includes(entity);
    expect(text.split('\n').filter((line) => line.includes('"RT-'))).toHaveLength(isOfFile ? 2 : 0);
    // With records of other sources, under our own ids.
    expect(text).toContain('"externalId":"bouwpoort:');
    const back = await take(path, { ...{ source: 'rondreis', format: 'ndjson', entity } });
    expect(back.batches).toMatchObject([{ entity, created: 0, changed: 0, unchanged: written, refused: 0 }]);
  }
  expect(await variantOf('RT-1')).toMatchObject({ name: 'Gipsplaat AK 12,5 mm', price: '5.9500' });
});

test.each(['bmecat', 'xchange'] as const)('the catalogue is exported as %s and can be imported', async (format) => {
  const path = join(folder, `catalogus.${format}`);
  // Half an hour into the day, by the Dutch clock.
  const night = { ...ctx, clock: () => new Date('2026-11-17T00:30:00+01:00') };
  const written = await exportFile(night, {
    path,
    format,
    source: 'afnemer',
    ventureId: '210',
    onProblem: () => undefined,
  });
  expect(written).toBeGreaterThan(1000);
  expect(readFileSync(path, 'utf8').slice(0, 2000)).toContain('2026-11-17');
  const report = await take(path, { format, source: 'kopie', ventureId: '220', dryRun: true, mode: 'merge' });
  expect(report.records).toBeGreaterThan(500);
  expect(report.batches.find(({ entity }) => entity === 'variant')?.lines).toBeGreaterThan(100);
});

test('the watched folder imports files and writes a report beside each', async () => {
  const inbox = join(folder, 'uitwisseling/in/leverancier');
  mkdirSync(inbox, { recursive: true });
  writeFileSync(join(inbox, 'exchange.json'), '{"venture": "210"}');
  const quiet = (name: string, text: string) => {
    writeFileSync(join(inbox, name), text);
    const past = new Date(ctx.clock().getTime() - 60_000);
    utimesSync(join(inbox, name), past, past);
  };
  quiet('goed.csv', assortment.replaceAll('GH-', 'MAP-'));
  quiet('slecht.xml', '<geen bmecat');
  quiet('.onderweg.csv', assortment);
  expect(await importWatchedFiles(ctx, join(folder, 'uitwisseling'))).toEqual({ done: 1, refused: 1 });
  expect(await variantOf('MAP-1')).toBeDefined();
  const reports = (where: string) => {
    const at = join(folder, 'uitwisseling', where, 'leverancier');
    return readdirSync(at)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => readFileSync(join(at, name), 'utf8'));
  };
  expect(reports('done')[0]).toContain('product: 2 nieuw');
  expect(reports('refused')[0]).toContain('Er is niets veranderd.');
  expect(readdirSync(inbox).sort()).toEqual(['.onderweg.csv', 'exchange.json']);
});

test('a file that a killed worker left half-way is imported by the next', async () => {
  const busy = join(folder, 'uitwisseling/busy/leverancier');
  mkdirSync(busy, { recursive: true });
  const path = join(busy, 'half.csv');
  writeFileSync(path, assortment.replaceAll('GH-', 'HALF-'));
  const past = new Date(ctx.clock().getTime() - 60_000);
  utimesSync(path, past, past);
  expect(await importWatchedFiles(ctx, join(folder, 'uitwisseling'))).toEqual({ done: 1, refused: 0 });
  expect(await variantOf('HALF-1')).toBeDefined();
  expect(readdirSync(busy)).toEqual([]);
});
