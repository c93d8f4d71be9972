import { expect, test } from 'vitest';
import { revenuePoints } from './revenue-line.tsx';

const totals = { count: 0, amount: 0 };
const venture = (hours: [hour: number, amount: number][], before: [hour: number, amount: number][]) => ({
  ...{
    ventureId: '210',
    name: 'Steenhof',
    accentColor: '#A63A24',
    hasShop: true,
    today: totals,
    lastWeekSoFar: totals,
  },
  hours: hours.map(([hour, amount]) => ({ hour, count: 1, amount })),
  lastWeekHours: before.map(([hour, amount]) => ({ hour, count: 1, amount })),
});

test('amounts are summed to the cent over ventures and hours, and future hours have no value', () => {
  const points = revenuePoints(
    [
      venture(
        [
          [5, 0.1],
          [7, 0.2],
        ],
        [[16, 10]],
      ),
      venture([[7, 0.3]], []),
    ],
    8,
  );
  expect(points[0]).toEqual({ hour: 5, today: 0, lastWeek: 0 });
  expect(points.find(({ hour }) => hour === 6)).toEqual({ hour: 6, today: 0.1, lastWeek: 0 });
  expect(points.find(({ hour }) => hour === 8)).toEqual({ hour: 8, today: 0.6, lastWeek: 0 });
  expect(points.find(({ hour }) => hour === 9)?.today).toBe(0.6);
  expect(points.find(({ hour }) => hour === 10)?.today).toBeNull();
  expect(points.at(-1)).toEqual({ hour: 18, today: null, lastWeek: 10 });
});

test('orders outside working hours extend the chart', () => {
  const late = revenuePoints([venture([[2, 5]], [[22, 7]])], 2);
  expect(late[0]).toEqual({ hour: 2, today: 0, lastWeek: 0 });
  expect(late[1]).toEqual({ hour: 3, today: 5, lastWeek: 0 });
  expect(late.at(-1)).toEqual({ hour: 23, today: null, lastWeek: 7 });
  expect(revenuePoints([venture([], [])], 9).map(({ hour }) => hour)).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 6),
  );
});
