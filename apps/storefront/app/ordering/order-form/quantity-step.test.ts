import { expect, test } from 'vitest';
import { steppedQuantity } from './quantity-step.ts';

test.each([
  ['1', 'PK', 1, '2'],
  ['1', 'PK', -1, '1'],
  ['2,5', 'MTK', 1, '3,5'],
  ['1,1', 'MTK', -1, '1'],
  ['2,1', 'MTK', -1, '1,1'],
  ['1.000', 'PK', 1, '1001'],
  ['2,5', 'PK', 1, '1'],
  ['', 'PK', 1, '1'],
  ['1000000', 'PK', 1, '1000000'],
] as const)('%s %s %d → %s', (text, unit, delta, expected) => {
  expect(steppedQuantity(text, unit, delta)).toBe(expected);
});
