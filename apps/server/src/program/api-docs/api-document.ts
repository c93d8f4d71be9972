import {
  type ExchangeEntity,
  exchangeEntities,
  exchangeEntityNames,
  externalId,
} from '@bouwpoort/contract/exchange/records';
import { problem } from '@bouwpoort/contract/foundation/problem';
import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { z } from 'zod';
import type { Schema } from './schema-notation.ts';

const jsonSchema = (schema: z.core.$ZodType) => {
  const { $schema, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return made as Schema;
};

const nameOf = (entity: ExchangeEntity) => `record-${entity}`;
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** What a record of data exchange may have, by entity. Only its key is required: what it lacks stays as it is. */
export function recordSchemas(): Record<string, Schema> {
  return Object.fromEntries(
    exchangeEntityNames.map((entity) => {
      const { fields } = exchangeEntities[entity];
      return [nameOf(entity), jsonSchema(z.object({ externalId }).extend(z.object(fields.shape).partial().shape))];
    }),
  );
}

export function sharedSchemas(): Record<string, Schema> {
  return { Problem: jsonSchema(problem), ...recordSchemas() };
}

export const securitySchemes = {
  customer: { type: 'http', scheme: 'bearer', description: 'A token of POST /api/cms/connect/token' },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of data exchange, made in the back office or by npm run keys',
  },
  staff: { type: 'apiKey', in: 'cookie', name: 'beheer', description: 'The session of the back office' },
} as const;

/** What may be called by whom, in words. */
function accessWords({ access, scope, permission, path }: RouteContract): string {
  if (access === 'session') return 'Customers who are logged in.';
  if (access === 'registered') return 'Customers who are logged in, but no guests.';
  if (access === 'staff') return permission && permission !== 'own' ? `Staff who have “${permission}”.` : 'Staff.';
  if (access !== 'key') return 'Everybody.';
  return scope && path.includes('{entity}') ? `Keys with a scope for the entity, to ${scope} it.` : 'Keys.';
}

const file = { type: 'string', format: 'binary' } as const;
const problemAnswer = {
  description: 'What went wrong: Dutch for a person, a code for a program',
  content: { 'application/problem+json': { schema: refTo('Problem') } },
};
const contentTypes = { ndjson: 'application/x-ndjson', html: 'text/html', binary: 'application/octet-stream' } as const;

/** What the document says of a route beyond its schemas. */
export function documented(contract: RouteContract, schema: Record<string, unknown>): Record<string, unknown> {
  const { access, bodyType, response, responseType = 'json', responseStatus = 200 } = contract;
  // Its schema accepts any object: the entity in the path decides which fields it may have.
  const isRecord = contract.path.endsWith('/{entity}/{externalId}') && contract.method === 'PUT';
  const answers = (schema.response ?? {}) as Record<string, unknown>;
  const plain = responseType === 'json' ? undefined : contentTypes[responseType];
  return {
    ...schema,
    description: `${accessWords(contract)} (${contract.spec})`,
    security: access === 'public' ? [] : [{ [access === 'key' || access === 'staff' ? access : 'customer']: [] }],
    ...(bodyType === 'ndjson' ? { consumes: [contentTypes.ndjson], body: linesOfRecords } : {}),
    ...(bodyType === 'file' ? { consumes: [contentTypes.binary], body: file } : {}),
    ...(isRecord ? { body: anyRecord } : {}),
    response: {
      ...answers,
      ...(response || !plain
        ? {}
        : { [responseStatus]: { description: 'Default Response', content: { [plain]: { schema: file } } } }),
      default: problemAnswer,
    },
  };
}

const anyRecord = { anyOf: exchangeEntityNames.map((entity) => refTo(nameOf(entity))) };
const linesOfRecords = { ...anyRecord, description: 'One record a line' };
