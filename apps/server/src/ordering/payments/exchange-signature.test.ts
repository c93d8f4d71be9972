import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSignedExchange, signExchange } from './exchange-signature.ts';

const key = { id: 'AT-1234-5678', secret: 'het geheim van de webshop' };
const body = JSON.stringify({ type: 'order', object: { id: 'p1', reference: 'BP1', status: { code: 100 } } });
const read = (headers: Record<string, string>, text = body) => readSignedExchange(key, headers, Buffer.from(text));
const signed = signExchange(key, body);

test('a call of the provider is read', () => {
  expect(read(signed)).toEqual({ providerId: 'p1', orderId: 'BP1' });
  expect(read({ ...signed, signature: signed.signature?.toUpperCase() ?? '' })).toBeDefined();
  const sha512 = createHmac('sha512', key.secret).update(body).digest('hex');
  expect(read({ ...signed, 'signature-algorithm': 'sha512', signature: sha512 })).toBeDefined();
});

test.each([
  ['no signature', { signature: '' }],
  ['another signature', { signature: '0'.repeat(64) }],
  ['a signature that is cut off', { signature: signed.signature?.slice(0, 10) ?? '' }],
  ['the key of somebody else', { 'signature-keyid': 'AT-8765-4321' }],
  ['another method', { 'signature-method': 'RSA' }],
  [
    'a weak algorithm',
    { 'signature-algorithm': 'md5', signature: createHmac('md5', key.secret).update(body).digest('hex') },
  ],
  ['no algorithm', { 'signature-algorithm': '' }],
])('%s is refused', (_, change) => {
  expect(read({ ...signed, ...change })).toBeUndefined();
});

test('one byte more or less is refused', () => {
  expect(read(signed, `${body} `)).toBeUndefined();
  expect(read(signed, body.replace('100', '101'))).toBeUndefined();
});

test.each(['', 'geen json', '[]', '{"object":{"id":7}}', '{"object":{"id":"p1"}}'])(
  'signed, but without a payment: %j',
  (text) => {
    expect(read(signExchange(key, text), text)).toBeUndefined();
  },
);
