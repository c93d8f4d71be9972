import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldName } from '../foundation/record-field-name.ts';
import { exchangeEntities } from './records.ts';

const file = new URL('../../../../apps/server/src/organisation/texts/nl/beheer-data.json', import.meta.url);
const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
const t = (keys: string | string[]) => [keys].flat().reduce((found, key) => found || (texts[key] ?? ''), '');

test('every field of a record has a name', () => {
  const fields = Object.values(exchangeEntities).flatMap((entity) => Object.keys(entity.fields.shape));
  expect(fields.filter((field) => fieldName(t, field) === '')).toEqual([]);
});

test.each([
  ['salesUnit', 'Verkoopeenheid'],
  ['units.0.ratio', 'Eenheden 0 ratio'],
  ['features.kleur', 'kleur'],
])('the label of %s is %s', (field, name) => {
  expect(fieldName(t, field)).toBe(name);
});
