import { expect, test } from 'vitest';
import { foundPagesHref, readSearchAddress } from './search-address.ts';

const asked = (search: string) => readSearchAddress(new URLSearchParams(search));

test.each([
  ['', { tab: undefined, page: 1, contentType: undefined }],
  ['q=pir&tab=producten', { tab: 'producten', page: 1, contentType: undefined }],
  ['tab=paginas&page=3&soort=NewsPage', { tab: 'paginas', page: 3, contentType: 'NewsPage' }],
  ['tab=prijzen&page=0&soort=%3Cscript%3E', { tab: undefined, page: 1, contentType: undefined }],
  ['page=-2', { tab: undefined, page: 1, contentType: undefined }],
  ['page=1.5', { tab: undefined, page: 1, contentType: undefined }],
  ['page=1e9', { tab: undefined, page: 500, contentType: undefined }],
  [`soort=${'x'.repeat(61)}`, { tab: undefined, page: 1, contentType: undefined }],
])('?%s becomes %j', (search, expected) => {
  expect(asked(search)).toEqual(expected);
});

const venture = { id: '210', path: 'steenhof' };

test('the first page of all types has the plain address of the tab', () => {
  expect(foundPagesHref(venture, 'pir', {})).toBe('/steenhof/zoeken?q=pir&tab=paginas');
  expect(foundPagesHref(venture, 'pir', { page: 2, contentType: 'NewsPage' })).toBe(
    '/steenhof/zoeken?q=pir&tab=paginas&soort=NewsPage&page=2',
  );
});

test('typed text cannot add another parameter', () => {
  const url = new URL(foundPagesHref(venture, 'a&tab=x"<b>#é', { page: 2 }), 'http://x.test');
  expect(Object.fromEntries(url.searchParams)).toEqual({ q: 'a&tab=x"<b>#é', tab: 'paginas', page: '2' });
});
