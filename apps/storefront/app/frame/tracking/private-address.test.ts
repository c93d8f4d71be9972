import { expect, test } from 'vitest';
import { privateAddress } from './private-address.ts';

test.each([
  ['/steenhof/zoeken?q=joris%40bouw.example', '/steenhof/zoeken'],
  ['/steenhof/wachtwoord-instellen?token=geheim#x', '/steenhof/wachtwoord-instellen'],
  ['https://shop.example/api/ventures/210?x=1', 'https://shop.example/api/ventures/210'],
  ['/api/account/register/q7Rk2mVd9sLx0PzT4nBw6YcH', '/api/account/register/:secret'],
  ['/api/carts/0b0ce0ea-6a4f-4f6a-9d36-3d1f1c8a7b11', '/api/carts/:secret'],
  [
    '/steenhof/product/isolatieplaat-40-mm-met-dubbele-folie-100023',
    '/steenhof/product/isolatieplaat-40-mm-met-dubbele-folie-100023',
  ],
  [
    '/bouwpoort/klantenservice/veelgestelde-vragen-over-bezorgen',
    '/bouwpoort/klantenservice/veelgestelde-vragen-over-bezorgen',
  ],
  ['', ''],
])('%s', (address, reported) => {
  expect(privateAddress(address)).toBe(reported);
});
