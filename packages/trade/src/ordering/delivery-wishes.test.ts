import { expect, test } from 'vitest';
import { type DeliveryWishes, hasWishes, wishLines } from './delivery-wishes.ts';

const nothing: DeliveryWishes = { time: 'any', floor: '', phone: '' };

test.each([
  [null, []],
  [nothing, []],
  [{ ...nothing, time: 'early' }, ['Graag vóór 9.00 uur']],
  [{ ...nothing, time: 'morning' }, ['Graag in de ochtend']],
  [{ ...nothing, time: 'afternoon' }, ['Graag in de middag']],
  [{ ...nothing, floor: '2e verdieping' }, ['Plek: 2e verdieping']],
  [
    { time: 'early', floor: 'achter de keet', phone: '0612345678' },
    ['Graag vóór 9.00 uur', 'Plek: achter de keet', 'Op de bouw: 06 12 34 56 78'],
  ],
] satisfies [DeliveryWishes | null, string[]][])('%j is told as %j', (wishes, lines) => {
  expect(wishLines(wishes)).toEqual(lines);
  expect(wishes !== null && hasWishes(wishes)).toBe(lines.length > 0);
});
