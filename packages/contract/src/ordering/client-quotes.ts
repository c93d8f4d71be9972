import { z } from 'zod/mini';
import { amounts } from '../foundation/amounts.ts';
import { route } from '../foundation/route.ts';
import {
  day,
  done,
  emailAddress,
  guid,
  idempotencyHeaders,
  largestRowId,
  moment,
  money,
  optionalLines,
  orderQuantity,
  plainText,
  queryInteger,
  requiredText,
  resultList,
  rowVersion,
} from '../foundation/scalars.ts';

/* Quotes a contractor makes for a client of their own: their prices, their logo, and nothing of ours. */

/** More lines than this no client reads. */
const maxLines = 200;

const margin = z
  .number({ error: 'Vul een marge in procenten in' })
  .check(
    z.gte(0, { error: 'Vul een marge van 0% of meer in' }),
    z.lte(999, { error: 'Hooguit 999%' }),
    z.multipleOf(0.01, { error: 'Gebruik hooguit 2 decimalen' }),
  )
  // Together with the price for the client it would reveal the user's own price.
  .register(amounts, { isAmount: true });
const vatRate = z.union([z.literal(21), z.literal(9), z.literal(0)]);
const description = requiredText(200);
const text = z._default(optionalLines(2000), '');

const articleInput = z.object({
  kind: z.literal('article'),
  contentId: guid,
  /** In sales units. */
  quantity: orderQuantity,
  description,
  /** Null: that of the whole quote. */
  margin: z.nullable(margin),
  vatRate: z.nullable(vatRate),
});
const ownInput = z.object({
  kind: z.literal('own'),
  description,
  quantity: orderQuantity,
  unit: plainText(15),
  price: z
    .number({ error: 'Vul een bedrag in' })
    .check(
      z.gte(0, { error: 'Vul een bedrag in' }),
      z.lte(1_000_000, { error: 'Dit bedrag is te hoog' }),
      z.multipleOf(0.01, { error: 'Gebruik hooguit 2 decimalen' }),
    )
    .register(amounts, { isAmount: true }),
  vatRate: z.nullable(vatRate),
});
const lineInput = z.discriminatedUnion('kind', [articleInput, ownInput]);
export type ClientQuoteLineInput = z.input<typeof lineInput>;

const quoteInput = z.object({
  number: requiredText(40),
  title: requiredText(120),
  clientName: plainText(100),
  clientAddress: text,
  date: day,
  validUntil: day,
  intro: text,
  closing: text,
  marginMode: z.enum(['whole', 'line']),
  margin,
  vatRate,
  isVatReversed: z.boolean(),
  showsQuantities: z.boolean(),
  showsLineAmounts: z.boolean(),
  hasSignature: z.boolean(),
  lines: z.array(lineInput).check(z.maxLength(maxLines, { error: `Een offerte heeft hooguit ${maxLines} regels` })),
});
export type ClientQuoteInput = z.input<typeof quoteInput>;

/** As stored: with what the article costs the contractor, for them alone. */
const clientQuoteLine = z.discriminatedUnion('kind', [
  z.extend(articleInput, {
    code: z.string(),
    /** In the unit of the price. */
    net: z.object({ price: money, per: z.number(), unitId: z.string(), quantity: z.number() }),
  }),
  ownInput,
]);
export type ClientQuoteLine = z.output<typeof clientQuoteLine>;

export const clientQuote = z.extend(quoteInput, {
  quoteId: z.int(),
  lines: z.array(clientQuoteLine),
  /** Who makes it, as it stands at the top of the sheet. */
  sender: z.object({ name: z.string(), lines: z.array(z.string()) }),
  /** Changes with the logo; null where there is none. */
  logo: z.nullable(z.object({ addedAt: moment, width: z.int(), height: z.int() })),
  updatedAt: moment,
  version: z.int(),
});
export type ClientQuote = z.output<typeof clientQuote>;

const clientQuoteSummary = z.object({
  quoteId: z.int(),
  number: z.string(),
  title: z.string(),
  clientName: z.string(),
  date: day,
  validUntil: day,
  /** With VAT, as the client pays it. */
  total: money,
  updatedAt: moment,
});
export type ClientQuoteSummary = z.infer<typeof clientQuoteSummary>;

export const maxLogoBytes = 5 * 1024 * 1024;

const params = z.object({ quoteId: queryInteger(1, largestRowId) });
const shared = { spec: 'our addition: buying together', access: 'registered' } as const;

export const clientQuoteRoutes = {
  list: route({
    ...shared,
    method: 'GET',
    path: '/api/client-quotes',
    summary: 'The quotes the customer made for clients of its own, last changed first',
    response: resultList(clientQuoteSummary),
  }),
  add: route({
    ...shared,
    method: 'POST',
    path: '/api/client-quotes',
    summary: 'Begin a quote for a client, of articles in sales units',
    headers: idempotencyHeaders,
    body: z.object({
      title: requiredText(120),
      lines: z.array(z.object({ contentId: guid, quantity: orderQuantity })).check(z.maxLength(maxLines)),
    }),
    response: clientQuote,
  }),
  logo: route({
    ...shared,
    method: 'GET',
    path: '/api/client-quotes/logo',
    summary: "The customer's own logo",
    responseType: 'binary',
  }),
  putLogo: route({
    ...shared,
    method: 'PUT',
    path: '/api/client-quotes/logo',
    summary: "Bring the customer's own logo; it is checked and drawn anew",
    bodyType: 'file',
    response: done,
  }),
  removeLogo: route({
    ...shared,
    method: 'DELETE',
    path: '/api/client-quotes/logo',
    summary: "Take the customer's own logo away",
    response: done,
  }),
  details: route({
    ...shared,
    method: 'GET',
    path: '/api/client-quotes/{quoteId}',
    summary: 'One quote, with what its articles cost the contractor',
    params,
    response: clientQuote,
  }),
  change: route({
    ...shared,
    method: 'PUT',
    path: '/api/client-quotes/{quoteId}',
    summary: 'Save a quote at the net prices of today; refused when somebody else saved it first',
    params,
    body: z.extend(quoteInput, { version: rowVersion }),
    response: clientQuote,
  }),
  remove: route({
    ...shared,
    method: 'DELETE',
    path: '/api/client-quotes/{quoteId}',
    summary: 'Remove a quote',
    params,
    response: done,
  }),
  mail: route({
    ...shared,
    method: 'POST',
    path: '/api/client-quotes/{quoteId}/mail',
    summary: 'Mail the quote with its PDF to the client, who answers to the user',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      to: emailAddress,
      text: z.string().check(z.trim(), z.minLength(1, { error: 'Schrijf een bericht' }), z.maxLength(2000)),
    }),
    response: done,
  }),
  pdf: route({
    ...shared,
    method: 'GET',
    path: '/api/client-quotes/{quoteId}/pdf',
    summary: 'The quote as the client gets it',
    params,
    responseType: 'binary',
  }),
};
