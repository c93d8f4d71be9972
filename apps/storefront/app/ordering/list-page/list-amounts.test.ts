import type { ListLine } from '@bouwpoort/contract/ordering/lists';
import { expect, test } from 'vitest';
import { amountFor, inSections, missingOf, totalOf } from './list-amounts.ts';

const line = {
  standing: 12,
  pack: 12,
  salesUnitId: 'TTE',
  section: '',
  price: { amount: 3.45, agreed: { price: 3.45, per: 1, unitId: 'TTE', quantity: 1, perSalesUnit: 1 } },
} as ListLine;

test('an amount follows the quantity, and is absent without a price', () => {
  expect(amountFor(line, 12)).toBe(41.4);
  expect(amountFor({ price: null }, 12)).toBeUndefined();
  expect(amountFor({}, 12)).toBeUndefined();
  expect(
    totalOf([
      { line, quantity: 2 },
      { line: { ...line, price: null }, quantity: 9 },
    ]),
  ).toBe(6.9);
});

test('the shortage is rounded up to whole packs', () => {
  expect(missingOf(line, 5)).toBe(12);
  expect(missingOf(line, 12)).toBe(0);
  expect(missingOf({ ...line, standing: null }, 0)).toBe(0);
});

test('sections keep their order, after the lines without a section', () => {
  const of = (section: string) => ({ section });
  const sections = [
    { name: 'B', note: '' },
    { name: 'A', note: '' },
  ];
  expect(inSections(sections, [of('A'), of(''), of('weg')]).map(({ name, lines }) => [name, lines.length])).toEqual([
    ['', 2],
    ['B', 0],
    ['A', 1],
  ]);
});
