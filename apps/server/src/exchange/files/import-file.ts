import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { type FileProblem, isFileProblem } from '@bouwpoort/exchange-formats/file-problem';
import type { TableMapping } from '@bouwpoort/exchange-formats/mapping';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { type BatchOutcome, outcomeOf, uploadBatch, workOnFeed } from '../batches/batches.ts';
import { ensureSource } from '../connections/connections.ts';
import { loadEtimDictionary } from '../uncategorised/uncategorised.ts';
import type { FileFormat } from './file-format.ts';
import { acceptReferencesInFile, RecordsInFile } from './file-references.ts';
import { openFile } from './read-file.ts';
import { Spool } from './spool.ts';

export interface FileImport {
  path: string;
  format: FileFormat;
  source: string;
  ventureId: string;
  mapping?: TableMapping | undefined;
  entity?: ExchangeEntity | undefined;
  /** Without it the suggestion of the file applies. */
  mode?: 'merge' | 'replace' | undefined;
  dryRun: boolean;
  /** The confirmed number of deletions with `replace`, per entity, above the limit. */
  allowVanishing?: Readonly<Partial<Record<ExchangeEntity, number>>> | undefined;
  /** Called for every problem; a file can have a million. */
  onProblem(problem: FileProblem): void;
  /** Batches that an earlier attempt stored: they are continued, not stored again. */
  stored?: ReadonlyMap<ExchangeEntity, number> | undefined;
  /** Called before each batch; false ends the import with `ImportInterrupted`. */
  mayGoOn?(): Promise<boolean>;
  /** In the transaction that stores a batch; `ImportInterrupted` rolls it back. */
  onStored?: ((tx: Database, batchId: number) => Promise<void>) | undefined;
  onBatch?(batch: BatchOutcome): void;
}

/** Paused or stopped. Stored batches stay: another job continues or undoes them. */
export class ImportInterrupted extends Error {}

export interface ImportReport {
  /** Merge instead of replace, if a part of the file could not be read. */
  mode: 'merge' | 'replace';
  records: number;
  problems: { errors: number; warnings: number };
  batches: BatchOutcome[];
}

/**
 * Reads the whole file before anything is applied, so that a broken file changes nothing; then entity by entity as
 * batches of the exchange, with all their rules.
 */
export async function importFile(ctx: Context, given: FileImport): Promise<ImportReport> {
  const { source, ventureId, dryRun } = given;
  const report: ImportReport = { mode: 'merge', records: 0, problems: { errors: 0, warnings: 0 }, batches: [] };
  const spool = new Spool();
  const inFile = new RecordsInFile();
  try {
    // A row gives at most one record of an entity; an element of a catalogue may give many.
    const isTable = given.format === 'csv' || given.format === 'xlsx';
    const usesEtim = given.format === 'bmecat' || given.format === 'xchange';
    const file = await openFile({
      ...given,
      onDay: dayOf(ctx.clock()),
      dictionary: usesEtim ? await loadEtimDictionary(ctx) : undefined,
    });
    for await (const item of file.items) {
      if (isFileProblem(item)) {
        report.problems[item.severity === 'error' ? 'errors' : 'warnings']++;
        given.onProblem(item);
      } else {
        report.records++;
        await spool.add(item, isTable ? item.place : undefined);
        if (dryRun) inFile.add(item);
      }
    }
    const sourceId = await ensureSource(ctx.db, source, ctx.clock());
    // An unreadable record is not a missing one: with errors in the file nothing is retired for being absent.
    const asked = given.mode ?? file.suggestedMode;
    report.mode = report.problems.errors > 0 ? 'merge' : asked;
    for (const { entity, path } of await spool.finish()) {
      if (given.mayGoOn && !(await given.mayGoOn())) throw new ImportInterrupted();
      const feed = { sourceId, ventureId, entity };
      const batchId = given.stored?.get(entity) ?? (await stored(ctx, given, { ...feed, mode: report.mode, path }));
      let outcome = await applied(ctx, feed, batchId);
      if (dryRun && outcome.refused > 0) {
        await acceptReferencesInFile(ctx.db, batchId, { entity, path }, inFile);
        outcome = await outcomeOf(ctx.db, batchId);
      }
      report.batches.push(outcome);
      given.onBatch?.(outcome);
    }
    return report;
  } finally {
    spool.remove();
  }
}

function stored(
  ctx: Context,
  { dryRun, allowVanishing, onStored }: FileImport,
  { path, ...batch }: Parameters<typeof workOnFeed>[1] & { mode: 'merge' | 'replace'; path: string },
): Promise<number> {
  return uploadBatch(ctx, {
    ...batch,
    keyId: null,
    dryRun,
    allowVanishing: allowVanishing?.[batch.entity],
    idempotencyKey: undefined,
    lines: createReadStream(path),
    onStored,
  });
}

/** Applies the batch here, or waits for a worker that has already started it. */
async function applied(ctx: Context, feed: Parameters<typeof workOnFeed>[1], batchId: number): Promise<BatchOutcome> {
  for (;;) {
    await workOnFeed(ctx, feed);
    const outcome = await outcomeOf(ctx.db, batchId);
    if (outcome.state === 'finished' || outcome.state === 'failed') return outcome;
    if (outcome.paused || outcome.state === 'undoing' || outcome.state === 'undone') throw new ImportInterrupted();
    await sleep(200);
  }
}
