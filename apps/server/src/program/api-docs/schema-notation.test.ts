import { exchangeEntities, exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { recordSchemas } from './api-document.ts';
import { notation, type Schema } from './schema-notation.ts';

const written = (schema: z.core.$ZodType) => notation(z.toJSONSchema(schema, { io: 'input' }) as Schema);

test.each<[string, z.core.$ZodType]>([
  ['string, 1..80', z.string().min(1).max(80)],
  ['string, ..20 | null', z.string().max(20).nullable()],
  ['"merge" | "replace"', z.enum(['merge', 'replace'])],
  ['"main"', z.literal('main')],
  ['integer', z.int()],
  ['integer, 1..7', z.int().min(1).max(7)],
  ['number, 0..', z.number().positive()],
  ['date', z.iso.date()],
  ['[ boolean ], ..3', z.array(z.boolean()).max(3)],
  ['anything', z.unknown()],
  ['{ }', z.object({})],
  ['{\n  [any name]: string\n}', z.record(z.string(), z.string())],
  [
    '{\n  id: integer\n  at?: {\n    day: date\n  }\n}',
    z.object({ id: z.int(), at: z.object({ day: z.iso.date() }).optional() }),
  ],
])('%j', (text, schema) => {
  expect(written(schema)).toBe(text);
});

test('a reference is the name of what it refers to', () => {
  expect(notation({ $ref: '#/components/schemas/Problem' })).toBe('Problem');
});

test('every record of data exchange has all its fields, and its key', () => {
  const schemas = recordSchemas();
  expect(Object.keys(schemas)).toEqual(exchangeEntityNames.map((entity) => `record-${entity}`));
  for (const entity of exchangeEntityNames) {
    const text = notation(schemas[`record-${entity}`]);
    for (const field of ['externalId', ...Object.keys(exchangeEntities[entity].fields.shape)]) {
      expect(text, entity).toMatch(new RegExp(`^  ${field}\\??: `, 'm'));
    }
  }
});
