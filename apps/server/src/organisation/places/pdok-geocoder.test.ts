import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hangUp, json, silence, startJsonServer, text } from '../../../testing/json-server.ts';
import { cachedGeocoder } from './cached-geocoder.ts';
import { pdokGeocoder } from './pdok-geocoder.ts';

const pdok = await startJsonServer();
afterAll(() => pdok.close());
beforeEach(() => {
  pdok.asked.length = 0;
  pdok.answers.length = 0;
});

const baseUrl = `${pdok.url}/bzk/locatieserver/search/v3_1/`;
const geocoder = pdokGeocoder({ baseUrl });
const impatient = pdokGeocoder({ baseUrl, timeoutMs: 300 });

const docs = (...found: object[]) =>
  json(200, { response: { numFound: found.length, start: 0, maxScore: 9.1, numFoundExact: true, docs: found } });
const asked = () => new URL(pdok.asked[0]?.path ?? '', pdok.url);

describe('places', () => {
  const rijswijk = [
    { woonplaatsnaam: 'Rijswijk', provincienaam: 'Zuid-Holland', centroide_ll: 'POINT(4.31920359 52.03647231)' },
    { woonplaatsnaam: 'Rijswijk', provincienaam: 'Gelderland', centroide_ll: 'POINT(5.35748812 51.95595391)' },
    { woonplaatsnaam: 'Zonder plek', provincienaam: 'Gelderland' },
  ];

  test('are asked for among the towns, with parameters the service knows', async () => {
    pdok.answers.push(docs(...rijswijk));
    expect(await geocoder.places('Rijswijk', 5)).toEqual([
      { kind: 'place', name: 'Rijswijk', province: 'Zuid-Holland', latitude: 52.03647231, longitude: 4.31920359 },
      { kind: 'place', name: 'Rijswijk', province: 'Gelderland', latitude: 51.95595391, longitude: 5.35748812 },
    ]);
    expect(asked().pathname).toBe('/bzk/locatieserver/search/v3_1/free');
    expect(Object.fromEntries(asked().searchParams)).toEqual({
      q: 'Rijswijk',
      fq: 'type:woonplaats',
      fl: 'centroide_ll,straatnaam,postcode,woonplaatsnaam,provincienaam',
      rows: '5',
    });
  });

  test.each([
    ['Hendrik-Ido-Ambacht', 'Hendrik-Ido-Ambacht'],
    ['Rijswijk, Zuid-Holland', 'Rijswijk, Zuid-Holland'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ['type:adres OR *:*', 'type adres or'],
    ['-Utrecht NOT (Zeist)', 'Utrecht not Zeist'],
  ])('%j is sent as words only', async (typed, q) => {
    pdok.answers.push(docs());
    expect(await geocoder.places(typed, 5)).toEqual([]);
    expect(asked().searchParams.get('q')).toBe(q);
  });

  test('nothing but signs is not asked', async () => {
    expect(await geocoder.places('*:*', 5)).toEqual([]);
    expect(pdok.asked).toEqual([]);
  });

  test.each([
    ['3511ab', 'postcode:3511AB', '3511 AB'],
    ['3511', 'postcode:3511*', '3511'],
  ])('%s is asked for as a postal code, and is in the middle of what is found', async (typed, q, name) => {
    const there = { provincienaam: 'Utrecht', woonplaatsnaam: 'Utrecht', straatnaam: 'Oudegracht' };
    pdok.answers.push(
      docs({ ...there, centroide_ll: 'POINT(5.11 52.09)' }, { ...there, centroide_ll: 'POINT(5.13 52.07)' }),
    );
    const found = await geocoder.places(typed, 5);
    expect(found).toMatchObject([{ kind: 'postalCode', name, province: 'Utrecht' }]);
    expect(found[0]?.latitude).toBeCloseTo(52.08);
    expect(found[0]?.longitude).toBeCloseTo(5.12);
    expect([asked().searchParams.get('q'), asked().searchParams.get('fq')]).toEqual([q, 'type:postcode']);
  });

  test('a postal code nobody has is nowhere', async () => {
    pdok.answers.push(docs());
    expect(await geocoder.places('9999 ZZ', 5)).toEqual([]);
  });
});

describe('an address', () => {
  test('is asked for by its postal code and number', async () => {
    pdok.answers.push(
      docs({ straatnaam: 'Oudegracht', huisnummer: 12, woonplaatsnaam: 'Utrecht', postcode: '3511AB' }),
    );
    expect(await geocoder.address('3511AB', 12)).toEqual({ street: 'Oudegracht', city: 'Utrecht' });
    const { searchParams } = asked();
    expect([searchParams.get('q'), searchParams.get('fq')]).toEqual([
      'postcode:3511AB and huisnummer:12',
      'type:adres',
    ]);
  });

  test('that does not exist is none', async () => {
    pdok.answers.push(docs());
    expect(await geocoder.address('3511AB', 9999)).toBeNull();
  });
});

test.each([
  ['stumbles', json(500, { error: 'kapot' })],
  ['turns us away', json(429, {})],
  ['talks nonsense', text(200, '<html>')],
  ['answers in another form', json(200, { docs: [] })],
  ['hangs up', hangUp],
  ['says nothing', silence],
  ['stops halfway', (response) => void response.writeHead(200).write('{"response":')],
] satisfies [string, (typeof pdok.answers)[number]][])('a service that %s is unavailable', async (_what, answer) => {
  pdok.answers.push(answer);
  const unavailable = expect.objectContaining({ code: 'unavailable', cause: expect.anything() });
  await expect(impatient.places('Utrecht', 5)).rejects.toEqual(unavailable);
  await expect(impatient.address('3511AB', 12)).rejects.toEqual(unavailable);
});

test('the same question is asked once in a quarter of an hour; a failure is asked again', async () => {
  let now = new Date('2026-11-16T09:00:00Z');
  const kept = cachedGeocoder(geocoder, () => now);
  pdok.answers.push(json(503, {}), docs());
  await expect(kept.places('Utrecht', 5)).rejects.toThrow();
  expect(await kept.places('Utrecht', 5)).toEqual([]);
  expect(await kept.places(' utrecht', 5)).toEqual([]);
  expect(pdok.asked).toHaveLength(2);
  expect(await kept.address('3511AB', 12)).toBeNull();
  expect(await kept.address('3511AB', 12)).toBeNull();
  expect(pdok.asked).toHaveLength(3);
  now = new Date('2026-11-16T09:15:00Z');
  await kept.places('Utrecht', 5);
  expect(pdok.asked).toHaveLength(4);
  // A clock that is set back does not keep the answer for longer.
  now = new Date('2026-11-16T08:00:00Z');
  await kept.places('Utrecht', 5);
  expect(pdok.asked).toHaveLength(5);
});
