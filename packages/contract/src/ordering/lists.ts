import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  agreedLine,
  articleCode,
  day,
  done,
  guid,
  idempotencyHeaders,
  largestRowId,
  moment,
  money,
  orderQuantity,
  plainText,
  queryFlag,
  queryInteger,
  requiredText,
  rowId,
  rowVersion as version,
} from '../foundation/scalars.ts';
import { cart, supplySource } from './cart.ts';

/* Order lists of a customer: personal, shared with the company, or of a building site (a project). */

export const maxListLines = 1000;
const maxSections = 50;

const listSharing = z.enum(['personal', 'company', 'site']);
export type ListSharing = z.infer<typeof listSharing>;

const listRhythm = z.discriminatedUnion('every', [
  /** 1 is Monday. */
  z.object({ every: z.literal('week'), on: z.int().check(z.gte(1), z.lte(7)) }),
  z.object({ every: z.literal('month'), on: z.int().check(z.gte(1), z.lte(31)) }),
]);

/** Who did it and when; the name as it was. */
const doneBy = z.object({ at: moment, by: z.string() });

const listSection = z.object({ name: z.string(), note: z.string() });

const listHead = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  note: z.string(),
  sharing: listSharing,
  /** Of a list of a building site; nothing when the project is gone. */
  project: z.nullable(z.object({ id: z.int(), name: z.string() })),
  owner: z.object({ name: z.string(), isMe: z.boolean() }),
  archived: z.boolean(),
  rhythm: z.nullable(z.object({ every: z.enum(['week', 'month']), on: z.int(), nextDay: day })),
  /** The day of its rhythm for which it was made ready and has not been ordered since. */
  readySince: z.nullable(day),
  lastOrdered: z.nullable(doneBy),
  lastCounted: z.nullable(doneBy),
  lineCount: z.int(),
  /** Only the owner and managers delete, archive and share. */
  mayManage: z.boolean(),
  mayOrder: z.boolean(),
});

const listSummary = z.extend(listHead, {
  sectionCount: z.int(),
  /** Of its first articles. */
  pictures: z.array(z.string()),
  /** Lines whose whole amount is in stock somewhere; nothing of lists beyond those that are priced. */
  available: z.nullable(z.int()),
  /** Lines whose article is no longer sold. */
  gone: z.nullable(z.int()),
  /** Today, excluding VAT. Absent for a user who may not see prices. */
  amount: z.optional(z.nullable(money)),
});
export type ListSummary = z.infer<typeof listSummary>;

const article = z.object({
  contentId: z.string(),
  code: z.string(),
  displayName: z.string(),
  imageUrl: z.nullable(z.string()),
  productUrl: z.nullable(z.string()),
  salesUnitId: z.string(),
});

const linePrice = z.object({
  /** Excluding VAT; agreed.price × quantity × agreed.perSalesUnit ÷ agreed.per. */
  amount: money,
  agreed: z.extend(agreedLine, { price: money, perSalesUnit: z.number() }),
});

const listLine = z.extend(article, {
  id: z.int(),
  /** In sales units. */
  quantity: z.number(),
  /** The order unit it was chosen in, and how many sales units one of those holds. */
  unitId: z.string(),
  pack: z.number(),
  note: z.string(),
  section: z.string(),
  /** "Aanvullen tot", in sales units. */
  standing: z.nullable(z.number()),
  /** Why it cannot be ordered now; nothing when it can. */
  notOrderable: z.nullable(z.enum(['gone', 'withoutPrice'])),
  supplySource: z.nullable(supplySource),
  deliveryDateAfter: z.nullable(day),
  /** Absent for a user who may not see prices; nothing where there is none. */
  price: z.optional(z.nullable(linePrice)),
  /** What takes the place of an article that is no longer sold. Nothing is exchanged without a choice of the user. */
  replacements: z.array(
    z.extend(article, {
      /** Similar: not assigned by anybody, but of the same category and with the most features in common. */
      kind: z.enum(['replaces', 'alternative', 'similar']),
      price: z.optional(z.nullable(z.object({ price: money, per: z.number(), unitId: z.string() }))),
    }),
  ),
});
export type ListLine = z.infer<typeof listLine>;

const orderList = z.extend(listHead, {
  /** In their order; lines without a section stand first. */
  sections: z.array(listSection),
  lines: z.array(listLine),
});
export type OrderList = z.infer<typeof orderList>;

const listName = requiredText(80, 'Geef de lijst een naam');
const listNote = plainText(300);
const sectionName = plainText(60);
const lineNote = plainText(200);
const projectId = z.nullable(rowId);

/** An article by its id, or by a number as quick order reads it: article number, EAN or supplier code. */
const newLine = z
  .object({
    contentId: z.optional(guid),
    code: z.optional(articleCode),
    quantity: orderQuantity,
    unit: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    note: z.optional(lineNote),
    section: z.optional(sectionName),
    standing: z.nullish(orderQuantity),
  })
  .check(
    z.refine(({ contentId, code }) => contentId !== undefined || code !== undefined, { error: 'Geen artikel gekozen' }),
  );
export type NewListLine = z.input<typeof newLine>;

const addedRow = z.object({
  code: z.string(),
  status: z.enum(['added', 'merged', 'unknown', 'ambiguous', 'notOrderable']),
  displayName: z.nullable(z.string()),
  /** Why it was not added, in words for a person. */
  reason: z.nullable(z.string()),
  choices: z.array(z.object({ contentId: z.string(), code: z.string(), displayName: z.string() })),
});
export type AddedListRow = z.infer<typeof addedRow>;

const skippedRow = z.object({
  /** The line of a CSV, the row of a sheet. */
  place: z.int(),
  /** As it stands there, shortened. */
  text: z.string(),
  reason: z.enum(['noArticle', 'zeroQuantity', 'quantity', 'tooLarge', 'tooMany', 'unreadable']),
});
export type SkippedListRow = z.infer<typeof skippedRow>;

const listId = queryInteger(1, largestRowId);
const ofList = z.object({ listId });
const common = { spec: 'our addition: buying together', access: 'registered' } as const;
const saved = z.object({ version: z.int() });

export const labelSheets = ['a4-24', 'a4-21', 'a4-14', 'a4-12', 'roll-62'] as const;
export type LabelSheet = (typeof labelSheets)[number];

export const orderListRoutes = {
  list: route({
    ...common,
    method: 'GET',
    path: '/api/lists',
    summary: 'The order lists the user may see, with what they cost today',
    query: z.object({
      archived: z._default(queryFlag, false),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    response: z.object({ lists: z.array(listSummary), archivedCount: z.int() }),
  }),
  names: route({
    ...common,
    method: 'GET',
    path: '/api/lists/names',
    summary: 'The order lists something can be added to, and the building sites a list can be of',
    response: z.object({
      lists: z.array(z.object({ id: z.int(), name: z.string(), sharing: listSharing, lineCount: z.int() })),
      projects: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  }),
  create: route({
    ...common,
    method: 'POST',
    path: '/api/lists',
    summary: 'Make an order list: empty, with lines, or as a copy',
    headers: idempotencyHeaders,
    body: z.object({
      name: listName,
      note: z._default(listNote, ''),
      sharing: z._default(listSharing, 'personal'),
      projectId: z._default(projectId, null),
      copyOf: z.optional(rowId),
      lines: z._default(z.array(newLine).check(z.maxLength(maxListLines)), []),
    }),
    response: z.object({ id: z.int(), rows: z.array(addedRow) }),
  }),
  byId: route({
    ...common,
    method: 'GET',
    path: '/api/lists/{listId}',
    summary: 'An order list with its lines, today’s prices and stock',
    params: ofList,
    response: orderList,
  }),
  update: route({
    ...common,
    method: 'PUT',
    path: '/api/lists/{listId}',
    summary: 'Change name, note, sharing and rhythm of an order list',
    params: ofList,
    body: z.object({
      version,
      name: listName,
      note: listNote,
      sharing: listSharing,
      projectId,
      rhythm: z.nullable(listRhythm),
    }),
    response: saved,
  }),
  archive: route({
    ...common,
    method: 'POST',
    path: '/api/lists/{listId}/archive',
    summary: 'Archive an order list, or take it out of the archive',
    params: ofList,
    body: z.object({ archived: z.boolean() }),
    response: saved,
  }),
  remove: route({
    ...common,
    method: 'DELETE',
    path: '/api/lists/{listId}',
    summary: 'Delete an order list; it can be restored for thirty days',
    params: ofList,
    response: done,
  }),
  restore: route({
    ...common,
    method: 'POST',
    path: '/api/lists/{listId}/restore',
    summary: 'Take back that an order list was deleted',
    params: ofList,
    response: done,
  }),
  addLines: route({
    ...common,
    method: 'POST',
    path: '/api/lists/{listId}/lines',
    summary: 'Add articles to an order list; the same article in the same section becomes one line',
    params: ofList,
    headers: idempotencyHeaders,
    body: z.object({ lines: z.array(newLine).check(z.minLength(1), z.maxLength(maxListLines)) }),
    response: z.object({ version: z.int(), rows: z.array(addedRow) }),
  }),
  changeLines: route({
    ...common,
    method: 'PUT',
    path: '/api/lists/{listId}/lines',
    summary: 'Change, remove and put back lines of an order list; another contentId replaces the article',
    params: ofList,
    body: z.object({
      version,
      change: z._default(
        z
          .array(
            z.object({
              id: rowId,
              contentId: z.optional(guid),
              quantity: z.optional(orderQuantity),
              unit: z.optional(z.string().check(z.trim(), z.maxLength(20))),
              note: z.optional(lineNote),
              standing: z.nullish(orderQuantity),
            }),
          )
          .check(z.maxLength(maxListLines)),
        [],
      ),
      remove: z._default(z.array(rowId).check(z.maxLength(maxListLines)), []),
      /** Lines that were removed, as they were; each comes back before the line named, or as the last one. */
      restore: z._default(
        z
          .array(
            z.object({
              contentId: guid,
              /** Of an article that is in no catalogue any more; else the catalogue says so. */
              code: articleCode,
              displayName: requiredText(300, 'Geen artikel gekozen'),
              quantity: orderQuantity,
              unit: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
              note: lineNote,
              section: sectionName,
              standing: z.nullable(orderQuantity),
              before: z.nullable(rowId),
            }),
          )
          .check(z.maxLength(maxListLines)),
        [],
      ),
    }),
    response: saved,
  }),
  arrange: route({
    ...common,
    method: 'PUT',
    path: '/api/lists/{listId}/arrangement',
    summary: 'The sections of an order list and the order of its lines; every line is named once',
    params: ofList,
    body: z.object({
      version,
      sections: z
        .array(
          z.object({
            name: sectionName,
            note: z._default(listNote, ''),
            lines: z.array(rowId).check(z.maxLength(maxListLines)),
          }),
        )
        .check(z.maxLength(maxSections + 1)),
    }),
    response: saved,
  }),
  order: route({
    ...common,
    method: 'POST',
    path: '/api/lists/{listId}/order',
    summary: 'Put lines of an order list in the cart: all, some with their quantities, or what is missing',
    params: ofList,
    headers: idempotencyHeaders,
    body: z.object({
      /** Absent: all of them. A quantity given here counts for this order only. */
      lines: z.optional(
        z.array(z.object({ id: rowId, quantity: z.optional(orderQuantity) })).check(z.maxLength(maxListLines)),
      ),
      /** The counted stock, in sales units; the order is the difference to the standing amount, in whole packs. */
      counted: z.optional(
        z
          .array(z.object({ id: rowId, counted: z.number().check(z.gte(0), z.lte(1_000_000)) }))
          .check(z.maxLength(maxListLines)),
      ),
    }),
    response: z.object({
      /** Lines that were put in the cart. */
      added: z.int(),
      refused: z.array(z.object({ id: z.int(), displayName: z.string(), reason: z.string() })),
      cart,
    }),
  }),
  readFile: route({
    ...common,
    method: 'POST',
    path: '/api/lists/read',
    effect: 'reads',
    summary: 'The lines in a file (CSV or XLSX) that can be added to an order list; nothing is changed',
    /** In base64. */
    body: z.object({ content: z.base64().check(z.minLength(1), z.maxLength(1_000_000)) }),
    response: z.object({
      lines: z.array(
        z.object({
          code: z.string(),
          quantity: z.number(),
          unit: z.string(),
          note: z.string(),
          section: z.string(),
          standing: z.nullable(z.number()),
        }),
      ),
      /** Rows that became no line, the first of them with the reason. */
      skipped: z.array(skippedRow),
      skippedCount: z.int(),
    }),
  }),
  exported: route({
    ...common,
    method: 'GET',
    path: '/api/lists/{listId}/export/{format}',
    summary: 'An order list as a file',
    params: z.object({ listId, format: z.enum(['csv', 'xlsx', 'pdf']) }),
    amounts: 'leftOut',
    responseType: 'binary',
  }),
  labels: route({
    ...common,
    method: 'GET',
    path: '/api/lists/{listId}/labels',
    summary: 'Shelf labels with barcodes for the lines of an order list, as PDF; without prices',
    params: ofList,
    query: z.object({
      sheet: z._default(z.enum(labelSheets), 'a4-24'),
      /** Absent: of all sections. */
      section: z.optional(z.string().check(z.maxLength(60))),
      /** The first label of a sheet that was used before. */
      first: z._default(queryInteger(1, 24), 1),
      standing: z._default(queryFlag, true),
    }),
    amounts: 'leftOut',
    responseType: 'binary',
  }),
};
