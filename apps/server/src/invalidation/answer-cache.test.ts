import { beforeEach, expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import type { Changes, ChangeTag } from './changes.ts';
import { ReadCache } from './read-cache.ts';

/** A line worked by hand. */
let now = 0;
beforeEach(() => {
  now = 0;
});

function openLine(live = true) {
  const handlers = new Map<ChangeTag, () => void>();
  const changes: Changes = {
    live,
    onChange: (kind, handler) => handlers.set(kind, handler),
    onConnection: () => undefined,
    caughtUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return {
    memory: new AnswerCache(new ReadCache(changes), () => new Date(now)),
    change: (kind: ChangeTag) => handlers.get(kind)?.(),
  };
}

function counter() {
  let count = 0;
  return async () => ({ count: ++count });
}

test('an answer is one object for everybody, until one of its kinds changes', async () => {
  const { memory, change } = openLine();
  const ask = counter();
  const read = () => memory.read(['venture', 'content'], 'a', ask);
  const first = await read();
  expect(await read()).toBe(first);
  change('navigation');
  expect(await read()).toBe(first);
  change('content');
  expect(await read()).toEqual({ count: 2 });
  change('venture');
  expect(await read()).toEqual({ count: 3 });
});

test('after half a minute it is asked again, because of what dates change', async () => {
  const { memory } = openLine();
  const ask = counter();
  const read = () => memory.read(['catalogue'], 'a', ask);
  await read();
  now = 29_999;
  expect(await read()).toEqual({ count: 1 });
  now = 30_000;
  expect(await read()).toEqual({ count: 2 });
});

test('nobody can write in what others read', async () => {
  const { memory } = openLine();
  const answer = await memory.read(['content'], 'a', async () => ({ links: [{ href: '/' }] }));
  expect(() => answer.links.push({ href: '/x' })).toThrow(TypeError);
  expect(() => Object.assign(answer.links[0] ?? {}, { href: '/x' })).toThrow(TypeError);
});

test('several who ask at once share one question', async () => {
  const { memory } = openLine();
  const ask = counter();
  const read = () => memory.read(['content'], 'a', ask);
  expect(await Promise.all([read(), read(), read()])).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
});

test('an answer that was under way when the change came is for those who asked before it', async () => {
  const { memory, change } = openLine();
  let finish: (value: string) => void = () => undefined;
  const early = memory.read(['content'], 'a', () => new Promise<string>((resolve) => (finish = resolve)));
  change('content');
  const late = memory.read(['content'], 'a', async () => 'new');
  finish('old');
  expect(await Promise.all([early, late])).toEqual(['old', 'new']);
  expect(await memory.read(['content'], 'a', async () => 'newer')).toBe('new');
});

test('a refusal is not kept', async () => {
  const { memory } = openLine();
  await expect(memory.read(['content'], 'a', () => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk');
  expect(await memory.read(['content'], 'a', async () => 'er')).toBe('er');
});

test('without a line every question is asked', async () => {
  const { memory } = openLine(false);
  const ask = counter();
  expect([await memory.read(['content'], 'a', ask), await memory.read(['content'], 'a', ask)]).toEqual([
    { count: 1 },
    { count: 2 },
  ]);
});

test('the least recently used goes first', async () => {
  const { memory } = openLine();
  const read = (key: string, value: string) => memory.read(['content'], key, async () => value);
  for (let i = 0; i < 400; i++) await read(String(i), 'first');
  await read('0', 'again');
  await read('one more', 'first');
  expect([await read('0', 'again'), await read('1', 'again')]).toEqual(['first', 'again']);
});

test('a clock that is set back does not keep an answer for longer', async () => {
  const { memory } = openLine();
  const ask = counter();
  now = 3_600_000;
  await memory.read(['content'], 'a', ask);
  now = 0;
  expect(await memory.read(['content'], 'a', ask)).toEqual({ count: 2 });
});
