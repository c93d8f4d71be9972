import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { expect, test } from 'vitest';
import { menuTrailTo } from './category-trail.ts';

function link(id: string, text: string, href: string, children: HeaderLink[] = []): HeaderLink {
  return { id, text, href, thumbnailUrl: null, target: null, title: null, children };
}

const root = '/steenhof/categorieen/steenhof-catalogus';
const links = [
  link('210-catalogus', 'Assortiment', root, [
    link('1__CatalogContent', 'Gips', `${root}/gips`, [link('2__CatalogContent', 'Platen', `${root}/gips/platen`)]),
    link('3__CatalogContent', 'Hout', `${root}/hout`),
  ]),
  link('nieuws', 'Nieuws', '/steenhof/nieuws'),
];

test('from the main category down to the category at this address', () => {
  expect(menuTrailTo(links, '/steenhof/categorieen/gips/platen')).toEqual([
    { id: '1', name: 'Gips', url: '/steenhof/categorieen/gips' },
    { id: '2', name: 'Platen', url: '/steenhof/categorieen/gips/platen' },
  ]);
});

test('case and a trailing slash make no difference', () => {
  expect(menuTrailTo(links, '/Steenhof/Categorieen/HOUT/').map(({ id }) => id)).toEqual(['3']);
});

test.each(['/steenhof/categorieen', '/steenhof/categorieen/onbekend', '/steenhof/nieuws'])(
  '%s is not a category',
  (path) => {
    expect(menuTrailTo(links, path)).toEqual([]);
  },
);
