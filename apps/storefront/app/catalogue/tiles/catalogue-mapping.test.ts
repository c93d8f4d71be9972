import type { ProductSearchResult } from '@bouwpoort/contract/catalogue/product-search';
import type { Category as ServerCategory } from '@bouwpoort/contract/catalogue/products';
import { describe, expect, test } from 'vitest';
import { toCategory, toFilterGroups, toProductTile } from './catalogue-mapping.ts';

const linkTo = (id: string) => ({ id, guidValue: `guid-${id}`, url: null, providerName: 'CatalogContent' as const });

const frame = {
  language: 'nl' as const,
  ventureId: '210',
  publishedAt: '2026-01-01T00:00:00Z',
  disableIndexing: false,
  disableFollowing: false,
  backgroundImage: null,
};

const isolatie: ServerCategory = {
  ...frame,
  contentLink: linkTo('42'),
  parentLink: linkTo('2100'),
  contentType: 'CategoryNode',
  name: 'Isolatie',
  routeSegment: 'isolatie.2.0',
  url: '/steenhof/categorieen/isolatie',
  pageImage: { url: '/media/42.svg' },
  IntroductionText: 'Intro',
  BodyText: '<p>Body</p>',
  bodyIntroText: 'Lead',
  subCategories: [
    { contentLink: linkTo('43') },
    {
      ...frame,
      contentLink: linkTo('44'),
      parentLink: linkTo('42'),
      contentType: 'CategorySubNode',
      name: 'Glaswol',
      routeSegment: 'glaswol',
      url: '/steenhof/categorieen/isolatie/glaswol',
      pageImage: null,
    },
  ],
};

describe('category', () => {
  test('maps the server’s names to those of the specification', () => {
    expect(toCategory(isolatie, '2100')).toEqual({
      id: '42',
      parentId: '2100',
      name: 'Isolatie',
      urlName: 'isolatie-2-0',
      url: '/steenhof/categorieen/isolatie',
      imageUrl: '/media/42.svg',
      isMainCategory: true,
      introductionText: 'Intro',
      bodyIntroText: 'Lead',
      bodyText: '<p>Body</p>',
      subCategories: [{ id: '44', name: 'Glaswol', url: '/steenhof/categorieen/isolatie/glaswol', imageUrl: null }],
    });
  });

  test('a category with a parent is not a main category', () => {
    expect(toCategory({ ...isolatie, parentLink: linkTo('41') }, '2100').isMainCategory).toBe(false);
  });
});

describe('product', () => {
  const result: ProductSearchResult = {
    contentLink: linkTo('7'),
    name: 'PIR-plaat',
    routeSegment: 'pir-plaat',
    productUrl: '/steenhof/producten/pir-plaat',
    displayImage: null,
    imageAssets: [{ url: '/media/7.svg' }],
    brand: 'Thermovast',
    line: '',
    type: 'Isolatieplaat',
    displayVariantsBy: 'Dikte',
    ventureStockTypes: [{ ventureId: '220', stockItem: true }],
    variants: [
      {
        contentLink: linkTo('8'),
        code: '0040',
        displayByValue: '40 mm',
        salesUnit: 'PAK',
        priceUnit: 'M2',
        stockUnit: 'PAK',
        stockItem: false,
        hasUnits: true,
        perSalesUnit: 1.44,
        stockPerSalesUnit: 1,
      },
    ],
  };

  test('shows the first picture of its variants when it has none of its own', () => {
    expect(toProductTile(result, '210').imageUrl).toBe('/media/7.svg');
  });

  test('keeps the leading zeros of its article number, and the guid for its prices', () => {
    expect(toProductTile(result, '210').variants[0]).toMatchObject({
      code: '0040',
      guid: 'guid-8',
      uniqueProperty: '40 mm',
    });
  });

  describe('a product narrowed to variants by a filter', () => {
    const [variant] = result.variants;
    if (!variant) throw new Error('no variant to copy');
    const variants = ['40', '60', '80'].map((size, at) => ({
      ...variant,
      contentLink: linkTo(String(at)),
      code: `00${size}`,
      displayByValue: `${size} mm`,
      stockItem: at > 0,
    }));
    const chosenIds = (...ids: string[]) =>
      toProductTile(
        { ...result, variants, matchingVariants: ids.map((id) => ({ id, image: { url: `/media/7-v${id}.svg` } })) },
        '210',
      );

    test('with one variant shows its number, stock and picture, and links to it', () => {
      expect(chosenIds('0')).toMatchObject({
        url: '/steenhof/producten/pir-plaat?variant=0040',
        imageUrl: '/media/7-v0.svg',
        isStockItem: false,
        variants: [{ code: '0040' }],
      });
    });

    test('with several variants offers only those', () => {
      const { variants: left, url, imageUrl } = chosenIds('1', '2');
      expect(left.map(({ code }) => code)).toEqual(['0060', '0080']);
      expect(url).toBe('/steenhof/producten/pir-plaat?variant=0060');
      expect(imageUrl).toBe('/media/7.svg');
    });
  });

  test('is a stock item only in the ventures that stock it', () => {
    expect(toProductTile(result, '210').isStockItem).toBe(false);
    expect(toProductTile(result, '220').isStockItem).toBe(true);
  });
});

describe('filter groups', () => {
  const link = (value: string, count: number) => ({ value, displayText: value, count, selected: false });
  const answered = [{ filterField: 'brand', name: 'brands', count: 2, links: [link('A', 3), link('B', 5)] }];
  const chosen = (filterField: string, name: string, ...values: string[]) => ({
    filterField,
    name,
    options: values.map((value) => ({ value, displayText: '', count: 0, selected: true })),
  });

  test('the address determines the selected options', () => {
    const [group] = toFilterGroups(answered, [chosen('brand', 'brands', 'B')]);
    expect(group?.options.map(({ value, selected, count }) => [value, selected, count])).toEqual([
      ['A', false, 3],
      ['B', true, 5],
    ]);
  });

  test('a selected option stays, even without results', () => {
    const groups = toFilterGroups(answered, [chosen('brand', 'brands', 'C'), chosen('type', 'producttypes', 'Plaat')]);
    expect(groups.map(({ name, options }) => [name, options.at(-1)])).toEqual([
      ['brands', { value: 'C', displayText: 'C', count: 0, selected: true }],
      ['producttypes', { value: 'Plaat', displayText: 'Plaat', count: 0, selected: true }],
    ]);
  });

  test('an empty value is not an option, and a group without options is left out', () => {
    expect(toFilterGroups([], [chosen('brand', 'brands', '')])).toEqual([]);
  });
});
