import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionEvents } from '../visitor/session-events.ts';
import { apiUrl, browserApi } from './api.ts';

beforeEach(() => vi.stubGlobal('window', { location: { host: 'winkel.test:3000' } }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [401, 1],
  [403, 0],
  [400, 0],
  [200, 0],
])('an answer with status %i logs out %i times', async (status, times) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  const refused = vi.fn();
  const stop = sessionEvents.unauthorized.listen(refused);
  await browserApi('210')
    .call('account.details')
    .catch(() => undefined);
  stop();
  expect(refused).toHaveBeenCalledTimes(times);
});

test('a call names its venture and its host (P 7.1)', async () => {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init);
    return new Response('[]');
  });
  await browserApi('210').call('ventures.locations');
  expect(asked[0]?.headers).toMatchObject({ 'fe-host': 'winkel.test:3000', 'venture-id': '210', 'api-version': '3.0' });
});

test('a client made during server rendering needs no window', () => {
  vi.unstubAllGlobals();
  expect(() => browserApi('210')).not.toThrow();
});

test('links to the API can be rendered without a window', () => {
  vi.unstubAllGlobals();
  expect(typeof window).toBe('undefined');
  expect(apiUrl('account.priceList', { params: { format: 'csv' } })).toBe('/api/account/pricelist/csv');
  expect(apiUrl('orders.pdf', { params: { orderId: '21050001' } })).toBe('/api/orders/21050001/pdf');
});
