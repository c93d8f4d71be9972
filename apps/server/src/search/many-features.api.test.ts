import type { ProductSearchResponse } from '@bouwpoort/contract/product-search';
import { expect, test } from 'vitest';
import { query } from '../database/prepared.ts';
import { createTestApp } from '../testing/test-app.ts';

const { app, db, caughtUp } = await createTestApp();

/** Feature n is of every n-th article, with four values; the last is the same for all. */
const many = 200;
await query(
  db,
  `insert into feature (key, name, unit, is_filter, is_measured, position)
   select 'veel-' || n, 'Kenmerk ' || n, '', true, true, 1000 + n from generate_series(1, $1::integer) as n
   union all select 'veel-gelijk', 'Gelijk', '', true, true, 999`,
  [many],
);
await query(
  db,
  `update variant v set feature_list = jsonb_build_object('veel-gelijk', 'ja') || coalesce((
     select jsonb_object_agg('veel-' || n, 'waarde ' || (abs(hashint4(v.id)) / n) % 4) from generate_series(1, $1::integer) as n
     where abs(hashint4(v.id)) % n = 0), '{}') where venture_id = '210'`,
  [many],
);
await caughtUp();

async function filtersOf(body: object): Promise<ProductSearchResponse['filters']> {
  const address = '/api/content/search/products/210?includeOrderItems=true';
  const answer = await app.inject({ method: 'POST', url: address, payload: { top: 1, ...body } });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().filters;
}

const featuresIn = (filters: ProductSearchResponse['filters']) =>
  filters.filter(({ filterField }) => filterField === 'featureList/featureValue').map(({ name }) => name);

test('a text search offers the features that help most, twelve at most', async () => {
  const names = featuresIn(await filtersOf({ query: 'plaat' }));
  expect(names).toHaveLength(12);
  expect(names).toContain('Kenmerk 1');
  expect(names).not.toContain('Gelijk');
  const rare = names.map((name) => Number(name.split(' ')[1])).filter((n) => n > 30);
  expect(rare, 'what few products have is of little help').toEqual([]);
});

test('one that is chosen stays in sight', async () => {
  const filter = "featureList/featureValue eq 'veel-150:waarde 1'";
  const names = featuresIn(await filtersOf({ query: 'plaat', filter }));
  expect(names).toContain('Kenmerk 150');
});
