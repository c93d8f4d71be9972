import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { expect, test } from 'vitest';
import { catalogueSections } from './catalogue-sections.ts';

function link(id: string, text: string, href: string, children: HeaderLink[] = []): HeaderLink {
  return { id, text, href, thumbnailUrl: `/media/${text}.svg`, target: null, title: null, children };
}

const root = '/steenhof/categorieen/steenhof-catalogus';

test('main categories with their sub-categories, each linking to its first page', () => {
  const menu = [
    link('210-catalogus', 'Assortiment', root, [
      link('1__CatalogContent', 'Gips', `${root}/gips`, [link('2__CatalogContent', 'Platen', `${root}/gips/platen`)]),
    ]),
    link('nieuws', 'Nieuws', '/steenhof/nieuws'),
  ];
  expect(catalogueSections(menu)).toEqual([
    {
      id: '1__CatalogContent',
      name: 'Gips',
      href: '/steenhof/categorieen/gips?page=1',
      imageUrl: '/media/Gips.svg',
      subCategories: [{ id: '2__CatalogContent', name: 'Platen', href: '/steenhof/categorieen/gips/platen?page=1' }],
    },
  ]);
});

test('a menu without categories has no sections', () => {
  expect(catalogueSections([link('nieuws', 'Nieuws', '/steenhof/nieuws')])).toEqual([]);
});
