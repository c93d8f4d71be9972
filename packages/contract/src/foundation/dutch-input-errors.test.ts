import { afterAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { tellInputErrorsInDutch } from './dutch-input-errors.ts';

const before = { ...z.config() };
tellInputErrorsInDutch();
afterAll(() => z.config(before));

test.each([
  [z.string(), undefined, 'Vul dit veld in'],
  [z.string(), 12, 'Vul hier tekst in'],
  [z.string().check(z.minLength(1)), '', 'Vul dit veld in'],
  [z.string().check(z.minLength(8)), 'abc', 'Gebruik minstens 8 tekens'],
  [z.string().check(z.maxLength(2000)), 'x'.repeat(2001), 'Gebruik hooguit 2.000 tekens'],
  [z.number(), 'drie', 'Vul een getal in'],
  [z.coerce.number(), 'drie', 'Vul een getal in'],
  [z.int(), 1.5, 'Vul een heel getal in'],
  [z.number().check(z.gte(0.5)), 0.2, 'Vul minstens 0,5 in'],
  [z.number().check(z.gt(0)), 0, 'Vul meer dan 0 in'],
  [z.number().check(z.lte(10)), 11, 'Vul hooguit 10 in'],
  [z.boolean(), 'misschien', 'Kies ja of nee'],
  [z.array(z.string()).check(z.minLength(1)), [], 'Geef minstens één regel op'],
  [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'Geef hooguit 2 regels op'],
  [z.object({}), 'tekst', 'Vul deze gegevens in'],
  [z.object({}), undefined, 'Vul dit veld in'],
  [z.strictObject({}), { kleur: 'rood' }, 'Dit kennen we niet: kleur'],
  [z.enum(['csv', 'xlsx', 'pdf']), 'doc', 'Kies csv, xlsx of pdf'],
  [z.email(), 'jan@', 'Ongeldig e-mailadres'],
  [z.iso.date(), '2026-02-30', 'Ongeldige datum'],
  [z.uuid(), 'abc', 'Kijk na wat je hier hebt ingevuld'],
  [z.union([z.boolean(), z.enum(['true', 'false'])]), 'wie weet', 'Kijk na wat je hier hebt ingevuld'],
  [z.string({ error: 'Ongeldige postcode' }), undefined, 'Ongeldige postcode'],
])('what a schema refuses is told in Dutch (%#)', (schema, given, message) => {
  expect(schema.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
