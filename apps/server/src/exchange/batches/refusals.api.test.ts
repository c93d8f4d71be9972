import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, smallShop } from '../../../testing/test-exchange.ts';

const testApp = await createTestApp();
const { app } = testApp;
const pim = await addSource(testApp);
await applyAll(pim, smallShop);

const url = '/api/exchange/v1/list-price/l-1';
const headers = { ...pim.headers, 'content-type': 'application/json' };

test.each([
  ['PUT', '{"priceDelivery":4,}', 'De inhoud is geen JSON.'],
  ['PUT', '', 'De Content-Type is application/json, maar er is geen inhoud.'],
  ['DELETE', '', 'De Content-Type is application/json, maar er is geen inhoud.'],
] as const)('%s with the body %j is told what is wrong with it', async (method, payload, detail) => {
  const answer = await app.inject({ method, url, headers, payload });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'badRequest', detail }]);
});

test('a batch of another content type is told so', async () => {
  const answer = await pim.send('list-price', ['a;b'], '', { 'content-type': 'text/csv' });
  expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Deze Content-Type nemen we hier niet aan.']);
});

test.each([
  ['?dryrun=true', {}, { querystring: ['Dit kennen we niet: dryrun'] }],
  ['?dryRun=1', {}, { dryRun: ['Kies true of false'] }],
  ['', { 'idempotency-key': 'kort' }, { 'idempotency-key': ['Gebruik 8 tot 100 tekens, zonder spaties'] }],
])('a batch with %s %j is refused and changes nothing', async (query, more, errors) => {
  const answer = await pim.send('list-price', [{ externalId: 'l-1', priceDelivery: '99' }], query, more);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors }]);
  expect((await pim.get('/list-price/l-1')).json().priceDelivery).toBe('4.2500');
});

test('a misspelt cursor does not begin again', async () => {
  expect((await pim.get('/list-price?cursor=abc')).statusCode).toBe(400);
});

test.each([
  ['list-price', { priceDelivery: null }, { priceDelivery: ['Een getal met een punt en hooguit 4 decimalen'] }],
  ['price-agreement', { validFrom: '2026-01-01T00:00:00' }, { validFrom: ['Een datum als 2026-12-31, zonder tijd'] }],
  ['product', { publishFrom: '2026-01-01' }, { publishFrom: ['Een tijdstip als 2026-12-31T09:00:00Z'] }],
  ['product', { images: ['a.jpg'] }, { 'images.0': ['Noem media, of url met een volledig webadres'] }],
  ['address', { houseNumber: 12 }, { houseNumber: ['Vul hier tekst in'] }],
  ['address', { countryCode: 'NLD' }, { countryCode: ['Twee hoofdletters, zoals NL'] }],
  ['customer', { customerId: '777 003' }, { customerId: ['Hooguit 20 letters, cijfers en streepjes'] }],
])('a %s with %j is refused with what it should be', async (entity, fields, errors) => {
  const answer = await pim.call('PUT', `/${entity}/fout`, fields);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
});
