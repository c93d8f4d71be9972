import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxConcurrent, OrderPrefetcher } from './order-prefetcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Loads that end when the test says so. */
function setUp() {
  const open = new Map<string, { resolve: (view: string) => void; reject: (error: Error) => void }>();
  const asked: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const cache = new OrderPrefetcher<string>(client, (orderId) => {
    asked.push(orderId);
    return new Promise((resolve, reject) => open.set(orderId, { resolve, reject }));
  });
  const settle = () => vi.advanceTimersByTimeAsync(1);
  return {
    cache,
    asked,
    async answer(orderId: string, view = `view of ${orderId}`) {
      open.get(orderId)?.resolve(view);
      await settle();
    },
    async fail(orderId: string) {
      open.get(orderId)?.reject(new Error('no connection'));
      await settle();
    },
  };
}

test('fetches four at a time; the queue keeps the ones pointed at last', async () => {
  const { cache, asked, answer } = setUp();
  for (let id = 1; id <= 12; id++) cache.prefetch(String(id));
  expect(asked).toEqual(['1', '2', '3', '4']);
  await answer('2');
  expect(asked.slice(4)).toEqual(['12']);
  for (const id of ['1', '3', '4', '12', '11', '10', '9']) await answer(id);
  expect(asked.slice(4)).toEqual(['12', '11', '10', '9']);
  expect(asked.length).toBe(2 * maxConcurrent);
});

test('concurrent requests for an order share one fetch', async () => {
  const { cache, asked, answer } = setUp();
  cache.prefetch('1');
  cache.prefetch('1');
  await answer('1');
  cache.prefetch('1');
  expect(asked).toEqual(['1']);
  expect(cache.peek('1')).toBe('view of 1');
});

test('a stale order is fetched again instead of shown', async () => {
  const { cache, asked, answer } = setUp();
  cache.prefetch('1');
  await answer('1');
  await vi.advanceTimersByTimeAsync(121_000);
  expect(cache.peek('1')).toBeUndefined();
  cache.prefetch('1');
  expect(asked).toEqual(['1', '1']);
});

test('a cancelled order is dropped, also when it is in flight', async () => {
  const { cache, answer } = setUp();
  cache.prefetch('1');
  cache.drop('1');
  await answer('1');
  expect(cache.peek('1')).toBeUndefined();
});

test('a failed fetch makes room for the next, and can be retried', async () => {
  const { cache, asked, fail } = setUp();
  for (let id = 1; id <= 5; id++) cache.prefetch(String(id));
  await fail('1');
  expect(asked).toEqual(['1', '2', '3', '4', '5']);
  cache.prefetch('1');
  await fail('2');
  expect(asked.at(-1)).toBe('1');
});
