import { type RouteContract, toFastifyPath } from '@bouwpoort/contract/foundation/route';
import { allRoutes } from '@bouwpoort/contract/program/all-routes';
import { beheerRoutes } from '@bouwpoort/contract/program/all-routes.staff';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const { app, logged } = await createTestApp();

test('the registered routes are exactly those of the contract', () => {
  const contracts: RouteContract[] = [
    ...Object.values(allRoutes),
    ...Object.values(beheerRoutes).flatMap((of) => Object.values(of)),
  ];
  const contracted = contracts.map(({ method, path }) => `${method} ${withoutNames(toFastifyPath(path, 'cms'))}`);
  expect(registeredRoutes()).toEqual(contracted.sort());
});

/** Parsed from the tree Fastify prints; HEAD comes with every GET. */
function registeredRoutes(): string[] {
  const parts: string[] = [];
  const routes = app
    .printRoutes({ commonPrefix: false })
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = line.match(/^((?:[│ ] {3})*)[├└]── (\S+) \((.+)\)$/) ?? [];
      parts.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
      return methods.split(', ').map((method) => `${method} ${withoutNames(parts.join(''))}`);
    });
  return routes.filter((route) => !route.startsWith('HEAD ')).sort();
}

/** Two routes may name the same path parameter differently. */
function withoutNames(path: string): string {
  return path.replace(/:\w+(\|:\w+)*/g, ':').replace(/^.*\*$/, '*');
}

test('an unknown path is a problem, with the request id of the log', async () => {
  const response = await app.inject({ url: '/api/bestaat-niet', headers: { 'x-request-id': 'test-12345678' } });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status: 404, code: 'notFound', requestId: 'test-12345678' });
  expect(logged).toContainEqual(expect.objectContaining({ reqId: 'test-12345678', status: 404 }));
});

test('an answer has the security headers', async () => {
  const { headers } = await app.inject('/api/ventures');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/);
  // WebAssembly only, for the barcode reader: it cannot evaluate text as script.
  expect(policy.match(/script-src[^;]*/)?.[0].replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('two answers never share a nonce', async () => {
  const [first, second] = await Promise.all([app.inject('/api/ventures'), app.inject('/api/ventures')]);
  expect(first.headers['content-security-policy']).not.toBe(second.headers['content-security-policy']);
});

test('an unknown venture is refused before anything else', async () => {
  const response = await app.inject({ url: '/api/ventures', headers: { 'venture-id': '999' } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({
    code: 'unknownVenture',
    title: 'Deze winkel kennen we niet. Kijk het adres na.',
  });
});

test('validation errors are in Dutch', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/newsletter/register',
    payload: { emailAddress: 12, ventureId: ['210'] },
  });
  expect(response.json()).toMatchObject({
    code: 'invalidInput',
    title: 'Niet alles is goed ingevuld. Kijk het nog eens na.',
    errors: { emailAddress: ['Ongeldig e-mailadres'], ventureId: ['Vul hier tekst in'] },
  });
});

test.each(['Bearer onzin', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
  'the token %j is a 401, not an anonymous visit',
  async (authorization) => {
    const response = await app.inject({ url: '/api/ventures', headers: { authorization } });
    expect(response.statusCode).toBe(401);
  },
);

test('a body over the limit is refused', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/ventures', payload: { text: 'x'.repeat(1_100_000) } });
  expect(response.statusCode).toBe(413);
});

test('answers are compressed on request', async () => {
  const response = await app.inject({ url: '/api/ventures/locations', headers: { 'accept-encoding': 'br' } });
  expect(response.headers['content-encoding']).toBe('br');
});

test('the API documentation is generated from the same routes', async () => {
  const document = (await app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/ventures/{ventureId}'].get.parameters).toContainEqual(
    expect.objectContaining({ name: 'ventureId', in: 'path', required: true }),
  );
  const { post: submit } = document.paths['/api/exchange/v1/{entity}/batches'];
  expect(submit.security).toEqual([{ key: [] }]);
  expect(submit.requestBody.content['application/x-ndjson'].schema.anyOf).toContainEqual({
    $ref: '#/components/schemas/record-product',
  });
  expect(Object.keys(submit.responses)).toEqual(['202', 'default']);
  expect(document.components.schemas['record-product'].required).toEqual(['externalId']);
  expect(document.paths['/api/ventures'].get.security).toEqual([]);
  expect(document.paths['/api/orders/{orderId}/pdf'].get.responses['200'].content).toHaveProperty(
    'application/octet-stream',
  );
  const page = await app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.payload).toContain('/api/ventures/{ventureId}');
});

test('alive and ready', async () => {
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/ready')).json()).toEqual({ status: 'ok', search: { behindSeconds: 0, leftOut: 0 } });
});

test.each(['/api/ventures/%00', '/media/%00', '/api/translation/nl/%00'])(
  '%s, with a zero byte, is a 400',
  async (url) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('problem+json'),
    ]);
  },
);

test('a zero byte in a body is a 400', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/cms/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=password&client_id=Default&username=a%00b&password=x',
  });
  expect(response.statusCode).toBe(400);
});

test('an invalid URL is a problem like any other', async () => {
  const response = await app.inject('/api/ventures/%E0%A4%A');
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    400,
    expect.stringContaining('problem+json'),
  ]);
});

test('secrets in URLs stay out of the log, and no URL can suppress its log line', async () => {
  await app.inject({
    url: '/api/account/verifytoken/geheim-token?email=a@b.nl',
    headers: { 'x-request-id': 'log-test-0001' },
  });
  await app.inject({
    url: '/api/ventures?token=geheim-token',
    headers: { 'x-request-id': 'log-test-0002', 'x-in-process': 'é'.repeat(37) },
  });
  const lines = logged.filter((line) => String(line.reqId).startsWith('log-test-'));
  expect(lines.map((line) => line.path)).toEqual(['/api/account/verifytoken/:token', '/api/ventures']);
  expect(JSON.stringify(lines)).not.toContain('geheim');
});
