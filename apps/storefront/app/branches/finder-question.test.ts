import { describe, expect, test } from 'vitest';
import { type FinderQuestion, finderQuestionOf, finderSearch } from './finder-question.ts';

const of = (query: string) => finderQuestionOf(new URLSearchParams(query));
const nothing: FinderQuestion = {
  place: '',
  province: '',
  position: null,
  radius: 50,
  type: '',
  assortment: [],
  order: 'asc',
};

describe('what an address asks', () => {
  test.each<[string, Partial<FinderQuestion>]>([
    ['', {}],
    ['plaats=+3811+CV+', { place: '3811 CV' }],
    ['plaats=Hengelo&provincie=Gelderland', { place: 'Hengelo', province: 'Gelderland' }],
    ['provincie=Gelderland', {}],
    ['positie=52.16,5.39', { position: { latitude: 52.16, longitude: 5.39 } }],
    ['positie=52.16,5.39&plaats=Ede', { place: 'Ede' }],
    ['positie=91,5', {}],
    ['positie=hier', {}],
    ['straal=10&soort=showroom&sorteer=verst', { radius: 10, type: 'showroom', order: 'desc' }],
    ['straal=alle', { radius: null }],
    ['straal=17&soort=kantoor&sorteer=naam', {}],
    ['assortiment=Hout&assortiment=&assortiment=Verf&assortiment=Hout', { assortment: ['Hout', 'Verf'] }],
  ])('%j', (query, expected) => {
    expect(of(query)).toEqual({ ...nothing, ...expected });
  });

  test('nothing endless', () => {
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
])('an address that is asked is the address that is written: %j', (search) => {
  expect(finderSearch(of(search))).toBe(search);
});

test('what is as usual is not in the address', () => {
  expect(finderSearch(of('straal=50&soort=&assortiment=&sorteer=dichtstbij'))).toBe('');
});

test('a position is written to about a kilometre', () => {
  expect(finderSearch({ ...nothing, position: { latitude: 52.156_32, longitude: 5.388_71 } })).toBe(
    '?positie=52.16%2C5.39',
  );
});
