import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import { expect, test } from 'vitest';
import { openTrail } from './open-trail.ts';

function link(id: string, children: HeaderLink[] = []): HeaderLink {
  return { id, text: id, href: `/${id}`, thumbnailUrl: null, target: null, title: null, children };
}
const links = [link('hout'), link('isolatie', [link('pir', [link('dak')])])];
const stack = (...ids: string[]) => ids.map((id, level) => ({ id, isOpen: true, level }));

test('follows the stack down the menu', () => {
  expect(openTrail(links, stack('isolatie', 'pir')).map((item) => item.id)).toEqual(['isolatie', 'pir']);
});

test('stops at an item that is not in the menu', () => {
  expect(openTrail(links, stack('isolatie', 'weg', 'dak')).map((item) => item.id)).toEqual(['isolatie']);
});
