import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tools/property-runs.ts';
import { addDays } from '../foundation/calendar-days.ts';
import { showTime } from '../foundation/dutch-dates.ts';
import { doOverlap, isPeriod, type OpeningPattern, openingDay, openingStatus, openingWeek } from './opening-hours.ts';

const workdays = [1, 2, 3, 4, 5];
const counter: OpeningPattern = {
  week: [
    ...workdays.map((weekday) => ({ weekday, open: '07:00', close: '17:00' })),
    { weekday: 6, open: '08:00', close: '12:00' },
  ],
  deviations: [
    { date: '2026-11-19', periods: [{ open: '10:00', close: '17:00' }], note: 'Werkoverleg' },
    { date: '2026-11-27', periods: [], note: 'Bedrijfsdag' },
    { date: '2027-04-27', periods: [{ open: '08:00', close: '12:00' }], note: 'Koningsdag, open tot 12 uur' },
  ],
  holidays: [
    { date: '2026-12-25', name: 'Kerstmis' },
    { date: '2026-12-26', name: 'Tweede kerstdag' },
    { date: '2027-04-27', name: 'Koningsdag' },
    { date: '2026-11-22', name: 'een zondag' },
  ],
};
const withLunch: OpeningPattern = {
  week: workdays.flatMap((weekday) => [
    { weekday, open: '13:00', close: '17:00' },
    { weekday, open: '07:00', close: '12:30' },
  ]),
  deviations: [],
  holidays: [],
};
const pastMidnight: OpeningPattern = {
  week: [{ weekday: 5, open: '20:00', close: '02:00' }],
  deviations: [],
  holidays: [],
};
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+01:00`);

describe('status at the counter', () => {
  test.each([
    ['2026-11-16 06:59', 'Gesloten, vandaag open vanaf 7.00 uur'],
    ['2026-11-16 07:00', 'Nu geopend, sluit om 17.00 uur'],
    ['2026-11-16 16:59', 'Nu geopend, sluit om 17.00 uur'],
    ['2026-11-16 17:00', 'Gesloten, morgen open vanaf 7.00 uur'],
    ['2026-11-16 23:59', 'Gesloten, morgen open vanaf 7.00 uur'],
    ['2026-11-17 00:00', 'Gesloten, vandaag open vanaf 7.00 uur'],
    ['2026-11-19 09:00', 'Gesloten, vandaag open vanaf 10.00 uur'],
    ['2026-11-21 12:00', 'Gesloten, maandag open vanaf 7.00 uur'],
    ['2026-11-22 10:00', 'Gesloten, morgen open vanaf 7.00 uur'],
    ['2026-11-26 18:00', 'Gesloten, zaterdag open vanaf 8.00 uur'],
    ['2026-12-24 18:00', 'Gesloten, maandag open vanaf 7.00 uur'],
  ])('%s: %s', (moment, label) => {
    expect(openingStatus(counter, at(moment)).label).toBe(label);
  });
});

test('between the middays it says when the doors open again', () => {
  expect(openingStatus(withLunch, at('2026-11-16 12:00')).label).toBe('Nu geopend, sluit om 12.30 uur');
  expect(openingStatus(withLunch, at('2026-11-16 12:45'))).toEqual({
    status: 'closed',
    label: 'Gesloten, vandaag open vanaf 13.00 uur',
  });
});

test('an evening that ends past midnight is still open then', () => {
  expect(openingStatus(pastMidnight, at('2026-11-20 23:30')).label).toBe('Nu geopend, sluit om 2.00 uur');
  expect(openingStatus(pastMidnight, at('2026-11-21 01:59')).label).toBe('Nu geopend, sluit om 2.00 uur');
  expect(openingStatus(pastMidnight, at('2026-11-21 02:00')).label).toBe('Gesloten, vrijdag open vanaf 20.00 uur');
});

test('the clock on the wall counts on both days that it is changed', () => {
  // 25 October 2026: three in the night is two again. 28 March 2027: two is three.
  const sunday: OpeningPattern = {
    week: [{ weekday: 7, open: '02:30', close: '10:00' }],
    deviations: [],
    holidays: [],
  };
  expect(openingStatus(sunday, new Date('2026-10-25T00:15:00Z')).status).toBe('closed');
  expect(openingStatus(sunday, new Date('2026-10-25T00:30:00Z')).status).toBe('open');
  expect(openingStatus(sunday, new Date('2027-03-28T00:59:00Z')).label).toBe('Gesloten, vandaag open vanaf 2.30 uur');
  expect(openingStatus(sunday, new Date('2027-03-28T01:00:00Z')).status).toBe('open');
});

test('what never opens is closed', () => {
  const never: OpeningPattern = { week: [], deviations: [], holidays: [] };
  expect(openingStatus(never, at('2026-11-16 12:00'))).toEqual({ status: 'closed', label: 'Gesloten' });
});

test('a holiday closes, unless the branch says otherwise; a day that is closed anyway needs no reason', () => {
  expect(openingDay(counter, '2026-12-25')).toMatchObject({ closed: true, note: 'Kerstmis' });
  expect(openingDay(counter, '2027-04-27')).toMatchObject({ closed: false, note: 'Koningsdag, open tot 12 uur' });
  expect(openingDay(counter, '2026-11-22')).toMatchObject({ closed: true, note: null });
  expect(openingDay(withLunch, '2026-11-16').periods.map(({ open }) => open)).toEqual(['07:00', '13:00']);
});

test('a week is Monday to Sunday, whatever day it is asked on', () => {
  const monday = openingWeek(counter, '2026-11-16').map(({ date }) => date);
  expect(monday).toEqual(Array.from({ length: 7 }, (_, i) => addDays('2026-11-16', i)));
  expect(openingWeek(counter, '2026-11-22').map(({ date }) => date)).toEqual(monday);
  expect(openingWeek(counter, '2026-11-22', 1)[0]?.date).toBe('2026-11-23');
});

/** The same by another way: each quarter of an hour of the year is looked up in a table of all that is open. */
test('a year of days, by the table: weekends, holidays, deviations and both clock changes', () => {
  const hourOf = (date: string, time: string) => {
    // Summer time from the last Sunday of March to the last of October.
    const isSummer = date >= '2027-03-28' && date < '2027-10-31' ? true : date < '2026-10-25' && date >= '2026-03-29';
    return new Date(`${date}T${time}:00${isSummer ? '+02:00' : '+01:00'}`);
  };
  const opensOn = (date: string): [string, string] | undefined => {
    const deviation = counter.deviations.find((one) => one.date === date);
    if (deviation) return deviation.periods[0] && [deviation.periods[0].open, deviation.periods[0].close];
    if (counter.holidays.some((one) => one.date === date)) return undefined;
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    return weekday === 0 ? undefined : weekday === 6 ? ['08:00', '12:00'] : ['07:00', '17:00'];
  };
  const wrong: string[] = [];
  for (let date = '2026-09-01'; date < '2027-09-01'; date = addDays(date, 1)) {
    const hours = opensOn(date);
    for (const time of [
      '00:15',
      '03:30',
      '06:59',
      '07:00',
      '08:00',
      '09:59',
      '11:59',
      '12:00',
      '16:59',
      '17:00',
      '23:45',
    ]) {
      const isOpen = hours !== undefined && time >= hours[0] && time < hours[1];
      const { status, label } = openingStatus(counter, hourOf(date, time));
      if (status !== (isOpen ? 'open' : 'closed')) wrong.push(`${date} ${time}: ${label}`);
      else if (isOpen && label !== `Nu geopend, sluit om ${showTime(hours[1], 'sentence')}`)
        wrong.push(`${date} ${time}: ${label}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every minute of a year has a status, and the label agrees with the table', () => {
  const minutes = fc.integer({ min: Date.UTC(2026, 5, 1) / 60_000, max: Date.UTC(2027, 5, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const { status, label } = openingStatus(counter, new Date(minute * 60_000));
      expect(label).toMatch(
        status === 'open' ? /^Nu geopend, sluit om \d{1,2}\.\d\d uur$/ : /^Gesloten, .+ open vanaf \d{1,2}\.\d\d uur$/,
      );
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a period ends later than it begins, at midnight at the latest', () => {
  const period = (open: string, close: string) => isPeriod({ open, close });
  expect([period('07:00', '17:00'), period('18:00', '00:00'), period('00:00', '00:00')]).toEqual([true, true, true]);
  expect([period('17:00', '07:00'), period('07:00', '07:00')]).toEqual([false, false]);
});

test('periods of a day may touch, not overlap', () => {
  const noon = { open: '12:00', close: '13:00' };
  expect(doOverlap([noon, { open: '07:00', close: '12:00' }, { open: '13:00', close: '00:00' }])).toBe(false);
  expect(doOverlap([noon, { open: '07:00', close: '12:01' }])).toBe(true);
  expect(
    doOverlap([
      { open: '18:00', close: '00:00' },
      { open: '20:00', close: '21:00' },
    ]),
  ).toBe(true);
});
