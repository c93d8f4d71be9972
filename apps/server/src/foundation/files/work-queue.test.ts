import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.ts';

test('work for one key is shared, and different keys are limited in number', async () => {
  const work = new WorkQueue(2);
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

test('a failure reaches every waiting caller and does not block the next', async () => {
  const work = new WorkQueue(1);
  const failing = () => Promise.reject(new Error('kapot'));
  await expect(Promise.all([work.run('a', failing), work.run('a', failing)])).rejects.toThrow('kapot');
  await expect(work.run('a', async () => 'heel')).resolves.toBe('heel');
});

test('heavy work runs one at a time, and light work overtakes it', async () => {
  const work = new WorkQueue(2);
  const order: string[] = [];
  const gates = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<void>((resolve) => {
      order.push(name);
      gates.set(name, resolve);
    });
  const done = [
    work.run('first', job('first'), 'heavy'),
    work.run('second', job('second'), 'heavy'),
    work.run('light', job('light')),
  ];
  expect(order).toEqual(['first', 'light']);
  gates.get('light')?.();
  await done[2];
  expect(order).toEqual(['first', 'light']);
  gates.get('first')?.();
  await done[0];
  expect(order).toEqual(['first', 'light', 'second']);
  gates.get('second')?.();
  await Promise.all(done);
});
