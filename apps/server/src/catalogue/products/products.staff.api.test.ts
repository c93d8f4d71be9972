import type { BeheerProduct, ProductEdit, ProductRow } from '@bouwpoort/contract/catalogue/products.staff';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { auditEntries } from '../../foundation/audit/audit.tables.ts';
import { products, variants } from './products.tables.ts';

const here = await createTestApp();
const { app, db } = here;
here.setClock(new Date('2026-11-16T10:00:00+01:00'));
const admin = await staffOf(app, 'admin');
const assortment = await staffOf(app, 'assortment');

const [sample] = await db.select().from(variants).where(eq(variants.code, '1589792'));
if (!sample) throw new Error('the demo world has no article 1589792');
const { productId } = sample;
const url = (id = productId) => `/api/beheer/products/${id}`;
const read = async (id = productId): Promise<BeheerProduct> => (await admin.get(url(id))).json();
const list = async (query = '') => (await admin.get(`/api/beheer/products${query}`)).json();
const names = ({ products: rows }: { products: ProductRow[] }) => rows.map(({ name }) => name);

async function save(change: (edit: ProductEdit) => Partial<ProductEdit>, by = assortment) {
  const { edit, version } = await read();
  return by.ask('PUT', url(), { edit: { ...edit, ...change(edit) }, version });
}

const shopItem = async (path: string, to = app) =>
  to.inject({ url: `/api/cms/v3.0/content?contentUrl=${path}`, headers: { 'venture-id': '210' } });

const lastTrace = async () =>
  (
    await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'product'), eq(auditEntries.entityId, String(productId))))
      .orderBy(desc(auditEntries.id))
      .limit(1)
  )[0];

describe('the list of products', () => {
  test('is paged in its order, without duplicates or gaps, both ways', async () => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from product where venture_id = '210' order by name, id`,
    );
    for (const direction of ['asc', 'desc']) {
      const seen: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await list(
          `?ventureId=210&limit=100&direction=${direction}${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        seen.push(...page.products.map((row: ProductRow) => row.productId));
        cursor = page.nextCursor;
      }
      const expected = rows.map(({ id }) => id);
      expect(seen).toEqual(direction === 'asc' ? expected : expected.toReversed());
    }
  });

  test('pages by last change do not lose rows that changed at the same moment', async () => {
    await db.execute(sql`update product set brand = brand where venture_id = '210'`);
    const all = await list('?ventureId=210&sort=changed&direction=desc&limit=200');
    const first = await list('?ventureId=210&sort=changed&direction=desc&limit=7');
    const next = await list(`?ventureId=210&sort=changed&direction=desc&limit=7&cursor=${first.nextCursor}`);
    expect([...names(first), ...names(next)]).toEqual(names(all).slice(0, 14));
  });

  test.each([
    ['an article number', '1589792'],
    ['the beginning of one', '158979'],
  ])('finds by %s', async (_, q) => {
    const found = await list(`?q=${q}`);
    expect(found.products.map((row: ProductRow) => row.productId)).toContain(productId);
    expect(found.total.count).toBe(found.products.length);
  });

  test('finds by words of the name, and by a whole EAN', async () => {
    const { edit } = await read();
    const [one = '', two = ''] = edit.name.split(' ');
    expect(names(await list(`?q=${encodeURIComponent(`${two.slice(0, 4)} ${one}`)}&limit=200`))).toContain(edit.name);
    await db.execute(sql`update bundle set gtin = '8712345678906' where variant_id = ${sample.id}`);
    const found = await list('?q=8712345678906');
    expect(names(found)).toEqual([edit.name]);
  });

  test('filters by category with everything below it, brand, state and missing parts', async () => {
    const { edit } = await read();
    const [row] = await db.select().from(products).where(eq(products.id, productId));
    const [root = 0] = row?.ancestors ?? [];
    const inRoot = await list(`?categoryId=${root}&limit=200`);
    expect(inRoot.products.length).toBeGreaterThan(0);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from product where ${root} = any(ancestors)`,
    );
    expect(inRoot.total).toEqual({ count: rows[0]?.count, isExact: true });
    const ofBrand = await list(`?brand=${encodeURIComponent(edit.brand)}&ventureId=210&limit=200`);
    expect(new Set(ofBrand.products.map(({ brand }: ProductRow) => brand))).toEqual(new Set([edit.brand]));
    await db.execute(sql`update product set display_image = null, commercial_description = '' where id = ${productId}`);
    const bare = await list('?without=image,description&ventureId=210');
    expect(bare.products).toMatchObject([{ productId, missing: expect.arrayContaining(['image', 'description']) }]);
    for (const part of ['price', 'stock', 'features', 'category']) {
      const { products: rows } = await list(`?without=${part}&ventureId=210&limit=200`);
      expect(
        rows.every(({ missing }: ProductRow) => (missing as string[]).includes(part)),
        part,
      ).toBe(true);
    }
    expect((await list('?state=online&ventureId=210')).total.count).toBeGreaterThan(10);
  });

  test('has the products of the own venture only, also as CSV', async () => {
    const mine = (await assortment.get('/api/beheer/products?limit=200')).json();
    expect(new Set(mine.products.map(({ ventureId }: ProductRow) => ventureId))).toEqual(new Set(['210']));
    expect((await assortment.get('/api/beheer/products?ventureId=220')).statusCode).toBe(403);
    const csv = await assortment.get('/api/beheer/products.csv?q=1589792');
    expect(csv.payload.split('\r\n')).toHaveLength(3);
    expect(csv.payload).toContain('1589792');
    expect(csv.payload.split('\r\n')[1]).toMatch(/;Online;\d+;[A-Z]?[a-z, A-Z]*;\d{2}-\d{2}-\d{4} \d{2}:\d{2}$/);
  });

  test('has the standard tabs, with their counts, and the brands', async () => {
    const { views, brands } = (await admin.get('/api/beheer/products/views?ventureId=210')).json();
    expect(views[0]).toMatchObject({ id: 'all', name: 'Alle producten', isExact: true });
    expect(views.map(({ id }: { id: string }) => id)).toContain('without-image');
    expect(brands.length).toBeGreaterThan(3);
  });

  test('saves a name and the visibility, at the current version only', async () => {
    const { products: rows } = await list('?q=1589792');
    const [row] = rows as [ProductRow];
    const answer = await assortment.ask('PUT', `${url()}/row`, {
      name: 'Nieuwe naam',
      isVisible: false,
      version: row.version,
    });
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'Nieuwe naam', state: 'hidden', isVisible: false });
    const late = await assortment.ask('PUT', `${url()}/row`, { name: 'Te laat', version: row.version });
    expect([late.statusCode, late.json().current.name]).toEqual([409, 'Nieuwe naam']);
    const back = { name: row.name, isVisible: true, version: answer.json().version };
    expect((await assortment.ask('PUT', `${url()}/row`, back)).statusCode).toBe(200);
  });
});

describe('a saved product', () => {
  test('shows in the shop, in every process within two seconds', async () => {
    const other = await openTestApp(here.databaseUrl);
    const { shopPath } = await read();
    expect((await shopItem(shopPath, other.app)).json().name).not.toBe('Gipsplaat van Jeroen');
    const answer = await save(() => ({ name: 'Gipsplaat van Jeroen', description: '<p>Licht</p>' }));
    expect(answer.statusCode, answer.payload).toBe(200);
    expect((await shopItem(shopPath)).json()).toMatchObject({ name: 'Gipsplaat van Jeroen' });
    await vi.waitFor(
      async () => expect((await shopItem(shopPath, other.app)).json().name).toBe('Gipsplaat van Jeroen'),
      { timeout: 30_000 },
    );
  });

  test('keeps its variants, units, features, pictures, documents and relations as saved', async () => {
    const { files } = (await admin.get('/api/beheer/products/media?kind=image')).json();
    const [picture, other] = files.map(({ path }: { path: string }) => path);
    const { products: rows } = await list('?ventureId=210&limit=5');
    const relation = rows.find((row: ProductRow) => row.productId !== productId).productId;
    const answer = await save((edit) => ({
      images: [other, picture],
      usps: ['Snel droog', 'Licht'],
      relations: [{ kind: 'accessory', productId: relation }],
      variants: edit.variants.map((variant, at) =>
        at > 0
          ? variant
          : {
              ...variant,
              name: 'Andere variant',
              features: { ...variant.features, brandklasse: 'A2' },
              units: [...variant.units, { code: 'DOOS', name: 'doos', ratio: '12.5', gtin: '8712345678913' }],
            },
      ),
    }));
    expect(answer.statusCode, answer.payload).toBe(200);
    const { edit, related } = await read();
    expect(edit.images).toEqual([other, picture]);
    expect(edit.relations).toEqual([{ kind: 'accessory', productId: relation }]);
    expect(related).toMatchObject([{ productId: relation }]);
    expect(edit.variants[0]).toMatchObject({ name: 'Andere variant', features: { brandklasse: 'A2' } });
    expect(edit.variants[0]?.units.at(-1)).toEqual({
      ...{ code: 'DOOS', name: 'doos', ratio: '12.5', gtin: '8712345678913' },
    });
    const shown = await app.inject({
      url: `/api/cms/v3.0/content/${productId}__CatalogContent/children`,
      headers: { 'venture-id': '210' },
    });
    expect(shown.payload).toContain('DOOS');
  });

  test('is audited with the changed fields only, and can be restored from the log', async () => {
    const { edit: before } = await read();
    await save(() => ({ brand: 'Merk van morgen' }));
    const trace = await lastTrace();
    expect(trace).toMatchObject({ permission: 'catalogue.edit', before: { brand: before.brand } });
    expect(trace?.after).toEqual({ brand: 'Merk van morgen' });
    await save(() => trace?.before as Partial<ProductEdit>);
    expect((await read()).edit).toEqual(before);
  });

  test('is refused for an outdated version, with the current one', async () => {
    const mine = await read();
    expect((await save(() => ({ brand: 'Eerst' }), admin)).statusCode).toBe(200);
    const answer = await assortment.ask('PUT', url(), {
      edit: { ...mine.edit, brand: 'Later' },
      version: mine.version,
    });
    expect(answer.statusCode).toBe(409);
    const { current } = answer.json();
    expect(current).toMatchObject({ brand: 'Eerst', version: (await read()).version });
    // Units have no version of their own.
    const seen = await read();
    await db.execute(sql`update bundle set gtin = '8712345678999' where variant_id = ${sample.id}`);
    const unseen = await assortment.ask('PUT', url(), { edit: seen.edit, version: seen.version });
    expect(unseen.statusCode).toBe(409);
  });

  test('at another address is redirected permanently from the old one', async () => {
    const { shopPath } = await read();
    expect((await save(() => ({ routeSegment: 'een-nieuw-adres' }))).statusCode).toBe(200);
    const gone = await shopItem(shopPath);
    expect([gone.statusCode, gone.json().movedTo]).toEqual([404, '/steenhof/producten/een-nieuw-adres']);
    expect((await save(() => ({ routeSegment: 'nog-een-adres' }))).statusCode).toBe(200);
    expect((await shopItem(shopPath)).json().movedTo).toBe('/steenhof/producten/nog-een-adres');
    const old = shopPath.split('/').at(-1) ?? '';
    expect((await save(() => ({ routeSegment: old }))).statusCode).toBe(200);
    expect((await shopItem(shopPath)).statusCode).toBe(200);
  });

  test.each([
    ['a category of another venture', { categoryId: 1 }, 'categoryId'],
    ['no category', { categoryId: null }, 'categoryId'],
    ['a relation with itself', { relations: [{ kind: 'replaces', productId }] }, 'relations'],
    ['a picture nobody has', { images: ['/media/bestaat/niet.png'] }, 'images'],
    ['variants of another product', { variants: [] }, 'variants'],
  ])('is refused with %s', async (_, change, field) => {
    const answer = await save(() => change as Partial<ProductEdit>);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toContain(field);
  });

  test('is refused with contradictory units', async () => {
    const answer = await save(({ variants: list }) => ({
      variants: list.map((variant) => ({ ...variant, units: variant.units.map((unit) => ({ ...unit, ratio: '2' })) })),
    }));
    expect(answer.statusCode).toBe(400);
    expect(answer.payload).toContain('Precies één eenheid heeft verhouding 1');
  });
});

describe('a product made by hand', () => {
  const unit = { code: 'PCE', name: 'stuk', ratio: '1', gtin: null };
  const given = async () => ({
    ventureId: '210',
    categoryId: (await read()).edit.categoryId,
    ...{ name: 'Zelfgemaakte plank', brand: 'Eigen', vatRate: 21, code: 'HAND-1', variantName: 'Plank 2 m' },
    ...{ displayByValue: '2 m', salesUnit: 'PCE', priceUnit: 'PCE', stockUnit: 'PCE', units: [unit] },
    ...{ priceDelivery: 12.5, pricePickup: 11.95, pricePer: 1 },
  });

  test('is shown in the shop and found by its number at once, with a price', async () => {
    const made = await assortment.ask('POST', '/api/beheer/products', await given());
    expect(made.statusCode, made.payload).toBe(200);
    const { shopPath, articles, productId: id } = made.json();
    expect(articles).toMatchObject([{ code: 'HAND-1', price: 12.5 }]);
    expect((await shopItem(shopPath)).json().name).toBe('Zelfgemaakte plank');
    expect(names(await list('?q=HAND-1'))).toContain('Zelfgemaakte plank');
    const another = await assortment.ask('POST', `${url(id)}/variants`, { ...(await given()), code: 'HAND-2' });
    expect(another.json().articles).toMatchObject([{ code: 'HAND-1' }, { code: 'HAND-2' }]);
  });

  test('is refused with a number in use', async () => {
    const answer = await assortment.ask('POST', '/api/beheer/products', { ...(await given()), code: '1589792' });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { code: ['Dit artikelnummer bestaat al'] }]);
  });
});

test('completeness counts the same missing parts as the list, per category', async () => {
  const { rows } = (await admin.get('/api/beheer/products/completeness?ventureId=210')).json();
  for (const row of rows.slice(0, 5)) {
    const found = await list(`?ventureId=210&categoryId=${row.categoryId}&limit=1`);
    expect(found.total.count, row.name).toBe(row.products);
    const bare = await list(`?ventureId=210&categoryId=${row.categoryId}&without=features&limit=1`);
    expect(bare.total.count, row.name).toBe(row.missing.features);
  }
});

describe('relations in the shop', () => {
  const item = async (path: string) =>
    (await app.inject({ url: `/api/cms/v3.0/content?contentUrl=${path}&ventureId=210` })).json();

  test('show on the pages of both products, also if nothing else changed', async () => {
    const rows = await db
      .select()
      .from(products)
      .where(and(eq(products.ventureId, '210'), sql`stop_publish is null and market_filter = '{}'`))
      .limit(4);
    const [other, third] = rows.filter(({ id }) => id !== productId);
    if (!other || !third) throw new Error('the demo world has too few products');
    expect((await item(other.url)).relations).toEqual({ replacedBy: [], accessories: [], alternatives: [] });
    const saved = await save(() => ({
      relations: [
        { kind: 'replaces', productId: other.id },
        { kind: 'accessory', productId: third.id },
        { kind: 'alternative', productId: other.id },
      ],
    }));
    expect(saved.statusCode, saved.payload).toBe(200);
    await here.caughtUp();
    expect((await item(other.url)).relations.replacedBy).toEqual([String(productId)]);
    const { shopPath } = await read();
    expect((await item(shopPath)).relations).toEqual({
      replacedBy: [],
      accessories: [String(third.id)],
      alternatives: [String(other.id)],
    });

    await db
      .update(products)
      .set({ stopPublish: new Date('2026-11-01T00:00:00Z') })
      .where(eq(products.id, other.id));
    await here.caughtUp();
    const ended = await item(other.url);
    expect(ended).toMatchObject({ status: 404, replaced: { name: other.name, replacedBy: [String(productId)] } });
    // Not in another venture, and a hidden product replaces nothing.
    const elsewhere = await app.inject({ url: `/api/cms/v3.0/content?contentUrl=${other.url}&ventureId=220` });
    expect([elsewhere.statusCode, elsewhere.json().replaced]).toEqual([404, undefined]);
    await save(() => ({ isVisible: false }));
    await here.caughtUp();
    expect((await item(other.url)).replaced).toBeUndefined();
    await save(() => ({ isVisible: true, relations: [] }));
  });
});
