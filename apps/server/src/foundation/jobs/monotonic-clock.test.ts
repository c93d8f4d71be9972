import { afterEach, expect, test, vi } from 'vitest';
import { monotonicClock } from './monotonic-clock.ts';

afterEach(() => void vi.restoreAllMocks());

test('advances steadily, whatever the clock of the machine does', () => {
  const passed = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const clock = monotonicClock(new Date('2026-11-16T09:00:00Z'));
  vi.spyOn(Date, 'now').mockReturnValue(0);
  passed.mockReturnValue(31_000);
  expect(clock.now()).toBe(Date.parse('2026-11-16T09:00:30Z'));
});
