import { bundle, category, product, productChild, variant } from '@bouwpoort/contract/catalogue/products';
import { knownProducts } from '@bouwpoort/demo-world/catalogue/catalogue-known-products';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testToday } from '../../../testing/filled-cluster.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { bundles, categories, products, variants } from './products.tables.ts';

const { app, db, cache, caughtUp, databaseUrl, logged, setClock } = await createTestApp();
const base = '/api/cms/v3.0/content';
const now = new Date(`${testToday}T10:00:00+01:00`);
afterEach(() => setClock(now));

function ask(path: string, ventureId?: string) {
  return app.inject({ url: base + path, headers: ventureId === undefined ? {} : { 'venture-id': ventureId } });
}

async function get(path: string, ventureId?: string) {
  const response = await ask(path, ventureId);
  expect(response.statusCode, response.payload).toBe(200);
  return response.json();
}

async function status(path: string, ventureId?: string): Promise<number> {
  return (await ask(path, ventureId)).statusCode;
}

const known = (key: string) => {
  const found = knownProducts.find((one) => one.key === key);
  if (!found) throw new Error(`no known product ${key}`);
  return found;
};
const of = (id: number | string) => `/${id}__CatalogContent`;
const productOf = async (key: string) => product.parse(await get(of(known(key).id), known(key).ventureId));
const children = z.array(productChild);

async function variantsOf(key: string, query = '') {
  const { id, ventureId } = known(key);
  const entries = children.parse(await get(`${of(id)}/children${query}`, ventureId));
  return {
    variants: entries.filter((entry) => entry.contentType === 'Variation'),
    bundles: entries.filter((entry) => entry.contentType === 'Bundle'),
  };
}

describe('products', () => {
  test('has the fields of the contract, no more and no fewer', async () => {
    const item = await get(of(known('oneVariant').id));
    product.parse(item);
    expect(Object.keys(item).sort()).toEqual(Object.keys(product.shape).sort());
    const [first, unit] = await Promise.all([get(of(item.variantIds[0])), variantsOf('oneVariant')]);
    variant.parse(first);
    expect(Object.keys(first).sort()).toEqual(Object.keys(variant.shape).sort());
    expect(Object.keys(unit.bundles[0] ?? {}).sort()).toEqual(Object.keys(bundle.shape).sort());
  });

  test('every known product matches the demo world', async () => {
    for (const { id, ventureId, name, url, articleCodes, hidden = [] } of knownProducts) {
      const item = product.parse(await get(of(id), ventureId));
      expect(item).toMatchObject({ name, url, productUrl: url, ventureId, availability: true });
      const shown = articleCodes.filter((_, at) => !hidden.includes(at));
      expect(item.variantIds).toHaveLength(shown.length);
      const entries = children.parse(await get(`${of(id)}/children?ventureId=${ventureId}`));
      const codes = entries.flatMap((entry) => (entry.contentType === 'Variation' ? entry.code : []));
      expect(codes, name).toEqual(shown);
    }
  });

  test('with one variant, with two and with many', async () => {
    expect((await variantsOf('oneVariant')).variants).toHaveLength(1);
    expect((await variantsOf('twoVariants')).variants).toHaveLength(2);
    expect((await variantsOf('manyVariants')).variants).toHaveLength(13);
  });

  test('a variant has the fields that the product page shows', async () => {
    const { variants: all } = await variantsOf('packPerSquareMetre');
    const first = all[0] ?? expect.fail('no variant');
    expect(first).toMatchObject({
      code: '0045120',
      salesUnit: 'PK',
      priceUnit: 'MTK',
      vatRate: 21,
      parentLink: { id: '100000', providerName: 'CatalogContent' },
      parentProductData: { id: '100000', name: known('packPerSquareMetre').name },
      ventureUnitList: [{ ventureId: '210', priceUnit: 'MTK', salesUnit: 'PK', stockUnit: 'PK' }],
      ventureStockTypeList: [{ ventureId: '210', stockItem: true }],
    });
    expect(first.contentLink.guidValue).toMatch(/^[0-9a-f]{8}-/);
    expect(first.featureList.map(({ featureName }) => featureName)).toContain('Dikte');
    expect(first.featureUnitList).toContainEqual({ featureKey: 'dikte', featureUnit: 'mm' });
    expect(first.applicationInstructions).toContain('<p>');
  });

  test('order units are listed beside the variants that refer to them, or inside them when expanded', async () => {
    const plain = await variantsOf('packPerSquareMetre');
    const units = new Map(plain.bundles.map((unit) => [`${unit.contentLink.id}__CatalogContent`, unit]));
    for (const { bundles: references, gtin, salesUnit } of plain.variants) {
      const own = references.map((reference) => units.get(String(reference)) ?? expect.fail(String(reference)));
      expect(own.map(({ bundleCode }) => bundleCode)).toEqual(['MTK', 'PK', '09']);
      expect(own[0]).toMatchObject({ unitRatio: 1, name: 'm²', gtin: null });
      expect(own[1]?.unitRatio).toBeGreaterThan(1);
      expect(gtin).toBe(own.find(({ bundleCode }) => bundleCode === salesUnit)?.gtin);
    }
    const { variants: expanded } = await variantsOf('packPerSquareMetre', '?expand=bundles');
    expect(expanded[0]?.bundles.map((unit) => bundle.parse(unit).bundleCode)).toEqual(['MTK', 'PK', '09']);
    expect(await get(of(plain.bundles[0]?.contentLink.id ?? ''))).toEqual(plain.bundles[0]);
  });

  test('products without units, without image, with own pictures, priced per 100, with another VAT rate', async () => {
    const bare = await variantsOf('withoutBundles');
    expect(bare.bundles).toEqual([]);
    expect(bare.variants.map((one) => [one.bundles, one.gtin])).toEqual([
      [[], null],
      [[], null],
    ]);
    expect(await productOf('withoutImage')).toMatchObject({ displayImage: null, imageAssets: [], pageImage: null });
    const coloured = (await variantsOf('colourTile')).variants.map(({ imageAssets }) => imageAssets[0]?.url);
    expect(new Set(coloured).size).toBe(6);
    const screws = await variantsOf('manyVariants');
    expect(screws.bundles.find(({ bundleCode }) => bundleCode === screws.variants[0]?.priceUnit)?.pricePer).toBe(100);
    expect((await variantsOf('vatNine')).variants[0]?.vatRate).toBe(9);
  });

  test('the stock assortment', async () => {
    expect((await productOf('withoutStockItems')).ventureStockTypes).toEqual([{ ventureId: '210', stockItem: false }]);
    expect((await productOf('oneVariant')).ventureStockTypes).toEqual([{ ventureId: '210', stockItem: true }]);
  });

  test('variants and order units have no children, a product is found by its address', async () => {
    const { variantIds, url } = await productOf('oneVariant');
    expect(await get(`${of(variantIds[0] ?? '')}/children`)).toEqual([]);
    const byUrl = await get(`?contentUrl=${url?.replace('/steenhof', '/Steenhof')}/`, '210');
    expect(byUrl).toEqual(await productOf('oneVariant'));
  });

  test('a page of the content system takes precedence over the product at the same address', async () => {
    const { url } = known('vatZero');
    expect((await get(`?contentUrl=${url}`)).contentType).toBe('Product');
    await insertContent(db, { id: 'c-statiegeld', url });
    await caughtUp();
    expect((await get(`?contentUrl=${url}`)).contentType).toBe('ContentPage');
  });
});

describe('markets and ventures', () => {
  test('an entry that the marketFilter hides from this market is left out everywhere', async () => {
    const { id, articleCodes, variantIds } = known('hiddenVariants');
    const { variants: shown, bundles: units } = await variantsOf('hiddenVariants');
    expect(shown.map(({ code }) => code)).toEqual(articleCodes.filter((_, at) => at !== 1 && at !== 4));
    const referred = shown.flatMap((one) => one.bundles);
    expect(units.map(({ contentLink }) => `${contentLink.id}__CatalogContent`)).toEqual(referred);
    expect((await productOf('hiddenVariants')).variantIds).toEqual(
      variantIds.filter((_, at) => at !== 1 && at !== 4).map(String),
    );
    expect(await status(of(variantIds[1] ?? 0), '210')).toBe(404);
    expect(await status(`${of(variantIds[1] ?? 0)}?ventureId=210`)).toBe(404);
    expect(await status(`${of(variantIds[1] ?? 0)}/children`, '210')).toBe(404);
    expect((await get(of(variantIds[1] ?? 0))).marketFilter).toEqual(['210']);
    expect((await get(of(id))).variantIds).toHaveLength(6);
  });

  test('a product can be hidden as a whole', async () => {
    const { id, url } = known('bigBag');
    await db
      .update(products)
      .set({ marketFilter: ['210'] })
      .where(eq(products.id, id));
    await caughtUp();
    expect([await status(of(id), '210'), await status(`${of(id)}/children`, '210')]).toEqual([404, 404]);
    expect(await status(`?contentUrl=${url}`, '210')).toBe(404);
    await db.update(products).set({ marketFilter: [] }).where(eq(products.id, id));
    await caughtUp();
    expect(await status(of(id), '210')).toBe(200);
  });

  test('another venture does not see it, and the query parameter overrides the header', async () => {
    const { id, variantIds, url } = known('oneVariant');
    for (const path of [of(id), `${of(id)}/children`, of(variantIds[0] ?? 0), `?contentUrl=${url}`, of(21001)]) {
      expect(await status(path, '220'), path).toBe(404);
      expect(await status(path, '210'), path).toBe(200);
      const join = path.startsWith('?') ? '&' : '?';
      expect(await status(`${path}${join}ventureId=220`, '210'), path).toBe(404);
      expect(await status(`${path}${join}ventureId=210`, '220'), path).toBe(200);
      expect(await status(`${path}${join}ventureId=999`), path).toBe(404);
    }
    expect([await status(`${of(2100)}/children`, '220'), await status(`${of(21001)}/children`, '220')]).toEqual([
      404, 404,
    ]);
    expect((await ask(of(id))).headers.vary).toContain('venture-id');
  });

  test('a venture that is not served has no catalogue', async () => {
    const other = await openTestApp(databaseUrl, { EXCLUDED_VENTURE_ID: '210' });
    const { id, url, variantIds } = known('oneVariant');
    for (const path of [of(id), of(variantIds[0] ?? 0), of(21001), `${of(2100)}/children`, `?contentUrl=${url}`]) {
      expect((await other.app.inject(base + path)).statusCode, path).toBe(404);
    }
  });

  test.each([
    'abc',
    '',
    '0',
    '-5',
    '007',
    '1.5',
    '99999999',
    '2147483648',
    '99999999999999999999',
    '1e5',
    '100000__CatalogContent',
    '2100',
  ])('there is no %s', async (id) => {
    expect(await status(of(id))).toBe(404);
    if (id !== '2100') expect(await status(`${of(id)}/children`)).toBe(404);
  });
});

describe('publication', () => {
  test('a product is visible from its first day until its last', async () => {
    const { id, url, variantIds } = known('roll');
    const { startPublish } = await get(of(id));
    const begin = new Date(startPublish);
    const end = new Date('2026-12-01T12:00:00Z');
    await db.update(products).set({ stopPublish: end }).where(eq(products.id, id));
    await caughtUp();
    const everywhere = [of(id), `${of(id)}/children`, of(variantIds[0] ?? 0), `?contentUrl=${url}`];
    const seen = async (at: number) => {
      setClock(new Date(at));
      return Promise.all(everywhere.map((path) => status(path)));
    };
    expect(await seen(begin.getTime() - 1)).toEqual([404, 404, 404, 404]);
    expect(await seen(begin.getTime())).toEqual([200, 200, 200, 200]);
    expect(await seen(end.getTime() - 1)).toEqual([200, 200, 200, 200]);
    // Public answers are cached for a second.
    expect(await seen(end.getTime() + 1000)).toEqual([404, 404, 404, 404]);
  });

  test('a variant follows its publication too, and a product without an orderable variant says so', async () => {
    const { id, variantIds } = known('twoVariants');
    const stop = (ids: readonly number[]) =>
      db
        .update(variants)
        .set({ stopPublish: now })
        .where(inArray(variants.id, [...ids]));
    await stop(variantIds.slice(0, 1));
    await caughtUp();
    expect(await get(of(id))).toMatchObject({ variantIds: [String(variantIds[1])], availability: true });
    expect(await status(of(variantIds[0] ?? 0))).toBe(404);
    await stop(variantIds);
    await caughtUp();
    expect(await get(of(id))).toMatchObject({ variantIds: [], availability: false });
    expect(await get(`${of(id)}/children`)).toEqual([]);
  });

  test('a change shows at once, also where the entry is only referred to', async () => {
    const { id, variantIds } = known('lengthPerMetre');
    await variantsOf('lengthPerMetre');
    await db.update(products).set({ name: 'Vuren, herzien' }).where(eq(products.id, id));
    await db
      .update(bundles)
      .set({ name: 'staaf' })
      .where(eq(bundles.variantId, variantIds[0] ?? 0));
    await db.update(categories).set({ name: 'Ruwbouw, herzien' }).where(eq(categories.id, 21001));
    await caughtUp();
    expect((await get(of(id))).name).toBe('Vuren, herzien');
    const after = await variantsOf('lengthPerMetre');
    expect(after.variants[0]?.parentProductData.name).toBe('Vuren, herzien');
    expect(after.bundles[0]?.name).toBe('staaf');
    expect((await get(`${of(2100)}/children`))[0].name).toBe('Ruwbouw, herzien');
  });

  test('an unchanged product is a 304', async () => {
    const { id } = known('fiveTiers');
    const { etag } = (await ask(of(id))).headers;
    const again = await app.inject({ url: base + of(id), headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});

describe('categories', () => {
  test('the main categories of a venture, their sub-categories as references', async () => {
    const main = z.array(category).parse(await get(`${of(2100)}/children`, '210'));
    expect(main.length).toBeGreaterThan(3);
    const first = main[0] ?? expect.fail('no category');
    expect(first).toMatchObject({
      contentType: 'CategoryNode',
      contentLink: { id: '21001', url: expect.stringMatching(/^\/steenhof\/categorieen\//) },
      parentLink: { id: '2100', url: '/steenhof/categorieen', providerName: 'CatalogContent' },
      pageImage: { url: '/media/categorieen/21001.svg' },
    });
    expect(first.subCategories?.length).toBeGreaterThan(0);
    expect(Object.keys(first.subCategories?.[0] ?? {})).toEqual(['contentLink']);
    expect(first).not.toHaveProperty('filters');
    const { filters: _, ...shape } = category.shape;
    expect(Object.keys(first).sort()).toEqual(Object.keys(shape).sort());
  });

  test('with the parameters of the shop: one level in full, without texts', async () => {
    const select = 'select=routeSegment,pageImage,parentLink,subCategories&expand=subCategories';
    const main = z.array(category).parse(await get(`${of(2100)}/children?${select}&ventureId=210`));
    const sub = main[0]?.subCategories?.[0];
    expect(sub).toMatchObject({ contentType: 'CategorySubNode', parentLink: { id: '21001' } });
    expect(sub).not.toHaveProperty('subCategories');
    for (const name of ['IntroductionText', 'BodyText', 'bodyIntroText']) {
      expect(sub).not.toHaveProperty(name);
      expect(main[0]).not.toHaveProperty(name);
    }
    expect(await get(`${of(21001)}/children?select=naam`)).toMatchObject(
      (main[0]?.subCategories ?? []).map(({ contentLink }) => ({ contentLink })),
    );
  });

  test('with the filters, on request', async () => {
    const select = 'select=routeSegment,pageImage,parentLink,subCategories&expand=subCategories,filters';
    const main = z.array(category).parse(await get(`${of(2100)}/children?${select}&ventureId=210`));
    expect(main[0]?.filters).toContainEqual(
      expect.objectContaining({ name: expect.any(String), links: expect.any(Array) }),
    );
    expect(main[0]?.subCategories?.[0]).toHaveProperty('name');
    expect(main[0]).not.toHaveProperty('BodyText');
  });

  test('the texts of one category', async () => {
    const texts = await get(`${of(21001)}?select=IntroductionText,BodyText,bodyIntroText`);
    expect([texts.IntroductionText, texts.BodyText, texts.bodyIntroText].every((text) => text.length > 10)).toBe(true);
    expect(texts).not.toHaveProperty('subCategories');
  });

  test('by address, and without the levels below', async () => {
    const all = await db.select().from(categories).where(eq(categories.ventureId, '210'));
    const leaf = all.find(({ ancestors }) => ancestors.length === 3) ?? expect.fail('no leaf');
    const item = category.parse(await get(`?contentUrl=${leaf.url}?page=1`, '210'));
    expect(item).toMatchObject({
      contentLink: { id: String(leaf.id) },
      parentLink: { id: String(leaf.ancestors[1]) },
      subCategories: [],
    });
    expect(await get(`${of(leaf.id)}/children`)).toEqual([]);
  });
});

describe('select and expand', () => {
  test('select ignores the case of property names; the general fields are always included', async () => {
    const { id } = known('oneVariant');
    const item = await get(`${of(id)}?select=BRAND,productUrl,onbekend`);
    expect(item).toMatchObject({ brand: 'Kolmix', name: known('oneVariant').name });
    expect(item).not.toHaveProperty('commercialDescription');
    expect(item).not.toHaveProperty('variantIds');
  });

  test('selected variants keep their complete order units', async () => {
    const entries = await get(`${of(known('oneVariant').id)}/children?select=code,bundles`);
    expect(entries[0]).not.toHaveProperty('featureList');
    const unit = entries.find((entry: { contentType: string }) => entry.contentType === 'Bundle');
    expect(bundle.parse(unit).unitRatio).toBeGreaterThan(0);
    expect(entries[0].bundles).toContain(`${unit.contentLink.id}__CatalogContent`);
  });

  test('expand=* expands everything', async () => {
    const { variantIds } = known('oneVariant');
    bundle.parse((await get(`${of(variantIds[0] ?? 0)}?expand=*`)).bundles[0]);
    expect(category.parse(await get(`${of(21001)}?expand=*`)).subCategories?.[0]).toHaveProperty('name');
  });
});

describe('sanitised output', () => {
  test('HTML of suppliers is sanitised, and script addresses are removed', async () => {
    const evil = '<p onclick="x">Goed<script>alert(1)</script></p>';
    const { id, variantIds } = known('oneTier');
    await db
      .update(products)
      .set({
        commercialDescription: evil,
        displayImage: 'javascript:alert(1)',
        downloadAssets: [
          { name: 'x', url: 'javascript:alert(1)', size: 1 },
          { name: 'Blad', url: '/media/blad.pdf', size: 2 },
        ],
      })
      .where(eq(products.id, id));
    await db
      .update(variants)
      .set({ applicationInstructions: evil, processing: evil, downloadAssets: 'geen lijst', featureList: ['fout'] })
      .where(eq(variants.id, variantIds[0] ?? 0));
    await db
      .update(categories)
      .set({ introductionText: evil, bodyText: evil, bodyIntroText: evil })
      .where(eq(categories.id, 21002));
    await caughtUp();
    expect(await get(of(id))).toMatchObject({
      commercialDescription: '<p>Goed</p>',
      displayImage: null,
      downloadAssets: [{ name: 'Blad', url: '/media/blad.pdf', size: 2 }],
    });
    const [first] = (await variantsOf('oneTier')).variants;
    expect(first).toMatchObject({
      applicationInstructions: '<p>Goed</p>',
      processing: '<p>Goed</p>',
      downloadAssets: [],
    });
    expect(first?.featureList).toEqual([]);
    expect(logged).toContainEqual(expect.objectContaining({ catalogueId: variantIds[0] }));
    const texts = await get(of(21002));
    expect([texts.IntroductionText, texts.BodyText, texts.bodyIntroText]).toEqual(Array(3).fill('<p>Goed</p>'));
  });
});

describe('number of queries', () => {
  const queries = vi.spyOn(Reflect.get(db, '$client'), 'query');
  const counted = async (...paths: string[]) => {
    queries.mockClear();
    for (const path of paths) await get(path, '210');
    return queries.mock.calls.length;
  };

  test('a product with its children costs two queries, and none the second time', async () => {
    const { id, url } = known('manyVariants');
    await get(of(id), '210');
    cache.drop('catalogue');
    expect(await counted(of(id), `${of(id)}/children?expand=bundles`)).toBe(2);
    expect(await counted(of(id), `${of(id)}/children`, `${of(id)}?select=brand`)).toBe(0);
    await get(`?contentUrl=${url}`);
    expect(await counted(`?contentUrl=${url}`)).toBe(0);
  });

  test('the whole catalogue of a venture costs one query, its texts one more', async () => {
    cache.drop('catalogue');
    const plain = `${of(2100)}/children?select=subCategories&expand=subCategories`;
    expect(await counted(plain)).toBe(1);
    expect(await counted(plain, `${of(2100)}/children?expand=subCategories`)).toBe(1);
    expect(await counted(`${of(2100)}/children?expand=subCategories`)).toBe(0);
  });

  test('an unknown address is not cached', async () => {
    expect(await status('?contentUrl=/steenhof/producten/bestaat-niet')).toBe(404);
    queries.mockClear();
    expect(await status('?contentUrl=/steenhof/producten/bestaat-niet')).toBe(404);
    // The queries for the product, the page and a redirect of that address.
    expect(queries).toHaveBeenCalledTimes(3);
  });
});
