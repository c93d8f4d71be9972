import { expect, test } from 'vitest';
import { weekWords } from './opening-words.ts';

const day = (weekday: number, ...periods: [string, string][]) => ({
  date: '2026-11-16',
  weekday,
  periods: periods.map(([open, close]) => ({ open, close })),
  closed: periods.length === 0,
  note: null,
});
const usual: [string, string] = ['06:30', '17:00'];

test('days with equal hours are grouped', () => {
  const week = [...[1, 2, 3, 4, 5].map((weekday) => day(weekday, usual)), day(6, ['07:30', '12:00']), day(7)];
  expect(weekWords(week, 'gesloten')).toBe('ma t/m vr 06:30–17:00, za 07:30–12:00, zo gesloten');
});

test('a day with other hours stands apart', () => {
  const week = [day(1, usual), day(2, usual), day(3, ['10:00', '12:00'], ['13:00', '17:00']), day(4, usual)];
  expect(weekWords(week, 'gesloten')).toBe('ma en di 06:30–17:00, wo 10:00–12:00 en 13:00–17:00, do 06:30–17:00');
});

test('is empty without known hours', () => {
  expect(weekWords([], 'gesloten')).toBe('');
});
