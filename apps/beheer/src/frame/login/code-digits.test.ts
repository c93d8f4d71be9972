import { expect, test } from 'vitest';
import { withDigits } from './code-digits.ts';

const empty = ['', '', '', '', '', ''];

test('a digit fills its box, and the next box is next', () => {
  expect(withDigits(empty, 2, '7')).toEqual({ boxes: ['', '', '7', '', '', ''], next: 3 });
});

test('a pasted code fills all boxes, with any separators', () => {
  expect(withDigits(empty, 0, ' 123 456 ').boxes.join('')).toBe('123456');
});

test('a letter changes nothing', () => {
  expect(withDigits(empty, 1, 'a')).toEqual({ boxes: empty, next: 1 });
});
