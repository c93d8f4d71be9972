import { expect, test } from 'vitest';
import { serverClock } from './server-clock.ts';

test('a wrong clock of the device is corrected, and runs on', () => {
  let device = Date.parse('2026-11-16T09:00:00Z');
  const clock = serverClock(() => device);
  expect(clock.now().toISOString()).toBe('2026-11-16T09:00:00.000Z');
  clock.sync('Mon, 16 Nov 2026 15:30:00 GMT');
  device += 60_000;
  expect(clock.now().toISOString()).toBe('2026-11-16T15:31:00.000Z');
});

test('an answer without a valid date changes nothing', () => {
  const clock = serverClock(() => 0);
  clock.sync('Mon, 16 Nov 2026 15:30:00 GMT');
  clock.sync(undefined);
  clock.sync('gisteren');
  expect(clock.now().toISOString()).toBe('2026-11-16T15:30:00.000Z');
});
