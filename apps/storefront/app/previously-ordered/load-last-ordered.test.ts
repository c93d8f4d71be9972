import type { Client } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import { findOrderedProducts, loadAllLastOrdered } from './load-last-ordered.ts';

const ordered = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    key: `${id}__CatalogContent`,
    lastOrderedAt: new Date(Date.UTC(2026, 10, 1) - id * 1000).toISOString(),
    timesOrdered: 1 + (id % 3),
    variants: [
      { contentId: `guid-${id}`, code: `${id}`, quantity: 6, salesUnitId: 'PK', orderedAt: '2026-11-01T10:00:00Z' },
    ],
  }));

/** A fake shop that sells the even numbers. */
function shop(known: ReturnType<typeof ordered>) {
  const asked: { name: string; references?: string[] }[] = [];
  let running = 0;
  let maxRunning = 0;
  const call = async (
    name: string,
    input: { query?: { take: number; skip: number }; body?: { references: string; query: string } },
  ) => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (name === 'orders.lastOrderedProducts') {
      asked.push({ name });
      const { take, skip } = input.query ?? { take: 5, skip: 0 };
      return known.slice(skip, skip + take);
    }
    const references = input.body?.references.split(',') ?? [];
    asked.push({ name, references });
    const ids = references.map((key) => Number.parseInt(key, 10)).filter((id) => id % 2 === 0);
    const found = ids.filter((id) => !input.body?.query || String(id) === input.body.query);
    return {
      totalMatching: found.length,
      // In another order than requested.
      results: found.reverse().map((id) => ({
        contentLink: { id: String(id) },
        name: `Product ${id}`,
        productUrl: `/p/${id}`,
        displayImage: null,
        brand: '',
        line: '',
        type: '',
        displayVariantsBy: '',
        ventureStockTypes: [],
        variants: [],
      })),
    };
  };
  return { api: { call, url: () => '' } as unknown as Client, asked, most: () => maxRunning };
}

test('all pages are requested, and none after the last', async () => {
  for (const [count, calls] of [
    [0, 1],
    [99, 1],
    [100, 2],
    [250, 3],
  ] as const) {
    const { api, asked } = shop(ordered(count));
    expect(await loadAllLastOrdered(api)).toHaveLength(count);
    expect(asked).toHaveLength(calls);
  }
});

test('articles that are still sold keep their order; requests have a hundred keys, four at a time', async () => {
  const known = ordered(650);
  const { api, asked, most } = shop(known);
  const found = await findOrderedProducts(api, '210', known);
  expect(found.map(({ product }) => Number(product.id))).toEqual(Array.from({ length: 325 }, (_, index) => index * 2));
  expect(found[1]).toMatchObject({ lastOrderedAt: known[2]?.lastOrderedAt, timesOrdered: 3 });
  expect(found[1]?.product.lastOrdered).toEqual([{ guid: 'guid-2', quantity: 6, salesUnit: 'PK' }]);
  expect(asked.map(({ references }) => references?.length)).toEqual([100, 100, 100, 100, 100, 100, 50]);
  expect(most()).toBe(4);
});

test('a text searches all of them; without articles nothing is requested', async () => {
  const known = ordered(300);
  const { api } = shop(known);
  expect((await findOrderedProducts(api, '210', known, '248')).map(({ product }) => product.id)).toEqual(['248']);
  const none = shop([]);
  expect(await findOrderedProducts(none.api, '210', [])).toEqual([]);
  expect(none.asked).toEqual([]);
});
