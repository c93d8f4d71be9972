import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { expect, test } from 'vitest';
import { categoryTrail } from './category-trail.ts';

const link = (id: string, text: string, href: string, children: HeaderLink[] = []): HeaderLink => ({
  id,
  text,
  href,
  thumbnailUrl: null,
  target: null,
  title: null,
  children,
});

const root = '/steenhof/categorieen/steenhof-catalogus';
const links = [
  link('210-nieuws', 'Nieuws', '/steenhof/nieuws'),
  link('210-catalogus', 'Assortiment', root, [
    link('21001__CatalogContent', 'Gips', `${root}/gips`),
    link('21041__CatalogContent', 'Isolatie', `${root}/isolatie`, [
      link('21044__CatalogContent', 'PIR', `${root}/isolatie/pir`),
    ]),
  ]),
];

test('from the catalogue down to the category', () => {
  expect(categoryTrail(links, '21044')).toEqual([
    { label: 'Assortiment', href: '/steenhof/categorieen' },
    { label: 'Isolatie', href: '/steenhof/categorieen/isolatie?page=1' },
    { label: 'PIR', href: '/steenhof/categorieen/isolatie/pir?page=1' },
  ]);
});

test.each(['99999', null])('category %s is not in the menu', (id) => {
  expect(categoryTrail(links, id)).toEqual([]);
});
