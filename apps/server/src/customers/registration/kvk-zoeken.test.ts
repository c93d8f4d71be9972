import { afterAll, beforeEach, expect, test } from 'vitest';
import { hangUp, json, silence, startJsonServer, text } from '../../../testing/json-server.ts';
import { kvkZoeken } from './kvk-zoeken.ts';
import { cachedRegister } from './open-company-register.ts';

const kvk = await startJsonServer();
afterAll(() => kvk.close());
beforeEach(() => {
  kvk.asked.length = 0;
  kvk.answers.length = 0;
});

const settings = { apiKey: 'onze-sleutel', baseUrl: `${kvk.url}/` };
const register = kvkZoeken(settings);
/** For tests in which the register does not answer. */
const impatient = kvkZoeken({ ...settings, timeoutMs: 400 });
const failed = expect.objectContaining({ code: 'registerFailed' });

const found = {
  pagina: 1,
  resultatenPerPagina: 100,
  totaal: 3,
  resultaten: [
    {
      kvkNummer: '69599068',
      vestigingsnummer: '000038509504',
      naam: 'Test Stichting Bolderbast',
      adres: {
        binnenlandsAdres: {
          type: 'bezoekadres',
          straatnaam: 'Oosterwal',
          huisnummer: 12,
          huisletter: 'a',
          postcode: '6845 ht',
          plaats: 'Lochem',
        },
      },
      type: 'hoofdvestiging',
      links: [{ rel: 'basisprofiel', href: 'https://api.kvk.nl/api/v1/basisprofielen/69599068' }],
    },
    {
      kvkNummer: '69599068',
      naam: 'Bolderbast Werkplaats',
      adres: {
        binnenlandsAdres: {
          straatnaam: 'Oosterwal',
          huisnummer: 12,
          huisletter: 'b',
          toevoeging: '2',
          postcode: '6845HT',
          plaats: 'Lochem',
        },
      },
      type: 'nevenvestiging',
    },
    { kvkNummer: '69599068', naam: 'Stichting Bolderbast', type: 'rechtspersoon' },
  ],
};
const nobody = json(404, { fout: [{ code: 'IPD5200', omschrijving: 'Er zijn geen resultaten gevonden.' }] });
const empty = { pagina: 1, aantal: 100, totaal: 0, resultaten: [] };

test('a number is looked up with our key, and the answer is flat', async () => {
  kvk.answers.push(json(200, found));
  const result = await register.find({ kvkNummer: '69599068' }, 100);
  expect(kvk.asked).toMatchObject([{ method: 'GET', headers: { apikey: 'onze-sleutel' } }]);
  expect(kvk.asked[0]?.path).toBe('/api/v2/zoeken?kvkNummer=69599068&pagina=1&resultatenPerPagina=100');
  const place = { straatnaam: 'Oosterwal', huisnummer: 12, postcode: '6845HT', plaats: 'Lochem' };
  expect(result).toEqual({
    pagina: 1,
    aantal: 100,
    totaal: 3,
    resultaten: [
      {
        kvkNummer: '69599068',
        naam: 'Test Stichting Bolderbast',
        type: 'hoofdvestiging',
        huisnummerToevoeging: 'a',
        ...place,
      },
      {
        kvkNummer: '69599068',
        naam: 'Bolderbast Werkplaats',
        type: 'nevenvestiging',
        huisnummerToevoeging: 'b-2',
        ...place,
      },
      {
        kvkNummer: '69599068',
        naam: 'Stichting Bolderbast',
        type: 'rechtspersoon',
        straatnaam: null,
        huisnummer: null,
        huisnummerToevoeging: null,
        postcode: null,
        plaats: null,
      },
    ],
  });
});

test('an address is looked up by postal code and house number', async () => {
  kvk.answers.push(json(200, found));
  await register.find({ postcode: '6845HT', huisnummer: 12 }, 25);
  expect(kvk.asked[0]?.path).toBe('/api/v2/zoeken?postcode=6845HT&huisnummer=12&pagina=1&resultatenPerPagina=25');
});

test('no company found is a valid answer', async () => {
  kvk.answers.push(nobody);
  expect(await register.find({ kvkNummer: '00000000' }, 100)).toEqual(empty);
  expect(kvk.asked).toHaveLength(1);
});

test.each([
  ['another 404', json(404, { fout: [{ code: 'IPD9999', omschrijving: 'Niet gevonden' }] })],
  ['a 404 that is no JSON', text(404, '<html>')],
  ['a wrong key', json(401, { fault: { faultstring: 'Invalid ApiKey' } })],
  ['a 200 that is no JSON', text(200, '{"pagina":')],
  ['a 200 of another form', json(200, { pagina: 1, resultaten: [{ naam: 'Zonder nummer' }] })],
])('%s is a failure, and is not retried', async (_what, answer) => {
  kvk.answers.push(answer);
  await expect(register.find({ kvkNummer: '69599068' }, 100)).rejects.toEqual(failed);
  expect(kvk.asked).toHaveLength(1);
});

test.each([
  ['stumbles', json(500, {})],
  ['hangs up', hangUp],
  ['says nothing', silence],
])('a register that %s once is retried', async (_what, answer) => {
  kvk.answers.push(answer, nobody);
  expect(await impatient.find({ kvkNummer: '00000000' }, 100)).toEqual(empty);
  expect(kvk.asked).toHaveLength(2);
});

test.each([
  ['stumbles', json(503, {})],
  ['says nothing', silence],
])('a register that %s twice has failed', async (_what, answer) => {
  kvk.answers.push(answer);
  await expect(impatient.find({ kvkNummer: '69599068' }, 100)).rejects.toEqual(failed);
  expect(kvk.asked).toHaveLength(2);
});

test('the same lookup within a quarter of an hour is cached; a failure is not', async () => {
  let now = new Date('2026-11-16T09:00:00Z');
  const kept = cachedRegister(register, () => now);
  kvk.answers.push(text(200, 'onzin'), json(200, found));
  await expect(kept.find({ kvkNummer: '69599068' }, 100)).rejects.toEqual(failed);
  const first = await kept.find({ kvkNummer: '69599068' }, 100);
  now = new Date('2026-11-16T09:14:59Z');
  expect(await kept.find({ kvkNummer: '69599068' }, 100)).toEqual(first);
  expect(kvk.asked).toHaveLength(2);
  await kept.find({ postcode: '6845HT', huisnummer: 12 }, 100);
  expect(kvk.asked).toHaveLength(3);
  now = new Date('2026-11-16T09:15:00Z');
  await kept.find({ kvkNummer: '69599068' }, 100);
  expect(kvk.asked).toHaveLength(4);
});

test('the cache has a maximum size', async () => {
  let asked = 0;
  const counting = { find: async () => ({ ...empty, totaal: ++asked }) };
  const kept = cachedRegister(counting, () => new Date('2026-11-16T09:00:00Z'));
  for (let at = 0; at <= 500; at++) await kept.find({ postcode: '6845HT', huisnummer: at }, 100);
  await kept.find({ postcode: '6845HT', huisnummer: 500 }, 100);
  expect(asked).toBe(501);
  await kept.find({ postcode: '6845HT', huisnummer: 0 }, 100);
  expect(asked).toBe(502);
});
