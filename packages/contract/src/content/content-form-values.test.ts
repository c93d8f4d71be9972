import { describe, expect, test } from 'vitest';
import { formHoneypot } from '../foundation/form-honeypot.ts';
import { emailAddress, phoneNumber } from '../foundation/scalars.ts';
import { type FormField, formField } from './content-form-block.ts';
import { formFilesMistake, formValueMistake, readFormValue } from './content-form-values.ts';

type Kind<K extends FormField['kind']> = Extract<FormField, { kind: K }>;
const base = { name: 'veld', label: 'Veld', required: false };
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

test.each(['a@b.nl', 'jan.de-vries+bouw@sub.bedrijf.nl', 'a@b', 'a b@c.nl', '.a@b.nl', 'a..b@c.nl', '@b.nl', 'a@b.c'])(
  'the e-mail address %j is judged as everywhere else',
  (text) => {
    const field: Kind<'email'> = { ...base, kind: 'email' };
    expect(formValueMistake(field, text) === undefined).toBe(emailAddress.safeParse(text).success);
  },
);

test.each(['0612345678', '+31 (0)6 - 12 34 56 78', '030 123 45 67', '12345', 'abcdefgh', '+32 470123456'])(
  'the phone number %j is judged and stored as everywhere else',
  (text) => {
    const field: Kind<'phone'> = { ...base, kind: 'phone' };
    const value = readFormValue(field, text);
    const parsed = phoneNumber.safeParse(text);
    expect(formValueMistake(field, value) === undefined).toBe(parsed.success);
    expect(value).toBe(parsed.data ?? text);
  },
);

test('no field can have the name of the honeypot', () => {
  expect(formField.safeParse({ ...base, name: formHoneypot, kind: 'text' }).success).toBe(false);
});

describe('values', () => {
  const agreement: Kind<'checkbox'> = { ...base, kind: 'checkbox', required: true };
  const several: Kind<'checkbox'> = { ...base, kind: 'checkbox', options };

  test.each([
    [agreement, 'on', true, undefined],
    [agreement, true, true, undefined],
    [agreement, undefined, false, 'Veld is verplicht'],
    [agreement, 'nee', false, 'Veld is verplicht'],
    [several, 'a', ['a'], undefined],
    [several, ['a', 'c'], ['a', 'c'], 'Kies uit de mogelijkheden'],
    [{ ...base, kind: 'select', options } as const, 'c', 'c', 'Kies een van de mogelijkheden'],
    [{ ...base, kind: 'radio', options } as const, ' b ', 'b', undefined],
    [{ ...base, kind: 'text', required: true } as const, '   ', '', 'Veld is verplicht'],
    [{ ...base, kind: 'text', maxLength: 3 } as const, 'vier', 'vier', 'Gebruik hooguit 3 tekens'],
    [{ ...base, kind: 'textarea' } as const, 'x'.repeat(5001), 'x'.repeat(5001), 'Gebruik hooguit 5000 tekens'],
  ] as const)('%j with %j', (field, given, value, mistake) => {
    const read = readFormValue(field as Kind<'text'>, given as string);
    expect(read).toEqual(value);
    expect(formValueMistake(field as Kind<'text'>, read)).toBe(mistake);
  });
});

describe('files', () => {
  const field: Kind<'file'> = { ...base, kind: 'file', accept: '.pdf, image/*', maxMegabytes: 0.5 };
  const file = (name: string, type: string, size = 10) => ({ name, type, size });

  test.each([
    [[], undefined],
    [[file('plan.PDF', 'application/octet-stream')], undefined],
    [[file('foto', 'image/png')], undefined],
    [[file('plan.exe', 'application/pdf')], 'plan.exe is geen bestand van het soort .pdf, image/*'],
    [[file('plan.pdf', 'application/pdf', 600_000)], 'plan.pdf is te groot: hooguit 0,5 MB'],
    [[file('a.pdf', ''), file('b.pdf', '')], 'Kies één bestand'],
  ])('%j', (files, mistake) => {
    expect(formFilesMistake(field, files)).toBe(mistake);
  });

  test('a required file', () => {
    expect(formFilesMistake({ ...field, required: true }, [])).toBe('Veld is verplicht');
  });
});
