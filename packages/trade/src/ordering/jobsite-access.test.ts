import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accessFactNames,
  accessFacts,
  accessLines,
  contactLines,
  hasAccess,
  noAccess,
  pinWords,
  type SiteAccess,
  withOrderPhone,
} from './jobsite-access.ts';

const soest: SiteAccess = {
  ...noAccess,
  gateWidth: 3.4,
  gateNote: 'ruim nemen',
  freeHeight: 4.1,
  craneHeight: 12,
  liftHeight: 8.5,
  cranePermit: true,
  days: [1, 2, 3, 4, 5],
  from: '07:00',
  until: '15:30',
  oneWay: true,
  approach: 'vanaf de Birkstraat',
  unloadAt: 'op de rijplaten',
  contactName: 'Bram',
  contactPhone: '0671452013',
  backup: 'Samira, 033 711 45 10',
};

test('the card has six facts, always in the same order', () => {
  expect(accessFacts(soest).map(({ name, value, note }) => [name, value, note])).toEqual([
    ['gate', '3,40 m', 'ruim nemen'],
    ['height', '4,10 m', ''],
    ['crane', 'tot 12 m', 'lift tot 8,5 m, kraanvergunning nodig'],
    ['hours', 'ma–vr 7.00–15.30', ''],
    ['approach', 'vanaf de Birkstraat', 'eenrichtingsverkeer'],
    ['unload', 'op de rijplaten', ''],
  ]);
});

test('on the card of an order its crane and its place come before what is not filled in', () => {
  const order = { hasCrane: true, floor: '2e verdieping', phone: '0612345678' };
  const words = (access: SiteAccess) =>
    accessFacts(access, order).flatMap(({ name, value, note }) =>
      name === 'crane' || name === 'unload' ? [[value, note]] : [],
    );
  expect(words(noAccess)).toEqual([
    ['besteld met kraan', ''],
    ['2e verdieping', ''],
  ]);
  expect(words(soest)).toEqual([
    ['tot 12 m', 'lift tot 8,5 m, besteld met kraan, kraanvergunning nodig'],
    ['2e verdieping', 'op de rijplaten'],
  ]);
});

test('the phone number of an order comes before the contact of the card', () => {
  const order = { hasCrane: false, floor: '', phone: '0612345678' };
  expect(contactLines(withOrderPhone(soest, order))).toEqual([
    '06 12 34 56 78',
    'opgegeven bij deze bestelling',
    'niet bereikbaar: Bram, 06 71 45 20 13; Samira, 033 711 45 10',
  ]);
  expect(withOrderPhone(soest, { ...order, phone: '0671452013' })).toBe(soest);
  expect(withOrderPhone(soest, { ...order, phone: '' })).toBe(soest);
});

test('as text it has a line for each known fact and one for the contact', () => {
  expect(accessLines(soest)).toEqual([
    'Breedte poort: 3,40 m, ruim nemen',
    'Vrije hoogte: 4,10 m',
    'Kraan: tot 12 m, lift tot 8,5 m, kraanvergunning nodig',
    'Lossen: ma–vr 7.00–15.30',
    'Aanrijden: vanaf de Birkstraat, eenrichtingsverkeer',
    'Neerzetten: op de rijplaten',
    'Op de bouw: Bram, 06 71 45 20 13; niet bereikbaar: Samira, 033 711 45 10',
  ]);
});

describe('when one can unload', () => {
  test.each([
    [[1, 2, 3, 4, 5], '07:00', '15:30', 'ma–vr 7.00–15.30'],
    [[2, 4], '07:00', null, 'di, do vanaf 7.00'],
    [[5, 1, 2, 3, 3], null, '12:00', 'ma–wo, vr tot 12.00'],
    [[6, 7], null, null, 'za, zo'],
    [[], '06:30', '16:00', '6.30–16.00'],
    [[], null, null, ''],
  ])('%j from %s until %s is %j', (days, from, until, words) => {
    const [, , , hours] = accessFacts({ ...noAccess, days, from, until });
    expect(hours?.value).toBe(words);
  });
});

test('an empty card says nothing', () => {
  expect(hasAccess(noAccess)).toBe(false);
  expect(accessLines(noAccess)).toEqual([]);
  expect(pinWords(null)).toBe('');
  expect(pinWords({ latitude: 52.1731, longitude: 5.2926 })).toBe('Kaartpunt 52.17310, 5.29260');
});

test('every filled-in field is on the card', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  const texts = [
    'gateNote',
    'heightNote',
    'craneNote',
    'hoursNote',
    'approach',
    'approachNote',
    'unloadAt',
    'unloadNote',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...texts), word, (name, text) => {
      const access = { ...noAccess, [name]: text };
      expect(accessFacts(access).map((fact) => fact.name)).toEqual([...accessFactNames]);
      expect(hasAccess(access)).toBe(true);
      expect(accessLines(access).join('\n')).toContain(text);
    }),
  );
});
