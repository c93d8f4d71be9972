import { z } from 'zod/mini';
import { direction, pageQuery, searchText, standardView } from '../foundation/lists.staff.ts';
import { listCount } from '../foundation/lists.ts';
import { route } from '../foundation/route.ts';
import {
  articleCode,
  day,
  guid,
  id,
  idempotencyHeaders,
  largestRowId,
  moment,
  money,
  optionalLines,
  optionalText,
  orderQuantity,
  queryFlag,
  queryInteger,
  requiredText,
  rowId,
  ventureId,
  rowVersion as version,
} from '../foundation/scalars.ts';
import { maxQuoteLines, quoteFile, quoteLineFacts, quoteOffer, quoteState } from './quotes.ts';

const spec = 'back office: quotes';

const person = z.object({ staffId: guid, name: z.string() });

const beheerQuoteRow = z.object({
  quoteId: rowId,
  number: z.string(),
  ventureId: z.string(),
  branchId: z.nullable(z.string()),
  branchName: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  /** The building site, or the first line. */
  subject: z.string(),
  lineCount: z.int(),
  state: quoteState,
  requestedAt: z.nullable(moment),
  validUntil: z.nullable(day),
  /** Of the last offer, without VAT. */
  amount: z.nullable(money),
  /**
   * In percent, of the lines whose cost is known; and whether that is below the lowest margin of the venture. Margins and
   * cost prices are only for staff with `prices.read`.
   */
  margin: z.nullable(z.number()),
  isBelowMargin: z.boolean(),
  assignee: z.nullable(person),
});
export type BeheerQuoteRow = z.output<typeof beheerQuoteRow>;

const filters = {
  ventureId: z.optional(ventureId),
  branchId: z.optional(id),
  customerId: z.optional(id),
  /** The days it was asked on. */
  from: z.optional(day),
  until: z.optional(day),
  /** `open`: it is our turn. */
  state: z.optional(z.enum([...quoteState.options, 'open'])),
  /** Offers that end within so many days. */
  endsWithin: z.optional(queryInteger(0, 60)),
  mine: z.optional(queryFlag),
  q: searchText,
};
const sorting = {
  sort: z._default(z.enum(['date', 'amount', 'validUntil']), 'date'),
  direction: z._default(direction, 'desc'),
};
export const quoteFilters = z.object(filters);
export type QuoteFilters = z.output<typeof quoteFilters>;

const priceOfUnit = z.object({ price: money, per: z.number(), unitId: z.string() });

const beheerQuoteLine = z.object({
  ...quoteLineFacts,
  /** Null of a free line, and of an article that has no picture or is gone. */
  imageUrl: z.nullable(z.string()),
  askedText: z.string(),
  /** What everybody pays, what this customer pays today for so much, and what we pay ourselves, as far as known. */
  list: z.nullable(priceOfUnit),
  own: z.nullable(priceOfUnit),
  cost: z.nullable(priceOfUnit),
  offered: z.nullable(priceOfUnit),
  /** In percent of the offered price; and whether that is below the lowest margin of the venture. */
  margin: z.nullable(z.number()),
  isBelowMargin: z.boolean(),
  /** In percent below what the customer pays. */
  discount: z.nullable(z.number()),
  amount: z.nullable(money),
  ownAmount: z.nullable(money),
  delivery: z.string(),
  /** The units a price can be for. */
  priceUnits: z.array(z.string()),
  /** How they hold one another, to compute a line while it is being changed. */
  units: z.object({
    salesUnit: z.string(),
    priceUnit: z.string(),
    bundles: z.array(z.object({ bundleCode: z.string(), unitRatio: z.string() })),
  }),
});
export type BeheerQuoteLine = z.output<typeof beheerQuoteLine>;

const beheerQuoteMessage = z.object({
  messageId: z.int(),
  at: moment,
  author: z.string(),
  kind: z.enum(['customer', 'staff', 'note']),
  text: z.string(),
});

const beheerQuote = z.object({
  row: beheerQuoteRow,
  version: z.int(),
  askedBy: z.string(),
  projectName: z.string(),
  wantedDay: z.nullable(day),
  remarks: z.string(),
  lines: z.array(beheerQuoteLine),
  /** Of the offer that is being prepared. */
  validUntil: z.nullable(day),
  callOffUntil: z.nullable(day),
  opening: z.string(),
  closing: z.string(),
  /** Of the offer that is being prepared, and the lowest the venture wants, in percent. */
  margin: z.nullable(z.number()),
  minMargin: z.number(),
  total: money,
  ownTotal: money,
  offers: z.array(quoteOffer),
  files: z.array(quoteFile),
  messages: z.array(beheerQuoteMessage),
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  reason: z.string(),
  /** Whom it can be given to. */
  colleagues: z.array(person),
  /** The actions the state allows; permissions decide whether the caller may take them. */
  can: z.object({ edit: z.boolean(), send: z.boolean(), withdraw: z.boolean() }),
});
export type BeheerQuote = z.output<typeof beheerQuote>;

const price = z.number({ error: 'Vul een prijs in' }).check(
  z.positive({ error: 'Een prijs is meer dan nul' }),
  z.lte(9_999_999, { error: 'Deze prijs is te hoog' }),
  z.refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-3, {
    error: 'Gebruik hooguit 4 decimalen',
  }),
);

const workedLine = z.object({
  /** Of a line that is there already; a line without one is new. */
  lineId: z.optional(rowId),
  /** The article's number; empty for a free line. */
  code: z.union([z.literal(''), articleCode]),
  /** Of a free line; an article has its own name. */
  name: optionalText(300),
  quantity: orderQuantity,
  /** Of a free line. */
  unit: optionalText(20),
  note: optionalText(300),
  offered: z.nullable(
    z.object({ price, per: z.int().check(z.gte(1), z.lte(1_000_000)), unitId: requiredText(20, 'Kies een eenheid') }),
  ),
  delivery: optionalText(200),
});

const params = z.object({ quoteId: queryInteger(1, largestRowId) });
const staff = { spec, access: 'staff' } as const;

export const beheerQuoteRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/quotes',
    summary: 'Quotes of all customers, page by page; drafts are not ours to see',
    permission: 'quotes.read',
    query: z.object({
      ...filters,
      ...sorting,
      ...pageQuery,
    }),
    response: z.object({
      quotes: z.array(beheerQuoteRow),
      nextCursor: z.nullable(z.string()),
      /** With the first page only. */
      total: z.nullable(z.extend(listCount, { amount: money })),
    }),
  }),
  views: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/quotes/views',
    summary: 'The lists everybody starts with, and how much is in them',
    permission: 'quotes.read',
    query: z.object({ ventureId: z.optional(ventureId) }),
    response: z.object({ views: z.array(standardView) }),
  }),
  export: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/quotes.csv',
    summary: 'The quotes of a list as a CSV file',
    permission: 'quotes.read',
    query: z.object({ ...filters, ...sorting }),
    responseType: 'binary',
  }),
  create: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/quotes',
    summary: 'Begin a quote for a customer, who sees it once it is sent',
    permission: 'quotes.edit',
    headers: idempotencyHeaders,
    body: z.object({ customerId: id }),
    response: beheerQuote,
  }),
  details: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/quotes/{quoteId}',
    summary: 'A quote with prices, margins, offers and messages',
    permission: 'quotes.read',
    params,
    response: beheerQuote,
  }),
  save: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/quotes/{quoteId}',
    summary: 'Save the offer that is being prepared',
    permission: 'quotes.edit',
    params,
    body: z.object({
      version,
      lines: z
        .array(workedLine)
        .check(z.minLength(1, { error: 'Een offerte heeft ten minste één regel' }), z.maxLength(maxQuoteLines)),
      validUntil: z.nullable(day),
      callOffUntil: z.nullable(day),
      opening: optionalLines(2000),
      closing: optionalLines(2000),
    }),
    response: beheerQuote,
    failures: { 409: z.object({ current: beheerQuote }) },
  }),
  send: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/quotes/{quoteId}/send',
    summary: 'Send the offer as a new version, by mail with its PDF',
    permission: 'quotes.edit',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      version,
      message: optionalLines(2000),
      /** That lines below the lowest margin are meant. */
      confirmsLowMargin: z.optional(z.boolean()),
    }),
    response: beheerQuote,
    failures: { 409: z.looseObject({ lowMargin: z.optional(z.array(z.string())) }) },
  }),
  assign: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/quotes/{quoteId}/assign',
    summary: 'Give it to a colleague, take it oneself, or let it go',
    permission: 'quotes.edit',
    params,
    body: z.object({ staffId: z.nullable(guid) }),
    response: beheerQuote,
  }),
  withdraw: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/quotes/{quoteId}/withdraw',
    summary: 'Take back an offer, or refuse a request',
    permission: 'quotes.edit',
    params,
    body: z.object({ reason: z.string().check(z.trim(), z.minLength(3, { error: 'Zeg waarom' }), z.maxLength(300)) }),
    response: beheerQuote,
  }),
  message: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/quotes/{quoteId}/messages',
    summary: 'Write to the customer, or a note for colleagues',
    permission: 'quotes.edit',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1, { error: 'Schrijf een bericht' }), z.maxLength(2000)),
      isNote: z.boolean(),
    }),
    response: beheerQuote,
  }),
  file: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/quotes/{quoteId}/files/{fileId}',
    summary: 'A file the customer sent along',
    permission: 'quotes.read',
    params: z.extend(params, { fileId: guid }),
    responseType: 'binary',
  }),
  pdf: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/quotes/{quoteId}/pdf',
    summary: 'An offer on paper; the last one where none is named',
    permission: 'quotes.read',
    params,
    query: z.object({ offer: z.optional(queryInteger(1, largestRowId)) }),
    responseType: 'binary',
  }),
};
