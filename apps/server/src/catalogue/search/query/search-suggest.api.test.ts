import { autocompleteResult } from '@bouwpoort/contract/catalogue/search';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../testing/test-app.ts';

const { app, db } = await createTestApp();
const { rows } = await db.execute<{ id: number; name: string; type: string }>(sql`select id, name, type from product`);
const products = new Map(rows.map((row) => [String(row.id), row]));

async function suggested(text: string) {
  const answer = await app.inject(`/api/search/autocompletemultiple/210/${encodeURIComponent(text)}`);
  const { products: found } = autocompleteResult.parse(answer.json());
  expect(found.length).toBeLessThanOrEqual(5);
  return found.map(({ ContentLinkId }) => products.get(ContentLinkId));
}

describe('products whose type begins with the typed text come first', () => {
  test.each([
    ['gips', /^gips/i],
    ['beton', /^beton/i],
    ['metsel', /^metselmortel/i],
    ['tegel', /^tegel/i],
    ['stavast gips', /^gips/i],
    ['gipsplaten', /^gipsplaat/i],
  ])('%s: by its type', async (text, type) => {
    expect((await suggested(text))[0]?.type).toMatch(type);
  });

  test.each(['gips', 'schroef', 'beton', 'isol', 'kolm', 'hout'])(
    '%s: no name without such a word before one with it',
    async (text) => {
      const begins = (await suggested(text)).map((product) =>
        new RegExp(`(^|[^a-z])${text}`, 'i').test(product?.name ?? ''),
      );
      expect(begins).toContain(true);
      expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
    },
  );

  test('a ceiling tile made of gypsum comes after gypsum boards', async () => {
    const { rows: tiles } = await db.execute<{ id: number }>(
      sql`update product set name = 'Wolderma Basis gips plafondtegel fijn', order_count = 1000000
          where id = (select id from product where venture_id = '210' and type ilike '%plafond%' limit 1) returning id`,
    );
    const tile = tiles[0]?.id ?? 0;
    await expect.poll(async () => (await suggested('gips plafondtegel'))[0]?.id, { timeout: 30_000 }).toBe(tile);
    expect((await suggested('gips'))[0]?.type).toMatch(/^gips/i);
  });
});

test('an article number stays in front of everything', async () => {
  expect((await suggested('1589792'))[0]?.id).toBe(100001);
});
