import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { relevanceSet } from './relevance-set.ts';

const { search, db } = await createTestApp();
const { rows } = await db.execute<{ id: number; name: string; type: string }>(sql`select id, name, type from product`);
const products = new Map(rows.map((row) => [row.id, `${row.name} / ${row.type}`]));

function firstFive(ventureId: string, text: string) {
  const paging = { orderBy: 'score', top: 5, skip: 0 } as const;
  return search.search({ ventureId, text, includeOrderItems: true, includeSingleFilterOptions: false, ...paging });
}

test('what customers type finds what they mean among the first five', () => {
  const misses: string[] = [];
  const notFirst: string[] = [];
  for (const { ventureId, text, finds } of relevanceSet) {
    const { productIds } = firstFive(ventureId, text);
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

test.each([
  ['gibsplaat', 'gipsplaat'],
  ['metselmotrel', 'metselmortel'],
  ['thermovats pir', 'thermovast pir'],
])('%s: did you mean %s', (text, meant) => {
  expect(firstFive('210', text).didYouMean).toBe(meant);
});

test.each(['gipsplaat', 'gipsplaten', 'gips plaat', '0045120', 'rigips', 'xqzwvkj', ''])(
  '%j needs no correcting, or has none',
  (text) => {
    expect(firstFive('210', text).didYouMean).toBeUndefined();
  },
);

test('more words find less, until they find nothing together', () => {
  const count = (text: string) => firstFive('210', text).totalMatching;
  expect(count('gipsplaat brandwerend')).toBeGreaterThan(0);
  expect(count('gipsplaat brandwerend')).toBeLessThan(count('gipsplaat'));
  expect(count('gipsplaat xqzwvkj')).toBe(count('gipsplaat'));
});
