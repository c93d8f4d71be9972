import { expect, test } from 'vitest';
import { paceOf, shareDone } from './run-progress.ts';

const startedAt = '2026-11-16T10:00:00.000Z';
const batch = (lines: number, progress: number, state: 'running' | 'finished' | 'undone' = 'running') => ({
  ...{ state, progress, startedAt },
  counts: { lines, created: 0, changed: 0, unchanged: 0, removed: 0, refused: 0 },
});
const run = {
  state: 'running' as const,
  records: 1000,
  mapped: ['product' as const, 'variant' as const],
  batches: [batch(400, 1, 'finished'), batch(600, 0.5)],
};

test('the progress of a run is that of its lines, and complete only when it has ended', () => {
  expect(shareDone(run)).toBe(0.7);
  expect(shareDone({ ...run, batches: [batch(400, 1), batch(600, 1)] })).toBe(0.99);
  expect(shareDone({ ...run, state: 'finished' })).toBe(1);
  expect(shareDone({ ...run, records: null, batches: [batch(400, 1)] })).toBe(0.5);
});

test('the progress of a rollback is that of its batches', () => {
  expect(shareDone({ ...run, state: 'undoing', batches: [batch(400, 1), batch(600, 0.5, 'undone')] })).toBe(0.5);
});

test('the pace predicts the remaining time', () => {
  const now = Date.parse(startedAt) + 70_000;
  expect(paceOf(run, now)).toEqual({ done: 700, all: 1000, perSecond: 10, secondsLeft: 30 });
  expect(paceOf(run, Date.parse(startedAt) + 1000)).toBeUndefined();
});
