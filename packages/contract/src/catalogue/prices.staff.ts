import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  articleCode,
  day,
  id,
  money,
  orderQuantity,
  queryInteger,
  rowId,
  ventureId,
  rowVersion as version,
} from '../foundation/scalars.ts';
import { deliveryMethodName } from '../organisation/calendar.ts';

const spec = 'back office: prices';
const staff = { spec, access: 'staff' } as const;

const paidPrice = z.number({ error: 'Vul een bedrag in' }).check(
  z.gte(0, { error: 'Niet onder nul' }),
  z.lte(1_000_000, { error: 'Hooguit 1.000.000' }),
  z.refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-3, {
    error: 'Gebruik hooguit 4 decimalen',
  }),
);
const salesPricePer = z.int().check(z.gte(1, { error: 'Minstens 1' }), z.lte(1_000_000));

const prices = { priceDelivery: money, pricePickup: money, salesPricePer: z.int(), priceUnit: z.string() };

const agreement = z.object({
  agreementId: rowId,
  ventureId: z.string(),
  /** One of the two. */
  customerId: z.nullable(z.string()),
  customerGroup: z.nullable(z.string()),
  variantCode: z.string(),
  ...prices,
  validFrom: day,
  validUntil: z.nullable(day),
  version: z.int(),
});
export type Agreement = z.output<typeof agreement>;

/** What we pay ourselves; none where it is unknown. */
const costPriceOf = z.object({ price: money, salesPricePer: z.int(), priceUnit: z.string() });
export type BeheerCostPrice = z.output<typeof costPriceOf>;

const listPriceOf = z.object({ ...prices, version: z.int() });
export type BeheerListPrice = z.output<typeof listPriceOf>;

const article = z.object({
  ventureId: z.string(),
  code: z.string(),
  name: z.string(),
  salesUnit: z.string(),
  priceUnit: z.string(),
  /** The units it can be asked for in. */
  units: z.array(z.string()),
});
export type PricedArticle = z.output<typeof article>;

/** One thing that could have made the price. Only those that `counts` did. */
const priceStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['list', 'group', 'agreement']),
    verdict: z.enum(['decides', 'outranked', 'withoutPrice', 'expired', 'future', 'absent']),
    /** In this way of getting it. */
    price: z.nullable(money),
    /** The row it comes from; null where there is none. */
    listPrice: z.nullable(listPriceOf),
    agreement: z.nullable(agreement),
  }),
  z.object({
    kind: z.literal('ladder'),
    verdict: z.enum(['decides', 'notReached', 'absent']),
    price: z.nullable(money),
    /** In sales units. */
    rungs: z.array(
      z.object({ from: z.number(), price: money, direct: z.boolean(), isReached: z.boolean(), isPaid: z.boolean() }),
    ),
    /** So many more sales units to the next one. */
    toNext: z.nullable(z.number()),
  }),
]);
export type PriceStep = z.output<typeof priceStep>;

const priceExplanation = z.object({
  customer: z.object({
    customerId: z.string(),
    customerName: z.string(),
    customerGroup: z.string(),
    ventureId: z.string(),
  }),
  article,
  method: deliveryMethodName,
  date: day,
  /** In sales units: what a cart would count. */
  quantity: z.number(),
  /** Null: no price in this way of getting it. */
  paid: z.nullable(
    z.object({
      price: money,
      salesPricePer: z.int(),
      priceUnit: z.string(),
      /** In price units. */
      quantity: z.number(),
      amount: money,
      /** What everybody pays less this amount; null without a list price in the same unit. */
      saved: z.nullable(money),
      isDirect: z.boolean(),
    }),
  ),
  steps: z.array(priceStep),
});
export type PriceExplanation = z.output<typeof priceExplanation>;

const found = z.object({ id: z.string(), name: z.string(), ventureId: z.string() });
const finding = {
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    ventureId: z.optional(ventureId),
  }),
  response: z.object({ found: z.array(found) }),
};

const agreementEdit = z
  .object({
    ventureId,
    code: articleCode,
    customerId: z.nullable(id),
    customerGroup: z.nullable(id),
    priceDelivery: paidPrice,
    pricePickup: paidPrice,
    salesPricePer,
    priceUnit: id,
    validFrom: day,
    validUntil: z.nullable(day),
  })
  .check(
    z.refine(({ customerId, customerGroup }) => (customerId === null) !== (customerGroup === null), {
      error: 'Kies een klant of een klantgroep',
      path: ['customerId'],
    }),
    z.refine(({ validFrom, validUntil }) => validUntil === null || validFrom <= validUntil, {
      error: 'De laatste dag ligt voor de eerste',
      path: ['validUntil'],
    }),
  );
export type AgreementEdit = z.output<typeof agreementEdit>;

const agreementParams = z.object({ agreementId: z.pipe(z.coerce.number<number | string>(), rowId) });

export const beheerPriceRoutes = {
  explain: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/prices/explain',
    summary: 'What a customer pays for an article, and each step that made it',
    permission: 'prices.read',
    query: z.object({
      customerId: id,
      code: articleCode,
      quantity: z._default(z.pipe(z.coerce.number<number | string>(), orderQuantity), 1),
      /** The sales unit, unless named. */
      unit: z.optional(id),
      /** Today, unless named. */
      date: z.optional(day),
      method: z._default(deliveryMethodName, 'storedelivery'),
    }),
    response: priceExplanation,
  }),
  customers: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/prices/customers',
    summary: 'Customers by number or name, to explain a price to',
    permission: 'prices.read',
    ...finding,
  }),
  articles: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/prices/articles',
    summary: 'Articles by number or name, to explain the price of',
    permission: 'prices.read',
    ...finding,
  }),
  article: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/prices/articles/{ventureId}/{code}',
    summary: 'The list price and the agreements of an article, those of one customer and its group if named',
    permission: 'prices.read',
    params: z.object({ ventureId, code: articleCode }),
    query: z.object({ customerId: z.optional(id), after: z.optional(queryInteger(1, 2_147_483_647)) }),
    response: z.object({
      article,
      listPrice: z.nullable(listPriceOf),
      costPrice: z.nullable(costPriceOf),
      agreements: z.array(agreement),
      nextAfter: z.nullable(z.int()),
    }),
  }),
  setListPrice: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/prices/articles/{ventureId}/{code}/list',
    summary: 'What everybody pays for an article; refused when somebody else saved it first',
    permission: 'prices.edit',
    params: z.object({ ventureId, code: articleCode }),
    body: z.object({
      priceDelivery: paidPrice,
      pricePickup: paidPrice,
      salesPricePer,
      /** Null: there was none. */
      version: z.nullable(version),
    }),
    response: listPriceOf,
  }),
  setCostPrice: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/prices/articles/{ventureId}/{code}/cost',
    summary: 'What we pay for an article ourselves; null where it is not known',
    permission: 'prices.edit',
    params: z.object({ ventureId, code: articleCode }),
    body: z.object({
      price: z.nullable(paidPrice.check(z.positive({ error: 'Meer dan nul' }))),
      salesPricePer,
      /** The version that was shown: refused when another one was saved since. */
      before: z.nullable(money),
    }),
    response: z.object({ costPrice: z.nullable(costPriceOf) }),
  }),
  addAgreement: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/prices/agreements',
    summary: 'A price of its own for a customer or a group, from a day on',
    permission: 'prices.edit',
    body: agreementEdit,
    response: agreement,
  }),
  endAgreement: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/prices/agreements/{agreementId}/end',
    summary: 'The last day of an agreement, or null to let it go on',
    permission: 'prices.edit',
    params: agreementParams,
    body: z.object({ validUntil: z.nullable(day), version }),
    response: agreement,
  }),
};
