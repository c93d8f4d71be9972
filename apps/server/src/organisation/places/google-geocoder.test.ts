import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { json, silence, startJsonServer, text } from '../../../testing/json-server.ts';
import { googleGeocoder } from './google-geocoder.ts';

const google = await startJsonServer();
afterAll(() => google.close());
beforeEach(() => {
  google.asked.length = 0;
  google.answers.length = 0;
});

const settings = { key: 'onze-sleutel', baseUrl: google.url };
const geocoder = googleGeocoder(settings);

const part = (name: string, ...types: string[]) => ({ long_name: name, short_name: name, types });
const country = (code = 'NL') => ({ long_name: 'Nederland', short_name: code, types: ['country', 'political'] });
const utrecht = part('Utrecht', 'administrative_area_level_1', 'political');
const result = (types: string[], address_components: object[], lat = 52.09, lng = 5.12) => ({
  types,
  address_components,
  formatted_address: 'zoals Google het schrijft',
  geometry: { location: { lat, lng }, location_type: 'APPROXIMATE' },
  place_id: 'x',
});
const ok = (...results: object[]) => json(200, { status: 'OK', results });

describe('places', () => {
  test('are asked for within the Netherlands, in Dutch', async () => {
    const town = part('Utrecht', 'locality', 'political');
    google.answers.push(ok(result(['locality', 'political'], [town, utrecht, country()])));
    expect(await geocoder.places('utrecht', 5)).toEqual([
      { kind: 'place', name: 'Utrecht', province: 'Utrecht', latitude: 52.09, longitude: 5.12 },
    ]);
    const { pathname, searchParams } = new URL(google.asked[0]?.path ?? '', google.url);
    expect(pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ address: 'utrecht', components: 'country:NL', language: 'nl', region: 'nl', key: 'onze-sleutel' },
    });
  });

  test('the country, a street or a town abroad is no answer', async () => {
    google.answers.push(
      ok(
        result(['country', 'political'], [country()]),
        result(['route'], [part('Antwerpsestraat', 'route'), part('Breda', 'locality'), country()]),
        result(['locality'], [part('Antwerpen', 'locality'), country('BE')]),
      ),
    );
    expect(await geocoder.places('Antwerpen', 5)).toEqual([]);
  });

  test.each([
    ['3511ab', '3511 AB', ['postal_code']],
    ['3511', '3511', ['postal_code', 'postal_code_prefix']],
  ])('%s is a postal code', async (typed, name, types) => {
    google.answers.push(ok(result(types, [part(name, ...types), utrecht, country()])));
    expect(await geocoder.places(typed, 5)).toEqual([
      { kind: 'postalCode', name, province: 'Utrecht', latitude: 52.09, longitude: 5.12 },
    ]);
    expect(new URL(google.asked[0]?.path ?? '', google.url).searchParams.get('address')).toBe(name);
  });

  test('nothing found is an answer', async () => {
    google.answers.push(json(200, { status: 'ZERO_RESULTS', results: [] }));
    expect(await geocoder.places('xyzzy', 5)).toEqual([]);
  });
});

describe('an address', () => {
  const door = (number: string, code = '3511 AB') =>
    result(
      ['street_address'],
      [
        part(number, 'street_number'),
        part('Oudegracht', 'route'),
        part('Utrecht', 'locality', 'political'),
        part(code, 'postal_code'),
        utrecht,
        country(),
      ],
    );

  test.each(['12', '12A', '12-14'])('is that of the door with number %s', async (number) => {
    google.answers.push(ok(door('10'), door(number)));
    expect(await geocoder.address('3511AB', 12)).toEqual({ street: 'Oudegracht', city: 'Utrecht' });
  });

  test.each([
    ['another number', door('120')],
    ['another postal code', door('12', '3511 AC')],
    ['only the postal code', result(['postal_code'], [part('3511 AB', 'postal_code'), utrecht, country()])],
  ])('%s is not it', async (_what, found) => {
    google.answers.push(ok(found));
    expect(await geocoder.address('3511AB', 12)).toBeNull();
  });
});

test.each([
  ['OVER_QUERY_LIMIT', json(200, { status: 'OVER_QUERY_LIMIT', error_message: 'You have exceeded', results: [] })],
  ['REQUEST_DENIED', json(200, { status: 'REQUEST_DENIED', error_message: 'The key is wrong' })],
  ['UNKNOWN_ERROR', json(200, { status: 'UNKNOWN_ERROR', results: [] })],
  ['Google answers 500', json(500, {})],
  ['JSON', text(200, 'onzin')],
  ['timeout', silence],
])('%s is a service that is unavailable, and the log says why', async (why, answer) => {
  google.answers.push(answer);
  const failure = await googleGeocoder({ ...settings, timeoutMs: 300 })
    .places('Utrecht', 5)
    .catch((error) => error);
  expect(failure).toMatchObject({ code: 'unavailable', status: 503 });
  expect(String(failure.cause)).toContain(why);
  expect(String(failure.cause)).not.toContain('onze-sleutel');
});
