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

test.each([
  ...['Wachtwoord1', 'Feyenoord1908', 'Januari2026', 'Kruiwagen1', 'Metselaar!1', 'Timmerman01', 'aannemer123'],
  ...['Pannenkoek1', 'azerty1234', 'Amsterdam2025'],
])('%s is what a Dutch builder would try', (password) => {
  expect(passwordScore(password, [])).toBeLessThanOrEqual(1);
});

test.each(['Bouwpoort2026!', 'welkom2026!', 'Steiger-2026', 'Daan1985!'])(
  'a word and a year, as in %s, is not strong',
  (password) => {
    expect(passwordScore(password, [])).toBeLessThanOrEqual(2);
  },
);
