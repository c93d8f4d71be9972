import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pathParameters, type RouteContract, toFastifyPath } from '../foundation/route.ts';
import { reservedPaths } from '../organisation/venture-path.ts';
import { allRoutes } from './all-routes.ts';
import { machinePaths } from './machine-paths.ts';
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

/** What the decisions and the design add. A route in neither list is a mistake or a line missing here. */
const additions = [
  'GET /api/lists',
  'GET /api/lists/names',
  'POST /api/lists',
  'GET /api/lists/{listId}',
  'PUT /api/lists/{listId}',
  'POST /api/lists/{listId}/archive',
  'DELETE /api/lists/{listId}',
  'POST /api/lists/{listId}/restore',
  'POST /api/lists/{listId}/lines',
  'PUT /api/lists/{listId}/lines',
  'PUT /api/lists/{listId}/arrangement',
  'POST /api/lists/{listId}/order',
  'POST /api/lists/read',
  'GET /api/lists/{listId}/export/{format}',
  'GET /api/lists/{listId}/labels',
  'GET /api/{cms}/v3.0/content',
  'GET /api/{cms}/v3.0/preview',
  'GET /api/navigation/preview/{ventureId}',
  'POST /api/forms/{contentId}/{blockId}',
  'POST /api/{cms}/v3.0/inventory/bulk',
  'POST /api/account/logout',
  'GET /api/account/deliverywishes',
  'POST /api/account/guest',
  'GET /api/account/today',
  'GET /api/account/firstpassword',
  'POST /api/account/firstpassword',
  'POST /api/account/addressbook',
  'PUT /api/account/addressbook/{addressId}',
  'DELETE /api/account/addressbook/{addressId}',
  'POST /api/account/activate',
  'GET /api/users/approvals/{token}',
  'POST /api/users/approvals/{token}',
  'GET /api/captcha',
  'GET /api/captcha/challenge',
  'POST /api/users',
  'GET /api/users/views',
  'GET /api/users/projects',
  'POST /api/carts/{cartId}/quickorder',
  'POST /api/carts/quickorder/check',
  'GET /api/carts/{cartId}/deliverywindows',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'POST /api/newsletter/unsubscribe/{token}',
  'GET /api/newsletter/unsubscribe/{token}',
  'POST /api/payments/exchange',
  'GET /api/orders/{orderId}/pdf',
  'GET /api/sites',
  'GET /api/sites/people',
  'GET /api/sites/deliveries',
  'GET /api/sites/{siteId}',
  'POST /api/sites',
  'PUT /api/sites/{siteId}',
  'GET /api/sites/{siteId}/photo',
  'PUT /api/sites/{siteId}/photo',
  'DELETE /api/sites/{siteId}/photo',
  'GET /api/sites/{siteId}/documents',
  'POST /api/sites/{siteId}/documents',
  'GET /api/sites/{siteId}/documents/{documentId}',
  'DELETE /api/sites/{siteId}/documents/{documentId}',
  'GET /api/sites/{siteId}/orders',
  'GET /api/client-quotes',
  'POST /api/client-quotes',
  'GET /api/client-quotes/logo',
  'PUT /api/client-quotes/logo',
  'DELETE /api/client-quotes/logo',
  'GET /api/client-quotes/{quoteId}',
  'PUT /api/client-quotes/{quoteId}',
  'DELETE /api/client-quotes/{quoteId}',
  'POST /api/client-quotes/{quoteId}/mail',
  'GET /api/client-quotes/{quoteId}/pdf',
  'GET /api/quotes',
  'GET /api/quotes/{quoteId}',
  'POST /api/quotes',
  'PUT /api/quotes/{quoteId}',
  'POST /api/quotes/{quoteId}/request',
  'POST /api/quotes/{quoteId}/withdraw',
  'POST /api/quotes/{quoteId}/accept',
  'POST /api/quotes/{quoteId}/decline',
  'POST /api/quotes/{quoteId}/reopen',
  'POST /api/quotes/{quoteId}/messages',
  'POST /api/quotes/{quoteId}/files',
  'GET /api/quotes/{quoteId}/files/{fileId}',
  'DELETE /api/quotes/{quoteId}/files/{fileId}',
  'GET /api/quotes/{quoteId}/pdf',
  'POST /api/carts/{cartId}/calloff',
  'POST /api/carts/{cartId}/confirmation',
  'GET /api/budgets',
  'GET /api/budgets/order',
  'GET /api/budgets/sites',
  'POST /api/budgets',
  'PUT /api/budgets/{budgetId}',
  'DELETE /api/budgets/{budgetId}',
  'GET /api/approvals',
  'GET /api/approvals/count',
  'GET /api/approvals/{approvalId}',
  'POST /api/approvals/{approvalId}/approve',
  'POST /api/approvals/{approvalId}/change',
  'POST /api/approvals/{approvalId}/deny',
  'POST /api/approvals/{approvalId}/withdraw',
  'POST /api/approvals/{approvalId}/remind',
  'GET /api/approvals/rules',
  'POST /api/approvals/rules',
  'PUT /api/approvals/rules/{ruleId}',
  'DELETE /api/approvals/rules/{ruleId}',
  'PUT /api/approvals/rules',
  'POST /api/approvals/try',
  'GET /api/approvals/stand-ins',
  'POST /api/approvals/stand-ins',
  'DELETE /api/approvals/stand-ins/{standInId}',
  'POST /api/content/search/products/{ventureId}/byprice',
  'GET /api/ventures/openinghours/{ventureId}',
  'GET /api/search/places',
  'POST /api/search/events/{ventureId}',
  'GET /sandbox/betalen/{providerId}',
  'POST /sandbox/betalen/{providerId}',
  'POST /api/exchange/v1/{entity}/batches',
  'GET /api/exchange/v1/{entity}/batches',
  'GET /api/exchange/v1/{entity}/batches/{batchId}',
  'GET /api/exchange/v1/{entity}/batches/{batchId}/errors',
  'POST /api/exchange/v1/{entity}/batches/{batchId}/undo',
  'GET /api/exchange/v1/{entity}',
  'GET /api/exchange/v1/{entity}/{externalId}',
  'PUT /api/exchange/v1/{entity}/{externalId}',
  'DELETE /api/exchange/v1/{entity}/{externalId}',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap-{venturePath}.xml',
  'GET /health',
  'GET /ready',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /media/{*}',
  'GET /dev/mail',
  'GET /dev/mail.json',
  'GET /dev/mail/{mailId}',
  'GET /dev/mail/{mailId}/html',
];

test('the contract is the specification plus our listed additions', () => {
  expect([...lines].sort()).toEqual([...specification, ...additions].sort());
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

test("the clients' tables say the same as the routes", () => {
  const expected = entries.map(([name, { method, bodyType, path }]) => [
    name,
    bodyType === 'form' ? `${method} form ${path}` : `${method} ${path}`,
  ]);
  expect({ ...routePaths, ...machinePaths }).toEqual(Object.fromEntries(expected));
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
