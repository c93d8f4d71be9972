import { expect, test } from 'vitest';
import { stripDays, stripPart } from './message-period.ts';

const days = stripDays('2026-11-16');

test('the timeline shows three weeks from the day before yesterday', () => {
  expect([days.length, days[0], days[2], days.at(-1)]).toEqual([21, '2026-11-14', '2026-11-16', '2026-12-04']);
});

test.each([
  [
    { firstDay: '2026-11-16', lastDay: '2026-12-05' },
    { from: 2, to: 21 },
  ],
  [
    { firstDay: '2026-11-20', lastDay: '2026-11-22' },
    { from: 6, to: 9 },
  ],
  [
    { firstDay: null, lastDay: null },
    { from: 0, to: 21 },
  ],
  [
    { firstDay: null, lastDay: '2026-11-14' },
    { from: 0, to: 1 },
  ],
  [{ firstDay: '2026-12-05', lastDay: null }, undefined],
  [{ firstDay: '2026-10-01', lastDay: '2026-10-02' }, undefined],
])('%j covers %j of it', (period, part) => {
  expect(stripPart(period, days)).toEqual(part);
});
