import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hangUp, json, startJsonServer } from '../../../testing/json-server.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';

const { app, databaseUrl } = await createTestApp();
let visitors = 0;
/** Nobody in these tests is held up by what another asked. */
const visitor = () => `203.0.113.${++visitors}`;

const ask = (path: string, query: Record<string, string>, remoteAddress = visitor(), of = app) =>
  of.inject({ url: `/api/search/${path}?${new URLSearchParams(query)}`, remoteAddress });
const address = (postalCode: string, houseNumber: string) => ask('address', { postalCode, houseNumber });
const places = (q: string) => ask('places', { q });

describe('an address', () => {
  test.each([
    ['a company of the register', '3511AB', '12', 'Oudegracht', 'Utrecht'],
    ['a branch', '3542 ca', '119', 'Niels Bohrweg', 'Utrecht'],
    ['a customer', '3828BG', '188', 'Zevenhuizerstraat', 'Hoogland'],
    ['with something behind the number', '3821BL', '9 B', 'Hardwareweg', 'Amersfoort'],
  ])('of %s', async (_whose, postalCode, houseNumber, street, city) => {
    const response = await address(postalCode, houseNumber);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    const code = postalCode.replace(' ', '').toUpperCase();
    expect(response.json()).toEqual({ street, city, houseNumber, postalCode: code });
  });

  test('that is unknown is a 404 with a message', async () => {
    const response = await address('3511AB', '9999');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      code: 'notFound',
      detail: 'Bij deze postcode en dit huisnummer vinden we geen adres.',
    });
  });

  test.each([
    [{ postalCode: '351AB', houseNumber: '12' }, { postalCode: ['Ongeldige postcode'] }],
    [{ postalCode: '3511AB', houseNumber: 'twaalf' }, { houseNumber: ['Ongeldig huisnummer'] }],
    [{ postalCode: '3511AB', houseNumber: ' ' }, { houseNumber: ['Veld is verplicht'] }],
    [{ postalCode: '3511AB' }, { houseNumber: ['Veld is verplicht'] }],
    [
      { postalCode: "3511'; drop table x", houseNumber: '1;2' },
      { postalCode: ['Ongeldige postcode'], houseNumber: ['Ongeldig huisnummer'] },
    ],
  ] as [Record<string, string>, object][])('%j is a 400', async (query, errors) => {
    const response = await ask('address', query);
    expect([response.statusCode, response.json().errors]).toEqual([400, errors]);
  });
});

describe('places', () => {
  test('by name, with what distinguishes them', async () => {
    const response = await places('hengelo');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(response.json()).toEqual({
      results: [
        { kind: 'place', name: 'Hengelo', province: 'Overijssel', latitude: 52.2658, longitude: 6.7931 },
        { kind: 'place', name: 'Hengelo', province: 'Gelderland', latitude: 52.0508, longitude: 6.3097 },
      ],
    });
  });

  test.each([
    ['1042 ac', '1042 AC', 'Noord-Holland'],
    ['9723', '9723', 'Groningen'],
    ['3812PM Amersfoort', '3812 PM', 'Utrecht'],
  ])('%s by postal code, at its area', async (q, name, province) => {
    expect((await places(q)).json().results).toMatchObject([{ kind: 'postalCode', name, province }]);
  });

  test('as many as requested', async () => {
    expect((await ask('places', { q: 'am' })).json().results).toHaveLength(5);
    expect((await ask('places', { q: 'am', top: '2' })).json().results).toHaveLength(2);
  });

  test.each(['Antwerpen', 'xyzzy', '🙂', "'; drop table branch; --", '%'])('%j is an empty list', async (q) => {
    const response = await places(q);
    expect([response.statusCode, response.json()]).toEqual([200, { results: [] }]);
  });

  test.each([{}, { q: '  ' }, { q: 'a'.repeat(101) }, { q: 'Ede', top: '0' }, { q: 'Ede', top: 'veel' }] as Record<
    string,
    string
  >[])('%j is a 400', async (query) => {
    expect((await ask('places', query)).statusCode).toBe(400);
  });
});

test.each([
  ['address', { postalCode: '3511AB', houseNumber: '12' }, 60],
  ['places', { q: 'Utrecht' }, 240],
] as [string, Record<string, string>, number][])(
  'the number of requests per minute for %s is limited per visitor',
  async (path, query, most) => {
    const one = visitor();
    for (let count = 1; count <= most; count++) expect((await ask(path, query, one)).statusCode).toBe(200);
    const refused = await ask(path, query, one);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(path, query)).statusCode).toBe(200);
  },
);

describe('an external geocoder', async () => {
  const pdok = await startJsonServer();
  afterAll(() => pdok.close());
  const other = await openTestApp(databaseUrl, { GEOCODER: 'pdok', PDOK_URL: pdok.url });
  beforeEach(() => {
    pdok.answers.length = 0;
    other.logged.length = 0;
  });

  test('is used if configured', async () => {
    const found = { woonplaatsnaam: 'Ede', provincienaam: 'Gelderland', centroide_ll: 'POINT(5.66 52.04)' };
    pdok.answers.push(json(200, { response: { docs: [found] } }));
    const response = await ask('places', { q: 'ede' }, visitor(), other.app);
    expect(response.json().results).toEqual([
      { kind: 'place', name: 'Ede', province: 'Gelderland', latitude: 52.04, longitude: 5.66 },
    ]);
  });

  test.each([
    ['places', { q: 'Utrecht' }, json(500, {}), 'PDOK answers 500'],
    ['address', { postalCode: '3511AB', houseNumber: '12' }, json(500, {}), 'PDOK answers 500'],
    ['places', { q: 'Zeist' }, hangUp, 'fetch failed'],
  ] as [string, Record<string, string>, (typeof pdok.answers)[number], string][])(
    'that is down is a 503 for %s %j, and the log has the reason',
    async (path, query, answer, why) => {
      pdok.answers.push(answer);
      const response = await ask(path, query, visitor(), other.app);
      expect(response.statusCode).toBe(503);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toMatchObject({
        code: 'unavailable',
        title: 'Dit werkt even niet. Probeer het zo nog eens.',
      });
      expect(response.payload).not.toContain('PDOK');
      expect(JSON.stringify(other.logged)).toContain(why);
    },
  );
});
