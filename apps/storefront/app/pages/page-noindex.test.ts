import { expect, test } from 'vitest';
import { isKeptFromSearchEngines } from './page-noindex.ts';

test.each([
  '/steenhof/zoeken',
  '/steenhof/winkelwagen',
  '/steenhof/bestellen',
  '/steenhof/mijn-bouwpoort',
  '/keukenatelier/nieuwsbrief-bevestigen',
  '/steenhof/nieuwsbrief-afmelden',
  '/atoms',
])('%s stays out of search engines', (pathname) => expect(isKeptFromSearchEngines(pathname)).toBe(true));

test.each(['/', '/steenhof', '/steenhof/nieuws/zagen', '/vestigingen'])('%s may be found', (pathname) =>
  expect(isKeptFromSearchEngines(pathname)).toBe(false),
);
