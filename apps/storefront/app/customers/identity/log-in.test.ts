import type { Transport, TransportRequest } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import { logIn } from './log-in.server.ts';

const credentials = { emailAddress: 'aannemer@steenhof.test', password: 'geheim' };

function setCookies(ventureId: string | null): string[] {
  const siteUser = { id: '1', ventureId, expiresAt: '2026-11-16T10:00:00Z' };
  return [
    'auth=jwt.refresh; Path=/; HttpOnly',
    `siteUser=${encodeURIComponent(JSON.stringify(siteUser))}; Path=/; Max-Age=3600`,
    'customer=; Path=/; Max-Age=0',
  ];
}

/** The server's headers contain an array for several cookies, whatever their type says. */
function server(status: number, headers: Record<string, unknown>, body: unknown = {}) {
  const asked: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    const text = async () => JSON.stringify(body);
    return request.url.endsWith('/logout')
      ? { status: 200, headers: {}, text }
      : { status, headers: headers as Record<string, string>, text };
  };
  return { transport, asked };
}

test('a user of this venture is logged in, with the session in cookies', async () => {
  const { transport, asked } = server(200, { 'set-cookie': setCookies('210') }, { expires_in: 3600 });
  expect(await logIn(transport, '210', credentials)).toEqual({ state: 'success' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers['x-session']).toBe('cookie');
  expect(new URLSearchParams(asked[0]?.body).get('username')).toBe(credentials.emailAddress);
});

test.each([
  ['220', { state: 'otherVenture', ventureId: '220' }],
  [null, { state: 'noVenture' }],
])('a user of venture %s is logged out again', async (ventureId, outcome) => {
  const { transport, asked } = server(200, { 'set-cookie': setCookies(ventureId) });
  expect(await logIn(transport, '210', credentials)).toEqual(outcome);
  expect(asked.map(({ url }) => url)).toEqual(['/api/cms/connect/token', '/api/account/logout']);
  expect(asked[1]?.headers.cookie).toBe('auth=jwt.refresh');
});

test.each([
  [400, {}, { state: 'incorrect' }],
  [429, { 'retry-after': '30' }, { state: 'tooManyTries', seconds: 30 }],
  [429, {}, { state: 'tooManyTries', seconds: null }],
  [500, {}, { state: 'serverError' }],
  [403, {}, { state: 'serverError' }],
])('status %i', async (status, headers, outcome) => {
  expect(await logIn(server(status, headers).transport, '210', credentials)).toEqual(outcome);
});

test('an answer without a user is a failed login', async () => {
  await expect(logIn(server(200, {}).transport, '210', credentials)).rejects.toThrow('No user info');
});
