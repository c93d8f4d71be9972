import { expect, test } from 'vitest';
import type { ProductTile } from '../../catalogue/tiles/catalogue-mapping.ts';
import { newLine } from '../cart/cart.ts';
import { orderOf } from '../orders/order-mapping.ts';
import { sampleLine, sampleOrder } from '../orders/order-samples.ts';
import { productOfLine } from './order-line-product.ts';
import { isOrderableIn, reorderLines } from './order-reorder-lines.ts';

const guid = 'a1b2c3d4-0000-4000-8000-000000000001';
const tile = (given: Partial<ProductTile['variants'][number]> = {}): ProductTile => ({
  id: '4021',
  name: 'PIR-isolatieplaat ALU',
  url: '/steenhof/producten/pir',
  imageUrl: '/media/pir.svg',
  brand: '',
  line: '',
  type: '',
  variantDifferentiator: 'Dikte',
  isStockItem: true,
  variants: [
    {
      id: '9',
      guid: guid.toUpperCase(),
      code: '4021120',
      uniqueProperty: '120 mm',
      salesUnit: 'PK',
      priceUnit: 'MTK',
      stockUnit: 'PK',
      isStockItem: true,
      hasUnits: true,
      perSalesUnit: 2.88,
      stockPerSalesUnit: 1,
      ...given,
    },
  ],
});
const linesOf = (...given: Parameters<typeof sampleLine>[0][]) =>
  orderOf(sampleOrder({ salesOrderLines: given.map((one) => sampleLine(one)) })).lineItems;

test('a line that is still sold is added to the cart with its quantity', () => {
  const [line] = reorderLines(linesOf({}), [tile()]);
  expect(line?.cartLine).toMatchObject({ variantGuid: guid.toUpperCase(), quantity: 7, salesUnit: 'PK' });
});

test('a missing variant is found by its product and article number', () => {
  const forgotten = linesOf({ variantContentGuid: '00000000-0000-0000-0000-000000000000' });
  expect(productOfLine(forgotten[0] as never, [tile()])?.variant?.guid).toBe(guid.toUpperCase());
  expect(reorderLines(forgotten, [tile()])[0]?.cartLine?.variantGuid).toBe(guid.toUpperCase());
  const other = tile({ guid: 'b', code: '999' });
  expect(productOfLine(forgotten[0] as never, [other])).toMatchObject({ product: { id: '4021' }, variant: undefined });
  expect(reorderLines(forgotten, [other])[0]?.cartLine).toBeNull();
});

test('lines that are gone, or have another unit now, are reported', () => {
  expect(reorderLines(linesOf({}), [])[0]?.cartLine).toBeNull();
  expect(reorderLines(linesOf({}), [tile({ salesUnit: 'PCE' })])[0]?.cartLine).toBeNull();
});

test('returns are not ordered again', () => {
  expect(reorderLines(linesOf({ qtyOrdered: -3 }, {}), [tile()])).toHaveLength(1);
});

test('without products, every line with a variant is tried', () => {
  const [known, forgotten] = reorderLines(
    linesOf({}, { variantContentGuid: '00000000-0000-0000-0000-000000000000' }),
    null,
  );
  expect(known?.cartLine?.variantGuid).toBe(guid);
  expect(forgotten?.cartLine).toBeNull();
});

test('a line that the cart accepted but cannot order is detected', () => {
  const zak = { variantGuid: 'A', variantCode: '1', name: 'Zak', quantity: 1 };
  const plaat = { variantGuid: 'b', variantCode: '2', name: 'Plaat', quantity: 1 };
  const cart = { lineItems: [newLine(zak), { ...newLine(plaat), notOrderable: 'unpublished' as const }] };
  expect(isOrderableIn(cart, zak)).toBe(true);
  expect(isOrderableIn(cart, plaat)).toBe(false);
  expect(isOrderableIn(null, zak)).toBe(true);
});
