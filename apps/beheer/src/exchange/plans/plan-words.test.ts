import { expect, test } from 'vitest';
import { planWhen } from './plan-words.ts';

const t = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values).map(String)].join(' ');

test.each([
  [[7, 1, 2, 3, 4, 5, 6], '02:30', 'whenAt everyNight 02:30'],
  [[1, 2, 3, 4, 5, 6, 7], '14:00', 'whenAt everyDay 14:00'],
  [[5, 4, 3, 2, 1], '14:00', 'whenAt everyWorkday 14:00'],
  [[3, 1], '14:00', 'whenAt onDays day-1, day-3 14:00'],
])('%j at %s', (days, time, words) => {
  expect(planWhen(t, { days, time })).toBe(words);
});
