import { type ExchangeEntity, exchangeEntities, externalId } from '@bouwpoort/contract/exchange/records';
import { tellInputErrorsInDutch } from '@bouwpoort/contract/foundation/dutch-input-errors';
import { z } from 'zod';
import { makeStorable } from '../../foundation/http/refuse-unstorable.ts';
import type { FieldErrors } from './chunk.ts';

// Workers and commands validate records too, without the API that sets the Dutch messages otherwise.
tellInputErrorsInDutch();

interface Rules {
  fields: z.core.$ZodObject;
  requiredWhenNew: readonly string[];
  exactlyOneOf?: readonly (readonly string[])[];
}

const schemas = new Map<ExchangeEntity, z.ZodObject>();

function schemaOf(entity: ExchangeEntity): z.ZodObject {
  const known = schemas.get(entity);
  if (known) return known;
  const { fields }: Rules = exchangeEntities[entity];
  const schema = z.object(fields._zod.def.shape).partial().strict();
  schemas.set(entity, schema);
  return schema;
}

type CheckedRecord =
  | { externalId: string; fields: Record<string, unknown>; isDelete: boolean }
  | { externalId: string | undefined; errors: FieldErrors };

/** The checks of a line before any lookup. */
export function checkRecord(entity: ExchangeEntity, given: unknown): CheckedRecord {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || !makeStorable(given)) {
    return { externalId: undefined, errors: { record: ['Een regel is een JSON-object zonder NUL-tekens'] } };
  }
  const { externalId: id, delete: isDelete, ...rest } = given as Record<string, unknown>;
  const key = externalId.safeParse(id);
  if (!key.success) return { externalId: undefined, errors: errorsOf('externalId', key.error) };
  if (isDelete === true) return { externalId: key.data, fields: {}, isDelete: true };
  if (isDelete !== undefined) return { externalId: key.data, errors: { delete: ['Kies true, of laat het weg'] } };
  const parsed = schemaOf(entity).safeParse(rest);
  if (!parsed.success) return { externalId: key.data, errors: errorsOf('record', parsed.error) };
  const { exactlyOneOf = [] }: Rules = exchangeEntities[entity];
  for (const names of exactlyOneOf) {
    if (names.filter((name) => parsed.data[name] !== undefined).length > 1) {
      return {
        externalId: key.data,
        errors: { [names[0] ?? 'record']: [`Noem of ${names.join(' of ')}, niet allebei`] },
      };
    }
  }
  return { externalId: key.data, fields: parsed.data, isDelete: false };
}

/** The groups of alternatives of which a new record does not fill exactly one field. */
export function missingChoices(entity: ExchangeEntity, fields: Record<string, unknown>): FieldErrors {
  const { exactlyOneOf = [] }: Rules = exchangeEntities[entity];
  return Object.fromEntries(
    exactlyOneOf
      .filter((names) => names.every((name) => fields[name] === undefined))
      .map((names) => [names[0] ?? 'record', [`Noem ${names.join(' of ')}`]]),
  );
}

function errorsOf(root: string, error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues.slice(0, 20)) {
    const field = issue.path.length === 0 ? root : issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/** The JSON of a line, or its error. */
export function parseLine(text: string): { value: unknown } | { errors: FieldErrors } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { errors: { record: ['Dit is geen JSON'] } };
  }
}
