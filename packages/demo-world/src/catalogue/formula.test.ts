import { expect, test } from 'vitest';
import { amountFormula, conditionFormula, textFormula, unitsFormula } from './formula.ts';

const names = ['length', 'width', 'weight', 'soort'];
const scope = { length: 2600, width: 600, soort: 'zaag' };

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 2 - 3', 5],
  ['2 * 3 ^ 2', 18],
  ['2.5e-3 * 1000', 2.5],
  ['length * width / 1e6', 1.56],
  ['weight', 0],
  ['max(10, round(900 / 7))', 129],
  ["soort = 'zaag' ? 1 : 2", 1],
  ['length < 1000 ? 1 : length < 3000 ? 2 : 3', 2],
])('the amount %s is %d', (formula, amount) => {
  expect(amountFormula(formula, names)(scope)).toBe(amount);
});

test.each([
  ["soort = 'zaag' or soort = 'vijl' and width > 600", true],
  ["not soort = 'zaag'", false],
  ["soort in ('vijl', 'zaag')", true],
  ["not soort in ('vijl', 'boor')", true],
  ["soort != 'zaag'", false],
  ["(soort = 'zaag') = (width = 500)", false],
  ['width >= 600', true],
])('the condition %s is %s', (formula, outcome) => {
  expect(conditionFormula(formula, names)(scope)).toBe(outcome);
});

test('units are named as at the counter', () => {
  expect(unitsFormula("each('zak', 'pallet', width < 900 ? 120 : 80)", names)(scope)).toEqual({
    sales: 'BG',
    price: 'BG',
    per: 1,
    bundles: [
      ['BG', 1],
      ['09', 120],
    ],
  });
  expect(() => unitsFormula("each('baal')", names)(scope)).toThrow('no unit baal');
});

test('a text shows its amounts with a comma', () => {
  expect(textFormula('{length / 1000} x {width} m', names)(scope)).toBe('2,6 x 600 m');
});

test.each([
  ['4 + lenght', "'lenght' is unknown"],
  ['(4 + 2', "')' is missing"],
  ['4 4', "'4' is one too many"],
  ['4 # 4', "unreadable from ' # 4'"],
  ["'zaag'", 'gives no amount'],
  ['1 / weight', 'gives no amount'],
])('the mistake in %s is told', (formula, message) => {
  expect(() => amountFormula(formula, names)(scope)).toThrow(message);
});
