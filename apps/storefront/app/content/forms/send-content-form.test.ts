import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendContentForm } from './send-content-form.ts';

beforeEach(() => vi.stubGlobal('window', { location: { host: 'winkel.test:3000' } }));
afterEach(() => vi.unstubAllGlobals());

test('a content form is sent with the headers of every call (P 7.1); the browser sets its content type', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"value":true}'));
  vi.stubGlobal('fetch', fetch);
  expect(await sendContentForm('/api/forms/contact/vraag', '210', new FormData())).toBeUndefined();
  const headers = fetch.mock.calls[0]?.[1].headers;
  expect(headers).toMatchObject({
    accept: 'application/json',
    'accept-language': 'nl',
    'api-version': '3.0',
    'venture-id': '210',
    'fe-host': 'winkel.test:3000',
  });
  expect(headers).not.toHaveProperty('content-type');
});

test('a refusal maps errors to fields', async () => {
  const problem = { title: 'Niet alles is goed ingevuld', errors: { naam: ['Veld is verplicht'] } };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 400 }));
  expect(await sendContentForm('/api/forms/contact/vraag', '210', new FormData())).toEqual({
    errors: problem.errors,
    message: problem.title,
  });
});
