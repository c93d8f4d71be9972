import { beforeEach, expect, test } from 'vitest';
import type { ChangeTag } from '../invalidation/changes.ts';
import { CachedPage } from './cached-page.ts';
import { PageCache } from './page-cache.ts';

const versions = new Map<ChangeTag, number>();
const kinds = { version: (kind: ChangeTag) => versions.get(kind) ?? 1 };
let now = 0;
const pageOf = (bytes: number) => new CachedPage(Buffer.alloc(bytes, 'x'), '', {});
const open = (most?: number) => new PageCache(kinds, () => new Date(now), most);

beforeEach(() => {
  versions.clear();
  now = 0;
});

test('a page stands until something it was made from changes', () => {
  const cache = open();
  const page = pageOf(10);
  cache.keep('/', page, ['content', 'venture'], cache.begin());
  expect(cache.find('/')).toBe(page);
  versions.set('navigation', 2);
  expect(cache.find('/')).toBe(page);
  versions.set('venture', 2);
  expect(cache.find('/')).toBeUndefined();
});

test('a change while it was being made is a change', () => {
  const cache = open();
  const beginning = cache.begin();
  versions.set('content', 2);
  cache.keep('/', pageOf(10), ['content'], beginning);
  expect(cache.find('/')).toBeUndefined();
});

test('its half minute begins with its making', () => {
  const cache = open();
  const beginning = cache.begin();
  now = 20_000;
  cache.keep('/', pageOf(10), ['content'], beginning);
  now = 29_999;
  expect(cache.find('/')).toBeDefined();
  now = 30_000;
  expect(cache.find('/')).toBeUndefined();
});

test('bytes are counted, and the least recently asked for goes first', () => {
  const { bytes } = pageOf(1000);
  const cache = open(bytes * 3);
  for (const key of ['a', 'b', 'c']) cache.keep(key, pageOf(1000), ['content'], cache.begin());
  cache.find('a');
  cache.keep('d', pageOf(1000), ['content'], cache.begin());
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd']);
  // The same page again takes no more room.
  for (let time = 0; time < 5; time++) cache.keep('a', pageOf(1000), ['content'], cache.begin());
  expect(['a', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd']);
  // One that is larger than everything drives nobody out.
  cache.keep('huge', pageOf(10_000), ['content'], cache.begin());
  expect(['a', 'c', 'd', 'huge'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd']);
});

test('a clock that is set back does not keep it for longer', () => {
  const cache = open();
  now = 3_600_000;
  cache.keep('/', pageOf(10), ['content'], cache.begin());
  now = 0;
  expect(cache.find('/')).toBeUndefined();
});
