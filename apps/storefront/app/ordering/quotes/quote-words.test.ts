import { expect, test } from 'vitest';
import { partAmount } from './quote-words.ts';

test('a part of a line costs price × quantity ÷ per, to the cent', () => {
  // 480 boards of 1.56 m² at € 3,33: rounded, the whole is € 2.493,50.
  const boards = { price: 3.33, per: 1, unitId: 'MTK', quantity: 748.8, amount: 2493.5 };
  expect(partAmount(boards, 49, 480)).toBe(254.55);
  expect(partAmount(boards, 480, 480)).toBe(2493.5);
  expect(partAmount({ price: 5.4321, per: 10, unitId: 'MTK', quantity: 150, amount: 81.48 }, 16, 20)).toBe(65.19);
  expect(partAmount(boards, 0, 480)).toBe(0);
});
