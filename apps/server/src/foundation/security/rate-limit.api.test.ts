import { expect, test } from 'vitest';
import { listenLocally, sendRaw } from '../../../testing/raw-http.ts';
import { createTestApp, openTestApp, testSecret } from '../../../testing/test-app.ts';
import { inProcessHeader, inProcessSecret } from '../http/in-process.ts';

const { databaseUrl } = await createTestApp();
const limitedTo = (max: number, settings: Record<string, string> = {}) =>
  openTestApp(databaseUrl, { RATE_LIMIT: String(max), ...settings });

test('one address asks only so much a minute; our own pages do not count', async () => {
  const { app } = await limitedTo(5);
  const ask = (headers = {}) => app.inject({ url: '/api/ventures', headers });
  for (let i = 0; i < 8; i++)
    expect((await ask({ [inProcessHeader]: inProcessSecret(testSecret) })).statusCode).toBe(200);
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await ask({ [inProcessHeader]: 'geraden' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await ask();
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.json()).toMatchObject({ code: 'tooManyRequests' });
});

test('an address written in another way counts all the same', async () => {
  const { app } = await limitedTo(2);
  const port = await listenLocally(app);
  const ask = async (target: string) =>
    (await sendRaw(port, [`GET ${target} HTTP/1.1`, 'host: shop.example', 'connection: close'])).status;
  expect([await ask('/api/ventures'), await ask('/api/ventures')]).toEqual([200, 200]);
  for (const target of ['/%61pi/ventures', 'http://shop.example/api/ventures', '/api/ventures/?x=1']) {
    expect([target, await ask(target)]).toEqual([target, 429]);
  }
});

test('forms and the newsletter have a pace of their own, however their address is written', async () => {
  const { app } = await limitedTo(1000);
  for (const url of ['/%61pi/forms/x/y', '/%61pi/newsletter/register']) {
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await app.inject({ method: 'POST', url, payload: {} })).statusCode === 429);
    expect([url, ...statuses]).toEqual([url, ...Array(10).fill(false), true]);
  }
});

/** Everything a caller writes in front of the address that the proxy adds. */
const made = (i: number) => `198.51.100.${i}`;

test.each([
  ['1', '203.0.113.9'],
  ['2', '203.0.113.9, 10.0.0.2'],
  ['10.0.0.0/8', '203.0.113.9, 10.0.0.2'],
])('with TRUST_PROXY=%s an address that a caller made up is not believed', async (trusted, added) => {
  const { app } = await limitedTo(3, { TRUST_PROXY: trusted });
  const ask = (forwarded: string, remoteAddress = '10.0.0.1') =>
    app.inject({ url: '/api/ventures', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await ask(`${made(i)}, ${added}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  // Another visitor behind the same proxy has a count of their own.
  expect((await ask(added.replace('203.0.113.9', '203.0.113.10'))).statusCode).toBe(200);
});

test('from outside the networks of the proxies nothing is believed', async () => {
  const { app } = await limitedTo(3, { TRUST_PROXY: '10.0.0.0/8' });
  const statuses = [];
  for (let i = 0; i < 4; i++) {
    const headers = { 'x-forwarded-for': made(i) };
    statuses.push((await app.inject({ url: '/api/ventures', remoteAddress: '192.0.2.1', headers })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
