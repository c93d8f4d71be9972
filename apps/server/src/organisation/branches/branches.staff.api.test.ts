import { withBranchFields } from '@bouwpoort/contract/organisation/branch-fields.staff';
import { type BeheerBranch, branchEdit } from '@bouwpoort/contract/organisation/branches.staff';
import { starterPages, usualSwitches } from '@bouwpoort/contract/organisation/ventures.staff';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { lastTrace } from '../../../testing/last-trace.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { addSource } from '../../../testing/test-exchange.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { type StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { query } from '../../foundation/database/prepared.ts';
import { branches, cutOffTimes, openingDeviations } from './branches.tables.ts';

const here = await createTestApp();
const { app, db } = here;
// A Monday morning.
const now = new Date('2026-11-16T10:00:00+01:00');
here.setClock(now);
const admin = await staffOf(app, 'admin');
const ofBranch = await staffOf(app, 'branch');

const url = (branchId: string) => `/api/beheer/branches/${branchId}`;
const read = async (branchId = '2102', by = admin): Promise<BeheerBranch> => (await by.get(url(branchId))).json();
const editOf = (branch: BeheerBranch) => ({ ...branchEdit.parse(branch), version: branch.version });

async function save(change: (branch: BeheerBranch) => object, by: StaffBrowser = admin, branchId = '2102') {
  const branch = await read(branchId);
  return by.ask('PUT', url(branchId), { ...editOf(branch), ...change(branch) });
}

const shopHours = async (path = '/api/ventures/openinghours/210/2102') =>
  (await app.inject({ url: path, headers: { 'venture-id': '210' } })).json();
const withMonday = (branch: BeheerBranch, periods: { open: string; close: string }[]) =>
  withBranchFields(branchEdit.parse(branch), { 'week.shop.1': periods });
const lunch = [
  { open: '06:30', close: '12:00' },
  { open: '12:30', close: '18:15' },
];

describe('a saved branch', () => {
  test('shows several periods a day in the shop, in every process within two seconds', async () => {
    const other = await openTestApp(here.databaseUrl);
    other.setClock(now);
    const seenThere = async () =>
      (await other.app.inject({ url: '/api/ventures/openinghours/210/2102' })).json().shopOpeningHours[0].periods;
    expect(await seenThere()).not.toEqual(lunch);
    const answer = await save((branch) => withMonday(branch, lunch));
    expect(answer.statusCode, answer.payload).toBe(200);
    expect((await shopHours()).shopOpeningHours[0].periods).toEqual(lunch);
    await vi.waitFor(async () => expect(await seenThere()).toEqual(lunch), { timeout: 30_000 });
  });

  test('opens a deviating day twice, and closes another', async () => {
    const deviations = [
      { department: 'shop', date: '2026-11-18', note: 'Staking in de middag', periods: lunch },
      { department: 'shop', date: '2026-11-20', note: 'Verhuizing', periods: [] },
    ];
    expect((await save(() => ({ deviations }))).statusCode).toBe(200);
    const { shopOpeningHours, deviatingShopOpeningHours } = await shopHours();
    expect(shopOpeningHours[2]).toMatchObject({ periods: lunch, note: 'Staking in de middag', closed: false });
    expect(shopOpeningHours[4]).toMatchObject({ periods: [], note: 'Verhuizing', closed: true });
    expect(deviatingShopOpeningHours.length).toBeGreaterThanOrEqual(2);
    expect((await read()).deviations).toEqual(deviations);
  });

  test('does not change past days', async () => {
    const past = { branchId: '2102', department: 'shop' as const, day: '2026-11-02', note: 'Storm' };
    await db.insert(openingDeviations).values(past);
    expect((await save(() => ({ deviations: [] }))).statusCode).toBe(200);
    const rows = await db.select().from(openingDeviations).where(eq(openingDeviations.branchId, '2102'));
    expect(rows).toMatchObject([past]);
  });

  test('moves the cut-off times of the shop, and its name and services', async () => {
    const answer = await save((branch) => ({
      displayName: 'Amersfoort-Noord',
      bouwshopServices: ['saw', 'rental'],
      cutOffs: branch.cutOffs.map((one) => ({ ...one, time: '11:45', leadDays: 2 })),
    }));
    expect(answer.statusCode, answer.payload).toBe(200);
    const times = await shopHours('/api/calendar/cutofftimes/210/2102');
    expect(times[0]).toMatchObject({ time: '11:45', leadDays: 2 });
    const locations = await shopHours('/api/ventures/locations');
    expect(locations.find((one: { branchId: string }) => one.branchId === '2102')).toMatchObject({
      displayName: 'Amersfoort-Noord',
      bouwshopServices: ['saw', 'rental'],
    });
  });

  test('is audited with the changed days only, and can be restored from the log', async () => {
    const before = editOf(await read());
    await save((branch) => withMonday(branch, [{ open: '09:00', close: '00:00' }]));
    expect((await read()).week.find(({ weekday }) => weekday === 1)?.periods).toEqual([
      { open: '09:00', close: '00:00' },
    ]);
    const trace = await lastTrace(db, 'branch', '2102');
    expect(trace).toMatchObject({
      staffName: expect.any(String),
      permission: 'branches.edit',
      before: { 'week.shop.1': lunch },
      after: { 'week.shop.1': [{ open: '09:00', close: '00:00' }] },
    });
    await save((branch) => withBranchFields(branchEdit.parse(branch), trace?.before as Record<string, unknown>));
    expect({ ...editOf(await read()), version: 0 }).toEqual({ ...before, version: 0 });
  });

  test('conflicts with a concurrent change of the hours', async () => {
    const mine = editOf(await read());
    const theirs = await save(({ week }) => ({ week: week.filter(({ weekday }) => weekday !== 6) }), ofBranch);
    expect(theirs.json().version).toBe(mine.version + 1);
    expect((await admin.ask('PUT', url('2102'), { ...mine, phone: '033 711 23 49' })).statusCode).toBe(409);
    await save(() => ({ week: mine.week }), ofBranch);
  });

  test('is refused for an outdated version, with the current one', async () => {
    const mine = editOf(await read());
    await save(() => ({ phone: '033 711 23 41' }), ofBranch);
    const answer = await admin.ask('PUT', url('2102'), { ...mine, phone: '033 711 23 42' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().current).toMatchObject({ phone: '033 711 23 41', version: mine.version + 1 });
    expect((await read()).phone).toBe('033 711 23 41');
  });

  test.each([
    ['periods that overlap', [...lunch, { open: '11:00', close: '12:15' }], /overlappen/],
    ['a period that ends before it begins', [{ open: '17:00', close: '08:00' }], /Sluit later/],
  ])('is refused with %s', async (_, periods, message) => {
    const answer = await save(({ week }) => ({
      week: week.map((one) => (one.weekday === 2 ? { ...one, periods } : one)),
    }));
    expect(answer.statusCode).toBe(400);
    expect(answer.payload).toMatch(message);
  });
});

test('the preview equals what the shop will show, before anything is saved', async () => {
  const branch = await read();
  const { week, deviations } = withMonday(branch, lunch);
  const preview = await admin.ask('POST', `${url('2102')}/preview`, { week, deviations });
  expect(preview.json().shopOpeningHours[0].periods).toEqual(lunch);
  await admin.ask('PUT', url('2102'), { ...editOf(branch), week, deviations });
  expect(await shopHours()).toEqual(preview.json());
  const atNoon = await admin.ask('POST', `${url('2102')}/preview`, {
    week,
    deviations,
    at: '2026-11-16T12:10:00+01:00',
  });
  expect(atNoon.json().shopStatusLabel).toBe('Gesloten, vandaag open vanaf 12.30 uur');
});

describe('closures', () => {
  const closure = { ventureId: '210', firstDay: '2026-12-28', lastDay: '2026-12-30', name: 'Inventarisatie' };
  const holidays = async () => JSON.stringify(await shopHours('/api/calendar/holidays?days=60'));

  test('are created, changed at their own version only, and removed, all audited', async () => {
    const made = await admin.ask('POST', '/api/beheer/closures', closure);
    expect(made.statusCode, made.payload).toBe(200);
    const { closureId, version } = made.json();
    expect(await holidays()).toContain('Inventarisatie');
    const one = `/api/beheer/closures/${closureId}`;
    expect((await admin.ask('PUT', one, { ...closure, name: 'Telling', version })).statusCode).toBe(200);
    const late = await admin.ask('PUT', one, { ...closure, name: 'Te laat', version });
    expect([late.statusCode, late.json().current.name]).toEqual([409, 'Telling']);
    expect(await lastTrace(db, 'closure', String(closureId))).toMatchObject({
      before: { name: 'Inventarisatie' },
      after: { name: 'Telling' },
    });
    expect((await admin.get('/api/beheer/closures')).payload).toContain('Telling');
    expect((await admin.ask('DELETE', one)).statusCode).toBe(200);
    expect(await holidays()).not.toContain('Telling');
    expect(await lastTrace(db, 'closure', String(closureId))).toMatchObject({ after: null });
  });

  test('cannot end before they begin', async () => {
    const answer = await admin.ask('POST', '/api/beheer/closures', { ...closure, lastDay: '2026-12-01' });
    expect([answer.statusCode, answer.json().errors.lastDay]).toEqual([400, ['De laatste dag ligt voor de eerste']]);
  });

  test('of a venture cannot be changed by a branch, of all ventures only by staff with access to all', async () => {
    expect((await ofBranch.ask('POST', '/api/beheer/closures', closure)).statusCode).toBe(403);
    expect((await ofBranch.ask('POST', '/api/beheer/closures', { ...closure, ventureId: null })).statusCode).toBe(403);
    expect((await ofBranch.get('/api/beheer/closures')).statusCode).toBe(200);
  });
});

describe('a branch made by hand', () => {
  const given = {
    ...{ ventureId: '210', branchId: '2190', type: 'bouwshop', displayName: 'Woerden', city: 'Woerden' },
    ...{ street: 'Kade', houseNumber: '12a', postalCode: '3441 ab', phone: '0348 71 23 40' },
    ...{ email: 'woerden@steenhof.test', hoursLike: '2102', warehouseCode: null },
  };
  const add = (change: object = {}, by: StaffBrowser = admin) =>
    by.ask('POST', '/api/beheer/branches', { ...given, ...change });

  const located = async (branchId: string) =>
    (await shopHours('/api/ventures/locations')).find((one: { branchId: string }) => one.branchId === branchId);

  test('is visible to customers at once, with its page, and starts with the hours of another', async () => {
    const like = await read('2102');
    const answer = await add();
    expect(answer.statusCode, answer.payload).toBe(200);
    const made: BeheerBranch = answer.json();
    expect(made).toMatchObject({
      ...{ address: 'Kade 12a', postalCode: '3441AB', shopPath: '/steenhof/vestigingen/woerden', warehouses: [] },
      cutOffs: like.cutOffs,
      week: like.week.filter(({ department }) => department === 'shop'),
    });
    expect(Math.hypot(made.latitude - 52.1, made.longitude - 4.9)).toBeLessThan(0.5);
    await vi.waitFor(async () =>
      expect(await located('2190')).toMatchObject({ displayName: 'Woerden', slug: made.shopPath }),
    );
    expect((await shopHours('/api/ventures/openinghours/210/2190')).shopOpeningHours[0].periods).toEqual(
      like.week.find(({ weekday }) => weekday === 1)?.periods,
    );
    const page = await app.inject({ url: `/api/cms/v3.0/content?contentUrl=${made.shopPath}&ventureId=210` });
    expect(page.json()).toMatchObject({ contentType: 'LocationDetailPage' });
    expect(await lastTrace(db, 'branch', '2190')).toMatchObject({
      ...{ permission: 'branches.edit', ventureId: '210', before: null },
      after: { displayName: 'Woerden', address: 'Kade 12a', type: 'bouwshop' },
    });
    const { branches } = (await admin.get('/api/beheer/branches')).json();
    expect(branches.filter((one: { ventureId: string }) => one.ventureId === '210').at(-1).branchId).toBe('2190');
  });

  test('hands out the orders placed for it', async () => {
    const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
    const cart = await shopper.fill([['1589792', 2]], 'instorepickup');
    const days = { preferredDeliveryDate: '2026-11-19', latestDeliveryDate: '2026-12-04', branchId: '2190' };
    const prepared = await shopper.prepare(cart.id, { ...days, hasConfirmedLatestDeliveryDateExceeded: true });
    expect(prepared.statusCode, prepared.payload).toBe(200);
    expect((await shopper.convert(cart.id)).json()).toMatchObject({ orderIds: [expect.any(String)] });
  });

  test('is moved on the map', async () => {
    const moved = { latitude: 52.0856, longitude: 4.8836 };
    expect((await save(() => moved, admin, '2190')).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await located('2190')).toMatchObject(moved));
    expect((await save(() => ({ latitude: 91 }), admin, '2190')).json().errors).toEqual({
      latitude: ['Een getal van -90 tot 90'],
    });
  });

  test('keeps its place on the map when a save omits it', async () => {
    const { latitude, longitude, ...edit } = editOf(await read('2190'));
    const answer = await admin.ask('PUT', url('2190'), { ...edit, phone: '0348 71 23 41' });
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json()).toMatchObject({ latitude, longitude, phone: '0348 71 23 41' });
    const log = await lastTrace(db, 'branch', '2190');
    expect(Object.keys(log?.after ?? {})).toEqual(['phone']);
  });

  test('without copied hours promises no delivery', async () => {
    expect((await add({ branchId: '2191', hoursLike: null })).json()).toMatchObject({
      ...{ week: [], cutOffs: [], shopPath: '/steenhof/vestigingen/woerden-2191' },
    });
    expect(await shopHours('/api/calendar/cutofftimes/210/2191')).toEqual([]);
  });

  test('has a warehouse with a unique number; a showroom has none', async () => {
    const made = await add({ branchId: '2194', warehouseCode: 92_194 });
    expect(made.json()).toMatchObject({ warehouses: [{ code: 92_194, name: 'Woerden' }] });
    const found = await app.inject({ url: '/api/cms/v3.0/warehouse/92194' });
    expect(found.json()).toMatchObject({ value: { code: 92_194, locationId: '2194' } });
    expect((await add({ branchId: '2195', warehouseCode: 92_194 })).json().errors).toEqual({
      warehouseCode: ['Dit nummer is al van een magazijn'],
    });
    expect((await add({ branchId: '2195', warehouseCode: 1.5 })).json().errors).toEqual({
      warehouseCode: ['Vul een heel getal in'],
    });
    expect((await admin.get(url('2195'))).statusCode).toBe(404);
    const showroom = await add({ branchId: '2195', type: 'showroom', warehouseCode: 92_195 });
    expect(showroom.json()).toMatchObject({ warehouses: [] });
  });

  test('is identified by its own numbers in data of an ERP', async () => {
    await add({ branchId: '2196', warehouseCode: 92_196 });
    const erp = await addSource(here, { source: 'erp-by-number' });
    const [variant] = await query<{ code: string }>(
      db,
      "select code from variant where venture_id = '210' order by id limit 1",
    );
    const stock = { articleCode: variant?.code, quantity: '12' };
    const sent = await erp.apply('stock', [{ externalId: 's-1', warehouse: '92196', ...stock }]);
    expect(await erp.errors('stock', sent.id)).toEqual([]);
    const customer = { externalId: 'k-1', customerId: '592196', name: 'Bouwbedrijf Kade', branch: '2196' };
    const customers = await erp.apply('customer', [customer]);
    expect(await erp.errors('customer', customers.id)).toEqual([]);

    // Another source may take it over under its own external id; the number stays.
    const wms = await addSource(here, { source: 'wms' });
    await wms.apply('warehouse', [{ externalId: 'loods', code: 92_196, branch: '2196', name: 'Loods' }]);
    const later = await erp.apply('stock', [{ externalId: 's-1', warehouse: '92196', ...stock, quantity: '13' }]);
    expect(later.counts).toMatchObject({ changed: 1, refused: 0 });
  });

  test('gets a warehouse later, once', async () => {
    const give = (branchId: string, warehouseCode: unknown, by: StaffBrowser = admin) =>
      by.ask('POST', `${url(branchId)}/warehouse`, { warehouseCode });
    expect((await give('2190', 92_194)).json().errors).toEqual({
      warehouseCode: ['Dit nummer is al van een magazijn'],
    });
    expect((await give('2190', null)).json().errors).toEqual({ warehouseCode: ['Vul een heel getal in'] });
    expect((await give('2195', 92_195)).json().detail).toBe('Een showroom heeft geen magazijn.');
    expect((await give('bestaat-niet', 92_195)).statusCode).toBe(404);
    const { warehouses: before } = await read('2190');
    const made = await give('2190', 92_190);
    expect([before, made.json().warehouses]).toEqual([[], [{ code: 92_190, name: 'Woerden' }]]);
    expect((await app.inject({ url: '/api/cms/v3.0/warehouse/92190' })).json()).toMatchObject({
      value: { code: 92_190, locationId: '2190' },
    });
    expect(await lastTrace(db, 'branch', '2190')).toMatchObject({
      ...{ permission: 'branches.edit', ventureId: '210' },
      ...{ before: { warehouseCode: null }, after: { warehouseCode: 92_190 } },
    });
    expect((await give('2190', 92_191)).json().detail).toBe('Deze vestiging heeft al een magazijn.');
    const both = await Promise.all([give('2191', 92_191), give('2191', 92_192)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await give('2102', 92_193, ofBranch)).statusCode).toBe(403);
  });

  test('is refused with a number in use, here or in another venture, and with an invalid address', async () => {
    const errors = async (change: object) => {
      const answer = await add(change);
      return [answer.statusCode, answer.json().errors];
    };
    expect(await errors({ branchId: '2102' })).toEqual([
      400,
      { branchId: [`Dit nummer is al van ${(await read('2102')).displayName}`] },
    ]);
    expect(await errors({ branchId: '2201' })).toEqual([
      400,
      { branchId: ['Dit nummer is van een vestiging van een andere winkel'] },
    ]);
    expect(await errors({ branchId: '2192', hoursLike: '2201' })).toEqual([
      400,
      { hoursLike: ['Kies een vestiging van deze winkel'] },
    ]);
    expect(
      await errors({ branchId: '', displayName: ' ', postalCode: '12', houseNumber: 'x', phone: '1', email: 'a' }),
    ).toEqual([
      400,
      {
        branchId: ['Vul een nummer in'],
        displayName: ['Vul een naam in'],
        postalCode: ['Ongeldige postcode'],
        houseNumber: ['Ongeldig huisnummer'],
        phone: ['Ongeldig telefoonnummer'],
        email: ['Ongeldig e-mailadres'],
      },
    ]);
    expect(await errors({ branchId: 'Nieuw' })).toEqual([400, { branchId: ['Kies een ander nummer dan ‘nieuw’'] }]);
    expect(await errors({ branchId: '../x' })).toMatchObject([400, { branchId: [expect.stringContaining('letters')] }]);
    expect((await admin.get(url('2192'))).statusCode).toBe(404);
  });

  test('is the default for customers without a branch, if it is the first of its venture', async () => {
    const venture = { id: '470', path: 'eerste', name: 'Eerste', email: 'info@eerste.example', phone: '' };
    const looks = { slogan: '', accentColor: '#12355B', logoUrl: null, stackedLogoUrl: null, beeldmerkUrl: null };
    const made = await admin.ask('POST', '/api/beheer/ventures', {
      ...{ ...venture, ...looks, ...usualSwitches(true), pages: [...starterPages] },
    });
    expect(made.statusCode, made.payload).toBe(200);
    for (const branchId of ['4701', '4702'])
      expect((await add({ ventureId: '470', branchId, hoursLike: null })).statusCode).toBe(200);
    const rows = await db.select().from(branches).where(eq(branches.ventureId, '470')).orderBy(branches.position);
    expect(rows.map((row) => [row.branchId, row.defaultBranchLocation, row.position])).toEqual([
      ['4701', true, 1],
      ['4702', false, 2],
    ]);
  });

  test('is created once by two people at once', async () => {
    const both = await Promise.all([add({ branchId: '2193' }), add({ branchId: '2193', displayName: 'Ander' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('requires more than a branch role', async () => {
    expect((await add({ branchId: '2194' }, ofBranch)).statusCode).toBe(403);
  });
});

describe('permissions', () => {
  test('a branch sees and changes only itself', async () => {
    const { branches } = (await ofBranch.get('/api/beheer/branches')).json();
    expect(branches.map(({ branchId }: { branchId: string }) => branchId)).toEqual(['2102']);
    expect((await ofBranch.get(url('2101'))).statusCode).toBe(403);
    expect((await ofBranch.get(url('2201'))).statusCode).toBe(403);
    expect((await save(() => ({}), ofBranch, '2101')).statusCode).toBe(403);
    expect((await save(() => ({}), ofBranch)).statusCode).toBe(200);
  });

  test.each([
    ['reader', 200, 403],
    ['sales', 200, 403],
    ['website', 403, 403],
    ['assortment', 403, 403],
  ] as const)('%s reads %i and saves %i', async (who, reading, saving) => {
    const browser = await staffOf(app, who);
    expect((await browser.get(url('2102'))).statusCode).toBe(reading);
    expect((await browser.get('/api/beheer/branches')).statusCode).toBe(reading);
    expect((await save(() => ({}), browser)).statusCode).toBe(saving);
    expect((await browser.ask('DELETE', '/api/beheer/closures/1')).statusCode).toBe(403);
  });

  test('the list has every venture, and says what customers miss of a branch', async () => {
    const { branches } = (await admin.get('/api/beheer/branches')).json();
    expect(new Set(branches.map(({ ventureId }: { ventureId: string }) => ventureId)).size).toBeGreaterThan(2);
    const incomplete = (rows: { branchId: string; missing: string[] }[]) =>
      rows.filter((one) => one.missing.length > 0);
    const before = incomplete(branches).length;
    await db.delete(cutOffTimes).where(eq(cutOffTimes.branchId, '2106'));
    const after = incomplete((await admin.get('/api/beheer/branches')).json().branches);
    expect(after).toHaveLength(before + 1);
    expect(after).toContainEqual(expect.objectContaining({ branchId: '2106', missing: ['cutOffs'] }));
  });
});
