import { describe, expect, test } from 'vitest';
import { initialized, type MapsLoaderState, mapsLoader, nextMapsLoaderState, retryDelay } from './maps-loader.ts';

describe('states', () => {
  const loading = (failures: number): MapsLoaderState => ({ state: 'loading', failures });
  const failure: MapsLoaderState = { state: 'failure', message: 'could not load' };
  const success: MapsLoaderState = { state: 'success' };
  test.each([
    [initialized, 'start', loading(0)],
    [initialized, 'loaded', initialized],
    [initialized, 'failed', initialized],
    [loading(0), 'loaded', success],
    [loading(0), 'failed', loading(1)],
    [loading(2), 'failed', loading(3)],
    [loading(3), 'failed', failure],
    [loading(3), 'loaded', success],
    [loading(2), 'start', loading(2)],
    [failure, 'start', loading(0)],
    [failure, 'loaded', failure],
    [success, 'start', success],
    [success, 'failed', success],
  ] as const)('%j, %s: %j', (now, event, next) => {
    expect(nextMapsLoaderState(now, event)).toEqual(next);
  });
});

test('it waits n × 2^n ms after the nth failure', () => {
  expect([1, 2, 3].map(retryDelay)).toEqual([2, 8, 24]);
});

/** The result of each attempt in turn: true loads, false fails. */
function loaderWith(answers: boolean[]) {
  const waited: number[] = [];
  const states: string[] = [];
  let attempts = 0;
  const loader = mapsLoader({
    load: async () => {
      if (!answers[attempts++]) throw new Error('no network');
    },
    wait: async (milliseconds) => void waited.push(milliseconds),
    onState: ({ state }) => states.push(state),
  });
  return { loader, waited, states, attempts: () => attempts };
}

test('it fails after three retries', async () => {
  const { loader, waited, attempts } = loaderWith([]);
  await expect(loader.load()).rejects.toThrow('could not load');
  expect([attempts(), waited]).toEqual([4, [2, 8, 24]]);
  expect(loader.state()).toEqual({ state: 'failure', message: 'could not load' });
});

test('the last retry may succeed', async () => {
  const { loader, waited, states } = loaderWith([false, false, false, true]);
  await loader.load();
  expect(waited).toEqual([2, 8, 24]);
  expect(states).toEqual(['loading', 'loading', 'loading', 'loading', 'success']);
});

test('concurrent callers share one attempt, and a loaded script is not fetched again', async () => {
  const { loader, attempts } = loaderWith([true]);
  await Promise.all([loader.load(), loader.load()]);
  await loader.load();
  expect(attempts()).toBe(1);
});

test('a failed load may be tried again', async () => {
  const { loader, attempts } = loaderWith([false, false, false, false, true]);
  await expect(loader.load()).rejects.toThrow();
  await loader.load();
  expect([attempts(), loader.state()]).toEqual([5, { state: 'success' }]);
});
