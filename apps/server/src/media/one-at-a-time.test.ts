import { expect, test } from 'vitest';
import { OneAtATime } from './one-at-a-time.ts';

test('the same key is worked on once, different keys no more than allowed at a time', async () => {
  const work = new OneAtATime(2);
  let running = 0;
  let most = 0;
  let runs = 0;
  const job = async () => {
    runs++;
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return runs;
  };
  await Promise.all(['a', 'a', 'b', 'c', 'd', 'd'].map((key) => work.run(key, job)));
  expect({ runs, most }).toEqual({ runs: 4, most: 2 });
});

test('a failure reaches everyone who waits and does not block the next', async () => {
  const work = new OneAtATime(1);
  const failing = () => Promise.reject(new Error('kapot'));
  await expect(Promise.all([work.run('a', failing), work.run('a', failing)])).rejects.toThrow('kapot');
  await expect(work.run('a', async () => 'heel')).resolves.toBe('heel');
});
