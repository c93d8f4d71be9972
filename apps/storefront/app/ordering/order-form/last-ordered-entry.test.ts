import { describe, expect, test } from 'vitest';
import type { CompactVariant } from '../../catalogue/prices/compact-variant.ts';
import { initialEntry, lastQuantityOf } from './last-ordered-entry.ts';

const variant = (guid: string, salesUnit = 'PK', hasUnits = true) => ({ guid, salesUnit, hasUnits }) as CompactVariant;
const ordered = (guid: string, quantity: number, salesUnit = 'PK') => ({ guid, quantity, salesUnit });

describe('an order form starts with the last order', () => {
  test.each([
    ['the most recent variant', [variant('a'), variant('b')], [ordered('b', 6), ordered('a', 2)], ['b', '6']],
    ['a length with decimals', [variant('a', 'MTR')], [ordered('a', 2.5, 'MTR')], ['a', '2,5']],
    [
      'the one before, when the last is no longer sold',
      [variant('a')],
      [ordered('gone', 6), ordered('a', 2)],
      ['a', '2'],
    ],
    ['not a number of another unit', [variant('a', 'PCE')], [ordered('a', 6, 'PK')], [undefined, '1']],
    ['not what has no unit to order in', [variant('a', 'PK', false)], [ordered('a', 6)], [undefined, '1']],
    ['not less than the smallest quantity', [variant('a', 'MTQ')], [ordered('a', 0.5, 'MTQ')], [undefined, '1']],
    ['one where nothing was ordered', [variant('a')], undefined, [undefined, '1']],
  ] as const)('%s', (_, variants, lastOrdered, [guid, text]) => {
    expect(initialEntry({ variants, lastOrdered })).toEqual({ guid, text });
  });
});

test('selecting another variant fills in its own last quantity, if any', () => {
  const product = {
    variants: [variant('a'), variant('b'), variant('c')],
    lastOrdered: [ordered('b', 6), ordered('a', 2)],
  };
  expect(['a', 'b', 'c'].map((guid) => lastQuantityOf(product, guid))).toEqual(['2', '6', undefined]);
});
