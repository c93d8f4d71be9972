import { expect, test } from 'vitest';
import { batchLoader } from './batch-loader.ts';

function setUp({ most = 200, fails = [] as number[] } = {}) {
  const calls: string[][] = [];
  let run: (() => void) | undefined;
  const load = batchLoader(
    async (ids) => {
      calls.push([...ids]);
      if (fails.includes(calls.length)) throw new Error('down');
      return new Map(ids.filter((id) => id !== 'unknown').map((id) => [id, id.toUpperCase()]));
    },
    {
      batchSize: most,
      schedule: (send) => {
        run = send;
      },
    },
  );
  return { calls, load, tick: () => run?.() };
}

test('ids requested in one tick are one call', async () => {
  const { calls, load, tick } = setUp();
  const answers = Promise.all([load('a'), load('b'), load('c')]);
  expect(calls).toEqual([]);
  tick();
  expect(await answers).toEqual(['A', 'B', 'C']);
  expect(calls).toEqual([['a', 'b', 'c']]);
});

test('an id requested twice is loaded once, for both callers', async () => {
  const { calls, load, tick } = setUp();
  const answers = Promise.all([load('a'), load('a')]);
  tick();
  expect(await answers).toEqual(['A', 'A']);
  expect(calls).toEqual([['a']]);
});

test('the next tick is another call', async () => {
  const { calls, load, tick } = setUp();
  const first = load('a');
  tick();
  const second = load('b');
  tick();
  expect(await Promise.all([first, second])).toEqual(['A', 'B']);
  expect(calls).toEqual([['a'], ['b']]);
});

test('more than the maximum of a call are several calls', async () => {
  const { calls, load, tick } = setUp();
  const ids = Array.from({ length: 450 }, (_, index) => `v${index}`);
  const answers = Promise.all(ids.map(load));
  tick();
  expect((await answers).at(-1)).toBe('V449');
  expect(calls.map((call) => call.length)).toEqual([200, 200, 50]);
});

test('an id that is missing from the answer resolves to undefined, without an error', async () => {
  const { load, tick } = setUp();
  const answers = Promise.all([load('a'), load('unknown')]);
  tick();
  expect(await answers).toEqual(['A', undefined]);
});

test('a failed call rejects only its own ids, and can be retried', async () => {
  const { load, tick } = setUp({ most: 1, fails: [1] });
  const answers = Promise.allSettled([load('a'), load('b')]);
  tick();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const again = load('a');
  tick();
  expect(await again).toBe('A');
});
