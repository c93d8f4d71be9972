import { demoBranches } from '@bouwpoort/demo-world/places/branches';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { variants } from '../products/products.tables.ts';

const { app, db } = await createTestApp();
let contractor: Record<string, string>;
beforeAll(async () => {
  contractor = bearer(await logIn(app, 'aannemer@steenhof.test'));
});

const guidOf = async (productId: number) => {
  const [row] = await db.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.position);
  return row?.guid ?? '';
};
const inventory = (guid: string, headers = contractor) =>
  app.inject({ url: `/api/cms/v3.0/inventory?contentId=${guid}`, headers });
const branchIn = (city: string) => demoBranches.find((one) => one.ventureId === '210' && one.city === city);

describe('the stock of a variant', () => {
  test.each([
    ['Amersfoort', 100_012],
    ['Utrecht', 100_013],
    ['Arnhem', 100_014],
  ])('only in %s', async (city, productId) => {
    const entries = (await inventory(await guidOf(productId))).json();
    expect(entries.filter((one: { purchaseAvailableQuantity: number }) => one.purchaseAvailableQuantity > 0)).toEqual([
      {
        warehouseCode: branchIn(city)?.warehouseCode,
        purchaseAvailableQuantity: expect.any(Number),
        entryCode: expect.any(String),
      },
    ]);
  });
  test('a variant without stock has an empty list or zeros', async () => {
    const entries = (await inventory(await guidOf(100_015))).json();
    expect(entries.every((one: { purchaseAvailableQuantity: number }) => one.purchaseAvailableQuantity < 1)).toBe(true);
  });
  test('many variants in one request, by their own GUIDs', async () => {
    const contentIds = await Promise.all([100_012, 100_013, 100_021].map(guidOf));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/cms/v3.0/inventory/bulk',
      headers: contractor,
      payload: { contentIds },
    });
    expect(Object.keys(answer.json())).toEqual(contentIds.slice(0, 2));
  });
});

describe('access to stock', () => {
  test('requires a login and a link to the ERP', async () => {
    const guid = await guidOf(100_012);
    expect((await app.inject(`/api/cms/v3.0/inventory?contentId=${guid}`)).statusCode).toBe(401);
    const unlinked = bearer(await logIn(app, 'zonder-koppeling@steenhof.test'));
    expect((await inventory(guid, unlinked)).json()).toMatchObject({ status: 403, code: 'noCustomer' });
  });
  test('is refused where it is switched off', async () => {
    const tiler = bearer(await logIn(app, 'tegelzetter@tegelkade.test'));
    expect((await inventory(await guidOf(100_023), tiler)).statusCode).toBe(403);
  });
  test('leaves out articles of another venture', async () => {
    expect((await inventory(await guidOf(100_021))).statusCode).toBe(404);
    expect((await inventory('geen-guid')).statusCode).toBe(400);
  });
});

test('a warehouse names its branch', async () => {
  const branch = branchIn('Amersfoort');
  const answer = await app.inject(`/api/cms/v3.0/warehouse/${branch?.warehouseCode}`);
  expect(answer.json()).toEqual({
    value: { code: branch?.warehouseCode, name: expect.any(String), locationId: branch?.branchId },
  });
  expect((await app.inject('/api/cms/v3.0/warehouse/999999')).statusCode).toBe(404);
  expect((await app.inject('/api/cms/v3.0/warehouse/-1')).statusCode).toBe(400);
});
