import { expect, test } from 'vitest';
import { PageTurns } from './page-turns.ts';

test('one page starts in each turn of the event loop, in the order of the requests', async () => {
  const turns = new PageTurns();
  const told: string[] = [];
  const ask = (name: string) => turns.next().then(() => told.push(name));
  const asked = [ask('a'), ask('b')];
  await new Promise(setImmediate);
  expect(told).toEqual(['a']);
  asked.push(ask('c'));
  await new Promise(setImmediate);
  expect(told).toEqual(['a', 'b']);
  await Promise.all(asked);
  expect(told).toEqual(['a', 'b', 'c']);
});
