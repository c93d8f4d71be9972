import { z } from 'zod/mini';
import { pageAnswer, pageQuery } from '../foundation/lists.staff.ts';
import { route } from '../foundation/route.ts';
import { moment, queryInteger, requiredText, ventureId } from '../foundation/scalars.ts';
import { batch, batchError, writableEntity } from './batches.ts';

const spec = 'back office: data exchange';

/** Bytes. A catalogue of a large supplier is some hundred megabytes of XML. */
export const maxImportBytes = 512 * 1024 * 1024;

export const importFormats = ['csv', 'xlsx', 'bmecat', 'xchange', 'ndjson', 'entity-csv'] as const;
const importFormat = z.enum(importFormats);

/** What a column of a merchant's table can be about. */
export const columnMeanings = [
  'articleCode',
  'productCode',
  'supplierCode',
  'name',
  'description',
  'brand',
  'category',
  'etimClass',
  'gtin',
  'unit',
  'contentUnit',
  'content',
  'price',
  'pricePickup',
  'costPrice',
  'per',
  'vatRate',
  'stock',
  'warehouse',
  'image',
  'customer',
  'customerName',
  'customerGroup',
  'kvk',
  'email',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'houseNumberAddition',
  'postalCode',
  'city',
  'country',
  'phone',
  'creditLimit',
  'branch',
  'validFrom',
  'validUntil',
  'fromQuantity',
] as const;
export const columnMeaning = z.enum(columnMeanings);
export type ColumnMeaningName = z.output<typeof columnMeaning>;

/** Column → what it is about; a column that is left out is not used. */
const meanings = z.record(z.string().check(z.minLength(1), z.maxLength(200)), columnMeaning);

export const sourceName = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, { error: 'Gebruik hooguit 40 kleine letters, cijfers en streepjes' }));

/** What the file turned out to be, for a person to look at. */
const importFindings = z.object({
  suggestedMode: z.enum(['merge', 'replace']),
  /** Name → value, in words of the format: separator, encoding, version, supplier. */
  facts: z.record(z.string(), z.string()),
  columns: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['text', 'number', 'date', 'boolean', 'empty']),
      samples: z.array(z.string()),
    }),
  ),
});
export type ImportFindings = z.output<typeof importFindings>;

export const importState = z.enum([
  'uploaded',
  'checking',
  'checked',
  'running',
  'paused',
  'finished',
  'failed',
  'undoing',
  'undone',
]);
export type ImportState = z.output<typeof importState>;

/** What would change, field by field, with examples. */
const importChanges = z.object({
  /** Most changed first. */
  fields: z.array(z.object({ entity: writableEntity, field: z.string(), count: z.int() })),
  samples: z.array(
    z.object({
      entity: writableEntity,
      externalId: z.string(),
      /** An article number or a name; empty where the record has neither. */
      name: z.string(),
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
  /** Examples of records that are new and that are retired. */
  created: z.array(z.object({ entity: writableEntity, externalId: z.string() })),
  removed: z.array(z.object({ entity: writableEntity, externalId: z.string() })),
  /** Fields that stay as they are because staff overrode them. */
  overridden: z.int(),
});
export type ImportChanges = z.output<typeof importChanges>;

const fileProblem = z.object({ place: z.int(), message: z.string(), severity: z.enum(['error', 'warning']) });

const runSummary = z.object({
  runId: z.guid(),
  fileName: z.string(),
  size: z.int(),
  format: importFormat,
  source: z.string(),
  ventureId: z.string(),
  staffName: z.string(),
  state: importState,
  createdAt: moment,
  finishedAt: z.nullable(moment),
  counts: z.object({
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    removed: z.int(),
    /** In the file and in its records. */
    errors: z.int(),
    /** What the file does not name and would go; left as it is by the guard. */
    guarded: z.int(),
  }),
});
export type ImportRunSummary = z.output<typeof runSummary>;

const importRun = z.extend(runSummary, {
  findings: importFindings,
  entity: z.nullable(writableEntity),
  mode: z.enum(['merge', 'replace']),
  meanings: z.nullable(meanings),
  /** A saved mapping that is used as it is. */
  mappingName: z.nullable(z.string()),
  /** The records that a table results in, and the fields they lack. */
  mapped: z.array(writableEntity),
  missing: z.array(z.object({ entity: writableEntity, field: z.string() })),
  /** Nothing more is asked before a dry run. */
  isReady: z.boolean(),
  records: z.nullable(z.int()),
  fileErrors: z.int(),
  fileWarnings: z.int(),
  /** The first of them. */
  problems: z.array(fileProblem),
  /** Of the dry run until it is run, then of the run; in the order in which they are applied. */
  batches: z.array(batch),
  /** Of the dry run. */
  changes: z.nullable(importChanges),
  failure: z.nullable(z.string()),
  startedAt: z.nullable(moment),
  /** The user who allowed records to vanish beyond the limit: never the one who started the import. */
  confirmedBy: z.nullable(z.string()),
  /** By the caller. */
  mayConfirm: z.boolean(),
  canUndo: z.boolean(),
});
export type ImportRun = z.output<typeof importRun>;

export const batchStates = ['busy', 'finished', 'failed', 'refused', 'guarded', 'undone'] as const;

/** A batch with how it came in. */
const batchRow = z.extend(batch, {
  runId: z.nullable(z.guid()),
  /** The person who brought the file, or the key it came by; empty for the command line and the watched folder. */
  by: z.object({ kind: z.enum(['staff', 'key', 'program']), name: z.string() }),
});
export type BatchRow = z.output<typeof batchRow>;

const ofBatch = z.object({ batchId: queryInteger(1, 2_147_483_647) });
const ofRun = z.object({ runId: z.guid() });
const reads = { spec, access: 'staff', permission: 'exchange.read' } as const;
const writes = { spec, access: 'staff', permission: 'exchange.run' } as const;

export const beheerImportRoutes = {
  batches: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/batches',
    summary: 'What came in by data exchange, newest first',
    query: z.object({
      ventureId: z.optional(ventureId),
      source: z.optional(sourceName),
      entity: z.optional(writableEntity),
      state: z.optional(z.enum(batchStates)),
      ...pageQuery,
    }),
    response: z.object({ batches: z.array(batchRow), ...pageAnswer }),
  }),
  batch: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/batches/{batchId}',
    summary: 'One batch, with the first lines that were refused',
    params: ofBatch,
    response: z.extend(batchRow, { errors: z.array(batchError), canUndo: z.boolean() }),
  }),
  batchErrors: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/batches/{batchId}/errors.csv',
    summary: 'All lines of a batch that were refused, for a spreadsheet',
    params: ofBatch,
    responseType: 'binary',
  }),
  undoBatch: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/batches/{batchId}/undo',
    summary: 'Turn a batch back; what people changed since stays',
    params: ofBatch,
    response: batchRow,
  }),
  options: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/imports/options',
    summary: 'Sources and saved mappings to choose from',
    response: z.object({
      sources: z.array(z.string()),
      mappings: z.array(
        z.object({
          name: z.string(),
          /** Empty for one that every venture uses. */
          ventureId: z.nullable(z.string()),
          meanings: z.nullable(meanings),
          updatedAt: moment,
        }),
      ),
    }),
  }),
  runs: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/imports',
    summary: 'The last imports of files by staff',
    response: z.object({ runs: z.array(runSummary) }),
  }),
  upload: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/imports',
    summary: 'Bring a file; nothing is changed by it yet',
    query: z.object({
      ventureId,
      source: sourceName,
      fileName: z.string().check(z.minLength(1), z.maxLength(200)),
      entity: z.optional(writableEntity),
    }),
    bodyType: 'file',
    response: importRun,
  }),
  run: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/imports/{runId}',
    summary: 'An import: what the file is, how far it is, what became of it',
    params: ofRun,
    response: importRun,
  }),
  settings: route({
    ...writes,
    method: 'PUT',
    path: '/api/beheer/imports/{runId}',
    summary: 'Say what the columns are about and how the file is applied',
    params: ofRun,
    body: z.object({
      entity: z.nullable(writableEntity),
      mode: z.enum(['merge', 'replace']),
      meanings: z.nullable(meanings),
      /** Use this saved mapping as it is. */
      mappingName: z.nullable(requiredText(60)),
      /** Keep what the columns are about under this name. */
      saveAs: z.optional(requiredText(60)),
      /** For every venture, by those who import for all of them; else for the venture of the file. */
      saveForAll: z.optional(z.boolean()),
    }),
    response: importRun,
  }),
  check: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/imports/{runId}/check',
    summary: 'Do everything but the last step',
    params: ofRun,
    response: importRun,
  }),
  start: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/imports/{runId}/start',
    summary: 'Apply what was checked',
    params: ofRun,
    response: importRun,
  }),
  pause: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/imports/{runId}/pause',
    summary: 'Let an import that runs wait; what was applied stays',
    params: ofRun,
    response: importRun,
  }),
  resume: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/imports/{runId}/resume',
    summary: 'Let an import that waits go on where it was',
    params: ofRun,
    response: importRun,
  }),
  stop: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/imports/{runId}/stop',
    summary: 'Stop an import that runs or waits, and turn back what it applied',
    params: ofRun,
    response: importRun,
  }),
  confirm: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/imports/{runId}/confirm',
    summary: 'Let records vanish beyond the guard; by a second person',
    params: ofRun,
    body: z.object({ reason: requiredText(300) }),
    response: importRun,
  }),
  undo: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/imports/{runId}/undo',
    summary: 'Turn a whole import back; what people changed since stays',
    params: ofRun,
    response: importRun,
  }),
  errors: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/imports/{runId}/errors.csv',
    summary: 'Everything that was refused, in the file and in its records, for a spreadsheet',
    params: ofRun,
    responseType: 'binary',
  }),
};
