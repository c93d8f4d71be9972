import { expect, test } from 'vitest';
import type { ChangeHandler, Changes, ChangeTag } from './changes.ts';
import { ReadCache } from './read-cache.ts';

/** A line worked by hand. */
class TestLine implements Changes {
  live = true;
  readonly #changed = new Map<ChangeTag, ChangeHandler>();
  readonly #lineHandlers: ((live: boolean) => void)[] = [];

  onChange(tag: ChangeTag, handler: ChangeHandler): void {
    this.#changed.set(tag, handler);
  }
  onConnection(handler: (live: boolean) => void): void {
    this.#lineHandlers.push(handler);
  }
  caughtUp = () => Promise.resolve();
  close = () => Promise.resolve();
  change(tag: ChangeTag, ids?: readonly number[]): void {
    this.#changed.get(tag)?.(ids);
  }
  set(live: boolean): void {
    this.live = live;
    for (const handler of this.#lineHandlers) handler(live);
  }
}

function counter() {
  let count = 0;
  return async () => ++count;
}

test('a value is read once, until its tag changes', async () => {
  const line = new TestLine();
  const cache = new ReadCache(line);
  const load = counter();
  const read = () => cache.read('content', 'a', load);
  expect([await read(), await read()]).toEqual([1, 1]);
  line.change('venture');
  expect(await read()).toBe(1);
  line.change('content');
  expect(await read()).toBe(2);
});

test('what belongs to one thing stays when others change, until all may have', async () => {
  const line = new TestLine();
  const cache = new ReadCache(line);
  const loads = new Map([1, 2].map((id) => [id, counter()]));
  const read = (id: number) => cache.findOf('prices', id, `price ${id}`, loads.get(id) ?? counter());
  const both = async () => [await read(1), await read(2)];
  expect(await both()).toEqual([1, 1]);
  line.change('prices', [2, 3]);
  expect(await both()).toEqual([1, 2]);
  line.change('prices');
  expect(await both()).toEqual([2, 3]);
  // More than are tracked one by one: the whole tag is read again, and memory does not grow without bound.
  line.change(
    'prices',
    Array.from({ length: 30_000 }, (_, at) => at + 10),
  );
  expect(await both()).toEqual([3, 4]);
});

test('the least recently read is evicted first, and a large entry takes the place of several', async () => {
  const cache = new ReadCache(new TestLine());
  let loaded: string[] = [];
  const read = (key: string, size?: number) => cache.read('content', key, async () => loaded.push(key), size);
  for (let at = 0; at < 2000; at++) await read(`${at}`);
  await read('0');
  await read('large', 10);
  loaded = [];
  for (const key of ['0', '11', '1', '10', 'large']) await read(key);
  expect(loaded).toEqual(['1', '10']);
});

test('concurrent callers share one read', async () => {
  const cache = new ReadCache(new TestLine());
  const load = counter();
  const read = () => cache.read('content', 'a', load);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
});

test('a value that was being read during a change is not cached', async () => {
  const line = new TestLine();
  const cache = new ReadCache(line);
  let finish: (value: string) => void = () => undefined;
  const early = cache.read('content', 'a', () => new Promise<string>((resolve) => (finish = resolve)));
  line.change('content');
  const late = cache.read('content', 'a', async () => 'new');
  finish('old');
  expect(await Promise.all([early, late])).toEqual(['old', 'new']);
  expect(await cache.read('content', 'a', async () => 'newer')).toBe('new');
});

test('errors and missing values are not cached', async () => {
  const cache = new ReadCache(new TestLine());
  await expect(cache.read('content', 'a', () => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk');
  expect(await cache.read('content', 'a', async () => undefined)).toBeUndefined();
  expect(await cache.read('content', 'a', async () => 'er')).toBe('er');
});

test('without a connection nothing is cached, and a new connection starts with an empty cache', async () => {
  const line = new TestLine();
  const cache = new ReadCache(line);
  const load = counter();
  const read = () => cache.read('content', 'a', load);
  expect(await read()).toBe(1);
  line.set(false);
  expect([await read(), await read()]).toEqual([2, 3]);
  line.set(true);
  expect([await read(), await read()]).toEqual([4, 4]);
});
