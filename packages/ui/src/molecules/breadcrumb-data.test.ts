import { expect, test } from 'vitest';
import { breadcrumbData } from './breadcrumb-data.ts';

test('every crumb has its place, and an address that works anywhere, but for the page itself', () => {
  const { itemListElement } = breadcrumbData(
    [{ label: 'Steenhof', href: '/steenhof' }, { label: 'Nieuws', href: '/steenhof/nieuws' }, { label: 'Zagen' }],
    'https://shop.test',
  );
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Steenhof', item: 'https://shop.test/steenhof' },
    { '@type': 'ListItem', position: 2, name: 'Nieuws', item: 'https://shop.test/steenhof/nieuws' },
    { '@type': 'ListItem', position: 3, name: 'Zagen' },
  ]);
});
