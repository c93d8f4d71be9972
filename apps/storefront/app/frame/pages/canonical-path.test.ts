import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const steenhof = { id: '210', path: 'steenhof' };
const portal = { id: '110', path: 'bouwpoort' };

test.each([
  ['/steenhof/nieuws', '', '/steenhof/nieuws'],
  ['/SteenHof/nieuws/', '', '/steenhof/nieuws'],
  ['/steenhof', '?redirect=%2Fsteenhof%2Fwinkelwagen', '/steenhof'],
  ['/steenhof/nieuws', '?page=2&type=blog', '/steenhof/nieuws?page=2'],
  ['/steenhof/nieuws', '?page=1', '/steenhof/nieuws'],
  ['/steenhof/nieuws', '?page=twee', '/steenhof/nieuws'],
])('%s%s is %s', (pathname, search, expected) => {
  expect(canonicalPath({ pathname, search }, steenhof, 'cms')).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/bouwpoort', '/'],
  ['/bouwpoort/over-ons', '/bouwpoort/over-ons'],
  ['/vestigingen', '/vestigingen'],
])('on the portal %s is %s', (pathname, expected) => {
  expect(canonicalPath({ pathname, search: '' }, portal, 'cms')).toBe(expected);
});

test('an address of the content system says nothing of itself', () => {
  expect(
    canonicalPath({ pathname: '/cms/content/nl/steenhof,,210-home', search: '' }, steenhof, 'cms'),
  ).toBeUndefined();
});
