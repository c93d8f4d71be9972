import { expect, test } from 'vitest';
import { sharedRequestOf } from './page-key.ts';

type Asked = Parameters<typeof sharedRequestOf>[0];

function ask(url: string, rest: Partial<Asked> = {}) {
  const request = {
    method: 'GET',
    url,
    headers: {},
    cookies: {},
    protocol: 'https',
    host: 'bouwpoort.example',
    ...rest,
  };
  return sharedRequestOf(request as Asked);
}

test.each([
  ['/steenhof', '/steenhof'],
  ['/steenhof?utm_source=brief&utm_x=1&gclid=a', '/steenhof'],
  ['/steenhof/nieuws?soort=x&page=2&fbclid=1', '/steenhof/nieuws?page=2&soort=x'],
  ['/steenhof/zoeken?q=dak+raam', '/steenhof/zoeken?q=dak+raam'],
  ['/steenhof/zoeken?q=a?b', '/steenhof/zoeken?q=a%3Fb'],
  ['/steenhof?', '/steenhof'],
])('%s is made as %s', (url, made) => {
  expect(ask(url)?.url).toBe(made);
});

test('it is known whether the address was longer', () => {
  expect(ask('/steenhof?page=2')?.isShortened).toBe(false);
  expect(ask('/steenhof?utm_source=x')?.isShortened).toBe(true);
});

test('other hosts, other schemes and other cookies are other pages', () => {
  const keys = [
    ask('/steenhof'),
    ask('/steenhof', { host: 'elders.example' }),
    ask('/steenhof', { protocol: 'http' }),
    ask('/steenhof', { cookies: { stockFilter: 'true' } }),
    ask('/steenhof', { cookies: { stockFilter: 'false' } }),
    ask('/steenhof?page=2'),
  ].map((shared) => shared?.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('only the cookies that pages know are part of the request', () => {
  const cookies = {
    viewport: 'xl',
    stockFilter: 'true',
    siteUser: '{"firstName":"Mila"}',
    productView: 'iets; auth=x',
  };
  expect(ask('/steenhof', { cookies })?.cookie).toBe('stockFilter=true');
});

test.each<[string, string, Partial<Asked>]>([
  ['a login', '/steenhof', { cookies: { auth: 'x.y' } }],
  ['an empty login', '/steenhof', { cookies: { auth: '' } }],
  ['a token', '/steenhof', { headers: { authorization: 'Bearer x' } }],
  ['a form', '/steenhof', { method: 'POST' }],
  ['a parameter nobody knows', '/steenhof?token=geheim', {}],
])('%s makes a page somebody’s own', (_, url, rest) => {
  expect(ask(url, rest)).toBeUndefined();
});
