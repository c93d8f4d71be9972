import { describe, expect, test } from 'vitest';
import { atPlace, type FinderQuestion, finderQuestionOf, finderSearch } from './finder-question.ts';

const of = (query: string) => finderQuestionOf(new URLSearchParams(query));
const nothing: FinderQuestion = {
  place: '',
  province: '',
  position: null,
  radius: null,
  type: '',
  assortment: [],
  order: 'asc',
};

describe('parsing an address', () => {
  test.each<[string, Partial<FinderQuestion>]>([
    ['', {}],
    ['plaats=+3811+CV+', { place: '3811 CV', radius: 50 }],
    ['plaats=Hengelo&provincie=Gelderland', { place: 'Hengelo', province: 'Gelderland', radius: 50 }],
    ['provincie=Gelderland', {}],
    ['positie=52.16,5.39', { position: { latitude: 52.16, longitude: 5.39 }, radius: 50 }],
    ['positie=52.16,5.39&plaats=Ede', { place: 'Ede', radius: 50 }],
    ['positie=91,5', {}],
    ['positie=hier', {}],
    ['straal=10&soort=showroom&sorteer=verst', { radius: 10, type: 'showroom', order: 'desc' }],
    ['straal=alle', {}],
    ['plaats=Ede&straal=alle', { place: 'Ede' }],
    ['plaats=Ede&straal=', { place: 'Ede', radius: 50 }],
    ['straal=17&soort=kantoor&sorteer=naam', {}],
    ['assortiment=Hout&assortiment=&assortiment=Verf&assortiment=Hout', { assortment: ['Hout', 'Verf'] }],
  ])('%j', (query, expected) => {
    expect(of(query)).toEqual({ ...nothing, ...expected });
  });

  test('limits the number of values', () => {
    const many = Array.from({ length: 50 }, (_, at) => `assortiment=${at}`).join('&');
    expect(of(`plaats=${'a'.repeat(500)}&${many}`)).toMatchObject({
      place: 'a'.repeat(100),
      assortment: Array.from({ length: 12 }, (_, at) => String(at)),
    });
  });
});

test.each([
  '',
  '?plaats=3811+CV&straal=25&soort=bouwshop&assortiment=Hout&assortiment=Verf&sorteer=verst',
  '?plaats=Hengelo&provincie=Overijssel&straal=alle',
  '?positie=52.16%2C5.39',
])("parsing and formatting an address are each other's inverse: %j", (search) => {
  expect(finderSearch(of(search))).toBe(search);
});

test('defaults are not in the address', () => {
  expect(finderSearch(of('plaats=Ede&straal=50&soort=&assortiment=&sorteer=dichtstbij'))).toBe('?plaats=Ede');
});

test('a position is rounded to about a kilometre', () => {
  expect(finderSearch({ ...nothing, radius: 50, position: { latitude: 52.156_32, longitude: 5.388_71 } })).toBe(
    '?positie=52.16%2C5.39',
  );
});

describe('the radius', () => {
  const ede = { place: 'Ede', province: '', position: null };
  const nowhere = { ...ede, place: '' };

  test('is absent without a place, and gets its default with the first place', () => {
    expect(of('').radius).toBe(null);
    expect(atPlace(of(''), ede).radius).toBe(50);
    expect(atPlace(of('straal=25'), ede).radius).toBe(25);
  });
  test('survives a change of place, and is dropped with the last one', () => {
    expect(atPlace(of('plaats=Utrecht&straal=alle'), ede).radius).toBe(null);
    expect(atPlace(of('plaats=Utrecht&straal=25'), ede).radius).toBe(25);
    expect(atPlace(of('plaats=Utrecht&straal=25'), nowhere).radius).toBe(null);
  });
});
