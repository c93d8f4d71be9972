import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import { expect, test } from 'vitest';
import { resolvePlace } from './finder-place.ts';

const at = (name: string, province: string | null, kind: FoundPlace['kind'] = 'place'): FoundPlace => ({
  kind,
  name,
  province,
  latitude: 52,
  longitude: 5,
});
const overijssel = at('Hengelo', 'Overijssel');
const gelderland = at('Hengelo', 'Gelderland');
const asked = (place: string, province = '') => ({ place, province });

test('no results means an unknown place', () => {
  expect(resolvePlace(asked('Antwerpen'), [])).toEqual({ kind: 'unknown' });
});

test('for several places of one name the visitor chooses', () => {
  expect(resolvePlace(asked('hengelo'), [overijssel, gelderland, at('Hengevelde', 'Overijssel')])).toEqual({
    kind: 'choose',
    places: [overijssel, gelderland],
  });
});

test('the province selects one of them', () => {
  expect(resolvePlace(asked('Hengelo', 'gelderland'), [overijssel, gelderland])).toMatchObject({ at: gelderland });
});

test('a province without such a place selects nothing', () => {
  expect(resolvePlace(asked('Hengelo', 'Zeeland'), [overijssel, gelderland]).kind).toBe('choose');
  expect(resolvePlace(asked('Ede', 'Zeeland'), [at('Ede', 'Gelderland')])).toMatchObject({
    kind: 'place',
    isExact: true,
  });
});

test.each([
  ['fryslan', 'Fryslân'],
  ['s hertogenbosch', "'s-Hertogenbosch"],
  ['BERGEN OP ZOOM', 'Bergen op Zoom'],
])('%s is %s', (typed, name) => {
  expect(resolvePlace(asked(typed), [at(name, null), at('Elders', null)])).toMatchObject({
    isExact: true,
    at: { name },
    others: [],
  });
});

test('a misspelt place becomes the likeliest match, with the others beside it', () => {
  const found = ['Amersfoort', 'Amerongen', 'Amerika', 'Ameide', 'Ammerzoden'].map((name) => at(name, null));
  expect(resolvePlace(asked('Amersvoort'), found)).toEqual({
    kind: 'place',
    at: found[0],
    isExact: false,
    others: found.slice(1, 4),
  });
});

test.each(['3811', '3811cv', '3811 CV', '3811 CV 12'])('%s matches the postal code it begins with', (typed) => {
  const code = at('3811 CV', 'Utrecht', 'postalCode');
  expect(resolvePlace(asked(typed), [code, at('Elders', null)])).toEqual({
    kind: 'place',
    at: code,
    isExact: true,
    others: [],
  });
});
