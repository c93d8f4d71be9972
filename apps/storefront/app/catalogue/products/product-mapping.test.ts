import { expect, test } from 'vitest';
import { isProduct, mapProduct, mapVariants } from './product-mapping.ts';
import { serverBundle, serverProduct, serverVariant } from './product-samples.ts';

const variantsOf = (...children: Parameters<typeof mapVariants>[0]) => mapVariants(children, '210');

test('a product is mapped to the names of the storefront', () => {
  const item = serverProduct();
  expect(isProduct(item) && mapProduct(item)).toMatchObject({
    id: '100000',
    parentId: '21044',
    url: '/steenhof/producten/pir-spouwplaat-100000',
    imageAssets: ['/media/a.svg'],
    displayImage: '/media/a.svg',
    description: '<p>Isoleert</p>',
    variantDifferentiator: 'Dikte',
    usps: ['Licht'],
    availability: true,
  });
});

test('a product is available unless the server says otherwise', () => {
  const item = serverProduct({ availability: undefined });
  expect(isProduct(item) && mapProduct(item).availability).toBe(true);
  const not = serverProduct({ availability: false });
  expect(isProduct(not) && mapProduct(not).availability).toBe(false);
});

test('a variant is mapped to the names of the storefront', () => {
  expect(variantsOf(serverVariant('1000000'))[0]).toMatchObject({
    id: '1000000',
    guid: 'guid-1000000',
    code: '0000000',
    uniqueProperty: '40 mm',
    label: '40 mm',
    parentProductId: '100000',
    processingInstructions: '<p>Zagen</p>',
  });
});

test('only children that are variants become variants, in their own order', () => {
  const ids = variantsOf(serverVariant('1000001'), serverBundle('9'), serverVariant('1000000')).map(({ id }) => id);
  expect(ids).toEqual(['1000001', '1000000']);
});

test('a variant whose marketFilter contains this market is left out', () => {
  const children = [serverVariant('1', { marketFilter: ['210'] }), serverVariant('2', { marketFilter: ['220'] })];
  expect(variantsOf(...children).map(({ id }) => id)).toEqual(['2']);
});

test('order units are found among the siblings, in the order in which the variant names them', () => {
  const [variant] = variantsOf(
    serverBundle('11', { bundleCode: 'MTK', gtin: null }),
    serverBundle('12'),
    serverBundle('13'),
    serverVariant('1', { bundles: ['12__CatalogContent', '11__CatalogContent', '99__CatalogContent'] }),
  );
  expect(variant?.bundles.map(({ id, bundleCode, eanCode }) => [id, bundleCode, eanCode])).toEqual([
    ['12', 'PK', '8711900329079'],
    ['11', 'MTK', null],
  ]);
});

test('embedded order units are used as they are', () => {
  const [variant] = variantsOf(serverVariant('1', { bundles: [serverBundle('12')] }));
  expect(variant?.bundles.map(({ id }) => id)).toEqual(['12']);
});

test('an order unit without a ratio or price quantity defaults to 1 for each', () => {
  const [variant] = variantsOf(
    serverBundle('12', { unitRatio: undefined, pricePer: undefined, gtin: undefined }),
    serverVariant('1', { bundles: ['12__CatalogContent'] }),
  );
  expect(variant?.bundles[0]).toMatchObject({ unitRatio: 1, pricePer: 1, eanCode: null });
});

test.each([
  ['of this venture', [{ ventureId: '210', stockItem: true }], true],
  ['not of this venture', [{ ventureId: '210', stockItem: false }], false],
  ['of another venture only', [{ ventureId: '220', stockItem: true }], false],
  ['unsaid', [], false],
])('a stock item %s', (_, ventureStockTypeList, isStockItem) => {
  expect(variantsOf(serverVariant('1', { ventureStockTypeList }))[0]?.isStockItem).toBe(isStockItem);
});

test('specifications merge both lists, with the units of their keys; empty values and duplicates are left out', () => {
  const feature = (featureKey: string, featureName: string, featureValue: string) => ({
    featureKey,
    featureName,
    featureValue,
  });
  const [variant] = variantsOf(
    serverVariant('1', {
      featureList: [feature('dikte', 'Dikte', '40'), feature('kleur', 'Kleur', ' ')],
      ibFeatureList: [feature('norm', 'Norm', 'EN 13165'), feature('dikte', 'Dikte', '41')],
      featureUnitList: [{ featureKey: 'dikte', featureUnit: 'mm' }],
    }),
  );
  expect(variant?.specifications).toEqual([
    { key: 'Dikte', value: '40', unit: 'mm' },
    { key: 'Norm', value: 'EN 13165', unit: '' },
  ]);
});
