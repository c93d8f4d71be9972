import { expect, test } from 'vitest';
import { demoProducts } from '../catalogue/catalogue-orderables.ts';
import type { DemoWorldSize, TableFill } from '../table-fill.ts';
import { orderListFills } from './order-lists.ts';
import { quoteFills } from './quotes.ts';

const size: DemoWorldSize = { products: 2_500, seed: 20261115, today: '2026-11-16' };
const articles = { '210': demoProducts(size, '210', 200), '220': demoProducts(size, '220', 200) };
const byCode = new Map(Object.values(articles).flatMap((all) => all.map((one) => [one.code, one])));

function rowsOf(fills: readonly TableFill[], table: string) {
  const fill = fills.find((one) => one.table === table);
  return [...(fill?.rows ?? [])].map((row) =>
    Object.fromEntries(fill?.columns.map((name, at) => [name, row[at]]) ?? []),
  );
}

test('every order list has the articles that belong to its name', () => {
  const lines = rowsOf(orderListFills(size, articles), 'order_list_line');
  const counts = Map.groupBy(lines, (line) => line.list_id);
  expect([...counts].map(([id, { length }]) => [id, length])).toEqual([
    [101, 20],
    [102, 9],
    [103, 9],
    [104, 11],
    [105, 6],
    [106, 7],
    [107, 4],
  ]);
});

test.each(['quote_line', 'quote_offer_line'])(
  'a %s names its variant and promises no stock that is not kept',
  (table) => {
    for (const line of rowsOf(quoteFills(size, articles), table)) {
      const article = byCode.get(String(line.code));
      if (!article) continue;
      expect(line.name).toBe(article.variantName);
      if (!article.isStockItem) expect(line.delivery).not.toMatch(/voorraad/i);
    }
  },
);
