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

test('work that is cancelled before its task never runs', () => {
  const run = vi.fn();
  inLaterTask(run)();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
