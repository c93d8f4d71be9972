import { expect, test } from 'vitest';
import { isHiddenFromSearchEngines } from './page-noindex.ts';

test.each([
  '/steenhof/zoeken',
  '/steenhof/winkelwagen',
  '/steenhof/bestellen',
  '/steenhof/mijn-bouwpoort',
  '/keukenatelier/nieuwsbrief-bevestigen',
  '/steenhof/nieuwsbrief-afmelden',
  '/atoms',
])('%s stays out of search engines', (pathname) => expect(isHiddenFromSearchEngines(pathname)).toBe(true));

test.each(['/', '/steenhof', '/steenhof/nieuws/zagen', '/vestigingen'])('%s may be found', (pathname) =>
  expect(isHiddenFromSearchEngines(pathname)).toBe(false),
);
