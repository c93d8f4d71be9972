import { createClient, type TransportResponse } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import { loadRegistration } from './load-registration.ts';

const problem = (code: string, status: number) => ({ status, body: { code, status, title: '', type: '' } });

function apiWith(answers: Record<string, { status: number; body: unknown }>) {
  const asked: string[] = [];
  const transport = async ({ url }: { url: string }): Promise<TransportResponse> => {
    asked.push(url);
    const { status, body } = answers[url.split('?')[0] as string] ?? problem('notFound', 404);
    return { status, headers: {}, text: async () => JSON.stringify(body) };
  };
  return { api: createClient({ transport, cms: 'cms' }), asked };
}

const captcha = { provider: 'altcha', siteKey: null };
const working = {
  '/api/account/register': { status: 200, body: { emailAddress: 'mark@vandijkbouw.test' } },
  '/api/captcha': { status: 200, body: captcha },
  '/api/users/approvals/abc': { status: 200, body: { firstName: 'Mark' } },
};
const visit = (search: string, name?: string) => ({ query: new URLSearchParams(search), ventureId: '210', name });

test.each([
  ['', undefined, { kind: 'email' }],
  ['token=abc', undefined, { kind: 'email' }],
  ['email=mark@vandijkbouw.test', undefined, { kind: 'email' }],
  ['', 'Daan ter Veldhuis', { kind: 'loggedIn', name: 'Daan ter Veldhuis' }],
  ['token=abc&email=m@b.nl', 'Daan ter Veldhuis', { kind: 'loggedIn', name: 'Daan ter Veldhuis' }],
  ['activate=abc', undefined, { kind: 'activation', token: 'abc' }],
  ['activate=abc', 'Daan ter Veldhuis', { kind: 'activation', token: 'abc' }],
  ['approve=abc', 'Daan ter Veldhuis', { kind: 'approval', token: 'abc', request: { firstName: 'Mark' } }],
  [
    'token=abc&email=m@b.nl',
    undefined,
    { kind: 'completion', invitation: { token: 'abc', emailAddress: 'mark@vandijkbouw.test', captcha } },
  ],
])('registreren?%s, logged in as %s', async (search, name, view) => {
  expect(await loadRegistration(apiWith(working).api, visit(search, name))).toEqual(view);
});

test('the invited user is requested as in P 7.4', async () => {
  const { api, asked } = apiWith(working);
  await loadRegistration(api, visit('token=abc&email=m@b.nl'));
  expect(asked).toContain('/api/account/register?token=abc&email=m%40b.nl&ventureId=210&language=nl');
});

test.each([
  ['invitationUsed', 410, 'used'],
  ['invitationExpired', 410, 'expired'],
  ['invitationUnknown', 404, 'unknown'],
  ['invalidInput', 400, 'unknown'],
  ['internal', 500, 'failed'],
])('a link refused with %s', async (code, status, failure) => {
  const { api } = apiWith({ ...working, '/api/account/register': problem(code, status) });
  expect(await loadRegistration(api, visit('token=abc&email=m@b.nl'))).toEqual({ kind: 'linkFailed', failure });
});

test('an approval that has been decided already', async () => {
  const { api } = apiWith({ '/api/users/approvals/abc': problem('linkUsed', 400) });
  expect(await loadRegistration(api, visit('approve=abc'))).toEqual({ kind: 'approvalFailed', failure: 'used' });
});
