import { expect, test } from 'vitest';
import { navigationHref } from './navigation-href.ts';

test.each([
  ['/steenhof/categorieen/steenhof-catalogus/isolatie', '/steenhof/categorieen/isolatie?page=1'],
  ['/steenhof/categorieen/steenhof-catalogus/isolatie/pir', '/steenhof/categorieen/isolatie/pir?page=1'],
  ['/steenhof/categorieen/steenhof-catalogus', '/steenhof/categorieen'],
  ['/steenhof/categorieen/steenhof-catalogus/', '/steenhof/categorieen/'],
  ['/steenhof/categorieen', '/steenhof/categorieen'],
  ['/steenhof/nieuws/zagen', '/steenhof/nieuws/zagen'],
  ['https://elders.test/a?b=c', 'https://elders.test/a?b=c'],
])('%s becomes %s', (href, expected) => {
  expect(navigationHref(href)).toBe(expected);
});
