import type { HeaderLink, Navigation } from '@bouwpoort/contract/content/menus';
import { expect, test } from 'vitest';
import { webSettings } from '../web/web-settings.ts';
import { pageNavigation } from './page-navigation.ts';

function link(id: string, children: HeaderLink[] = []): HeaderLink {
  return { id, text: id, href: `/${id}`, thumbnailUrl: null, target: null, title: null, children };
}

const navigation: Navigation = {
  headerLinks: [link('home'), link('a', [link('b')]), link('c'), link('d'), link('e'), link('f')],
  footerLinks: [{ title: 'Service', links: [] }],
  secondaryLinks: [],
};

test('the portal shows its first links except home, without their children', () => {
  const { headerLinks } = pageNavigation(navigation, webSettings.defaultVentureId);
  expect(headerLinks.map(({ id }) => id)).toEqual(['a', 'c', 'd', 'e']);
  expect(headerLinks[0]).not.toHaveProperty('children');
});

test('a shop has its links in the menu only', () => {
  expect(pageNavigation(navigation, '210')).toEqual({ headerLinks: [], footerLinks: navigation.footerLinks });
});
