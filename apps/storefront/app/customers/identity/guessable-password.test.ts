import { validate } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test, vi } from 'vitest';
import { setRules } from './session-rules.ts';

// Other tests in this process may have loaded the strength library.
vi.resetModules();
const {
  loadStrengthLibrary: loadPasswordJudge,
  passwordScore,
  withGuessableCheck: refusingGuessable,
} = await import('./guessable-password.ts');

const known = ['sara@debruijn.example', 'Steenhof Bouwmaterialen'];
const rules = refusingGuessable(setRules, known);
const passwordMistake = (password: string) =>
  validate(rules, { emailAddress: 'sara@debruijn.example', password, passwordConfirmation: password }).password;

test('a form refuses policy violations at once, and guessable passwords once the library has loaded', async () => {
  expect(passwordScore('Welkom2026!', known)).toBeNull();
  expect(passwordMistake('Welkom2026!')).toBeUndefined();
  expect(passwordMistake('kort')).toBe('passwordPolicy');
  await loadPasswordJudge();
  expect(passwordMistake('Welkom2026!')).toBe('passwordGuessable');
  expect(passwordMistake('Sara@debruijn.example')).toBe('passwordGuessable');
  expect(passwordMistake('vorst-kruiwagen-7')).toBeUndefined();
  expect(passwordMistake('kort')).toBe('passwordPolicy');
});
