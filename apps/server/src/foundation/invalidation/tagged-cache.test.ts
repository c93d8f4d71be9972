import { beforeEach, expect, test } from 'vitest';
import type { CacheLimits } from './caches.ts';
import type { Changes, ChangeTag } from './changes.ts';
import { TagVersions } from './tag-versions.ts';
import { findOrLoad, readThrough, TaggedCache } from './tagged-cache.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});

/** A cache, and the notifications it listens to, sent by the test. */
function open<V>(limits: CacheLimits = { maxSize: 10, ttl: 30_000 }) {
  const handlers = new Map<ChangeTag, () => void>();
  const connectionHandlers: ((live: boolean) => void)[] = [];
  const changes = {
    live: true as boolean,
    onChange: (tag: ChangeTag, handler: () => void) => handlers.set(tag, handler),
    onConnection: (handler: (live: boolean) => void) => connectionHandlers.push(handler),
    caughtUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  } satisfies Changes;
  return {
    cache: new TaggedCache<V>(limits, { versions: new TagVersions(changes), clock: () => new Date(now) }),
    change: (tag: ChangeTag) => handlers.get(tag)?.(),
    connect: (live: boolean) => {
      changes.live = live;
      for (const handler of connectionHandlers) handler(live);
    },
  };
}

const openForReading = (limits?: CacheLimits) => open<unknown>(limits);

function counter() {
  let count = 0;
  return async () => ({ count: ++count });
}

test('a value is one object for every caller, until one of its tags changes', async () => {
  const { cache, change } = openForReading();
  const load = counter();
  const read = () => readThrough(cache, 'a', ['venture', 'content'], load);
  const first = await read();
  expect(await read()).toBe(first);
  change('navigation');
  expect(await read()).toBe(first);
  change('content');
  expect(await read()).toEqual({ count: 2 });
  change('venture');
  expect(await read()).toEqual({ count: 3 });
});

test('a value expires when its lifetime is over, which begins with its making', () => {
  const { cache } = open();
  const beginning = cache.begin();
  now = 20_000;
  cache.store('a', {}, ['content'], beginning);
  now = 29_999;
  expect(cache.find('a')).toBeDefined();
  now = 30_000;
  expect(cache.find('a')).toBeUndefined();
});

test('a change while a value is made leaves it stale', () => {
  const { cache, change } = open();
  const beginning = cache.begin();
  change('content');
  cache.store('a', {}, ['content'], beginning);
  expect(cache.find('a')).toBeUndefined();
});

test('callers at the same time share one load', async () => {
  const { cache } = openForReading();
  const load = counter();
  const read = () => readThrough(cache, 'a', ['content'], load);
  expect(await Promise.all([read(), read(), read()])).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
});

test('a value that is being read during a change is only returned to callers from before the change', async () => {
  const { cache, change } = openForReading();
  let finish: (value: string) => void = () => undefined;
  const early = readThrough(cache, 'a', ['content'], () => new Promise<string>((resolve) => (finish = resolve)));
  change('content');
  const late = readThrough(cache, 'a', ['content'], async () => 'new');
  finish('old');
  expect(await Promise.all([early, late])).toEqual(['old', 'new']);
  expect(await readThrough(cache, 'a', ['content'], async () => 'newer')).toBe('new');
});

test('a cached value is returned without a promise', async () => {
  const { cache } = openForReading();
  const find = () => findOrLoad(cache, 'a', ['content'], async () => 'value');
  const loading = find();
  expect(find()).toBe(loading);
  await loading;
  expect(find()).toBe('value');
});

test('an error and undefined are not cached', async () => {
  const { cache } = openForReading();
  const read = <T>(load: () => Promise<T>) => readThrough(cache, 'a', ['content'], load);
  await expect(read(() => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk');
  expect(await read(async () => undefined)).toBeUndefined();
  expect(await read(async () => 'er')).toBe('er');
});

test('without a connection every value is loaded, and nothing from before is current after it', async () => {
  const { cache, connect } = openForReading();
  const load = counter();
  const read = async () => (await readThrough(cache, 'a', ['content'], load)).count;
  expect(await read()).toBe(1);
  connect(false);
  expect([await read(), await read()]).toEqual([2, 3]);
  connect(true);
  expect([await read(), await read()]).toEqual([4, 4]);
});

test('a value without tags needs no connection', () => {
  const { cache, connect } = open();
  connect(false);
  cache.store('a', {}, [], cache.begin());
  expect(cache.find('a')).toBeDefined();
});

test('sizes are counted, and the least recently used is evicted first', () => {
  const { cache } = open({ maxSize: 30, ttl: 30_000 });
  const store = (key: string, size: number) => cache.store(key, {}, ['content'], cache.begin(), size);
  const stored = () => ['a', 'b', 'c', 'd', 'huge'].filter((key) => cache.find(key));
  for (const key of ['a', 'b', 'c']) store(key, 10);
  cache.find('a');
  store('d', 10);
  expect(stored()).toEqual(['a', 'c', 'd']);
  // The same key again takes no more.
  for (let time = 0; time < 5; time++) store('a', 10);
  expect(stored()).toEqual(['a', 'c', 'd']);
  // One that is larger than everything evicts nothing.
  store('huge', 31);
  expect([stored(), cache.size]).toEqual([['a', 'c', 'd'], 30]);
});

test('expired unused entries are removed when another is stored', () => {
  const { cache } = open({ maxSize: 30, ttl: 30_000 });
  for (const key of ['a', 'b']) cache.store(key, {}, ['content'], cache.begin(), 10);
  now = 30_000;
  cache.store('c', {}, ['content'], cache.begin(), 10);
  expect(cache.size).toBe(10);
});

test('a clock that is set back does not lengthen a lifetime', () => {
  const { cache } = open();
  now = 3_600_000;
  cache.store('a', {}, ['content'], cache.begin());
  now = 0;
  expect(cache.find('a')).toBeUndefined();
});
