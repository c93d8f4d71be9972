import { afterEach, expect, test, vi } from 'vitest';
import { browserApi } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('every call of the API has its own request id, in the format the server accepts', async () => {
  const ids: (string | null)[] = [];
  vi.stubGlobal('window', { location: { host: 'winkel.test' } });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    ids.push(new Headers(headers).get('x-request-id'));
    return new Response('{}');
  });
  for (let call = 0; call < 3; call++) await browserApi('210').call('ventures.list');
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\w.-]{8,64}$/);
});
