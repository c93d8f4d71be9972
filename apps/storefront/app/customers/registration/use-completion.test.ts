import { ApiProblem } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import type { DetailsValues } from './registration-rules.ts';
import { answerOf } from './use-completion.ts';

const values = { firstName: '', phone: '' } as DetailsValues;
const refusal = (errors?: Record<string, string[]>, detail?: string) =>
  new ApiProblem(400, { type: '', title: '', status: 400, code: 'invalidInput', ...{ errors, detail } } as never);

test('the server’s text about the KvK number comes first', () => {
  const error = refusal({ ChamberOfCommerceNumber: ['Onbekend nummer'], phone: ['Ongeldig telefoonnummer'] });
  expect(answerOf(error, values)).toEqual({ kind: 'companyRefused', message: 'Onbekend nummer' });
});

test('an error goes to its own field; errors of unknown fields are dropped', () => {
  const error = refusal({ phone: ['Ongeldig telefoonnummer', 'nog iets'], token: ['Onbekend'] }, 'Kijk het na');
  expect(answerOf(error, values)).toEqual({
    kind: 'refused',
    detail: 'Kijk het na',
    errors: { phone: 'Ongeldig telefoonnummer' },
  });
});

test('no answer at all', () => {
  expect(answerOf(new TypeError('Failed to fetch'), values)).toEqual({
    kind: 'refused',
    detail: undefined,
    errors: {},
  });
});
