import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Cart } from '../ordering/cart.ts';
import type { VentureDetails } from '../organisation/ventures.ts';
import {
  ApiProblem,
  buildUrl,
  type CallableName,
  type CallInput,
  type ClientOptions,
  createClient,
  type TransportRequest,
} from './client.ts';

function clientAnswering(status: number, body: string, options: Partial<ClientOptions> = {}) {
  const sent: TransportRequest[] = [];
  const client = createClient({
    cms: 'cms',
    transport: async (request) => {
      sent.push(request);
      return { status, headers: { 'x-request-id': 'r1' }, text: async () => body };
    },
    ...options,
  });
  return { client, sent };
}

describe('the request of a call', () => {
  test('method, path and the headers every call carries', async () => {
    const { client, sent } = clientAnswering(200, '{"id":"210"}', {
      ventureId: '210',
      feHost: 'shop.example',
      accessToken: 'abc',
      headers: { 'X-Extra': '1' },
    });
    expect(await client.call('ventures.details', { params: { ventureId: '210' } })).toEqual({ id: '210' });
    expect(sent).toEqual([
      {
        method: 'GET',
        url: '/api/ventures/210',
        headers: {
          accept: 'application/json',
          'accept-language': 'nl',
          'api-version': '3.0',
          'venture-id': '210',
          'fe-host': 'shop.example',
          authorization: 'Bearer abc',
          'x-extra': '1',
        },
      },
    ]);
  });

  test('parameters and query are encoded, absent query values left out', async () => {
    const { client, sent } = clientAnswering(200, '{}');
    await client.call('search.autocomplete', { params: { ventureId: '210', query: 'hout & plaat 50%/m²?' } });
    await client.call('content.byPath', { query: { contentUrl: '/a b/c&d', select: undefined, expand: '*' } });
    await client.call('carts.open', {
      params: { customerId: 'C/1', cartName: 'main', ventureId: '210', create: true },
    });
    expect(sent.map((request) => request.url)).toEqual([
      '/api/search/autocompletemultiple/210/hout%20%26%20plaat%2050%25%2Fm%C2%B2%3F',
      '/api/cms/v3.0/content?contentUrl=%2Fa+b%2Fc%26d&expand=*',
      '/api/carts/C%2F1/main/210/true',
    ]);
  });

  test('a parameter cannot turn the path into another one', async () => {
    const { client, sent } = clientAnswering(200, '{}');
    for (const contentId of ['', '.', '..']) {
      await expect(client.call('content.byId', { params: { contentId } })).rejects.toThrow(TypeError);
    }
    expect(() => buildUrl('/media/{*}', 'cms', { params: { '*': 'a/../b' } })).toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  test('JSON bodies', async () => {
    const { client, sent } = clientAnswering(200, '{"value":true}');
    await client.call('newsletter.register', {
      body: { emailAddress: 'a@b.nl', ventureId: '210' },
      headers: { 'Idempotency-Key': 'k-12345678' },
    });
    expect(sent[0]?.body).toBe('{"emailAddress":"a@b.nl","ventureId":"210"}');
    expect(sent[0]?.headers['content-type']).toBe('application/json');
    expect(sent[0]?.headers['idempotency-key']).toBe('k-12345678');
  });

  test('form bodies', async () => {
    const { client, sent } = clientAnswering(200, '{}');
    await client.call('token.issue', {
      body: { grant_type: 'password', client_id: 'Default', username: 'jan+bouw@b.nl', password: 'a&b=c d' },
    });
    expect(sent[0]?.body).toBe('grant_type=password&client_id=Default&username=jan%2Bbouw%40b.nl&password=a%26b%3Dc+d');
    expect(sent[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  test('no body and no content type where none is given', async () => {
    const { client, sent } = clientAnswering(200, '{"value":true}');
    await client.call('account.logout');
    expect(sent[0]).not.toHaveProperty('body');
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
  });

  test('the signal is handed on', async () => {
    const { client, sent } = clientAnswering(200, '{}');
    const { signal } = new AbortController();
    await client.call('ventures.list', { signal });
    expect(sent[0]?.signal).toBe(signal);
  });
});

test('url() gives the links of answers that are not JSON', () => {
  const { client } = clientAnswering(200, '', { cms: 'inhoud' });
  expect(client.url('account.priceList', { params: { format: 'xlsx' } })).toBe('/api/account/pricelist/xlsx');
  expect(buildUrl('/media/{*}', 'cms', { params: { '*': 'map/foto één.jpg' }, query: { width: 320 } })).toBe(
    '/media/map/foto%20%C3%A9%C3%A9n.jpg?width=320',
  );
  expect(client.url('token.issue')).toBe('/api/inhoud/connect/token');
});

describe('the error of a refused call', () => {
  test('the problem document, with the fields a route adds', async () => {
    const body = {
      type: 'urn:x',
      title: 'Dit is intussen veranderd',
      status: 409,
      code: 'conflict',
      detail: 'Je winkelwagen is elders gewijzigd.',
      cart: { id: 7 },
    };
    const { client } = clientAnswering(409, JSON.stringify(body));
    const failure = await client.call('orders.cancel', { params: { orderId: '1' } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure).toMatchObject({
      status: 409,
      problem: body,
      message: body.detail,
      headers: { 'x-request-id': 'r1' },
    });
  });

  test.each(['<html>Bad gateway</html>', '', '[1]', 'null'])(
    'something readable when the answer is %j',
    async (text) => {
      const { client } = clientAnswering(502, text);
      await expect(client.call('ventures.list')).rejects.toMatchObject({
        status: 502,
        problem: { type: 'about:blank', title: 'HTTP 502', status: 502, code: 'unknown' },
      });
    },
  );

  test('a redirect is not an answer', async () => {
    const { client } = clientAnswering(302, '');
    await expect(client.call('ventures.list')).rejects.toBeInstanceOf(ApiProblem);
  });
});

test('an empty answer is undefined', async () => {
  const { client } = clientAnswering(204, '');
  expect(await client.call('account.logout')).toBeUndefined();
});

test('types follow the route', () => {
  const { client } = clientAnswering(200, '{}');
  expectTypeOf(client.call<'ventures.details'>).returns.resolves.toEqualTypeOf<VentureDetails>();
  expectTypeOf(client.call<'carts.byId'>).returns.resolves.toEqualTypeOf<Cart>();
  expectTypeOf<Parameters<typeof client.call<'ventures.details'>>['length']>().toEqualTypeOf<2>();
  expectTypeOf<Parameters<typeof client.call<'ventures.list'>>['length']>().toEqualTypeOf<1 | 2>();
  expectTypeOf<Parameters<typeof client.call<'account.logout'>>['length']>().toEqualTypeOf<1 | 2>();
  expectTypeOf<CallInput<'token.issue'>['body']['grant_type']>().toEqualTypeOf<'password' | 'refresh_token'>();
  expectTypeOf<CallInput<'inventory.warehouse'>['params']>().toEqualTypeOf<{ warehouseCode: number | string }>();
  expectTypeOf<'ventures.list'>().toExtend<CallableName>();
  expectTypeOf<'account.priceList'>().not.toExtend<CallableName>();
});

test.each([
  ['client.ts', ['../foundation/api-problem.ts', './route-paths.ts']],
  ['../foundation/api-problem.ts', []],
])('%s brings nothing but our own plain files into the browser', (file, own) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const imports = [...source.matchAll(/^(?:import|export)\s[^;]*?from\s+'([^']+)';/gms)];
  expect(imports.length).toBeGreaterThan(0);
  const atRuntime = imports.filter((found) => !/^(?:import|export) type\s/.test(found[0])).map((found) => found[1]);
  expect(atRuntime).toEqual(own);
  expect(source).not.toMatch(/^import\s*'|\bimport\(/m);
});
