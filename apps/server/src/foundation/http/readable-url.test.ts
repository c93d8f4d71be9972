import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  '/',
  '/steenhof/zoeken?q=%E0%A4%A',
  '/steenhof/caf%C3%A9',
  '/api/ventures/%E0%A4%A',
  '/a%20b?c=%3F?d',
  '/media/%00',
  '/api/x%00',
])('%s stays as it is', (url) => {
  expect(readableUrl(url)).toBe(url);
});

test.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%09/a%20a', '/%2509/a%2520a'],
  ['/%0D%0A/a%40a?b=%0A', '/%250D%250A/a%2540a?b=%0A'],
  ['/steenhof/%00', '/steenhof/%2500'],
  ['/steenhof/zoeken?q=a%00b', '/steenhof/zoeken?q=a%2500b'],
  ['/steenhof/100%?page=2&q=%41', '/steenhof/100%25?page=2&q=%41'],
])('%s is read literally', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
  expect(() => decodeURIComponent(readable)).not.toThrow();
});
