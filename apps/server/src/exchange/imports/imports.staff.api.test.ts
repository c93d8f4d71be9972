import type { ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource } from '../../../testing/test-exchange.ts';
import { type StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { poolOf } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { ensureSource } from '../connections/connections.ts';

const testApp = await createTestApp();
const { app, db, runJobs, setClock } = testApp;
setClock(new Date('2026-11-16T10:00:00+01:00'));
const admin = await staffOf(app, 'admin');
const assortment = await staffOf(app, 'assortment');

const table = `Artikelnr.;Omschrijving;EAN-code;Eenheid;Inhoud;Inhoudseenheid;Prijs (€);Per
WIZ-1;Gipsplaat AK 12,5 mm;8712345678906;stuks;3,12;m2;5,95;1
WIZ-2;Gipsplaat RK 9,5 mm;8712345678913;stuks;3,12;m2;4,80;1
`;

interface Brought {
  fileName?: string;
  source?: string;
  ventureId?: string;
  type?: string;
}

function bring(who: StaffBrowser, content: string | Buffer, more: Brought = {}) {
  const { fileName = 'assortiment.csv', source = 'wizard', ventureId = '210', type } = more;
  const address = new URLSearchParams({ fileName, source, ventureId }).toString();
  return who.ask('POST', `/api/beheer/imports?${address}`, Buffer.from(content), {
    'content-type': type ?? 'application/octet-stream',
  });
}

async function step(who: StaffBrowser, runId: string, action: string, body?: object): Promise<ImportRun> {
  const answer = await who.ask('POST', `/api/beheer/imports/${runId}/${action}`, body);
  expect(answer.statusCode, answer.payload).toBe(200);
  await runJobs();
  return (await who.get(`/api/beheer/imports/${runId}`)).json();
}

async function applied(who: StaffBrowser, content: string, more: Brought = {}, settings: object = {}) {
  const brought: ImportRun = (await bring(who, content, more)).json();
  const { runId, entity, mode, meanings, mappingName } = brought;
  const given = { entity, mode, meanings, mappingName, ...settings };
  const set = await who.ask('PUT', `/api/beheer/imports/${runId}`, given);
  expect(set.statusCode, set.payload).toBe(200);
  await step(who, runId, 'check');
  return step(who, runId, 'start');
}

const variantsOf = (prefix: string) =>
  query<{ code: string; price: string | null }>(
    db,
    `select v.code, l.price_delivery::text as price from variant v left join list_price l on l.variant_id = v.id
     where v.venture_id = '210' and v.code like $1 || '%' order by v.code`,
    [prefix],
  );

test('a table is recognised, checked, applied and undone', async () => {
  const brought: ImportRun = (await bring(admin, table)).json();
  expect(brought).toMatchObject({ format: 'csv', state: 'uploaded', isReady: true, mode: 'merge' });
  expect(brought.findings.facts).toMatchObject({ separator: ';', decimalSign: ',', encoding: 'utf-8' });
  expect(brought.findings.columns[0]).toEqual({ name: 'Artikelnr.', kind: 'text', samples: ['WIZ-1', 'WIZ-2'] });
  expect(brought.meanings).toMatchObject({ 'Artikelnr.': 'articleCode', 'Prijs (€)': 'price' });
  expect(brought.mapped).toEqual(['product', 'variant', 'list-price']);

  expect((await admin.ask('POST', `/api/beheer/imports/${brought.runId}/start`)).json().detail).toContain('proef');
  const checked = await step(admin, brought.runId, 'check');
  // Variants and prices refer to records of the same file, which the dry run must accept.
  expect(checked).toMatchObject({ state: 'checked', counts: { created: 6, changed: 0, errors: 0, guarded: 0 } });
  expect(await variantsOf('WIZ-')).toEqual([]);

  const finished = await step(admin, brought.runId, 'start');
  expect(finished).toMatchObject({ state: 'finished', counts: { created: 6, errors: 0 }, canUndo: true });
  expect(finished.batches.map(({ progress }) => progress)).toEqual([1, 1, 1]);
  expect(await variantsOf('WIZ-')).toEqual([
    { code: 'WIZ-1', price: '5.9500' },
    { code: 'WIZ-2', price: '4.8000' },
  ]);
  const listed = await admin.get('/api/beheer/batches?source=wizard');
  expect(listed.statusCode, listed.payload).toBe(200);
  const { batches } = listed.json();
  expect(batches[0]).toMatchObject({ by: { kind: 'staff', name: expect.any(String) }, runId: brought.runId });

  expect(await step(admin, brought.runId, 'undo')).toMatchObject({ state: 'undone' });
  expect(await variantsOf('WIZ-')).toEqual([]);
  const log = (await admin.get('/api/beheer/audit?entity=import')).json();
  expect(log.changes.map(({ after }: { after: { action: string } }) => after.action)).toEqual(['undo', 'start']);
});

test('a table with cost prices is recognised like any other', async () => {
  const answer = await bring(admin, 'Artikelnr;Prijs;Inkoopprijs\n0045120;12,50;8,00\n');
  expect(answer.statusCode, answer.payload).toBe(200);
  expect(answer.json()).toMatchObject({ meanings: { Inkoopprijs: 'costPrice' }, mapped: ['list-price'] });
});

test('the meanings of columns can be corrected and saved for the next file', async () => {
  const strange = 'kol1;kol2;kol3\nWIZ-9;Vreemde plaat;7,50\n';
  const brought: ImportRun = (await bring(admin, strange)).json();
  expect(brought).toMatchObject({ isReady: false, mapped: [] });
  const check = await admin.ask('POST', `/api/beheer/imports/${brought.runId}/check`);
  expect([check.statusCode, check.json().detail]).toEqual([400, expect.stringContaining('artikelnummer')]);
  const settings = { entity: null, mode: 'merge', mappingName: null };
  const twice = { kol1: 'articleCode', kol2: 'articleCode' };
  const refused = await admin.ask('PUT', `/api/beheer/imports/${brought.runId}`, { ...settings, meanings: twice });
  expect(refused.json().detail).toContain('kol1 en kol2');
  const meanings = { kol1: 'articleCode', kol3: 'price' };
  const set = await admin.ask('PUT', `/api/beheer/imports/${brought.runId}`, {
    ...{ ...settings, meanings, saveAs: 'Vreemde kolommen' },
  });
  expect(set.json()).toMatchObject({ isReady: true, mapped: ['list-price'] });
  const { mappings } = (await admin.get('/api/beheer/imports/options')).json();
  expect(mappings).toMatchObject([{ name: 'Vreemde kolommen', meanings }]);
});

test('a saved mapping belongs to its venture, or to all if saved with access to all', async () => {
  const columns = 'kol1;kol2;kol3\nWIZ-9;Vreemde plaat;7,50\n';
  const meanings = { kol1: 'articleCode', kol3: 'price' };
  const runOf = async (who: StaffBrowser, ventureId: string): Promise<string> =>
    (await bring(who, columns, { ventureId })).json().runId;
  const set = (who: StaffBrowser, runId: string, more: object) =>
    who.ask('PUT', `/api/beheer/imports/${runId}`, {
      ...{ entity: null, mode: 'merge', mappingName: null, meanings, ...more },
    });
  const [here, there] = [await runOf(assortment, '210'), await runOf(admin, '220')];
  expect((await set(admin, there, { saveAs: 'Hout van ver' })).statusCode).toBe(200);
  expect((await set(admin, there, { saveAs: 'Van iedereen', saveForAll: true })).statusCode).toBe(200);
  expect((await set(assortment, here, { saveAs: 'Eigen kolommen' })).statusCode).toBe(200);

  // Seen.
  const seen = async (who: StaffBrowser): Promise<string[]> =>
    (await who.get('/api/beheer/imports/options'))
      .json()
      .mappings.map(({ name, ventureId }: { name: string; ventureId: string | null }) => `${name} ${ventureId}`);
  expect(await seen(assortment)).toEqual(expect.arrayContaining(['Eigen kolommen 210', 'Van iedereen null']));
  expect(await seen(assortment)).not.toContain('Hout van ver 220');
  expect(await seen(admin)).toEqual(expect.arrayContaining(['Hout van ver 220', 'Eigen kolommen 210']));

  // Used: also with access to all, if the file is of another venture.
  for (const who of [assortment, admin])
    expect((await set(who, here, { mappingName: 'Hout van ver' })).statusCode).toBe(404);
  expect((await set(assortment, here, { mappingName: 'Van iedereen' })).json()).toMatchObject({ isReady: true });
  const plan = {
    ...{ ventureId: '210', source: 'wizard', origin: 'url', url: 'https://nergens.example/a.csv', entity: null },
    ...{ mode: 'merge', mappingName: 'Hout van ver', days: [1], time: '02:30', isOn: false },
  };
  const planned = await assortment.ask('POST', '/api/beheer/import-plans', plan);
  expect(planned.json().errors).toEqual({ mappingName: ['Deze indeling kennen we niet'] });

  // Changed.
  const others = { kol1: 'articleCode', kol2: 'name' };
  const ofAll = await set(assortment, here, { meanings: others, saveAs: 'Van iedereen' });
  expect([ofAll.statusCode, ofAll.json().errors]).toEqual([400, { saveAs: [expect.any(String)] }]);
  const ofOne = await set(admin, there, { saveAs: 'Hout van ver', saveForAll: true });
  expect([ofOne.statusCode, ofOne.json().errors]).toEqual([400, { saveAs: [expect.any(String)] }]);
  // The name of another venture's mapping is free here.
  expect((await set(assortment, here, { meanings: others, saveAs: 'Hout van ver' })).statusCode).toBe(200);
  expect(await seen(assortment)).toContain('Hout van ver 210');
  const forAll = await set(assortment, here, { saveAs: 'Nieuw', saveForAll: true });
  expect([forAll.statusCode, forAll.json().permission]).toEqual([403, 'exchange.run']);
  expect((await set(assortment, here, { meanings: others, saveAs: 'Eigen kolommen' })).statusCode).toBe(200);
  const { mappings } = (await admin.get('/api/beheer/imports/options')).json();
  expect(mappings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Eigen kolommen', meanings: others }),
      expect.objectContaining({ name: 'Hout van ver', meanings }),
      expect.objectContaining({ name: 'Van iedereen', meanings }),
    ]),
  );
});

test('refused lines are listed one by one, and as a file', async () => {
  const wrong = table.replaceAll('WIZ-', 'FOUT-').replace('8712345678913', '12').replace('4,80', 'veel');
  const brought: ImportRun = (await bring(admin, wrong, { fileName: 'met fouten.csv' })).json();
  const checked = await step(admin, brought.runId, 'check');
  expect(checked.counts.errors).toBeGreaterThan(0);
  const file = await admin.get(`/api/beheer/imports/${brought.runId}/errors.csv`);
  expect(file.headers['content-disposition']).toBe('attachment; filename="fouten-met-fouten.csv"');
  expect(file.payload.split('\r\n')[0]).toContain('Regel;Soort;Sleutel;Veld;Wat er niet klopt');
  expect(file.payload).toContain('veel');
});

test('a dry run refuses what a new record misses, also if it refers to another record of the file', async () => {
  const lines = 'Artikelnr.;Omschrijving;Eenheid;Voorraad\nMIST-1;Plaat een;stuks;100\nMIST-2;Plaat twee;stuks;50\n';
  const brought: ImportRun = (await bring(admin, lines, { source: 'mist' })).json();
  const checked = await step(admin, brought.runId, 'check');
  const finished = await step(admin, brought.runId, 'start');
  expect(checked.counts).toMatchObject({ created: 4, errors: 2 });
  expect(finished.counts).toEqual(checked.counts);
  // Of every kind, also of records that the dry run could not look up.
  expect(checked.changes?.created).toEqual(
    ['product', 'variant'].flatMap((entity) => ['MIST-1', 'MIST-2'].map((externalId) => ({ entity, externalId }))),
  );
});

test('records missing in a file stay until a second person confirms the deletion', async () => {
  const rows = (count: number) =>
    `Artikelnr.;Omschrijving;Eenheid\n${Array.from({ length: count }, (_, at) => `REM-${at};Plaat ${at};stuks\n`).join('')}`;
  await applied(assortment, rows(20), { source: 'rem' });
  const run = await applied(assortment, rows(10), { source: 'rem' }, { mode: 'replace' });
  expect(run).toMatchObject({ state: 'finished', counts: { removed: 0, guarded: 20 }, mayConfirm: false });
  const visible = `select count(*)::int as count from variant where code like 'REM-%'
    and (stop_publish is null or stop_publish > now())`;
  expect(await query(db, visible)).toEqual([{ count: 20 }]);

  const own = await assortment.ask('POST', `/api/beheer/imports/${run.runId}/confirm`, { reason: 'Uit de collectie' });
  expect([own.statusCode, own.json().detail]).toEqual([403, expect.stringContaining('tweede persoon')]);
  expect((await admin.get(`/api/beheer/imports/${run.runId}`)).json().mayConfirm).toBe(true);
  const confirmed = await step(admin, run.runId, 'confirm', { reason: 'Uit de collectie' });
  expect(confirmed).toMatchObject({ state: 'finished', confirmedBy: expect.any(String) });
  expect(await query(db, visible)).toEqual([{ count: 10 }]);
});

test('a file does not bypass the permission for its records', async () => {
  const customers = 'Debiteurnummer;Klantnaam\n599001;Nieuwe Klant BV\n';
  const brought: ImportRun = (await bring(assortment, customers, { fileName: 'klanten.csv' })).json();
  expect(brought.mapped).toEqual(['customer']);
  const check = await assortment.ask('POST', `/api/beheer/imports/${brought.runId}/check`);
  expect([check.statusCode, check.json().permission]).toEqual([403, 'customers.edit']);
});

test('an import of a colleague can be neither read nor undone without the permission for its records', async () => {
  const customers = 'Debiteurnummer;Klantnaam\n599002;Geheime Klant BV\n';
  const { runId, batches } = await applied(admin, customers, { fileName: 'klanten.csv', source: 'klanten' });
  const batchId = batches[0]?.id;
  const refusal = async (method: 'GET' | 'POST', path: string) => {
    const answer = await assortment.ask(method, `/api/beheer/${path}`);
    return [answer.statusCode, answer.json().permission];
  };
  for (const path of [`imports/${runId}`, `imports/${runId}/errors.csv`, `batches/${batchId}`])
    expect(await refusal('GET', path), path).toEqual([403, 'customers.read']);
  expect(await refusal('GET', `batches/${batchId}/errors.csv`)).toEqual([403, 'customers.read']);
  for (const path of [`imports/${runId}/undo`, `batches/${batchId}/undo`])
    expect(await refusal('POST', path), path).toEqual([403, 'customers.edit']);
  await runJobs();
  const kept = await query(db, `select customer_name from customer where customer_name = 'Geheime Klant BV'`);
  expect(kept).toHaveLength(1);
  expect((await admin.get(`/api/beheer/imports/${runId}`)).json().state).toBe('finished');
});

test.each([
  ['a program', 'prijzen.exe', 'MZ'],
  ['a name with a path', '../../etc/prijzen.csv', table],
  ['a name with a control character', 'prijs\u0007.csv', table],
  ['a hidden name', '.csv', table],
  ['an archive that says it is a table', 'prijzen.csv', Buffer.from('504b0304ff', 'hex')],
  ['bytes that are no text', 'prijzen.csv', Buffer.from([0x41, 0x00, 0x01, 0x02, 0x3b, 0x41, 0x41, 0x41, 0x41])],
  ['a table that says it is XML', 'prijzen.xml', table],
  ['XML with entities', 'prijzen.xml', '<!DOCTYPE a [<!ENTITY x "y">]><BMECAT>&x;</BMECAT>'],
  ['text that says it is a workbook', 'prijzen.xlsx', table],
  ['nothing at all', 'leeg.csv', ''],
])('%s is refused, and nothing is stored', async (_, fileName, content) => {
  const before = await query(db, 'select count(*)::int as files from desk_file');
  const answer = await bring(admin, content, { fileName });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidInput']);
  expect(await query(db, 'select count(*)::int as files from desk_file')).toEqual(before);
});

test('a file has to be sent as bytes', async () => {
  const answer = await bring(admin, '{}', { type: 'application/json' });
  expect(answer.statusCode).toBe(400);
});

test('a batch of a machine shows its key and refused lines, and can be undone', async () => {
  const pim = await addSource(testApp, { source: 'pim-van-ons' });
  const batch = await pim.apply('product', [{ externalId: 'p-1', name: 'Plaat' }, { externalId: 'p-2' }]);
  const shown = (await admin.get(`/api/beheer/batches/${batch.id}`)).json();
  expect(shown).toMatchObject({ by: { kind: 'key', name: String(pim.keyId) }, runId: null, canUndo: true });
  expect(shown.errors).toEqual([{ line: 2, externalId: 'p-2', errors: { name: ['Vul dit veld in'] } }]);
  expect((await admin.get(`/api/beheer/batches/${batch.id}/errors.csv`)).payload).toContain('2;Producten;p-2;Naam;');
  expect((await admin.get('/api/beheer/batches?state=refused&source=pim-van-ons')).json().batches).toHaveLength(1);
  expect((await admin.ask('POST', `/api/beheer/batches/${batch.id}/undo`)).json().state).toBe('undoing');
  await runJobs();
  expect((await admin.get(`/api/beheer/batches/${batch.id}`)).json()).toMatchObject({
    state: 'undone',
    canUndo: false,
  });
});

test('a dry run shows the changes, field by field, with examples', async () => {
  const before = `Artikelnr.;Omschrijving;Eenheid;Prijs (€);Voorraad
VELD-1;Veldplaat een;stuks;5,95;
VELD-2;Veldplaat twee;stuks;4,80;
VELD-3;Veldplaat drie;stuks;3,10;
`;
  await applied(admin, before, { source: 'velden' });
  const after = before.replace('5,95', '6,25').replace('4,80', '5,00').replace('Veldplaat drie', 'Veldplaat 3');
  const brought: ImportRun = (
    await bring(admin, `${after}VELD-4;Veldplaat vier;stuks;9,99;\n`, { source: 'velden' })
  ).json();
  expect(brought.changes).toBeNull();
  const { changes } = await step(admin, brought.runId, 'check');
  const countOf = (entity: string, field: string) =>
    changes?.fields.find((one) => one.entity === entity && one.field === field)?.count;
  expect(countOf('list-price', 'priceDelivery')).toBe(2);
  expect(countOf('product', 'name')).toBe(1);
  expect(countOf('product', 'brand')).toBeUndefined();
  const price = changes?.samples.find(({ entity, field }) => entity === 'list-price' && field === 'priceDelivery');
  expect([Number(price?.before), Number(price?.after)]).toEqual([5.95, 6.25]);
  expect(changes?.samples).toContainEqual(
    expect.objectContaining({ entity: 'product', field: 'name', before: 'Veldplaat drie', after: 'Veldplaat 3' }),
  );
  expect(changes?.created.map(({ entity }) => entity)).toContain('product');
  expect(changes?.overridden).toBe(0);
  expect(await variantsOf('VELD-4')).toEqual([]);
  const [{ name } = { name: '' }] = await query<{ name: string }>(
    db,
    `select name from product where name like 'Veldplaat 3%'`,
  );
  expect(name).toBe('');
});

test('a running import can be paused, and continues where it was', async () => {
  const brought: ImportRun = (await bring(admin, table.replaceAll('WIZ-', 'RUST-'), { source: 'rust' })).json();
  const { runId } = brought;
  const read = async (): Promise<ImportRun> => (await admin.get(`/api/beheer/imports/${runId}`)).json();
  expect((await admin.ask('POST', `/api/beheer/imports/${runId}/pause`)).statusCode).toBe(409);
  await step(admin, runId, 'check');
  // The import waits for this lock on the products of the source.
  const sourceId = await ensureSource(db, 'rust', new Date());
  const client = await poolOf(db).connect();
  const lock = `hashtextextended('exchange ${sourceId} 210 product', 0)`;
  await client.query(`select pg_advisory_lock(${lock})`);
  await admin.ask('POST', `/api/beheer/imports/${runId}/start`);
  const working = runJobs();
  await vi.waitFor(async () => expect((await read()).batches.some(({ dryRun }) => !dryRun)).toBe(true), {
    timeout: 30_000,
  });
  const paused = await admin.ask('POST', `/api/beheer/imports/${runId}/pause`);
  expect(paused.json()).toMatchObject({ state: 'paused', batches: [{ entity: 'product', paused: true }] });
  await client.query(`select pg_advisory_unlock(${lock})`);
  client.release();
  await working;
  await runJobs({ delayed: true });
  expect(await read()).toMatchObject({ state: 'paused', counts: { created: 0 } });
  expect(await variantsOf('RUST-')).toEqual([]);
  expect((await assortment.ask('POST', `/api/beheer/imports/${runId}/start`)).json().detail).toContain('gepauzeerd');

  const finished = await step(admin, runId, 'resume');
  expect(finished).toMatchObject({ state: 'finished', counts: { created: 6, errors: 0 } });
  expect(finished.batches.map(({ entity, paused: waits }) => [entity, waits])).toEqual([
    ['product', false],
    ['variant', false],
    ['list-price', false],
  ]);
  expect(await variantsOf('RUST-')).toHaveLength(2);
  expect((await admin.ask('POST', `/api/beheer/imports/${runId}/resume`)).statusCode).toBe(409);
});
