import { expect, test, vi } from 'vitest';
import { maxAtATime, OrderCache } from './order-cache.ts';

/** Loads that end when the test says so. */
function setUp() {
  const open = new Map<string, { resolve: (view: string) => void; reject: (error: Error) => void }>();
  const asked: string[] = [];
  let now = 0;
  const cache = new OrderCache<string>(
    (orderId) => {
      asked.push(orderId);
      return new Promise((resolve, reject) => open.set(orderId, { resolve, reject }));
    },
    () => now,
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
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
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

test('four at a time; of the rest the last ones pointed at', async () => {
  const { cache, asked, answer } = setUp();
  for (let id = 1; id <= 12; id++) cache.fetchAhead(String(id));
  expect(asked).toEqual(['1', '2', '3', '4']);
  await answer('2');
  expect(asked.slice(4)).toEqual(['12']);
  for (const id of ['1', '3', '4', '12', '11', '10', '9']) await answer(id);
  expect(asked.slice(4)).toEqual(['12', '11', '10', '9']);
  expect(asked.length).toBe(2 * maxAtATime);
});

test('asked for twice it is fetched once', async () => {
  const { cache, asked, answer } = setUp();
  cache.fetchAhead('1');
  cache.fetchAhead('1');
  await answer('1');
  cache.fetchAhead('1');
  expect(asked).toEqual(['1']);
  expect(cache.peek('1')).toBe('view of 1');
});

test('what is old is not shown, and fetched again', async () => {
  const { cache, asked, answer, pass } = setUp();
  cache.fetchAhead('1');
  await answer('1');
  pass(121_000);
  expect(cache.peek('1')).toBeUndefined();
  cache.fetchAhead('1');
  expect(asked).toEqual(['1', '1']);
});

test('a cancelled order is forgotten, also what was on its way', async () => {
  const { cache, answer } = setUp();
  cache.fetchAhead('1');
  cache.forget('1');
  await answer('1');
  expect(cache.peek('1')).toBeUndefined();
});

test('one that fails makes room for the next, and may be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { cache, asked, fail } = setUp();
  for (let id = 1; id <= 5; id++) cache.fetchAhead(String(id));
  await fail('1');
  expect(asked).toEqual(['1', '2', '3', '4', '5']);
  cache.fetchAhead('1');
  await fail('2');
  expect(asked.at(-1)).toBe('1');
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
