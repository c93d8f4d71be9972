import { quoteStates } from '@bouwpoort/trade/ordering/quote-states';
import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  day,
  done,
  guid,
  idempotencyHeaders,
  largestRowId,
  moment,
  money,
  optionalLines,
  optionalText,
  orderQuantity,
  plainText,
  queryInteger,
  requiredText,
  rowId,
  rowVersion,
} from '../foundation/scalars.ts';

/* Quotes. Every price and amount is absent for a user who may not see prices. */

const spec = 'our addition: buying together';

export const quoteState = z.enum(quoteStates);

export const maxQuoteLines = 500;

/** What is asked: an article by its id or its number, or a free line in the customer's own words. */
const askedArticle = z.object({
  contentId: guid,
  quantity: orderQuantity,
  /** One of the article's units; the sales unit where nothing is said. */
  unit: z.optional(z.string().check(z.trim(), z.maxLength(10))),
  note: optionalText(300),
});
const askedFree = z.object({
  text: requiredText(300, 'Schrijf op wat je nodig hebt'),
  quantity: orderQuantity,
  unit: requiredText(20, 'Kies een eenheid'),
  note: optionalText(300),
});

const quoteRequest = z.object({
  lines: z.array(z.union([askedArticle, askedFree])).check(z.maxLength(maxQuoteLines)),
  /** The building site. */
  projectId: z.nullish(rowId),
  wantedDay: z.nullish(day),
  remarks: optionalLines(2000),
});
export type QuoteRequest = z.input<typeof quoteRequest>;

/** A price with what so much costs: price × quantity ÷ per is the amount. */
const pricedQuantity = z.object({
  price: money,
  per: z.number(),
  unitId: z.string(),
  /** In price units. */
  quantity: z.number(),
  amount: money,
});
export type PricedQuantity = z.infer<typeof pricedQuantity>;

const picture = { imageUrl: z.nullable(z.string()), productUrl: z.nullable(z.string()) };

/** What every line of a quote says. */
export const quoteLineFacts = {
  lineId: rowId,
  /** Null of a free line. */
  contentId: z.nullable(z.string()),
  code: z.string(),
  name: z.string(),
  quantity: z.number(),
  /** The code of the sales unit; of a free line what the customer wrote. */
  unit: z.string(),
  note: z.string(),
};

const quoteLine = z.object({
  ...quoteLineFacts,
  /** What it costs the customer today without a quote. */
  own: z.nullish(pricedQuantity),
  ...picture,
});
export type QuoteLine = z.infer<typeof quoteLine>;

const offerLine = z.object({
  ...quoteLineFacts,
  /** What the customer wrote, where this is the answer to a free line. */
  askedText: z.string(),
  delivery: z.string(),
  offered: z.nullish(pricedQuantity),
  own: z.nullish(pricedQuantity),
  isAccepted: z.nullable(z.boolean()),
  /** In sales units. */
  left: z.number(),
  /** Whether it can be put in a cart: free lines that no article was found for cannot. */
  canCallOff: z.boolean(),
  /** How it differs from the offer before; null where it does not, or where this is the first. */
  change: z.nullable(
    z.object({ isNew: z.boolean(), quantity: z.nullable(z.number()), offered: z.nullish(pricedQuantity) }),
  ),
  ...picture,
});
export type QuoteOfferLine = z.infer<typeof offerLine>;

export const quoteOffer = z.object({
  /** 1, 2, 3 …: every offer stays as it was sent. */
  number: z.int(),
  sentAt: moment,
  sentBy: z.string(),
  validUntil: day,
  callOffUntil: day,
  opening: z.string(),
  closing: z.string(),
  amount: z.optional(money),
  /** What the same costs at the customer's own prices, of the lines that had one. */
  saved: z.optional(money),
  lines: z.array(offerLine),
  /** Names of lines of the offer before that are not in this one. */
  removed: z.array(z.string()),
});
export type QuoteOffer = z.infer<typeof quoteOffer>;

export const quoteFile = z.object({ fileId: guid, name: z.string(), size: z.int(), addedBy: z.string() });
export type QuoteFile = z.infer<typeof quoteFile>;

const quoteMessage = z.object({
  messageId: z.int(),
  at: moment,
  author: z.string(),
  isStaff: z.boolean(),
  text: z.string(),
});

const quoteHead = z.object({
  quoteId: rowId,
  number: z.string(),
  state: quoteState,
  askedBy: z.string(),
  createdAt: moment,
  requestedAt: z.nullable(moment),
  project: z.nullable(z.object({ projectId: rowId, name: z.string() })),
  wantedDay: z.nullable(day),
  /** Of the last offer. */
  validUntil: z.nullable(day),
  callOffUntil: z.nullable(day),
  amount: z.nullish(money),
  lineCount: z.int(),
});
export type QuoteHead = z.infer<typeof quoteHead>;

export const quote = z.extend(quoteHead, {
  version: z.int(),
  customerId: z.string(),
  remarks: z.string(),
  /** The member of staff who works on it. */
  handler: z.nullable(z.string()),
  /** Who made the last offer, else who works on it, at the phone and mail of the branch. */
  seller: z.nullable(z.object({ name: z.string(), branchName: z.string(), phone: z.string(), email: z.string() })),
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  reason: z.string(),
  /** As they were asked. */
  lines: z.array(quoteLine),
  /** The last one first. */
  offers: z.array(quoteOffer),
  files: z.array(quoteFile),
  messages: z.array(quoteMessage),
  /** The actions the caller may take now. */
  may: z.object({
    edit: z.boolean(),
    withdraw: z.boolean(),
    decide: z.boolean(),
    /** Ask for another price. */
    reopen: z.boolean(),
    callOff: z.boolean(),
    write: z.boolean(),
  }),
});
export type Quote = z.infer<typeof quote>;

const params = z.object({ quoteId: queryInteger(1, largestRowId) });
const fileParams = z.extend(params, { fileId: guid });
const registered = { spec, access: 'registered' } as const;

export const quoteRoutes = {
  list: route({
    ...registered,
    method: 'GET',
    path: '/api/quotes',
    summary: "The customer's quotes, the newest first; drafts only of the user who asks",
    query: z.object({
      cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
      limit: z._default(queryInteger(1, 100), 50),
    }),
    response: z.object({ quotes: z.array(quoteHead), nextCursor: z.nullable(z.string()) }),
  }),
  details: route({
    ...registered,
    method: 'GET',
    path: '/api/quotes/{quoteId}',
    summary: 'A quote with its offers, messages and files',
    params,
    response: quote,
  }),
  create: route({
    ...registered,
    method: 'POST',
    path: '/api/quotes',
    summary: 'Begin a quote: a draft until it is requested',
    headers: idempotencyHeaders,
    body: quoteRequest,
    response: quote,
  }),
  change: route({
    ...registered,
    method: 'PUT',
    path: '/api/quotes/{quoteId}',
    summary: 'Replace what a draft asks for',
    params,
    body: z.extend(quoteRequest, { version: rowVersion }),
    response: quote,
  }),
  request: route({
    ...registered,
    method: 'POST',
    path: '/api/quotes/{quoteId}/request',
    summary: 'Ask for an offer',
    params,
    headers: idempotencyHeaders,
    response: quote,
  }),
  withdraw: route({
    ...registered,
    method: 'POST',
    path: '/api/quotes/{quoteId}/withdraw',
    summary: 'Take back a request that has no offer yet, or throw a draft away',
    params,
    headers: idempotencyHeaders,
    response: quote,
  }),
  accept: route({
    ...registered,
    method: 'POST',
    path: '/api/quotes/{quoteId}/accept',
    summary: 'Accept an offer, whole or by line; what is accepted can be called off',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      /** The offer that was shown. */
      offer: z.int().check(z.gte(1), z.lte(largestRowId)),
      /** All of them where nothing is said. */
      lineIds: z.optional(
        z.array(rowId).check(z.minLength(1, { error: 'Kies ten minste één regel' }), z.maxLength(maxQuoteLines)),
      ),
    }),
    response: quote,
  }),
  decline: route({
    ...registered,
    method: 'POST',
    path: '/api/quotes/{quoteId}/decline',
    summary: 'Decline an offer',
    params,
    headers: idempotencyHeaders,
    body: z.object({ offer: z.int().check(z.gte(1), z.lte(largestRowId)), reason: optionalLines(500) }),
    response: quote,
  }),
  reopen: route({
    ...registered,
    method: 'POST',
    path: '/api/quotes/{quoteId}/reopen',
    summary: 'Ask for another price: the offer goes back to staff with a message',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      /** The offer that was shown. */
      offer: z.int().check(z.gte(1), z.lte(largestRowId)),
      text: z.string().check(z.trim(), z.minLength(1, { error: 'Schrijf wat er anders moet' }), z.maxLength(2000)),
    }),
    response: quote,
  }),
  message: route({
    ...registered,
    method: 'POST',
    path: '/api/quotes/{quoteId}/messages',
    summary: 'Write to the member of staff who works on it',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1, { error: 'Schrijf een bericht' }), z.maxLength(2000)),
    }),
    response: quote,
  }),
  addFile: route({
    ...registered,
    method: 'POST',
    path: '/api/quotes/{quoteId}/files',
    summary: 'Send a drawing or specification along: PDF, picture, DWG, DXF, Excel or Word',
    params,
    query: z.object({
      fileName: plainText(200).check(z.minLength(1)),
      /** Of the sender's choice: who stops an upload gets no answer, and can remove the file by it all the same. */
      fileId: z.optional(guid),
    }),
    bodyType: 'file',
    response: quoteFile,
  }),
  file: route({
    ...registered,
    method: 'GET',
    path: '/api/quotes/{quoteId}/files/{fileId}',
    summary: 'A file of a quote',
    params: fileParams,
    amounts: 'leftOut',
    responseType: 'binary',
  }),
  removeFile: route({
    ...registered,
    method: 'DELETE',
    path: '/api/quotes/{quoteId}/files/{fileId}',
    summary: 'Remove a file from a draft',
    params: fileParams,
    response: done,
  }),
  pdf: route({
    ...registered,
    method: 'GET',
    path: '/api/quotes/{quoteId}/pdf',
    summary: 'An offer on paper; the last one where none is named',
    params,
    query: z.object({ offer: z.optional(queryInteger(1, largestRowId)) }),
    responseType: 'binary',
  }),
};
