import type { FormField } from '@bouwpoort/contract/content/content-form-block';
import { validate } from '@bouwpoort/ui/form/field-rules.ts';
import { expect, test } from 'vitest';
import { contentFormRules, readContentForm } from './content-form-rules.ts';

const base = { label: 'Veld', required: true };
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const fields: FormField[] = [
  { ...base, kind: 'text', name: 'name' },
  { ...base, kind: 'email', name: 'email' },
  { ...base, kind: 'checkbox', name: 'agree' },
  { ...base, kind: 'checkbox', name: 'days', options },
  { ...base, kind: 'radio', name: 'subject', options },
  { ...base, kind: 'file', name: 'photo', accept: '.png', maxMegabytes: 1 },
];

function data(pairs: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}

const errorsOf = (form: FormData) => validate(contentFormRules(fields), readContentForm(fields, form));

test('an untouched form reports every required field, as the browser sends it', () => {
  const untouched = data([
    ['name', ' '],
    ['email', ''],
    ['photo', new File([], '')],
  ]);
  expect(Object.keys(errorsOf(untouched))).toEqual(fields.map(({ name }) => name));
});

test('a filled form has no errors', () => {
  const filled = data([
    ['name', 'Jan'],
    ['email', 'jan@bouw.nl'],
    ['agree', 'on'],
    ['days', 'a'],
    ['days', 'b'],
    ['subject', 'b'],
    ['photo', new File(['x'], 'etiket.PNG', { type: 'image/png' })],
  ]);
  expect(errorsOf(filled)).toEqual({});
});

test('invalid values are reported in Dutch', () => {
  expect(errorsOf(data([['email', 'jan@bouw']])).email).toBe('Ongeldig e-mailadres');
  expect(errorsOf(data([['photo', new File(['x'], 'etiket.exe')]])).photo).toContain('etiket.exe');
});
