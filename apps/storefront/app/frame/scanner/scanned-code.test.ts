import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

test.each([
  ['1589792', '1589792'],
  ['https://shop.example/steenhof/bestellijsten/1042?scan=0045120', '0045120'],
  ['http://localhost:4912/steenhof/bestellijsten/1?scan=AB%2F12+3', 'AB/12 3'],
  ['https://shop.example/steenhof/bestellijsten/1042', 'https://shop.example/steenhof/bestellijsten/1042'],
  [
    'https://shop.example/steenhof/bestellijsten/1?scan=%E0%A4%A',
    'https://shop.example/steenhof/bestellijsten/1?scan=%E0%A4%A',
  ],
])('%s is %s', (text, code) => {
  expect(scannedCode(text)).toBe(code);
});
