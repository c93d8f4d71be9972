import { expect, test } from 'vitest';
import { sharesOf } from './search-build-worker.ts';

const shops = [
  { ventureId: '220', products: 40 },
  { ventureId: '210', products: 110 },
  { ventureId: '230', products: 26 },
  { ventureId: '240', products: 24 },
];

test('shops are shared out evenly, and each is built once', () => {
  expect(sharesOf(shops, 2)).toEqual([['210'], ['220', '230', '240']]);
  expect(sharesOf(shops, 1)).toEqual([['210', '220', '230', '240']]);
  expect(sharesOf(shops.slice(0, 1), 2)).toEqual([['220']]);
  expect(sharesOf([], 2)).toEqual([]);
});
