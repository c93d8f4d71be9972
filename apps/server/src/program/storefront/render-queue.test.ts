import { expect, test } from 'vitest';
import { RenderQueue } from './render-queue.ts';

test('one page starts in each turn of the event loop, in the order of the requests', async () => {
  const turns = new RenderQueue();
  const started: string[] = [];
  const ask = (name: string) => turns.waitForTurn().then(() => started.push(name));
  const asked = [ask('a'), ask('b')];
  await new Promise(setImmediate);
  expect(started).toEqual(['a']);
  asked.push(ask('c'));
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'b']);
  await Promise.all(asked);
  expect(started).toEqual(['a', 'b', 'c']);
});
