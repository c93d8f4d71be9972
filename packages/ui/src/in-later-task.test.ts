import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inLaterTask } from './in-later-task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it runs after the task that asked for it, and is undone once it ran', () => {
  const undo = vi.fn();
  const run = vi.fn(() => undo);
  const stop = inLaterTask(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
  stop();
  expect(undo).toHaveBeenCalledOnce();
});

test('what is stopped before its turn never runs', () => {
  const run = vi.fn();
  inLaterTask(run)();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

test('each has a task of its own, in the order in which they were asked for', () => {
  const ran: number[] = [];
  for (const at of [1, 2, 3]) inLaterTask(() => void ran.push(at));
  vi.advanceTimersToNextTimer();
  expect(ran).toEqual([1]);
  vi.advanceTimersToNextTimer();
  expect(ran).toEqual([1, 2]);
  vi.runAllTimers();
  expect(ran).toEqual([1, 2, 3]);
});

test('one that fails does not keep the others from running', () => {
  const run = vi.fn();
  inLaterTask(() => {
    throw new Error('no camera');
  });
  inLaterTask(run);
  expect(() => vi.runAllTimers()).toThrow('no camera');
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
