import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { plainestFirst, relevanceSet } from './relevance-set.ts';

const { search, db } = await createTestApp();
const { rows } = await db.execute<{ id: number; name: string; line: string; type: string }>(
  sql`select id, name, line, type from product`,
);
const products = new Map(rows.map((row) => [row.id, `${row.name} / ${row.type}`]));

function firstFive(ventureId: string, text: string) {
  const paging = { orderBy: 'score', top: 5, skip: 0 } as const;
  return search.search({ ventureId, text, includeOrderItems: true, includeSingleFilterOptions: false, ...paging });
}

test('queries of customers find the intended product among the first five', async () => {
  const misses: string[] = [];
  const notFirst: string[] = [];
  const found = await Promise.all(relevanceSet.map(({ ventureId, text }) => firstFive(ventureId, text)));
  for (const [at, { ventureId, text, finds }] of relevanceSet.entries()) {
    const productIds = found[at]?.productIds ?? [];
    const hits = productIds.map((id) =>
      typeof finds === 'number' ? id === finds : finds.test(products.get(id) ?? ''),
    );
    const line = `${ventureId} ${text}: ${productIds.map((id) => products.get(id)).join(' | ')}`;
    if (!hits.includes(true)) misses.push(line);
    else if (!hits[0]) notFirst.push(line);
  }
  if (misses.length > 0) console.log(`missed:\n${misses.join('\n')}`);
  if (notFirst.length > 0) console.log(`found, but not first:\n${notFirst.join('\n')}`);
  expect(relevanceSet.length).toBeGreaterThanOrEqual(60);
  expect(misses.length).toBeLessThanOrEqual(Math.floor(relevanceSet.length * 0.05));
  expect(notFirst.length).toBeLessThanOrEqual(Math.floor(relevanceSet.length * 0.05));
});

test.each(plainestFirst)('$text finds the plain articles first', async ({ ventureId, text, names }) => {
  for (const id of (await firstFive(ventureId, text)).productIds.slice(0, 2)) {
    const product = rows.find((row) => row.id === id);
    expect(product?.name.replace(`${product.line} `, '')).toMatch(names);
  }
});

test.each([
  ['gibsplaat', 'gipsplaat'],
  ['metselmotrel', 'metselmortel'],
  ['thermovats pir', 'thermovast pir'],
])('%s: did you mean %s', async (text, meant) => {
  expect((await firstFive('210', text)).didYouMean).toBe(meant);
});

test.each(['gipsplaat', 'gipsplaten', 'gips plaat', '0045120', 'rigips', 'xqzwvkj', ''])(
  '%j needs no correcting, or has none',
  async (text) => {
    expect((await firstFive('210', text)).didYouMean).toBeUndefined();
  },
);

test('more words find less, until they find nothing together', async () => {
  const count = async (text: string) => (await firstFive('210', text)).totalMatching;
  expect(await count('gipsplaat brandwerend')).toBeGreaterThan(0);
  expect(await count('gipsplaat brandwerend')).toBeLessThan(await count('gipsplaat'));
  expect(await count('gipsplaat xqzwvkj')).toBe(await count('gipsplaat'));
});

describe('of articles that a text fits equally well', () => {
  const plain = 100_002;
  const special = rows.find(({ name }) => /gipsplaat brandwerend/.test(name))?.id;
  const set = async (id: number | undefined, orderCount: number, stockItem = true) => {
    await db.execute(sql`update product set order_count = ${orderCount} where id = ${id}`);
    await db.execute(sql`update variant set stock_item = ${stockItem} where product_id = ${id}`);
    await search.caughtUp();
  };
  const isBefore = async (one: number | undefined, other: number | undefined) => {
    const { productIds } = await search.search({
      ...{ ventureId: '210', text: 'gipsplaat', includeOrderItems: true, includeSingleFilterOptions: false },
      ...{ orderBy: 'score', top: 100, skip: 0 },
    });
    return productIds.indexOf(one ?? 0) < productIds.indexOf(other ?? 0);
  };

  test('a plain one comes before a special one that is ordered somewhat more often', async () => {
    await set(plain, 50);
    await set(special, 400);
    expect(await isBefore(plain, special)).toBe(true);
  });

  test('products that are ordered most come first, regardless of their names', async () => {
    await set(plain, 1);
    await set(special, 100_000);
    expect(await isBefore(special, plain)).toBe(true);
  });

  test('stock items come before order items', async () => {
    await set(plain, 50, false);
    await set(rows.find(({ name }) => /Basis gipsplaat AK 600/.test(name))?.id, 20);
    expect(await isBefore(rows.find(({ name }) => /Basis gipsplaat AK 600/.test(name))?.id, plain)).toBe(true);
  });
});
