import type { Audience } from '@bouwpoort/contract/foundation/audience';
import { expect, test } from 'vitest';
import { offeredLinks } from './offered-links.ts';

interface Item {
  text: string;
  audience?: Audience;
  children: Item[];
}

const item = (text: string, more: Partial<Item> = {}): Item => ({ text, children: [], ...more });
const menu = [
  item('Assortiment', { children: [item('Aanbiedingen', { audience: 'customers' }), item('Gips')] }),
  item('Account aanvragen', { audience: 'visitors' }),
];
const words = (items: readonly Item[]) =>
  items.flatMap(({ text, children }) => [text, ...children.map((child) => child.text)]);

test('a visitor and a customer each see their own links, at every level', () => {
  expect(words(offeredLinks(menu, false))).toEqual(['Assortiment', 'Gips', 'Account aanvragen']);
  expect(words(offeredLinks(menu, true))).toEqual(['Assortiment', 'Aanbiedingen', 'Gips']);
});
