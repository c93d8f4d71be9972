import { decodeFilters, encodeFilters } from '@bouwpoort/trade/catalogue/filter-codec';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  carryingStock,
  categoryHref,
  clearingAddress,
  filtersOf,
  hasStockFilter,
  isFiltered,
  optionField,
  pageOf,
  sortOf,
  withFormFields,
  withoutFilters,
  withoutOptions,
  withPage,
  withSort,
  withStockFilter,
  withToggled,
} from './listing-address.ts';

const brands = { filterField: 'brand', name: 'brands' };
const dikte = { filterField: 'featureList/featureValue', name: 'Dikte' };
const of = (search: string) => new URLSearchParams(search);

function chosenIn(params: URLSearchParams): string[] {
  return filtersOf(params).flatMap(({ name, options }) => options.map(({ value }) => `${name}=${value}`));
}

describe('page', () => {
  test.each([
    ['', 1],
    ['page=1', 1],
    ['page=7', 7],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=twee', 1],
    ['page=99999999', 1],
  ])('%j is page %i', (search, page) => {
    expect(pageOf(of(search))).toBe(page);
  });

  test('the first page has no number in its address', () => {
    expect(withPage(of('q=pir&page=3'), 1).toString()).toBe('q=pir');
    expect(withPage(of('q=pir'), 2).toString()).toBe('q=pir&page=2');
  });
});

describe('sort', () => {
  const offered = ['mostOrdered', 'name'] as const;

  test('an offered order is accepted; anything else becomes the first', () => {
    expect(sortOf(of('sorteer=naam'), offered)).toBe('name');
    expect(sortOf(of('sorteer=relevantie'), offered)).toBe('mostOrdered');
    expect(sortOf(of(''), offered)).toBe('mostOrdered');
  });

  test('another order starts at the first page', () => {
    expect(withSort(of('q=pir&page=3'), 'naam').toString()).toBe('q=pir&sorteer=naam');
  });
});

describe('filters', () => {
  test('an option is toggled, returning to the first page, and the rest stays', () => {
    const on = withToggled(of('q=pir&sorteer=naam&page=4'), brands, 'O’Neill: groot, klein; $comma');
    expect(chosenIn(on)).toEqual(['brands=O’Neill: groot, klein; $comma']);
    expect([on.get('q'), on.get('sorteer'), on.get('page')]).toEqual(['pir', 'naam', null]);
    expect(withToggled(on, brands, 'O’Neill: groot, klein; $comma').toString()).toBe('q=pir&sorteer=naam');
  });

  test('groups with the same field are distinguished by their name', () => {
    const params = withToggled(withToggled(of(''), dikte, '50 mm'), { ...dikte, name: 'Lengte' }, '50 mm');
    expect(chosenIn(params)).toEqual(['Dikte=50 mm', 'Lengte=50 mm']);
  });

  test('a complete address survives a round trip', () => {
    const address = addressOf('/steenhof/categorieen/isolatie', withToggled(of('page=2'), dikte, '≥ 50 mm + 1'));
    expect(chosenIn(new URL(address, 'https://site.test').searchParams)).toEqual(['Dikte=≥ 50 mm + 1']);
  });

  test('invalid values are ignored', () => {
    expect(isFiltered(of('filters=%%%'))).toBe(false);
    expect(filtersOf(of('filters=zomaar!'))).toEqual([]);
  });
});

describe('the stock filter', () => {
  test('stands among the filters, but is not one of the selections', () => {
    const on = withStockFilter(withToggled(of(''), brands, 'A'), true);
    expect(hasStockFilter(on)).toBe(true);
    expect(chosenIn(on)).toEqual(['brands=A']);
    expect(hasStockFilter(withStockFilter(on, false))).toBe(false);
    expect(withStockFilter(on, true).toString()).toBe(on.toString());
  });

  test('clearing everything also switches it off', () => {
    const chosen = withStockFilter(withToggled(of('page=2'), brands, 'A'), true);
    expect(withoutFilters(chosen).toString()).toBe('');
    expect(clearingAddress(chosen, false).toString()).toBe('');
  });

  test('filters the server cannot use are dropped, and the stock filter stays', () => {
    const left = withoutOptions(withStockFilter(withToggled(of('page=2'), brands, 'A'), true));
    expect([chosenIn(left), hasStockFilter(left)]).toEqual([[], true]);
  });

  test('a link to a category carries it, and opens at the first page', () => {
    expect(categoryHref('/steenhof/categorieen/hout', false)).toBe('/steenhof/categorieen/hout?page=1');
    const { searchParams } = new URL(categoryHref('/steenhof/categorieen/hout', true), 'https://site.test');
    expect([searchParams.get('page'), hasStockFilter(searchParams)]).toEqual(['1', true]);
    expect(carryingStock('/steenhof/categorieen', false)).toBe('/steenhof/categorieen');
  });
});

describe('the form without script', () => {
  test('its fields become the equivalent address', () => {
    const fields = new URLSearchParams([
      ['q', 'pir'],
      ['toepassen', '1'],
      ['page', '3'],
      ['filters', encodeFilters(decodeFilters(optionField(brands, 'Oud')))],
      ['stock', 'true'],
      ['optie', optionField(brands, 'A')],
      ['optie', optionField(brands, 'B')],
      ['optie', optionField(dikte, '50 mm')],
    ]);
    const params = withFormFields(fields);
    expect(chosenIn(params)).toEqual(['brands=A', 'brands=B', 'Dikte=50 mm']);
    expect(hasStockFilter(params)).toBe(true);
    expect([...params.keys()]).toEqual(['q', 'filters']);
  });

  test('an empty form selects nothing', () => {
    expect(withFormFields(of('q=pir&toepassen=1')).toString()).toBe('q=pir');
  });
});
