import { expect, test } from 'vitest';
import { leastPasswordScore, passwordScore } from './password-judge.ts';

test('a common password is weak, one that is hard to guess is strong', () => {
  expect(passwordScore('password1', [])).toBe(0);
  expect(passwordScore('qwerty123', [])).toBe(0);
  expect(passwordScore('vorst-kruiwagen-7-regenpijp', [])).toBe(4);
});

const known = [
  'ter Veldhuis',
  'Mark ter Veldhuis',
  'administratie.en.inkoop@veldhuis-aannemers.example',
  'Steenhof Bouwmaterialen',
];

test.each([
  ...['Mark ter Veldhuis', 'MarkterVeldhuis1!', 'terveldhuis2026', 'Mark-ter-Veldhuis-1', 'Mark12345', 'Veldhuis1!'],
  ...['administratie.en.inkoop@veldhuis-aannemers.example', 'Administratieeninkoop1', 'Steenhof1'],
])('%s is the user’s own name, address or shop', (password) => {
  expect(passwordScore(password, known)).toBeLessThan(leastPasswordScore);
});

test('a short part of a name gives nothing away', () => {
  expect(passwordScore('Fietsbel-Dakgoot', ['Jan de Wit'])).toBe(passwordScore('Fietsbel-Dakgoot', []));
});

test.each([
  ...['Wachtwoord1', 'Feyenoord1908', 'Januari2026', 'Kruiwagen1', 'Metselaar!1', 'Timmerman01', 'aannemer123'],
  ...['Pannenkoek1', 'azerty1234', 'Amsterdam2025', 'Welkom123!', 'Welkom2026!', 'Zomer2026!', 'Test1234!'],
  ...['Password123!', 'P@ssw0rd!', 'Qwerty12345', '123456789a', 'aaaaaaaa1', 'Geheim123!', 'Admin1234!'],
])('%s is what an attacker tries first', (password) => {
  expect(passwordScore(password, [])).toBeLessThan(leastPasswordScore);
});

test.each(['Bouwpoort2026!', 'Steiger-2026', 'Daan1985!'])('a word and a year, as in %s, is not strong', (password) => {
  expect(passwordScore(password, [])).toBe(leastPasswordScore);
});

test.each([
  ...['Fietsbel-Dakgoot', 'vT9#kqLz2', 'Kl33rk4st!', 'correct horse battery', 'Mijn nieuwe hamer 7'],
  ...['Mijn oma had een groene fiets met 3 bellen en een mand voor de hond'.slice(0, 64)],
])('%s is good enough', (password) => {
  expect(passwordScore(password, known)).toBeGreaterThanOrEqual(leastPasswordScore);
});
