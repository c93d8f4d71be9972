import { expect, test } from 'vitest';
import { changed, rebased, redone, startHistory, undone } from './edit-history.ts';

test('continued typing in a field is one step, another field is a new step', () => {
  let history = startHistory('');
  history = changed(history, 'a', 'title', 0);
  history = changed(history, 'ab', 'title', 500);
  history = changed(history, 'ab!', 'text', 900);
  expect(undone(history).now).toBe('ab');
  expect(undone(undone(history)).now).toBe('');
  expect(undone(undone(undone(history))).now).toBe('');
});

test('a pause starts a new step', () => {
  const history = changed(changed(startHistory(''), 'a', 'title', 0), 'ab', 'title', 5000);
  expect(undone(history).now).toBe('a');
});

test('an undone step can be redone until another change is made', () => {
  const history = changed(changed(startHistory(0), 1, undefined, 0), 2, undefined, 0);
  expect(redone(undone(history)).now).toBe(2);
  expect(redone(changed(undone(history), 3, undefined, 0)).now).toBe(3);
});

test('the steps survive a merge with the work of somebody else', () => {
  const history = changed(startHistory('a'), 'b', undefined, 0);
  const over = rebased(history, 'b+', (one) => `${one}+`);
  expect(over.now).toBe('b+');
  expect(undone(over).now).toBe('a+');
});
