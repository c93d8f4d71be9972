import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';

const { app, db, caughtUp, logged } = await createTestApp();

async function get(url: string) {
  const response = await app.inject(url);
  expect(response.statusCode, response.payload).toBe(200);
  return response.json();
}

test('the list is a map from id to name, catalogue and path', async () => {
  const ventures = await get('/api/ventures');
  expect(Object.keys(ventures)).toEqual(['110', '210', '220', '230', '240', '310', '320', '330', '900']);
  expect(ventures['210']).toEqual({ id: '210', name: 'Steenhof Bouwmaterialen', catalogId: '2100', path: 'steenhof' });
});

test('details have the switches and, default first, the branches', async () => {
  const steenhof = await get('/api/ventures/210');
  expect(steenhof).toMatchObject({
    hasShop: true,
    dynamics: true,
    guestDebitNumber: '990210',
    downloadPricelist: true,
    downloadPricelistFormats: ['csv', 'xlsx', 'pdf'],
    disableOrdering: false,
  });
  const cities = steenhof.storeLocations.map((location: { city: string }) => location.city);
  expect(cities).toEqual(['Utrecht', 'Amersfoort', 'Rotterdam', 'Den Haag', 'Arnhem', 'Zwolle']);
  expect(steenhof.storeLocations[0]).toMatchObject({ branchId: '2101', defaultBranchLocation: true });

  const tegelkade = await get('/api/ventures/240');
  expect(tegelkade).toMatchObject({ disableOrdering: true, disablePricing: true, disableStockInformation: true });
});

test('locations are those of every venture but VLC', async () => {
  const locations = await get('/api/ventures/locations');
  expect(locations).toHaveLength(21);
  expect(locations.map((location: { ventureName: string }) => location.ventureName)).not.toContain('VLC');
});

test('an excluded venture is not found', async () => {
  const { app: other } = await createTestApp({ EXCLUDED_VENTURE_ID: '330' });
  expect((await other.inject('/api/ventures')).json()).not.toHaveProperty('330');
  expect((await other.inject('/api/ventures/330')).statusCode).toBe(404);
  expect((await other.inject('/api/ventures/locations')).json()).toHaveLength(20);
});

test('the manifest is the venture’s own, and ignores case', async () => {
  const manifest = await get('/api/manifest?path=/STEENHOF/&venture=Steenhof');
  expect(manifest).toMatchObject({ name: 'Steenhof Bouwmaterialen', start_url: '/steenhof', theme_color: '#A63A24' });
  expect(await get('/api/manifest')).toMatchObject({ name: 'Bouwpoort', start_url: '/' });
  expect((await app.inject('/api/manifest?path=onbekend')).statusCode).toBe(404);
});

test('every icon of the manifest can be fetched', async () => {
  const { icons } = await get('/api/manifest?path=steenhof');
  for (const icon of icons) {
    const response = await app.inject(icon.src);
    expect([icon.src, response.statusCode, response.headers['content-type']]).toEqual([icon.src, 200, icon.type]);
  }
});

test('the logos have their dimensions', async () => {
  const { logoSizes } = await get('/api/ventures/210');
  expect(logoSizes.logo.width / logoSizes.logo.height).toBeCloseTo(173.2 / 40, 1);
});

test('an invalid field does not break the venture', async () => {
  await db.execute(
    sql`update venture set presentation = presentation || '{"slogan": 7, "termsUrl": "javascript:alert(1)"}' where id = '220'`,
  );
  await db.execute(sql`update navigation set secondary_links = jsonb_build_array(
    jsonb_build_object('id', 'x', 'text', 'Fout', 'href', 'javascript:alert(1)', 'thumbnailUrl', null, 'target', null, 'title', null)
  ) where venture_id = '220'`);
  await caughtUp();
  expect(await get('/api/ventures/220')).toMatchObject({ name: 'Houtmeesters', slogan: '', termsUrl: '#' });
  expect((await get('/api/navigation/web/220')).secondaryLinks[0].href).toBe('#');
  await get('/api/ventures/220');
  const lines = logged.filter((line) => line.field === 'slogan');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ ventureId: '220', reqId: expect.any(String) });
});
