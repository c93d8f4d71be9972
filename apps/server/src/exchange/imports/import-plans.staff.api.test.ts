import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportPlan, PlanEdit } from '@bouwpoort/contract/exchange/import-plans.staff';
import { afterAll, expect, test } from 'vitest';
import { startJsonServer } from '../../../testing/json-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { query } from '../../foundation/database/prepared.ts';
import { importWatchedFilesExcept } from '../files/watched-folder.ts';
import { plannedSources, startPlannedImports } from './import-plan-jobs.staff.ts';

const supplier = await startJsonServer();
const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-plans-'));
afterAll(async () => {
  await supplier.close();
  rmSync(folder, { recursive: true });
});

const { app, db, context, runJobs, setClock } = await createTestApp({
  ALLOW_PRIVATE_ADDRESSES: '127.0.0.1/32',
  EXCHANGE_DIR: folder,
});
setClock(new Date('2026-11-16T10:00:00+01:00'));
let staff = await staffOf(app, 'assortment');

/** Runs the minute job, and logs in again, because a session does not last for days. */
async function comes(text: string): Promise<void> {
  setClock(new Date(text));
  staff = await staffOf(app, 'assortment');
  await startPlannedImports({ ...context, clock: () => new Date(text) }, {});
  await runJobs();
}

const nightly: PlanEdit = {
  ...{ ventureId: '210', source: 'nacht', origin: 'url', url: `${supplier.url}/prijzen.csv`, entity: null },
  ...{ mode: 'merge', mappingName: null, days: [1, 2, 3, 4, 5, 6, 7], time: '02:30', isOn: true },
};
const table = (code: string, price: string) =>
  `Artikelnr.;Omschrijving;Eenheid;Prijs (€)\n${code};Plaat van de nacht;stuks;${price}\n`;

const list = async (): Promise<ImportPlan[]> => (await staff.get('/api/beheer/import-plans')).json().plans;
const plan = async (source: string) => (await list()).find((one) => one.source === source) ?? expect.fail('no plan');
const add = async (edit: PlanEdit): Promise<ImportPlan> => {
  const answer = await staff.ask('POST', '/api/beheer/import-plans', edit);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
};

const priceOf = async (code: string) =>
  (
    await query<{ price: string }>(
      db,
      `select l.price_delivery::text as price from variant v join list_price l on l.variant_id = v.id where v.code = $1`,
      [code],
    )
  )[0]?.price;

test('a plan fetches its file at its time, imports it and reports the result', async () => {
  const made = await add(nightly);
  expect(made).toMatchObject({ isOn: true, nextRunAt: '2026-11-17T01:30:00.000Z', lastRunAt: null, lastRun: null });
  await comes('2026-11-17T02:29:00+01:00');
  expect((await plan('nacht')).lastRunAt, 'not before its time').toBeNull();

  supplier.answers.splice(0, 1, (response) => response.writeHead(200).end(table('NACHT-1', '5,95')));
  await comes('2026-11-17T02:30:30+01:00');
  expect(await plan('nacht')).toMatchObject({
    nextRunAt: '2026-11-18T01:30:00.000Z',
    lastOutcome: null,
    lastRun: { state: 'finished', changed: 3, errors: 0 },
  });
  expect(await priceOf('NACHT-1')).toBe('5.9500');
  const runs = (await staff.get('/api/beheer/imports')).json().runs;
  expect(runs[0]).toMatchObject({ fileName: 'prijzen.csv', source: 'nacht', state: 'finished' });

  supplier.answers.splice(0, 1, (response) => response.writeHead(404).end('weg'));
  const now = await staff.ask('POST', `/api/beheer/import-plans/${made.planId}/run`);
  expect(now.statusCode, now.payload).toBe(200);
  await runJobs();
  expect(await plan('nacht')).toMatchObject({
    lastRun: null,
    lastOutcome: 'De bron antwoordde met 404, zonder bestand.',
    nextRunAt: '2026-11-18T01:30:00.000Z',
  });
});

test('a disabled plan does nothing; of two concurrent changes only the first counts', async () => {
  const { planId, version } = await plan('nacht');
  const off = await staff.ask('PUT', `/api/beheer/import-plans/${planId}`, {
    edit: { ...nightly, isOn: false },
    version,
  });
  expect(off.json(), off.payload).toMatchObject({ isOn: false, nextRunAt: null, version: version + 1 });
  const before = supplier.asked.length;
  await comes('2026-11-30T02:30:30+01:00');
  expect(supplier.asked).toHaveLength(before);
  const late = await staff.ask('PUT', `/api/beheer/import-plans/${planId}`, { edit: nightly, version });
  expect([late.statusCode, late.json().current.isOn]).toEqual([409, false]);
});

test('a file that cannot be fetched or planned is refused with the reason', async () => {
  const refused = async (edit: Partial<PlanEdit>) =>
    (await staff.ask('POST', '/api/beheer/import-plans', { ...nightly, ...edit })).json().errors;
  expect(await refused({ url: 'ftp://leverancier.example/a.csv' })).toMatchObject({ url: [expect.any(String)] });
  expect(await refused({ url: 'http://10.0.0.1/a.csv' })).toMatchObject({ url: [expect.any(String)] });
  expect(await refused({ url: '' })).toMatchObject({ url: ['Vul het adres van het bestand in'] });
  expect(await refused({ days: [] })).toMatchObject({ days: ['Kies minstens één dag'] });
  expect(await refused({ mappingName: 'bestaat-niet' })).toMatchObject({ mappingName: [expect.any(String)] });
  expect((await staff.ask('POST', '/api/beheer/import-plans', { ...nightly, ventureId: '220' })).statusCode).toBe(403);
});

test('a mapping does not bypass the permission for its records', async () => {
  const admin = await staffOf(app, 'admin');
  const address = new URLSearchParams({ fileName: 'klanten.csv', source: 'klanten', ventureId: '210' });
  const file = Buffer.from('Debiteurnummer;Klantnaam\n599003;Klant van de map BV\n');
  const type = { 'content-type': 'application/octet-stream' };
  const { runId, meanings } = (await admin.ask('POST', `/api/beheer/imports?${address}`, file, type)).json();
  const settings = { entity: null, mode: 'merge', mappingName: null, meanings, saveAs: 'Klanten uit de map' };
  expect((await admin.ask('PUT', `/api/beheer/imports/${runId}`, settings)).statusCode).toBe(200);

  const edit = { ...nightly, origin: 'folder', url: null, mappingName: 'Klanten uit de map' };
  const saved = await staff.ask('POST', '/api/beheer/import-plans', { ...edit, source: 'omweg' });
  expect([saved.statusCode, saved.json().permission]).toEqual([403, 'customers.edit']);

  // The owner may lose the permission between saving and running.
  const inbox = join(folder, 'in/omweg');
  mkdirSync(inbox, { recursive: true });
  writeFileSync(join(inbox, 'klanten.csv'), file);
  utimesSync(join(inbox, 'klanten.csv'), new Date('2026-11-01'), new Date('2026-11-01'));
  const { planId } = (await admin.ask('POST', '/api/beheer/import-plans', { ...edit, source: 'omweg' })).json();
  await query(db, `update import_plan set staff_id = (select id from staff_user where email = $2) where id = $1`, [
    planId,
    'assortiment@steenhof.test',
  ]);
  await admin.ask('POST', `/api/beheer/import-plans/${planId}/run`);
  await runJobs();
  expect((await plan('omweg')).lastOutcome).toContain('mag dit niet meer importeren');
  expect(readdirSync(inbox)).toEqual(['klanten.csv']);
  await admin.ask('DELETE', `/api/beheer/import-plans/${planId}`);
});

test('files of a folder with a time of its own wait for it', async () => {
  const inbox = join(folder, 'in/mapbron');
  mkdirSync(inbox, { recursive: true });
  const put = (name: string, text: string) => {
    writeFileSync(join(inbox, name), text);
    const past = new Date('2026-11-01T00:00:00Z');
    utimesSync(join(inbox, name), past, past);
  };
  put('voorraad.csv', table('MAPBRON-1', '7,50'));
  const { planId } = await add({ ...nightly, source: 'mapbron', origin: 'folder', url: null });
  await importWatchedFilesExcept(plannedSources)(context, {});
  expect(readdirSync(inbox)).toEqual(['voorraad.csv']);
  await comes('2026-12-01T02:31:00+01:00');
  expect(readdirSync(inbox)).toEqual([]);
  expect(await priceOf('MAPBRON-1')).toBe('7.5000');
  expect(await plan('mapbron')).toMatchObject({ lastOutcome: '1 bestand verwerkt' });
  await staff.ask('DELETE', `/api/beheer/import-plans/${planId}`);
  expect((await list()).map(({ source }) => source)).toEqual(['nacht']);
});
