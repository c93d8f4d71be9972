import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { expect, test } from 'vitest';
import { trailTo } from './main-menu-trail.ts';

function link(id: string, href: string, children: HeaderLink[] = []): HeaderLink {
  return { id, text: id, href, thumbnailUrl: null, target: null, title: null, children };
}

const links = [
  link('hout', '/s/categorieen/cat/hout', [link('regels', '/s/categorieen/cat/hout/regels')]),
  link('isolatie', '/s/categorieen/cat/isolatie', [
    link('pir', '/s/categorieen/cat/isolatie/pir', [
      link('dak', '/s/categorieen/cat/isolatie/pir/dak', [link('x', '/s/x')]),
    ]),
  ]),
];
const ids = (pathname: string) => trailTo(links, pathname).map((item) => item.id);

test('opens nothing on a page that is not in the menu', () => {
  expect(ids('/s')).toEqual([]);
});

test('opens the item of the page itself', () => {
  expect(ids('/s/categorieen/hout')).toEqual(['hout']);
});

test('opens the parent of a page without children', () => {
  expect(ids('/s/categorieen/hout/regels')).toEqual(['hout']);
});

test('opens at most two levels', () => {
  expect(ids('/s/categorieen/isolatie/pir/dak')).toEqual(['isolatie', 'pir']);
});
