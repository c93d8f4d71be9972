import type { FormField } from '@bouwpoort/contract/content-form-block';
import { expect, test } from 'vitest';
import { fieldMistake, formMistakes } from './form-mistakes.ts';

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

test('an untouched form misses every required field, as the browser sends it', () => {
  const untouched = data([
    ['name', ' '],
    ['email', ''],
    ['photo', new File([], '')],
  ]);
  expect(Object.values(formMistakes(fields, untouched)).filter(Boolean)).toHaveLength(fields.length);
});

test('a filled form has no mistakes', () => {
  const filled = data([
    ['name', 'Jan'],
    ['email', 'jan@bouw.nl'],
    ['agree', 'on'],
    ['days', 'a'],
    ['days', 'b'],
    ['subject', 'b'],
    ['photo', new File(['x'], 'etiket.PNG', { type: 'image/png' })],
  ]);
  expect(Object.values(formMistakes(fields, filled)).filter(Boolean)).toEqual([]);
});

test('what is filled in wrongly is said in Dutch', () => {
  const [, email, , , , photo] = fields as [FormField, FormField, FormField, FormField, FormField, FormField];
  expect(fieldMistake(email, data([['email', 'jan@bouw']]))).toBe('Ongeldig e-mailadres');
  expect(fieldMistake(photo, data([['photo', new File(['x'], 'etiket.exe')]]))).toContain('etiket.exe');
});
