import type { ProductsRun } from '@bouwpoort/contract/catalogue/products.staff';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, smallShop } from '../../../testing/test-exchange.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { auditEntries } from '../../foundation/audit/audit.tables.ts';
import { products, variants } from './products.tables.ts';

const here = await createTestApp();
const { app, db } = here;
const staff = await staffOf(app, 'assortment');
const admin = await staffOf(app, 'admin');

const ofVenture = await db.select().from(products).where(eq(products.ventureId, '210')).limit(40);
const ids = ofVenture.map(({ id }) => id);
const others = await db.select().from(products).where(eq(products.ventureId, '220')).limit(2);

async function run(body: object, by = staff): Promise<ProductsRun> {
  const answer = await by.ask('POST', '/api/beheer/products/changes', body);
  expect(answer.statusCode, answer.payload).toBe(200);
  return finished(answer.json().runId, by);
}

async function finished(runId: string, by = staff): Promise<ProductsRun> {
  await here.runJobs();
  return (await by.get(`/api/beheer/products/changes/${runId}`)).json();
}

async function undo(runId: string, by = staff): Promise<ProductsRun> {
  const answer = await by.ask('POST', `/api/beheer/products/changes/${runId}/undo`);
  expect(answer.statusCode, answer.payload).toBe(200);
  return finished(answer.json().runId, by);
}

const snapshot = async () => ({
  products: await db
    .select({
      id: products.id,
      brand: products.brand,
      categoryId: products.categoryId,
      hidden: products.marketFilter,
      ancestors: products.ancestors,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.id),
  features: await db
    .select({ id: variants.id, features: variants.featureList })
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(variants.id),
});

test('many products are changed by a job, with a result and an audit entry each, and restored', async () => {
  const before = await snapshot();
  const categoryId = ofVenture.find((one) => one.categoryId !== ofVenture[0]?.categoryId)?.categoryId;
  const change = { brand: 'Samen', categoryId, isVisible: false, feature: { key: 'brandklasse', value: 'A2' } };
  const done = await run({ productIds: [...ids, ...others.map(({ id }) => id), 2_000_000_000], change });
  expect(done).toMatchObject({ total: 43, done: 40, refused: 3, finishedAt: expect.any(String) });
  expect(done.refusals.map(({ message }) => message).sort()).toEqual([
    'Dit product is er niet meer',
    'Dit product mag je niet wijzigen',
    'Dit product mag je niet wijzigen',
  ]);
  const changed = await snapshot();
  expect(new Set(changed.products.map(({ brand }) => brand))).toEqual(new Set(['Samen']));
  expect(changed.products.every(({ hidden }) => hidden.includes('210'))).toBe(true);
  expect(changed.features.every(({ features }) => (features as Record<string, string>).brandklasse === 'A2')).toBe(
    true,
  );
  const [trace] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, String(ids[0])));
  expect(trace).toMatchObject({ entity: 'product', permission: 'catalogue.edit', after: { brand: 'Samen' } });
  expect(await undo(done.runId)).toMatchObject({ kind: 'undoProducts', done: 40, refused: 0 });
  expect(await snapshot()).toEqual(before);
});

test('later changes of others stay', async () => {
  const { runId } = await run({ productIds: ids.slice(0, 3), change: { brand: 'Even' } });
  await db
    .update(products)
    .set({ brand: 'Door een ander' })
    .where(eq(products.id, ids[0] ?? 0));
  const undone = await undo(runId);
  const message = 'Iemand heeft dit product daarna gewijzigd';
  expect(undone).toMatchObject({ total: 3, done: 2, refused: 1, unchanged: 0, reasons: [{ message, count: 1 }] });
  expect(undone.refusals).toEqual([{ productId: ids[0], message }]);
  await run({ productIds: ids.slice(0, 1), change: { brand: ofVenture[0]?.brand ?? '' } });
});

test('a product that was as asked already is told apart, and not undone', async () => {
  await db
    .update(products)
    .set({ brand: 'Al zo' })
    .where(inArray(products.id, ids.slice(0, 1)));
  const done = await run({ productIds: ids.slice(0, 3), change: { brand: 'Al zo' } });
  expect(done).toMatchObject({ done: 3, unchanged: 1, refused: 0, reasons: [] });
  expect(await undo(done.runId)).toMatchObject({ total: 2, done: 2, unchanged: 0, refused: 0 });
  await run({ productIds: ids.slice(0, 1), change: { brand: ofVenture[0]?.brand ?? '' } });
});

test('all products of a list are changed without listing their ids', async () => {
  const { brand = '' } = ofVenture[0] ?? {};
  const listed = (await staff.get(`/api/beheer/products?brand=${encodeURIComponent(brand)}`)).json().total.count;
  const done = await run({ filters: { brand }, change: { isVisible: false } });
  expect(done).toMatchObject({ total: listed, done: listed, refused: 0 });
  expect((await undo(done.runId)).done).toBe(listed);
});

test('an imported field is overridden, and released when the change is undone', async () => {
  const pim = await addSource(here);
  await applyAll(pim, smallShop);
  const [product] = await db.select().from(products).where(eq(products.name, 'Vlokplaat Zwaluw'));
  const id = product?.id ?? 0;
  const read = async () => (await staff.get(`/api/beheer/products/${id}`)).json();
  const done = await run({
    productIds: [id],
    change: { brand: 'Ons merk', feature: { key: 'pim-dikte', value: '20' } },
  });
  await pim.apply('product', [{ externalId: 'p-1', brand: 'Zwaluw nv' }]);
  expect(await read()).toMatchObject({
    edit: { brand: 'Ons merk' },
    sources: { brand: { override: { imported: 'Zwaluw nv' } } },
  });
  expect((await undo(done.runId)).done).toBe(1);
  expect((await read()).sources.brand.override).toBeNull();
});

test('is visible to the user who started it only, and an empty change is refused', async () => {
  const { runId } = await run({ productIds: ids.slice(0, 1), change: { brand: 'Van mij' } });
  expect((await admin.get(`/api/beheer/products/changes/${runId}`)).statusCode).toBe(404);
  expect((await admin.ask('POST', `/api/beheer/products/changes/${runId}/undo`)).statusCode).toBe(404);
  const nothing = await staff.ask('POST', '/api/beheer/products/changes', { productIds: ids, change: {} });
  expect(nothing.statusCode).toBe(400);
});

test('more products than fit in one transaction are changed, and the change is undone', async () => {
  const many = 1200;
  await db.execute(sql`insert into product select made.* from product p, generate_series(1, ${many}::int) n,
    jsonb_populate_record(null::product, to_jsonb(p) || jsonb_build_object('id', 500000 + n, 'url', p.url || '-' || n,
      'route_segment', p.route_segment || '-' || n, 'brand', 'Veel ' || n % 7)) made where p.id = ${ids[0] ?? 0}`);
  const done = await run({ filters: { ventureId: '210' }, change: { brand: 'Alles' } });
  expect(done.total).toBeGreaterThan(many);
  expect(done.refused).toBe(0);
  expect((await undo(done.runId)).done).toBeGreaterThanOrEqual(many);
  const { rows } = await db.execute<{ brands: number }>(
    sql`select count(distinct brand)::int as brands from product where id between 500001 and ${500_000 + many}::int`,
  );
  expect(rows[0]?.brands).toBe(7);
});
