import { expect, test } from 'vitest';
import { estimateOf, linesIn, windowsIn } from './delivery-estimate.ts';

const wanted = { preferredDeliveryDate: '2026-11-18', latestDeliveryDate: '2026-11-20' };

test.each([
  ['2026-11-18', '2026-11-18', 'onDate'],
  ['2026-11-18', '2026-11-20', 'between'],
  ['2026-11-17', '2026-11-17', 'sooner'],
  ['2026-11-26', '2026-11-27', 'later'],
  ['2026-11-21', '2026-11-21', 'later'],
  // After the wanted day, not after the latest acceptable one.
  ['2026-11-19', '2026-11-19', 'onDate'],
  ['2026-11-19', '2026-11-20', 'between'],
])('%s to %s is %s', (after, before, expected) => {
  expect(estimateOf({ after, before }, wanted)).toBe(expected);
});

test('a direct delivery from the factory on the same days is a separate delivery', () => {
  const line = { deliveryFrom: '2026-11-26', deliveryUntil: '2026-11-30' };
  expect(windowsIn([line, { ...line, isDirect: true }, { ...line, isDirect: true }])).toHaveLength(2);
});

test('every line belongs to one of the deliveries', () => {
  const line = (name: string, deliveryUntil: string, isDirect = false) => ({
    ...{ name, deliveryUntil, isDirect },
    deliveryFrom: '2026-11-26',
  });
  const lines = [
    line('a', '2026-11-30'),
    line('b', '2026-11-26'),
    line('c', '2026-11-30', true),
    line('d', '2026-11-30'),
  ];
  const names = windowsIn(lines).map((window) => linesIn(window, lines).map(({ name }) => name));
  expect(names).toEqual([['b'], ['a', 'd'], ['c']]);
});

test('one window per pair of days, in order', () => {
  const line = (deliveryFrom: string | null, deliveryUntil: string | null) => ({ deliveryFrom, deliveryUntil });
  expect(
    windowsIn([
      line('2026-11-26', '2026-11-30'),
      line('2026-11-18', '2026-11-20'),
      line('2026-11-26', '2026-11-30'),
      line(null, null),
    ]),
  ).toEqual([
    { after: '2026-11-18', before: '2026-11-20', isDirect: false },
    { after: '2026-11-26', before: '2026-11-30', isDirect: false },
  ]);
});
