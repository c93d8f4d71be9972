import { expect, test } from 'vitest';
import { cleanNavigation } from './navigation-clean.ts';

const link = (href: string, thumbnailUrl: string | null = null) => ({
  id: 'a',
  text: 'Iets',
  href,
  thumbnailUrl,
  target: null,
  title: null,
});

test('links to this site, other sites, mail and telephone are accepted', () => {
  const links = ['/steenhof', 'https://elders.example', 'mailto:a@b.nl', 'tel:030', '#navigatie'].map((href) =>
    link(href),
  );
  const menus = { headerLinks: links.map((one) => ({ ...one, children: [] })), footerLinks: [], secondaryLinks: links };
  expect(cleanNavigation(menus)).toEqual(menus);
});

test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'])(
  '%s is removed at any depth',
  (href) => {
    const { headerLinks, footerLinks, secondaryLinks } = cleanNavigation({
      headerLinks: [{ ...link('/'), children: [{ ...link('/'), children: [{ ...link(href, href), children: [] }] }] }],
      footerLinks: [{ title: 'Service', links: [{ text: 'x', href, target: null, title: null }] }],
      secondaryLinks: [link(href)],
    });
    expect(headerLinks[0]?.children[0]?.children[0]).toMatchObject({ href: '#', thumbnailUrl: null });
    expect(footerLinks[0]?.links[0]?.href).toBe('#');
    expect(secondaryLinks[0]?.href).toBe('#');
  },
);
