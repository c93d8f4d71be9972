import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sendEntityTags } from '../invalidation/etag.ts';
import { compileSerializer } from './json-text.ts';
import { longJson } from './long-json.ts';

const longList = (entry: unknown) => Array.from({ length: 100 }, () => entry);

test('an answer with a long list is the text of JSON.stringify, byte for byte', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(undefined, Number.NaN, -0, Symbol('none'), () => 1, new Date(0), new Map([[1, 2]])),
  );
  fc.assert(
    fc.property(anything, anything, fc.string({ unit: 'binary' }), (one, other, name) => {
      for (const value of [
        longList(one),
        { [name]: longList(one), other },
        { other, shipments: [{ other, lineItems: longList(one) }, other] },
        [other, { absent: undefined, [name]: { lines: longList(one) } }],
      ]) {
        expect(longJson(value)?.toString('utf8')).toBe(Buffer.from(JSON.stringify(value)).toString('utf8'));
      }
    }),
  );
});

test.each([
  ['a short list', { results: [{ name: 'λ' }] }],
  ['a text', 'λ'.repeat(1000)],
  ['what writes itself', { toJSON: () => longList('λ') }],
  ['bytes', Buffer.alloc(1000)],
  ['nothing', null],
])('%s is left to JSON.stringify', (_, value) => {
  expect(longJson(value)).toBeUndefined();
});

test.each([2, 200])(
  'an answer of %i entries has an entity tag, and is not sent to a client that has it',
  async (length) => {
    const entries = Array.from({ length }, (_, at) => ({ name: `λ ${at}`, secret: at }));
    const app = Fastify();
    app.setSerializerCompiler(compileSerializer);
    sendEntityTags(app);
    app.route({
      method: 'GET',
      url: '/',
      schema: { response: { 200: z.array(z.object({ name: z.string() })) } },
      config: { contract: {} as RouteContract },
      handler: async () => entries,
    });
    const first = await app.inject('/');
    expect(first.body).toBe(JSON.stringify(entries.map(({ name }) => ({ name }))));
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['content-length']).toBe(String(Buffer.byteLength(first.body)));
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await app.close();
  },
);
