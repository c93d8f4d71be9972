import { expect, test } from 'vitest';
import { offeredLinks } from './offered-links.ts';

const link = (
  text: string,
  more: Partial<{ audience: 'visitors' | 'customers'; children: ReturnType<typeof link>[] }>,
): {
  text: string;
  audience?: 'visitors' | 'customers';
  children: ReturnType<typeof link>[];
} => ({ text, children: [], ...more });

const menu = [
  link('Assortiment', { children: [link('Aanbiedingen', { audience: 'customers' }), link('Gips', {})] }),
  link('Account aanvragen', { audience: 'visitors' }),
];
const words = (links: readonly { text: string; children: readonly { text: string }[] }[]) =>
  links.flatMap(({ text, children }) => [text, ...children.map((child) => child.text)]);

test('a visitor and a customer each see what is for them, at every level', () => {
  expect(words(offeredLinks(menu, false))).toEqual(['Assortiment', 'Gips', 'Account aanvragen']);
  expect(words(offeredLinks(menu, true))).toEqual(['Assortiment', 'Aanbiedingen', 'Gips']);
});
