import { amounts } from '@bouwpoort/contract/foundation/amounts';
import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { amount, money } from '@bouwpoort/contract/foundation/scalars';
import { allRoutes } from '@bouwpoort/contract/program/all-routes';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { responseTags } from '../invalidation/response-tags.ts';
import { amountsHidden, bareSchema, hasAmounts, partsOf } from './hidden-amounts.ts';

const line = z.object({
  name: z.string(),
  price: amount,
  agreed: z.object({ price: money, per: z.number() }).nullable(),
});
const hide = (schema: z.core.$ZodType, value: unknown) => (amountsHidden(schema) ?? ((same: unknown) => same))(value);

describe('amounts are removed', () => {
  test('from objects, lists and what is inside them, and nothing else is', () => {
    const value = { lines: [{ name: 'Kit', price: 4.5, agreed: { price: 4.5, per: 100 } }], total: 4.5 };
    const schema = z.object({ lines: z.array(line), total: money });
    expect(hide(schema, value)).toEqual({ lines: [{ name: 'Kit', agreed: { per: 100 } }] });
    expect(value.lines[0]?.price, 'the answer itself is left alone').toBe(4.5);
  });

  test('where they may be absent or null, and from lists and records of amounts', () => {
    expect(hide(line, { name: 'Kit', agreed: null })).toEqual({ name: 'Kit', agreed: null });
    const schema = z.object({ limit: z.nullable(money), all: z.array(money), by: z.record(z.string(), money) });
    expect(hide(schema, { limit: 2, all: [1, 2], by: { a: 1 } })).toEqual({ all: [], by: {} });
  });

  test('whichever option of a union it is', () => {
    const schema = z.union([z.object({ kind: z.literal('a'), cost: money }), z.object({ kind: z.literal('b') })]);
    expect(hide(schema, { kind: 'a', cost: 3 })).toEqual({ kind: 'a' });
    const both = z.intersection(z.object({ cost: money }), z.object({ sum: money, text: z.string() }));
    expect(hide(both, { cost: 1, sum: 2, text: 'x' })).toEqual({ text: 'x' });
  });

  test('from a schema that contains itself', () => {
    interface Tree {
      cost: number;
      parts: Tree[];
    }
    const tree: z.core.$ZodType<Tree> = z.object({ cost: money, parts: z.array(z.lazy(() => tree)) });
    expect(hide(tree, { cost: 1, parts: [{ cost: 2, parts: [] }] })).toEqual({ parts: [{ parts: [] }] });
  });

  test('an answer without amounts costs nothing', () => {
    expect(amountsHidden(z.object({ name: z.string() }))).toBeUndefined();
  });
});

/** Routes that answer users of a customer. */
const answers = (Object.entries(allRoutes) as [string, RouteContract][]).filter(
  ([, { access }]) => access !== 'staff' && access !== 'key',
);

/** Sounds like money: in an answer, a number of this name must be marked. */
const soundsLikeMoney =
  /price|amount|cost|total|sum|saving|discount|margin|budget|spent|reserved|credit|due|euro|vat|max[A-Z]|limit|fee|balance|value$/i;

/** Numbers of such a name that are no money. */
const noMoney = new Set([
  // How many of something.
  ...['totalMatching', 'ladderSalesPriceQuantity', 'salesPricePer', 'variantSalesPricePer', 'pricePer'],
  // A percentage by law.
  'vatRate',
  // How much work a captcha is.
  'captcha.challenge.parameters.cost',
]);

function* fieldsOf(
  schema: z.core.$ZodType,
  path: string,
  seen = new Set<z.core.$ZodType>(),
): Generator<[string, z.core.$ZodType]> {
  const bare = bareSchema(schema);
  yield [path, bare];
  if (seen.has(bare)) return;
  seen.add(bare);
  const { def } = bare._zod;
  if (def.type === 'object') {
    for (const [name, inner] of Object.entries((def as z.core.$ZodObjectDef).shape)) {
      yield* fieldsOf(inner, `${path}.${name}`, seen);
    }
  } else {
    for (const part of partsOf(bare)) yield* fieldsOf(part, path, seen);
  }
}

function unmarked(name: string, schema: z.core.$ZodType): string[] {
  return [...fieldsOf(schema, name)].flatMap(([path, field]) => {
    const own = path.split('.').at(-1) ?? '';
    const isNumber = field._zod.def.type === 'number';
    return isNumber && !amounts.has(field) && soundsLikeMoney.test(own) && !noMoney.has(own) && !noMoney.has(path)
      ? [path]
      : [];
  });
}

test('every number in an answer that sounds like money is marked as an amount', () => {
  const found = answers.flatMap(([name, { response, failures = {} }]) => [
    ...(response ? unmarked(name, response) : []),
    ...Object.entries(failures).flatMap(([status, schema]) => unmarked(`${name} ${status}`, schema)),
  ]);
  expect(found).toEqual([]);
});

test('the marks are where amounts are', () => {
  const marked = answers.flatMap(([name, { response }]) => (response && hasAmounts(response) ? [name] : []));
  expect(marked).toEqual(
    expect.arrayContaining([
      ...['pricing.prices', 'pricing.tiered', 'carts.open', 'carts.byId', 'carts.update', 'carts.quickOrder'],
      ...['carts.checkQuickOrder', 'checkout.shippingOptions', 'checkout.prepare', 'orders.list', 'orders.details'],
      ...['orders.cancel', 'orders.coditList', 'orders.coditDetails', 'orders.coditCancel', 'users.list'],
    ]),
  );
});

test('answers cached for everybody hold no amounts', () => {
  const cached = answers.filter(([name]) => name in responseTags);
  expect(cached.filter(([, { response }]) => response && hasAmounts(response))).toEqual([]);
});
