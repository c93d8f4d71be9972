import { expect, test } from 'vitest';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { suggestedArticle } from './suggested-article.ts';

const variant = (code: string, uniqueProperty: string) => ({
  id: code,
  guid: code,
  code,
  uniqueProperty,
  salesUnit: 'PAK',
  priceUnit: 'MTK',
  stockUnit: 'PAK',
  isStockItem: true,
  hasUnits: true,
  perSalesUnit: 1.44,
  stockPerSalesUnit: 1,
});
const tile: ProductTile = {
  id: '1',
  name: 'PIR-plaat',
  url: '/steenhof/pir-plaat',
  imageUrl: null,
  brand: 'Thermovast',
  line: '',
  type: 'PIR-plaat',
  variantDifferentiator: 'Dikte',
  isStockItem: true,
  variants: [variant('0045120', '40 mm'), variant('0045121', '80 mm')],
};

test('of several variants the first number, and the property that differs', () => {
  expect(suggestedArticle(tile, 'pir')).toEqual({
    product: tile,
    url: '/steenhof/pir-plaat',
    code: '0045120',
    hasOtherCodes: true,
    brand: 'Thermovast',
    property: 'Dikte 40–80 mm',
  });
});

test('a typed number selects its variant, however it is spaced', () => {
  const article = suggestedArticle(tile, '0045 121');
  expect(article).toMatchObject({ code: '0045121', hasOtherCodes: false, property: 'Dikte 80 mm' });
  expect(article.url).toBe('/steenhof/pir-plaat?variant=0045121');
  expect(article.product.variants).toHaveLength(1);
});

test('a size in the text selects the variant of that size', () => {
  const article = suggestedArticle(tile, 'pir 80mm');
  expect(article).toMatchObject({
    code: '0045121',
    property: 'Dikte 80 mm',
    url: '/steenhof/pir-plaat?variant=0045121',
  });
});

test('a product with a single variant needs no selection in its address', () => {
  const one = { ...tile, variants: tile.variants.slice(0, 1) };
  expect(suggestedArticle(one, '0045120').url).toBe('/steenhof/pir-plaat');
});

test('without variants there are no facts', () => {
  expect(suggestedArticle({ ...tile, variants: [] }, 'pir')).toMatchObject({
    code: '',
    hasOtherCodes: false,
    property: '',
  });
});
