import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../foundation/database/column-rules.ts';
import { bytea, moment } from '../../foundation/database/column-types.ts';
import { staffUsers } from '../../organisation/staff/staff.tables.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';
import { exchangeBatches } from '../batches/batches.tables.ts';

/** A file that staff uploaded or exported. In the database, so that any worker can read it. */
export const deskFiles = pgTable(
  'desk_file',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('desk_file_age').on(t.createdAt), check('desk_file_size', sql`${t.size} >= 0`)],
);

export const deskFileChunks = pgTable(
  'desk_file_chunk',
  {
    fileId: uuid()
      .notNull()
      .references(() => deskFiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fileId, t.position] })],
);

/** The import of a file, step by step: uploaded, mapped, checked, applied, perhaps undone. */
export const importRuns = pgTable(
  'import_run',
  {
    id: uuid().primaryKey(),
    staffId: uuid().references(() => staffUsers.id, { onDelete: 'set null' }),
    /** Their name at that moment. */
    staffName: text().notNull(),
    ventureId: ofVenture(),
    source: text().notNull(),
    /** Empty once the file was deleted. */
    fileId: uuid().references(() => deskFiles.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    format: text({ enum: ['csv', 'xlsx', 'bmecat', 'xchange', 'ndjson', 'entity-csv'] }).notNull(),
    findings: jsonb().notNull(),
    entity: text(),
    mode: text({ enum: ['merge', 'replace'] }).notNull(),
    /** {column: meaning}, for a table. */
    meanings: jsonb(),
    mappingName: text(),
    state: text({
      enum: ['uploaded', 'checking', 'checked', 'running', 'paused', 'finished', 'failed', 'undoing', 'undone'],
    }).notNull(),
    records: integer(),
    fileErrors: integer().notNull().default(0),
    fileWarnings: integer().notNull().default(0),
    problems: jsonb().notNull().default([]),
    failure: text(),
    /** {entity: the confirmed number of deletions above the limit}. */
    allowVanishing: jsonb(),
    confirmedBy: text(),
    /** Batches with a higher number belong to its last start, lower ones to an earlier one. */
    afterBatch: integer().notNull().default(0),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    index('import_run_age').on(t.createdAt, t.id),
    index('import_run_staff').on(t.staffId),
    index('import_run_venture').on(t.ventureId),
    index('import_run_file').on(t.fileId),
    oneOf('import_run_format', t.format),
    oneOf('import_run_mode', t.mode),
    oneOf('import_run_state', t.state),
    check('import_run_counts', sql`${t.fileErrors} >= 0 and ${t.fileWarnings} >= 0 and ${t.size} >= 0`),
  ],
);

/** The batches of a run, in the order in which they are applied. */
export const importRunBatches = pgTable(
  'import_run_batch',
  {
    batchId: integer()
      .primaryKey()
      .references(() => exchangeBatches.id, { onDelete: 'cascade' }),
    runId: uuid()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    isDryRun: boolean().notNull(),
  },
  (t) => [index('import_run_batch_run').on(t.runId, t.batchId)],
);

/** A scheduled import, with its days and time. */
export const importPlans = pgTable(
  'import_plan',
  {
    id: uuid().primaryKey(),
    /** The user whose permissions it runs with. */
    staffId: uuid().references(() => staffUsers.id, { onDelete: 'set null' }),
    staffName: text().notNull(),
    ventureId: ofVenture(),
    source: text().notNull(),
    origin: text({ enum: ['url', 'folder'] }).notNull(),
    url: text(),
    entity: text(),
    mode: text({ enum: ['merge', 'replace'] }).notNull(),
    mappingName: text(),
    /** 1 is Monday. */
    days: integer().array().notNull(),
    /** 'HH:MM' in Dutch time. */
    time: text().notNull(),
    /** Empty while it is disabled. */
    nextRunAt: moment(),
    lastRunAt: moment(),
    lastRunId: uuid().references(() => importRuns.id, { onDelete: 'set null' }),
    lastOutcome: text(),
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('import_plan_due').on(t.nextRunAt),
    index('import_plan_staff').on(t.staffId),
    index('import_plan_venture').on(t.ventureId),
    index('import_plan_run').on(t.lastRunId),
    oneOf('import_plan_origin', t.origin),
    oneOf('import_plan_mode', t.mode),
    check('import_plan_address', sql`${t.origin} = 'folder' or ${t.url} is not null`),
    check('import_plan_time', sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'import_plan_days',
      sql`cardinality(${t.days}) between 1 and 7 and ${t.days} <@ '{1,2,3,4,5,6,7}'::integer[]`,
    ),
  ],
);

/** An export of shop data as a file, created by a job. */
export const exportRuns = pgTable(
  'export_run',
  {
    id: uuid().primaryKey(),
    staffId: uuid().references(() => staffUsers.id, { onDelete: 'set null' }),
    staffName: text().notNull(),
    ventureId: ofVenture(),
    /** The source whose external ids it has. */
    source: text().notNull(),
    format: text({ enum: ['ndjson', 'csv', 'bmecat', 'xchange'] }).notNull(),
    /** Empty for the whole catalogue. */
    entity: text(),
    state: text({ enum: ['waiting', 'finished', 'failed'] }).notNull(),
    records: integer(),
    fileId: uuid().references(() => deskFiles.id, { onDelete: 'set null' }),
    failure: text(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    index('export_run_age').on(t.createdAt, t.id),
    index('export_run_staff').on(t.staffId),
    index('export_run_venture').on(t.ventureId),
    index('export_run_file').on(t.fileId),
    oneOf('export_run_format', t.format),
    oneOf('export_run_state', t.state),
  ],
);
