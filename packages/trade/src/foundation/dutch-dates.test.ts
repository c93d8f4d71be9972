import { expect, test } from 'vitest';
import { dayOf, isValidDate, showDate, showTime, timeOf } from './dutch-dates.ts';

test('a day is written in Dutch words', () => {
  expect(showDate('2026-03-01')).toBe('1 maart 2026');
  const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 10, 12)));
  expect(days.map(showDate)).toEqual(days.map((day) => long.format(day)));
});

test('a moment belongs to the day it is in the Netherlands', () => {
  expect(dayOf(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
  expect(dayOf(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
  expect(showDate('2026-06-30T22:30:00Z')).toBe('1 juli 2026');
});

test('days and times are those of the time zone, around every change of the clocks', () => {
  const timeZone = 'Europe/Amsterdam';
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  const clock = new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  for (let year = 1996; year < 2046; year += 1) {
    for (const month of [2, 9]) {
      for (let day = 24; day <= 32; day += 1) {
        const moments = [0, 59, 60, 120, 1319, 1320, 1380].map(
          (minute) => new Date(Date.UTC(year, month, day, 0, minute)),
        );
        expect(moments.map((moment) => `${dayOf(moment)} ${timeOf(moment)}`)).toEqual(
          moments.map((moment) => `${parts.format(moment)} ${clock.format(moment)}`),
        );
      }
    }
  }
});

test('an invalid moment has no day', () => {
  expect(() => dayOf(new Date('geen datum'))).toThrow(RangeError);
});

test.each([
  ['06:30', '6.30 uur', '06:30'],
  ['00:05:00', '0.05 uur', '00:05'],
  [new Date('2026-07-01T14:00:00Z'), '16.00 uur', '16:00'],
])('the time %s has one form in a sentence and one in a table', (when, sentence, table) => {
  expect(showTime(when, 'sentence')).toBe(sentence);
  expect(showTime(when, 'table')).toBe(table);
});

test('only a real date is valid', () => {
  expect(isValidDate(new Date('2026-02-28'))).toBe(true);
  expect(isValidDate(new Date('geen datum'))).toBe(false);
  expect(isValidDate('2026-01-01')).toBe(false);
});
