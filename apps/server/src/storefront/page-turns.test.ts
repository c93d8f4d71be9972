import { expect, test } from 'vitest';
import { PageTurns } from './page-turns.ts';

test('pages begin one in each turn, in order, with what was asked in between at the end', async () => {
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
