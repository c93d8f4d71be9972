import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../../../tools/property-runs.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { FilterExpression } from './filter-expression.ts';
import type { ProductQuery } from './search-engine.ts';

/*
 * The engine against the database: whatever is chosen, the products and every count are those a plain query finds. The
 * query knows only tables; the catalogue is first made worse than the demo world is.
 */

const world = await createTestApp();
const { db, search } = world;
const ventureId = '210';

await db.execute(sql`update product set market_filter = '{210,220}' where id % 17 = 3`);
await db.execute(sql`update product set market_filter = '{220}' where id % 17 = 4`);
await db.execute(sql`update product set start_publish = '2030-01-01' where id % 19 = 5`);
await db.execute(sql`update product set stop_publish = '2026-01-01' where id % 19 = 6`);
await db.execute(sql`update product set stop_publish = '2030-01-01' where id % 19 = 7`);
await db.execute(sql`update variant set market_filter = '{210}' where id % 7 = 2`);
await db.execute(sql`update variant set stop_publish = '2026-01-01' where id % 11 = 3`);
await db.execute(sql`update variant set stock_item = false where id % 3 = 0`);
await world.caughtUp();

const now = world.context.clock().toISOString();
const published = (table: string) =>
  sql`${sql.raw(table)}.start_publish <= ${now} and (${sql.raw(table)}.stop_publish is null or ${sql.raw(table)}.stop_publish > ${now})
    and not ${sql.raw(table)}.venture_id = any(${sql.raw(table)}.market_filter)`;

/** Every product that may be seen, with everything it can be filtered by. */
await db.execute(sql`create table naive_fact as
  with offered as (
    select v.* from variant v join product p on p.id = v.product_id where ${published('p')} and ${published('v')})
  select p.id, f.grp, f.value from product p, lateral (
    values ('brand', p.brand), ('line', p.line), ('type', p.type)) f(grp, value)
    where p.venture_id = ${ventureId} and p.id in (select product_id from offered)
  union select product_id, 'stockType', case when stock_item then 'stockItem' else 'orderItem' end from offered
    where venture_id = ${ventureId}
  union select o.product_id, 'feature ' || e.key, e.key || ':' || e.value
    from offered o, jsonb_each_text(o.feature_list) e join feature f on f.key = e.key and f.is_filter
    where o.venture_id = ${ventureId}
  union select p.id, 'category', a::text from product p, unnest(p.ancestors) a
    where p.venture_id = ${ventureId} and p.id in (select product_id from offered)`);

await db.execute(sql`create index on naive_fact (id, grp, value)`);
await db.execute(sql`analyze naive_fact`);

const { rows: facts } = await db.execute<{ grp: string; value: string }>(
  sql`select distinct grp, value from naive_fact order by grp, value`,
);
const groups = [...new Set(facts.map(({ grp }) => grp))].filter((grp) => grp !== 'category');
const valuesOf = (grp: string) => facts.filter((fact) => fact.grp === grp).map(({ value }) => value);
const fieldOf = (grp: string) => (grp.startsWith('feature ') ? 'featureList/featureValue' : grp);

type Chosen = { grp: string; values: string[] };

const chosen: fc.Arbitrary<Chosen> = fc.constantFrom(...groups).chain((grp) =>
  fc.record({
    grp: fc.constant(grp),
    values: fc.uniqueArray(fc.constantFrom(...valuesOf(grp)), { minLength: 1, maxLength: 4 }),
  }),
);

const question = fc.record({
  chosen: fc.uniqueArray(chosen, { selector: ({ grp }) => grp, maxLength: 3 }),
  category: fc.option(fc.constantFrom(...valuesOf('category')), { freq: 2 }),
  /** Across groups, so nothing that a filter group could show as chosen. */
  either: fc.option(
    fc.tuple(chosen, chosen).filter(([a, b]) => a.grp !== b.grp),
    { freq: 3 },
  ),
  stock: fc.boolean(),
  includeOrderItems: fc.boolean(),
  includeSingleFilterOptions: fc.boolean(),
  text: fc.constantFrom(
    '',
    '',
    'plaat',
    'gipsplaat',
    'schroeven 5 mm',
    'wit',
    '1200x600',
    'dakpan xqzw',
    'kit',
    'stel',
  ),
  orderBy: fc.constantFrom('score' as const, 'name' as const, 'newest' as const, 'mostOrdered' as const),
});
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;

const eq = (field: string, value: string): FilterExpression => ({ kind: 'eq', field, value });
const anyOf = ({ grp, values }: Chosen): FilterExpression => {
  const of = values.map((value) => eq(fieldOf(grp), value));
  return of.length === 1 && of[0] ? of[0] : { kind: 'or', of };
};

function ask(asked: Question): ProductQuery {
  const of = asked.chosen.map(anyOf);
  if (asked.category !== null) of.push({ kind: 'contains', field: 'allAncestors', value: asked.category });
  if (asked.either) of.push({ kind: 'or', of: asked.either.map(anyOf) });
  if (asked.stock) of.push(eq('stock', 'true'));
  const { text, includeOrderItems, includeSingleFilterOptions, orderBy } = asked;
  return {
    ...{ ventureId, text, includeOrderItems, includeSingleFilterOptions, orderBy, top: 100, skip: 0 },
    ...(of.length === 0 ? {} : { filter: { kind: 'and', of } }),
  };
}

const has = ({ grp, values }: Chosen): SQL =>
  sql`exists (select from naive_fact x where x.id = f.id and x.grp = ${grp} and x.value = any(${sql.param(values)}))`;

async function everyHit(query: ProductQuery): Promise<number[]> {
  const { totalMatching, productIds } = await search.search(query);
  const ids = [...productIds];
  while (ids.length < totalMatching) ids.push(...(await search.search({ ...query, skip: ids.length })).productIds);
  return ids;
}

/** What the text alone finds is the engine's to say; everything else the database knows. */
async function countNaively(asked: Question) {
  const base: SQL[] = [sql`true`];
  if (asked.category !== null) base.push(has({ grp: 'category', values: [asked.category] }));
  if (asked.either) base.push(sql`(${sql.join(asked.either.map(has), sql` or `)})`);
  if (asked.stock || !asked.includeOrderItems) base.push(has({ grp: 'stockType', values: ['stockItem'] }));
  if (asked.text !== '') {
    const found = await everyHit(
      ask({ ...asked, chosen: [], category: null, either: null, stock: false, includeOrderItems: true }),
    );
    base.push(sql`f.id = any(${sql.param(found)}::integer[])`);
  }
  const within = (but: string | undefined) =>
    sql.join([...base, ...asked.chosen.filter(({ grp }) => grp !== but).map(has)], sql` and `);
  const count = (which: SQL, but: string | undefined) =>
    sql`select f.grp, f.value, count(*)::int from naive_fact f where ${which} and ${within(but)} group by 1, 2`;
  const chosenGroups = asked.chosen.map(({ grp }) => grp);
  // A group that was chosen from counts as if it was not.
  const counts = [
    count(sql`f.grp <> 'category' and f.grp <> all(${sql.param(chosenGroups)}::text[])`, undefined),
    ...chosenGroups.map((grp) => count(sql`f.grp = ${grp}`, grp)),
  ];
  const ids = sql`select 'id', f.id::text, 1 from naive_fact f where f.grp = 'brand' and ${within(undefined)}`;
  const { rows } = await db.execute<{ grp: string; value: string; count: number }>(
    sql.join([...counts, ids], sql` union all `),
  );
  return rows;
}

test('products and counts are those of a plain query', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const hits = await search.search(ask(asked));
      const naive = await countNaively(asked);
      expect((await everyHit(ask(asked))).sort()).toEqual(
        naive
          .filter(({ grp }) => grp === 'id')
          .map(({ value }) => Number(value))
          .sort(),
      );
      for (const grp of groups) {
        const expected = new Map(naive.filter((row) => row.grp === grp).map(({ value, count }) => [value, count]));
        const selected = asked.chosen.find((one) => one.grp === grp)?.values ?? [];
        for (const value of selected) if (!expected.has(value)) expected.set(value, 0);
        const links = hits.filters
          .filter(({ filterField }) => filterField === fieldOf(grp))
          .flatMap((group) => group.links)
          .filter(({ value }) => !grp.startsWith('feature ') || value.startsWith(`${grp.slice(8)}:`));
        const shown = expected.size > (asked.includeSingleFilterOptions ? 0 : 1) || selected.length > 0;
        expect(new Map(links.map(({ value, count }) => [value, count]))).toEqual(shown ? expected : new Map());
        expect(
          links
            .filter((link) => link.selected)
            .map(({ value }) => value)
            .sort(),
        ).toEqual([...selected].sort());
      }
    }),
    // Each asks a dozen questions, which a cluster answers in milliseconds rather than microseconds.
    { numRuns: process.env.OPENSEARCH_TEST_URL === undefined ? propertyRuns(200) : 25 },
  );
}, 120_000);
