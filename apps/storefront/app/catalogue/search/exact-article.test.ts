import { expect, test } from 'vitest';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { exactArticle } from './exact-article.ts';

const tile = (name: string, ...codes: string[]) =>
  ({ name, variants: codes.map((code) => ({ code })) }) as unknown as ProductTile;
const products = [tile('Gipsplaat', '1001126', '1001127'), tile('Kit', 'K-204')];

test.each([
  ['1001127', 'Gipsplaat', '1001127'],
  ['1001 127', 'Gipsplaat', '1001127'],
  ['1001.126', 'Gipsplaat', '1001126'],
  ['k204', 'Kit', 'K-204'],
])('%s is an article number', (query, name, code) => {
  const found = exactArticle(products, query);
  expect([found?.product.name, found?.code]).toEqual([name, code]);
});

test.each(['100112', 'gipsplaat', '', '9999999'])('%j is not an article number', (query) => {
  expect(exactArticle(products, query)).toBeNull();
});
