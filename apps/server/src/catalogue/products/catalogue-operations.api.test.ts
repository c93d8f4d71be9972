import { productSearchResult } from '@bouwpoort/contract/catalogue/product-search';
import type { FilterGroup } from '@bouwpoort/contract/catalogue/products';
import { knownProducts } from '@bouwpoort/demo-world/catalogue/catalogue-known-products';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../testing/test-app.ts';
import { productBreadcrumbs } from './catalogue-breadcrumbs.ts';
import { catalogueContent } from './catalogue-content.ts';
import type { TileOptions } from './catalogue-tiles.ts';
import { bundles, products, variants } from './products.tables.ts';
import { categoriesOf, findCategory, productTiles, variantsByCodes, variantsByGuids } from './products.ts';

const { db, cache, caughtUp, context: ctx } = await createTestApp();
const queries = vi.spyOn(Reflect.get(db, '$client'), 'query');

const known = (key: string) => knownProducts.find((one) => one.key === key) ?? expect.fail(`no known product ${key}`);
const guidsOf = async (key: string) => {
  const rows = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, known(key).id))
    .orderBy(variants.position);
  return rows.map(({ guid }) => guid);
};

const readTiles = async (ids: number[], at = ctx, options: TileOptions = {}) => {
  const tiles = await productTiles(at, ids, options);
  return tiles.map((tile) => z.strictObject(productSearchResult.shape).parse(tile));
};

test('tiles come in the requested order, with one query, and from the cache the second time', async () => {
  const ids = knownProducts.map(({ id }) => id).reverse();
  queries.mockClear();
  const tiles = await readTiles([...ids, 1, ids[0] ?? 0]);
  expect(queries).toHaveBeenCalledTimes(1);
  expect(tiles.map(({ contentLink }) => contentLink.id)).toEqual(ids.map(String));
  for (const tile of tiles) expect(tile).not.toHaveProperty('imageAssets');
  queries.mockClear();
  const again = await readTiles(ids.slice(0, 3), ctx, { imageAssets: true });
  expect(queries).not.toHaveBeenCalled();
  expect(again.every(({ imageAssets }) => imageAssets !== undefined)).toBe(true);
  await productTiles(ctx, []);
  expect(queries).not.toHaveBeenCalled();
});

test('concurrent callers share one query', async () => {
  cache.drop('catalogue');
  queries.mockClear();
  const [one, two] = await Promise.all([readTiles([100001, 100002]), readTiles([100002, 100003])]);
  const ids = [...one, ...two].map(({ contentLink }) => contentLink.id);
  expect(ids).toEqual(['100001', '100002', '100002', '100003']);
  expect(queries.mock.calls.map(([, values]) => values)).toEqual([[[100001, 100002]], [[100003]]]);
});

test('a failure reaches every caller and is not cached', async () => {
  cache.drop('catalogue');
  queries.mockImplementationOnce(() => Promise.reject(new Error('stuk')));
  await expect(productTiles(ctx, [100001, 100002])).rejects.toThrow();
  expect(await productTiles(ctx, [100001, 100002])).toHaveLength(2);
});

test('a tile shows what its market may see, and follows changes', async () => {
  const hidden = known('hiddenVariants');
  const [tile = expect.fail('no tile')] = await readTiles([hidden.id]);
  expect(tile.variants.map(({ code }) => code)).toEqual(hidden.articleCodes.filter((_, at) => at !== 1 && at !== 4));
  expect(tile).toMatchObject({ brand: 'Noordkit', productUrl: hidden.url, ventureStockTypes: [{ ventureId: '210' }] });
  await db.update(products).set({ brand: 'Zuidkit' }).where(eq(products.id, hidden.id));
  await caughtUp();
  expect((await readTiles([hidden.id]))[0]?.brand).toBe('Zuidkit');
  const before = { ...ctx, clock: () => new Date('2000-01-01') };
  expect(await productTiles(before, [hidden.id])).toEqual([]);
  expect(await readTiles([hidden.id])).toHaveLength(1);
});

test('a cached tile follows the clock: a variant disappears when its publication ends', async () => {
  const { id, articleCodes } = known('packPerSquareMetre');
  const [code = ''] = articleCodes;
  await db
    .update(variants)
    .set({ stopPublish: new Date('2030-01-01') })
    .where(eq(variants.code, code));
  await caughtUp();
  const codesAt = async (moment: string) => {
    const [tile] = await readTiles([id], { ...ctx, clock: () => new Date(moment) });
    return tile?.variants.map((variant) => variant.code);
  };
  expect(await codesAt('2029-12-31T23:59:59Z')).toContain(code);
  expect(await codesAt('2030-01-01T00:00:00Z')).toEqual(articleCodes.slice(1));
  expect(await codesAt('2029-12-31T23:59:59Z')).toContain(code);
  await db.update(variants).set({ stopPublish: null }).where(eq(variants.code, code));
  await caughtUp();
});

test('the tree of a venture, all levels, and one category', async () => {
  const main = await categoriesOf(ctx, '210');
  const leaf = main[0]?.subCategories[0]?.subCategories[0] ?? expect.fail('no three levels');
  expect(leaf.ancestors).toEqual([main[0]?.id, main[0]?.subCategories[0]?.id, leaf.id]);
  expect(await findCategory(ctx, leaf.id)).toBe(leaf);
  expect(await findCategory(ctx, 1)).toBeUndefined();
  expect(await categoriesOf(ctx, '110')).toEqual([]);
  expect((await productBreadcrumbs(ctx, { ancestors: [...leaf.ancestors, 1] })).map(({ name }) => name)).toEqual([
    main[0]?.name,
    main[0]?.subCategories[0]?.name,
    leaf.name,
  ]);
});

test('variants by GUID, with one query, with the data for prices and carts', async () => {
  const guids = (await Promise.all(['packPerSquareMetre', 'vatNine'].map(guidsOf))).flat();
  cache.drop('catalogue');
  queries.mockClear();
  const found = await variantsByGuids(ctx, [
    ...guids.map((guid) => guid.toUpperCase()),
    'geen-guid',
    crypto.randomUUID(),
  ]);
  expect(queries).toHaveBeenCalledTimes(1);
  expect([...found.keys()]).toEqual(guids);
  const first = found.get(guids[0] ?? '') ?? expect.fail('no variant');
  expect(first).toMatchObject({
    id: known('packPerSquareMetre').variantIds[0],
    productId: 100000,
    ventureId: '210',
    code: '0045120',
    productName: known('packPerSquareMetre').name,
    salesUnit: 'PK',
    priceUnit: 'MTK',
    vatRate: 21,
    url: known('packPerSquareMetre').url,
    state: 'orderable',
    stockItem: true,
  });
  expect(first.imageUrl).toMatch(/^\/media\//);
  expect(first.bundles.map(({ bundleCode, unitRatio }) => [bundleCode, typeof unitRatio])).toEqual([
    ['MTK', 'number'],
    ['PK', 'number'],
    ['09', 'number'],
  ]);
  expect(found.get(guids.at(-1) ?? '')?.vatRate).toBe(9);
});

test('a tile has the stock unit, the content of a sales unit, and whether the article has an order unit', async () => {
  const [pack, none] = [known('packPerSquareMetre').id, known('withoutBundles').id];
  const tiles = await readTiles([pack, none]);
  const [first] = tiles[0]?.variants ?? [];
  const [orderable] = [...(await variantsByGuids(ctx, [first?.contentLink.guidValue ?? ''])).values()];
  const ratioOf = (code: string) => orderable?.bundles.find((one) => one.bundleCode === code)?.unitRatio ?? 0;
  expect(first).toMatchObject({ salesUnit: 'PK', priceUnit: 'MTK', stockUnit: orderable?.stockUnit, hasUnits: true });
  expect(first?.perSalesUnit).toBeCloseTo(ratioOf('PK') / ratioOf('MTK'), 4);
  expect(tiles[1]?.variants.map(({ hasUnits }) => hasUnits)).toEqual([false, false]);
});

test('a variant that cannot be ordered has a reason', async () => {
  const states = async (key: string, at = ctx.clock()) => {
    const found = await variantsByGuids({ ...ctx, clock: () => at }, await guidsOf(key));
    return [...found.values()].map(({ state }) => state);
  };
  expect(await states('withoutBundles')).toEqual(['withoutUnits', 'withoutUnits']);
  expect(await states('hiddenVariants')).toEqual([
    'orderable',
    'notInMarket',
    'orderable',
    'orderable',
    'notInMarket',
    'orderable',
  ]);
  expect(await states('oneVariant', new Date('2000-01-01'))).toEqual(['unpublished']);
  await db
    .update(products)
    .set({ stopPublish: new Date('2026-11-01') })
    .where(eq(products.id, known('bigBag').id));
  await caughtUp();
  expect(await states('bigBag')).toEqual(['unpublished', 'unpublished']);
});

test('quick order: article number, barcode and supplier code, as text', async () => {
  const [unit] = await db
    .select()
    .from(bundles)
    .where(
      and(
        eq(bundles.variantId, known('oneVariant').variantIds[0] ?? 0),
        isNotNull(bundles.gtin),
        eq(bundles.bundleCode, '09'),
      ),
    );
  const gtin = unit?.gtin ?? expect.fail('no barcode on the pallet');
  const codes = ['0045120', '45120', ` ${gtin} `, 'pv75010', 'PV75010', 'onbekend', '', "' or 1=1"];
  queries.mockClear();
  const found = await variantsByCodes(ctx, '210', codes);
  expect(queries).toHaveBeenCalledTimes(1);
  const seen = [...found].map(([code, matches]) => [
    code,
    matches.map(({ variant, matchedOn, bundleCode }) => [variant.code, matchedOn, bundleCode]),
  ]);
  const both = [
    ['0212864', 'supplierCode', undefined],
    ['1757536', 'supplierCode', undefined],
  ];
  expect(seen).toEqual([
    ['0045120', [['0045120', 'code', undefined]]],
    ['45120', []],
    [` ${gtin} `, [['1589792', 'gtin', '09']]],
    ['pv75010', both],
    ['PV75010', both],
    ['onbekend', []],
    ['', []],
    ["' or 1=1", []],
  ]);
});

test('quick order: a code of another venture is unknown, and an ambiguous code gives both articles', async () => {
  expect((await variantsByCodes(ctx, '220', ['0045120', 'PV75010'])).get('0045120')).toEqual([]);
  await db
    .update(variants)
    .set({ supplierCode: '1589792' })
    .where(eq(variants.id, known('vatNine').variantIds[0] ?? 0));
  const matches = (await variantsByCodes(ctx, '210', ['1589792'])).get('1589792') ?? [];
  expect(matches.map(({ variant, matchedOn }) => [variant.code, matchedOn])).toEqual([
    ['1589792', 'code'],
    ['7121952', 'supplierCode'],
  ]);
});

test('filters come from the part that counts them, for the requested categories', async () => {
  const group: FilterGroup = { name: 'Dikte', filterField: 'featureList/featureValue', count: 1, links: [] };
  const filtersOf = vi.fn(async () => [group]);
  const content = catalogueContent({ filtersOf });
  const view = (expand: string) => ({
    ventureId: '210',
    selects: () => true,
    expands: (name: string) => expand.split(',').includes(name),
  });
  const main = (await content.children(ctx, '2100', view('subCategories,filters'))) ?? [];
  expect(main.map(({ filters }) => filters)).toEqual(main.map(() => [group]));
  expect(filtersOf.mock.calls).toEqual(main.map(({ contentLink }) => [ctx, Number(contentLink.id)]));
  filtersOf.mockClear();
  await content.children(ctx, '2100', view('subCategories'));
  expect(filtersOf).not.toHaveBeenCalled();
});
