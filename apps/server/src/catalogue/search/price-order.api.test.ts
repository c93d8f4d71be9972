import { productSearchResponse } from '@bouwpoort/contract/catalogue/product-search';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';

const { app, db, cache } = await createTestApp();
const contractor = bearer(await logIn(app, 'aannemer@steenhof.test'));

function post(payload: object, headers: Record<string, string> = contractor, ventureId = '210') {
  return app.inject({ method: 'POST', url: `/api/content/search/products/${ventureId}/byprice`, headers, payload });
}

async function byPrice(payload: object) {
  const response = await post(payload);
  expect(response.statusCode, response.payload).toBe(200);
  return z.strictObject(productSearchResponse.shape).parse(response.json());
}

/** What the list shows for each product: the cheapest of what is asked for, with its unit; nothing without a price. */
async function shownPrices(results: Awaited<ReturnType<typeof byPrice>>['results']) {
  const offered = results.map(({ variants, matchingVariants }) =>
    variants.filter(({ contentLink: { id } }) => matchingVariants?.some((one) => one.id === id) ?? true),
  );
  const ids = offered.flat().map(({ contentLink }) => contentLink.guidValue);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/pricing',
    headers: contractor,
    payload: { ids, marketId: '210', currencyCode: 'EUR' },
  });
  const prices = new Map<string, { price: number; per: number; unit: string }>();
  for (const {
    contentId,
    prices: [first],
    salesPricePer: per,
    priceUnit,
  } of answer.json()) {
    if (first) prices.set(contentId, { price: first.price, per, unit: `${per} ${priceUnit}` });
  }
  return offered.map((variants) =>
    variants
      .flatMap(({ contentLink }) => prices.get(contentLink.guidValue) ?? [])
      .toSorted((a, b) => a.price / a.per - b.price / b.per)
      .at(0),
  );
}

/** Each unit once, the one of most products first; rising within it; nothing without a price before one with. */
function expectRisesByUnit(shown: Awaited<ReturnType<typeof shownPrices>>) {
  const priced = shown.filter((one) => one !== undefined);
  expect(shown.slice(0, priced.length)).toEqual(priced);
  const runs = [...Map.groupBy(priced, ({ unit }) => unit).values()];
  expect(priced).toEqual(runs.flat());
  expect(runs.map(({ length }) => length)).toEqual(runs.map(({ length }) => length).toSorted((a, b) => b - a));
  for (const run of runs) expect(run).toEqual(run.toSorted((a, b) => a.price - b.price));
}

const board = 100_002;
const query = 'gipsplaat';

test('products are sorted by unit and own price over all pages, those without a price last', async () => {
  const results = [];
  const shown = [];
  for (let skip = 0, total = 1; skip < total; skip += 20) {
    const page = await byPrice({ top: 20, skip });
    total = page.totalMatching;
    results.push(...page.results);
    shown.push(...(await shownPrices(page.results)));
  }
  expectRisesByUnit(shown);
  expect(new Set(shown.map((one) => one?.unit)).size, 'several units').toBeGreaterThan(2);
  expect(shown.at(-1), 'some have no price').toBeUndefined();
  const ids = results.map(({ contentLink }) => contentLink.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an agreement moves a product to where its own price puts it', async () => {
  const place = async () =>
    (await byPrice({ query })).results.findIndex(({ contentLink }) => contentLink.id === `${board}`);
  const setPrice = (price: number) =>
    db.execute(sql`insert into price_agreement
      (venture_id, customer_id, variant_id, price_delivery, price_pickup, sales_price_per, price_unit, valid_from)
      select venture_id, '510001', id, ${price}, ${price}, 1, price_unit, '2020-01-01' from variant
      where product_id = ${board}`);
  await setPrice(0.01);
  expect(await place()).toBe(0);
  await db.execute(sql`delete from price_agreement where customer_id = '510001' and price_delivery = 0.01`);
  expect(await place()).toBeGreaterThan(-1);
});

test('under a filter the price of the variant that has it counts', async () => {
  cache.drop('prices');
  const { results } = await byPrice({ query, filter: "featureList/featureValue eq 'dikte:12,5'" });
  expect(results.some(({ matchingVariants }) => matchingVariants)).toBe(true);
  expectRisesByUnit(await shownPrices(results));
});

test('prices are for customers of the venture', async () => {
  expect((await post({ query }, {})).statusCode).toBe(401);
  expect((await post({ query }, bearer(await logIn(app, 'timmerman@houtmeesters.test')))).statusCode).toBe(403);
});

test('a filter that cannot be read is refused as in any search', async () => {
  expect((await post({ filter: 'dikte' })).statusCode).toBe(400);
});
