import type {
  BeheerCategory,
  CategoryEdit,
  CategoryNode,
  WaitingGroups,
} from '@bouwpoort/contract/catalogue/categories.staff';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource } from '../../../testing/test-exchange.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { mountTestPages, openTestStorefront } from '../../../testing/test-storefront.ts';
import { categories, products } from './products.tables.ts';

const here = await createTestApp();
const { db } = here;
const { app } = await mountTestPages(here, await openTestStorefront());
const staff = await staffOf(app, 'assortment');
const admin = await staffOf(app, 'admin');

const tree = async (): Promise<CategoryNode[]> =>
  (await staff.get('/api/beheer/categories?ventureId=210')).json().categories;
const at = (id: number) => `/api/beheer/categories/${id}`;
const read = async (id: number): Promise<BeheerCategory> => (await staff.get(at(id))).json();
const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

async function change(id: number, given: Partial<CategoryEdit>) {
  const { edit, version } = await read(id);
  return staff.ask('PUT', at(id), { edit: { ...edit, ...given }, version });
}

const [main, second] = await db
  .select()
  .from(categories)
  .where(and(eq(categories.ventureId, '210'), isNull(categories.parentId)))
  .orderBy(asc(categories.position));
const [child, sibling] = await db
  .select()
  .from(categories)
  .where(eq(categories.parentId, main?.id ?? 0))
  .orderBy(asc(categories.position));
if (!main || !second || !child || !sibling) throw new Error('the demo world has too few categories');

describe('a category', () => {
  test('is in the tree after its parent, with its counts', async () => {
    const nodes = await tree();
    expect(nodes[0]).toMatchObject({ categoryId: main.id, depth: 0 });
    expect(nodes[1]).toMatchObject({ parentId: main.id, depth: 1 });
    const below = nodes.filter(({ parentId }) => parentId === main.id);
    const sum = below.reduce((total, node) => total + node.productsBelow, nodes[0]?.products ?? 0);
    expect(nodes[0]?.productsBelow).toBe(sum);
  });

  test('with a new address is found at the old one, with everything below it', async () => {
    expect((await page(child.url)).statusCode).toBe(200);
    const saved = await change(main.id, { name: 'Hernoemd', routeSegment: 'hernoemd' });
    expect(saved.statusCode, saved.payload).toBe(200);
    for (const [old, now] of [
      [main.url, '/steenhof/categorieen/hernoemd'],
      [child.url, `/steenhof/categorieen/hernoemd/${child.routeSegment}`],
    ] as const) {
      const moved = await page(old);
      expect([moved.statusCode, moved.headers.location]).toEqual([301, now]);
      expect((await page(now)).statusCode).toBe(200);
    }
  });

  test('redirects from every earlier address directly to the current one', async () => {
    expect((await change(main.id, { routeSegment: 'nog-eens' })).statusCode).toBe(200);
    expect((await change(child.id, { parentId: second.id })).statusCode).toBe(200);
    const now = `${second.url}/${child.routeSegment}`;
    for (const old of [child.url, `/steenhof/categorieen/hernoemd/${child.routeSegment}`])
      expect((await page(old)).headers.location).toBe(now);
    // Back at the start: its first address is its own again.
    expect((await change(child.id, { parentId: main.id })).statusCode).toBe(200);
    expect((await change(main.id, { routeSegment: main.routeSegment, name: main.name })).statusCode).toBe(200);
    expect((await page(child.url)).statusCode).toBe(200);
    expect((await page(now)).headers.location).toBe(child.url);
  });

  test('moves its products along, and is in the menu under its new name', async () => {
    expect((await change(child.id, { parentId: second.id, name: 'Verhuisd' })).statusCode).toBe(200);
    const [product] = await db.select().from(products).where(sql`${child.id} = any(${products.ancestors})`).limit(1);
    expect(product?.ancestors.slice(0, 2)).toEqual([second.id, child.id]);
    expect((await page('/steenhof')).payload).toContain('Verhuisd');
    expect((await change(child.id, { parentId: main.id, name: child.name })).statusCode).toBe(200);
  });

  test.each([
    ['below itself', () => ({ parentId: sibling.id }), 'parentId'],
    ['at the address of another', () => ({ routeSegment: second.routeSegment }), 'routeSegment'],
    ['below one that is not there', () => ({ parentId: 2_000_000_000 }), 'parentId'],
  ])('is refused %s', async (_, given, field) => {
    const answer = await change(main.id, given());
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  test('is refused for an outdated version', async () => {
    const { edit, version } = await read(sibling.id);
    expect((await change(sibling.id, { introduction: 'Eerst' })).statusCode).toBe(200);
    const answer = await staff.ask('PUT', at(sibling.id), { edit: { ...edit, introduction: 'Later' }, version });
    expect([answer.statusCode, answer.json().current.introduction]).toEqual([409, 'Eerst']);
  });

  test('moves up and down among its siblings', async () => {
    const order = async () =>
      (await tree()).filter(({ parentId }) => parentId === main.id).map((one) => one.categoryId);
    const before = await order();
    await staff.ask('PUT', `${at(before[0] ?? 0)}/order`, { by: 1 });
    expect((await order()).slice(0, 2)).toEqual([before[1], before[0]]);
    await staff.ask('PUT', `${at(before[0] ?? 0)}/order`, { by: -1 });
    expect(await order()).toEqual(before);
  });

  test('is merged into another, which takes over its addresses and contents', async () => {
    const made = await staff.ask('POST', '/api/beheer/categories', {
      ...{ ventureId: '210', parentId: sibling.id, name: 'Onder de broer' },
    });
    const inner = made.json();
    const [into, from] = [await read(child.id), await read(sibling.id)];
    const answer = await staff.ask('POST', `${at(sibling.id)}/merge`, { intoId: child.id, version: from.version });
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json().productsBelow).toBe(into.productsBelow + from.productsBelow);
    expect((await page(from.shopPath)).headers.location).toBe(into.shopPath);
    expect((await page(inner.shopPath)).headers.location).toBe(`${into.shopPath}/onder-de-broer`);
    expect((await staff.get(at(sibling.id))).statusCode).toBe(404);
  });

  test('is added once, however often and however fast it is asked for', async () => {
    const wanted = { ventureId: '210', parentId: main.id, name: 'Snel dubbel' };
    const answers = await Promise.all([1, 2].map(() => staff.ask('POST', '/api/beheer/categories', wanted)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const again = await staff.ask('POST', '/api/beheer/categories', { ...wanted, name: 'snel Dubbel ' });
    expect(again.json().errors).toEqual({ name: ['Hier staat al een categorie met deze naam'] });
  });

  test('is merged also if its address redirects elsewhere', async () => {
    const parent = { ventureId: '210', parentId: main.id };
    const { categoryId, shopPath, version } = (
      await staff.ask('POST', '/api/beheer/categories', { ...parent, name: 'Dubbel' })
    ).json<BeheerCategory>();
    const redirect = { from: shopPath, to: '/steenhof', isPermanent: false };
    expect((await admin.ask('POST', '/api/beheer/redirects', redirect)).statusCode).toBe(200);
    const answer = await staff.ask('POST', `${at(categoryId)}/merge`, { intoId: child.id, version });
    expect(answer.statusCode, answer.payload).toBe(200);
    const moved = await page(shopPath);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, (await read(child.id)).shopPath]);
  });
});

describe('a feature', () => {
  test('becomes a filter by staff with access to all ventures, at the version they read', async () => {
    const { features } = (await staff.get('/api/beheer/features')).json();
    const feature = features.find(({ isFilter }: { isFilter: boolean }) => !isFilter) ?? features[0];
    const { key, name, unit, position, version } = feature;
    const edit = { name, unit, position, isFilter: !feature.isFilter, version };
    expect((await staff.ask('PUT', `/api/beheer/features/${key}`, edit)).statusCode).toBe(403);
    const saved = await admin.ask('PUT', `/api/beheer/features/${key}`, edit);
    expect(saved.json()).toMatchObject({ isFilter: !feature.isFilter, version: version + 1 });
    expect((await admin.ask('PUT', `/api/beheer/features/${key}`, edit)).statusCode).toBe(409);
  });
});

describe('products with an unknown category', () => {
  const waiting = async (): Promise<WaitingGroups> =>
    (await staff.get('/api/beheer/waiting-products?ventureId=210')).json();
  const place = (body: object) => staff.ask('POST', '/api/beheer/waiting-products', { ventureId: '210', ...body });
  const categoryOf = async (name: string) => {
    const [row] = await db
      .select({ category: categories.name, ancestors: products.ancestors })
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(products.name, name));
    return row?.category ?? null;
  };
  const product = (id: string, category: string) => ({ externalId: id, name: `Wachter ${id}`, category, vatRate: 21 });

  test('are grouped by the source’s category, and placed by its mapping, now and later', async () => {
    const erp = await addSource(here, { source: 'erp' });
    await erp.apply('product', [product('1', 'GRP-12'), product('2', 'GRP-12'), product('3', 'Dakramen oud')]);
    expect(await waiting()).toMatchObject({
      groups: [
        { source: 'erp', system: 'source erp', code: 'GRP-12', name: 'GRP-12', products: 2, example: 'Wachter 1' },
        { code: 'Dakramen oud', products: 1 },
      ],
      products: 3,
    });
    const group = { system: 'source erp', code: 'GRP-12', name: 'GRP-12' };
    expect((await place({ groups: [group], categoryId: child.id })).json()).toEqual({ placed: 2, made: 0 });
    expect(await categoryOf('Wachter 1')).toBe((await read(child.id)).edit.name);
    await erp.apply('product', [product('4', 'GRP-12')]);
    expect(await categoryOf('Wachter 4')).toBe((await read(child.id)).edit.name);
    // Another source may use the same name for something else.
    const other = await addSource(here, { source: 'other' });
    await other.apply('product', [product('5', 'GRP-12')]);
    expect(await categoryOf('Wachter 5')).toBeNull();
  });

  test('get a category of the same name by one click, or by creating it by hand', async () => {
    const group = { system: 'source erp', code: 'Dakramen oud', name: 'Dakramen oud' };
    expect((await place({ groups: [group], categoryId: null })).json()).toEqual({ placed: 1, made: 1 });
    expect(await categoryOf('Wachter 3')).toBe('Dakramen oud');
    const erp = await addSource(here, { source: 'erp' });
    await erp.apply('product', [product('6', 'Lijmen ')]);
    expect(await categoryOf('Wachter 6')).toBeNull();
    await staff.ask('POST', '/api/beheer/categories', { ventureId: '210', parentId: null, name: 'lijmen' });
    expect(await categoryOf('Wachter 6')).toBe('lijmen');
  });

  test('are placed in categories of this shop only', async () => {
    const group = { system: 'source erp', code: 'x', name: 'x' };
    expect((await place({ groups: [group], categoryId: 2_000_000_000 })).json().errors).toEqual({
      categoryId: ['Deze categorie bestaat niet in deze winkel'],
    });
  });
});
