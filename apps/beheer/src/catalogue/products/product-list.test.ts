import { expect, test } from 'vitest';
import { addressOf, filtersOf, productQuestion } from './product-list.ts';

const nothing = { filters: {}, search: '', sort: undefined };

test('the address determines the request to the server', () => {
  expect(productQuestion(nothing, undefined)).toEqual({});
  expect(
    productQuestion(
      {
        filters: { mist: 'image', categorie: '21002', merk: 'Gipsum', stand: 'online' },
        search: 'plaat',
        sort: { column: 'changed', descending: true },
      },
      '210',
    ),
  ).toEqual({
    ...{ ventureId: '210', q: 'plaat', without: 'image', categoryId: 21002, brand: 'Gipsum', state: 'online' },
    ...{ sort: 'changed', direction: 'desc' },
  });
});

test('a list of the server maps to an address here, and a change of the whole list omits its order', () => {
  expect(addressOf({ without: 'price' })).toBe('mist=price');
  expect(filtersOf({ ventureId: '210', without: 'price', sort: 'changed', direction: 'desc' })).toEqual({
    ventureId: '210',
    without: ['price'],
  });
});
