import { expect, test } from 'vitest';
import { passwordScore } from './password-judge.ts';

test('what everybody uses is weak, what nobody would guess is strong', () => {
  expect(passwordScore('password1', [])).toBe(0);
  expect(passwordScore('qwerty123', [])).toBe(0);
  expect(passwordScore('vorst-kruiwagen-7-regenpijp', [])).toBe(4);
});

test('his own name is known', () => {
  const without = passwordScore('Terveldhuis7', []);
  expect(passwordScore('Terveldhuis7', ['terveldhuis'])).toBeLessThan(without);
});
