import { expect, test } from 'vitest';
import { changed, rebased, redone, startHistory, undone } from './edit-history.ts';

test('typing on in a field is one step, another field is another', () => {
  let history = startHistory('');
  history = changed(history, 'a', 'title', 0);
  history = changed(history, 'ab', 'title', 500);
  history = changed(history, 'ab!', 'text', 900);
  expect(undone(history).now).toBe('ab');
  expect(undone(undone(history)).now).toBe('');
  expect(undone(undone(undone(history))).now).toBe('');
});

test('a pause makes a new step', () => {
  const history = changed(changed(startHistory(''), 'a', 'title', 0), 'ab', 'title', 5000);
  expect(undone(history).now).toBe('a');
});

test('what was undone can be done again, until something else is changed', () => {
  const history = changed(changed(startHistory(0), 1, undefined, 0), 2, undefined, 0);
  expect(redone(undone(history)).now).toBe(2);
  expect(redone(changed(undone(history), 3, undefined, 0)).now).toBe(3);
});

test('over the work of somebody else the steps stay', () => {
  const history = changed(startHistory('a'), 'b', undefined, 0);
  const over = rebased(history, 'b+', (one) => `${one}+`);
  expect(over.now).toBe('b+');
  expect(undone(over).now).toBe('a+');
});
