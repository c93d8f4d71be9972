import { expect, test } from 'vitest';
import { sampleLine } from '../cart/cart-samples.ts';
import { groupLines } from './cart-groups.ts';

const planned = (guid: string, deliveryFrom: string, deliveryUntil: string) => ({
  ...sampleLine(guid, 1),
  deliveryFrom,
  deliveryUntil,
});

test('C 2.6: one group per delivery window in order, unplanned lines last', () => {
  const { windows, notOrderable } = groupLines([
    sampleLine('new', 1),
    planned('late', '2026-11-26', '2026-11-27'),
    planned('soon', '2026-11-17', '2026-11-18'),
    { ...sampleLine('gone', 1), notOrderable: 'unpublished' },
    planned('too', '2026-11-17', '2026-11-18'),
  ]);
  expect(windows.map(({ key, lines }) => [key, lines.map((line) => line.variantGuid)])).toEqual([
    ['2026-11-17-2026-11-18', ['soon', 'too']],
    ['2026-11-26-2026-11-27', ['late']],
    ['null-null', ['new']],
  ]);
  expect(notOrderable.map((line) => line.variantGuid)).toEqual(['gone']);
});
