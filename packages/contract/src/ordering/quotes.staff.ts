import { z } from 'zod';
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
  branchId: z.string().nullable(),
  branchName: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  /** The building site, or the first line. */
  subject: z.string(),
  lineCount: z.int(),
  state: quoteState,
  requestedAt: moment.nullable(),
  validUntil: day.nullable(),
  /** Of the last offer, without VAT. */
  amount: money.nullable(),
  /**
   * In percent, of the lines whose cost is known; and whether that is below the lowest margin of the venture. Margins and
   * cost prices are only for staff with `prices.read`.
   */
  margin: z.number().nullable(),
  isBelowMargin: z.boolean(),
  assignee: person.nullable(),
});
export type BeheerQuoteRow = z.output<typeof beheerQuoteRow>;

const filters = {
  ventureId: ventureId.optional(),
  branchId: id.optional(),
  customerId: id.optional(),
  /** The days it was asked on. */
  from: day.optional(),
  until: day.optional(),
  /** `open`: it is our turn. */
  state: z.enum([...quoteState.options, 'open']).optional(),
  /** Offers that end within so many days. */
  endsWithin: queryInteger(0, 60).optional(),
  mine: queryFlag.optional(),
  q: searchText,
};
const sorting = {
  sort: z.enum(['date', 'amount', 'validUntil']).default('date'),
  direction: direction.default('desc'),
};
export const quoteFilters = z.object(filters);
export type QuoteFilters = z.output<typeof quoteFilters>;

const priceOfUnit = z.object({ price: money, per: z.number(), unitId: z.string() });

const beheerQuoteLine = z.object({
  ...quoteLineFacts,
  /** Null of a free line, and of an article that has no picture or is gone. */
  imageUrl: z.string().nullable(),
  askedText: z.string(),
  /** What everybody pays, what this customer pays today for so much, and what we pay ourselves, as far as known. */
  list: priceOfUnit.nullable(),
  own: priceOfUnit.nullable(),
  cost: priceOfUnit.nullable(),
  offered: priceOfUnit.nullable(),
  /** In percent of the offered price; and whether that is below the lowest margin of the venture. */
  margin: z.number().nullable(),
  isBelowMargin: z.boolean(),
  /** In percent below what the customer pays. */
  discount: z.number().nullable(),
  amount: money.nullable(),
  ownAmount: money.nullable(),
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
  wantedDay: day.nullable(),
  remarks: z.string(),
  lines: z.array(beheerQuoteLine),
  /** Of the offer that is being prepared. */
  validUntil: day.nullable(),
  callOffUntil: day.nullable(),
  opening: z.string(),
  closing: z.string(),
  /** Of the offer that is being prepared, and the lowest the venture wants, in percent. */
  margin: z.number().nullable(),
  minMargin: z.number(),
  total: money,
  ownTotal: money,
  offers: z.array(quoteOffer),
  files: z.array(quoteFile),
  messages: z.array(beheerQuoteMessage),
  decidedAt: moment.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string(),
  /** Whom it can be given to. */
  colleagues: z.array(person),
  /** The actions the state allows; permissions decide whether the caller may take them. */
  can: z.object({ edit: z.boolean(), send: z.boolean(), withdraw: z.boolean() }),
});
export type BeheerQuote = z.output<typeof beheerQuote>;

const price = z
  .number({ error: 'Vul een prijs in' })
  .positive({ error: 'Een prijs is meer dan nul' })
  .max(9_999_999, { error: 'Deze prijs is te hoog' })
  .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-3, {
    error: 'Gebruik hooguit 4 decimalen',
  });

const workedLine = z.object({
  /** Of a line that is there already; a line without one is new. */
  lineId: rowId.optional(),
  /** The article's number; empty for a free line. */
  code: z.union([z.literal(''), articleCode]),
  /** Of a free line; an article has its own name. */
  name: optionalText(300),
  quantity: orderQuantity,
  /** Of a free line. */
  unit: optionalText(20),
  note: optionalText(300),
  offered: z
    .object({ price, per: z.int().min(1).max(1_000_000), unitId: requiredText(20, 'Kies een eenheid') })
    .nullable(),
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
      nextCursor: z.string().nullable(),
      /** With the first page only. */
      total: listCount.extend({ amount: money }).nullable(),
    }),
  }),
  views: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/quotes/views',
    summary: 'The lists everybody starts with, and how much is in them',
    permission: 'quotes.read',
    query: z.object({ ventureId: ventureId.optional() }),
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
      lines: z.array(workedLine).min(1, { error: 'Een offerte heeft ten minste één regel' }).max(maxQuoteLines),
      validUntil: day.nullable(),
      callOffUntil: day.nullable(),
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
      confirmsLowMargin: z.boolean().optional(),
    }),
    response: beheerQuote,
    failures: { 409: z.looseObject({ lowMargin: z.array(z.string()).optional() }) },
  }),
  assign: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/quotes/{quoteId}/assign',
    summary: 'Give it to a colleague, take it oneself, or let it go',
    permission: 'quotes.edit',
    params,
    body: z.object({ staffId: guid.nullable() }),
    response: beheerQuote,
  }),
  withdraw: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/quotes/{quoteId}/withdraw',
    summary: 'Take back an offer, or refuse a request',
    permission: 'quotes.edit',
    params,
    body: z.object({ reason: z.string().trim().min(3, { error: 'Zeg waarom' }).max(300) }),
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
      text: z.string().trim().min(1, { error: 'Schrijf een bericht' }).max(2000),
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
    params: params.extend({ fileId: guid }),
    responseType: 'binary',
  }),
  pdf: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/quotes/{quoteId}/pdf',
    summary: 'An offer on paper; the last one where none is named',
    permission: 'quotes.read',
    params,
    query: z.object({ offer: queryInteger(1, largestRowId).optional() }),
    responseType: 'binary',
  }),
};
