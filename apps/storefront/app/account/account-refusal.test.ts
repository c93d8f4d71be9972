import { ApiProblem } from '@bouwpoort/contract/client';
import { expect, test } from 'vitest';
import { accountRefusal } from './account-refusal.ts';

const problem = (status: number, more: object) =>
  new ApiProblem(status, { type: 'about:blank', title: 'Titel', status, code: 'x', ...more });
const known = ['email', 'isManager'];

test('what is wrong with a field stands beside it, the first thing only', () => {
  const answer = accountRefusal(problem(400, { errors: { email: ['Ongeldig e-mailadres', 'en meer'] } }), known);
  expect(answer).toEqual({ fields: { email: 'Ongeldig e-mailadres' }, detail: null, kind: 'refused' });
});

test('what is wrong with something the form has not is said of the whole', () => {
  const answer = accountRefusal(problem(400, { errors: { id: ['Onbekend'] } }), known);
  expect(answer).toEqual({ fields: {}, detail: 'Onbekend', kind: 'refused' });
});

test('a conflict is told in the words of the server', () => {
  const detail = 'Dit is de laatste beheerder.';
  expect(accountRefusal(problem(409, { detail }), known)).toEqual({ fields: {}, detail, kind: 'refused' });
});

test.each([
  [problem(404, {}), 'gone'],
  [problem(403, { code: 'wrongVenture', detail: 'Je bent ingelogd bij een andere webshop.' }), 'forbidden'],
  [problem(500, { detail: 'stack' }), 'failed'],
  [new TypeError('Failed to fetch'), 'failed'],
] as const)('%s has no words for a person', (error, kind) => {
  expect(accountRefusal(error, known)).toEqual({ fields: {}, detail: null, kind });
});
