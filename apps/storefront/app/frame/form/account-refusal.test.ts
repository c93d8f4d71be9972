import { ApiProblem } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import { accountRefusal } from './account-refusal.ts';

const problem = (status: number, more: object) =>
  new ApiProblem(status, { type: 'about:blank', title: 'Titel', status, code: 'x', ...more });
const known = ['email', 'isManager'];

test('the first error of a field stands beside it', () => {
  const answer = accountRefusal(problem(400, { errors: { email: ['Ongeldig e-mailadres', 'en meer'] } }), known);
  expect(answer).toEqual({ fields: { email: 'Ongeldig e-mailadres' }, detail: null, kind: 'refused' });
});

test('an error of an unknown field belongs to the whole form', () => {
  const answer = accountRefusal(problem(400, { errors: { id: ['Onbekend'] } }), known);
  expect(answer).toEqual({ fields: {}, detail: 'Onbekend', kind: 'refused' });
});

test('a conflict shows the text of the server', () => {
  const detail = 'Dit is de laatste beheerder.';
  expect(accountRefusal(problem(409, { detail }), known)).toEqual({ fields: {}, detail, kind: 'refused' });
});

test.each([
  [problem(404, {}), 'gone'],
  [problem(403, { code: 'wrongVenture', detail: 'Je bent ingelogd bij een andere webshop.' }), 'forbidden'],
  [problem(500, { detail: 'stack' }), 'failed'],
  [new TypeError('Failed to fetch'), 'failed'],
] as const)('the text of %s is not shown to users', (error, kind) => {
  expect(accountRefusal(error, known)).toEqual({ fields: {}, detail: null, kind });
});
