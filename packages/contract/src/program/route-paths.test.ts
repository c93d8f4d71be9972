import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { pathParameters, type RouteContract, toFastifyPath } from '../foundation/route.ts';
import { reservedPaths } from '../organisation/venture-path.ts';
import { allRoutes } from './all-routes.ts';
import { routePaths } from './route-paths.ts';

const entries: [string, RouteContract][] = Object.entries(allRoutes);
const lines = new Set(entries.map(([, { method, path }]) => `${method} ${path}`));

/** P 7.2–7.6 and C 7.2–7.10, written out; the names between braces are ours where the specification has none. */
const specification = [
  'GET /api/{cms}/v3.0/content/{contentId}',
  'GET /api/{cms}/v3.0/content/{contentId}/children',
  'POST /api/{cms}/connect/token',
  'PUT /api/{cms}/v3.0/carts',
  'DELETE /api/{cms}/v3.0/carts/{cartId}',
  'GET /api/{cms}/v3.0/inventory',
  'GET /api/{cms}/v3.0/warehouse/{warehouseCode}',
  'GET /api/search/address',
  'POST /api/content/search/products/{ventureId}',
  'POST /api/content/search/products/{ventureId}/lastordered',
  'POST /api/content/search/{ventureId}',
  'GET /api/search/autocompletemultiple/{ventureId}/{query}',
  'GET /api/account',
  'GET /api/account/addressbook',
  'GET /api/account/lastorderedproducts',
  'POST /api/account/forgotpassword',
  'POST /api/account/resetpassword',
  'POST /api/account/changepassword',
  'GET /api/account/verifytoken/{token}',
  'POST /api/account/register',
  'GET /api/account/register',
  'PUT /api/account/register',
  'GET /api/account/pricelist/{format}',
  'GET /api/users',
  'POST /api/users/edit',
  'GET /api/ventures',
  'GET /api/ventures/{ventureId}',
  'GET /api/ventures/openinghours/{ventureId}/{locationId}',
  'GET /api/ventures/locations',
  'GET /api/calendar/holidays',
  'GET /api/calendar/cutofftimes/{ventureId}',
  'GET /api/calendar/cutofftimes/{ventureId}/{locationId}',
  'GET /api/carts/{customerId}/{cartName}/{ventureId}/{create}',
  'GET /api/carts/{cartId}',
  'GET /api/carts/{cartId}/shippingoptions',
  'GET /api/carts/{cartId}/paymentmethods',
  'POST /api/carts/{cartId}/preparecheckout',
  'POST /api/carts/{cartId}/processpayments',
  'GET /api/carts/{cartId}/verifypayments/{orderId}',
  'POST /api/carts/{cartId}/converttoorder',
  'POST /api/carts/{cartId}/cancelorder',
  'POST /api/pricing',
  'GET /api/pricing/{productVariant}/tiered',
  'GET /api/orders',
  'GET /api/orders/{orderId}',
  'POST /api/orders/{orderId}/cancel',
  'GET /api/orders/codit',
  'GET /api/orders/codit/{orderId}',
  'POST /api/orders/codit/{orderId}/cancel',
  'GET /api/kvk/search',
  'GET /api/kvk/{KvkNumber}',
  'GET /api/translation/nl/{namespace}',
  'GET /api/navigation/web/{ventureId}',
  'POST /api/newsletter/register',
  'GET /api/manifest',
];

test('the contract has every route of the specification', () => {
  expect(specification.filter((line) => !lines.has(line))).toEqual([]);
});

test('a route that the specification does not have says that it is ours', () => {
  const added = entries.filter(([, { method, path }]) => !specification.includes(`${method} ${path}`));
  const silent = added.filter(([, { spec }]) => !/\b(our|decisions|design|back office)\b/.test(spec));
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('no two routes share method and path, regardless of the names of parameters', () => {
  const shapes = entries.map(([, { method, path }]) => `${method} ${path.replace(/\{(?!cms)[^}]+\}/g, '{}')}`);
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
});

test('no venture can have the first part of an address of the API as its path', () => {
  const firstParts = entries.map(([, { path }]) => path.split('/')[1] ?? '');
  const possible = firstParts.filter((part) => /^[a-z0-9-]+$/.test(part));
  expect(possible.filter((part) => !reservedPaths.has(part))).toEqual([]);
});

test('the table of clients says how to call a route, and leaves out what only other programs call', () => {
  expect(routePaths['carts.byId']).toBe('GET /api/carts/{cartId}');
  expect(routePaths['token.issue']).toBe('POST form /api/{cms}/connect/token');
  expect(Object.keys(routePaths)).not.toContain('exchange.submitBatch');
});

describe.each(entries)('%s', (_name, contract) => {
  test('has a schema for every path parameter and no other', () => {
    expect(Object.keys(contract.params?.shape ?? {}).sort()).toEqual(pathParameters(contract.path).sort());
  });

  test('answers JSON by a schema, anything else by its type', () => {
    expect(contract.response !== undefined).toBe((contract.responseType ?? 'json') === 'json');
  });

  test('sends a body only where the method has one', () => {
    if (contract.body) expect(['POST', 'PUT']).toContain(contract.method);
    // NDJSON and files are streamed, so no schema describes their body as a whole.
    const isStreamed = contract.bodyType === 'ndjson' || contract.bodyType === 'file';
    if (contract.bodyType && !isStreamed) expect(contract.body).toBeDefined();
  });

  test('can be printed in the documentation', () => {
    for (const schema of [contract.params, contract.query, contract.headers, contract.body]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object');
    }
    for (const schema of [contract.response, ...Object.values(contract.failures ?? {})]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'output' })).toBeTypeOf('object');
    }
  });

  test('takes no text or list without a bound', () => {
    for (const schema of [contract.query, contract.body, contract.params]) {
      if (schema) expect(unbounded(z.toJSONSchema(schema, { io: 'input' }))).toEqual([]);
    }
  });
});

/** The existing schemas a server bounds by its URL length or by looking the value up. */
const boundedElsewhere = new Set(['path', 'venture', 'namespace', 'ventureId']);

function unbounded(schema: unknown, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const own =
    (node.type === 'string' && !('maxLength' in node || 'pattern' in node || 'const' in node || 'enum' in node)) ||
    (node.type === 'array' && !('maxItems' in node));
  const inside = Object.entries(node).flatMap(([key, value]) => unbounded(value, `${at}/${key}`));
  return own && !boundedElsewhere.has(at.split('/').at(-1) ?? '') ? [at, ...inside] : inside;
}

test('a path for Fastify', () => {
  expect(toFastifyPath('/api/{cms}/v3.0/content/{contentId}', 'cms')).toBe('/api/cms/v3.0/content/:contentId');
  expect(toFastifyPath('/media/{*}', 'cms')).toBe('/media/*');
  expect(toFastifyPath('/api/carts/{customerId}/{cartName}/{ventureId}/{create}', 'x')).toBe(
    '/api/carts/:customerId/:cartName/:ventureId/:create',
  );
});
