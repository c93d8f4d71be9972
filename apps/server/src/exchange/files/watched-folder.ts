import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import { type FileProblem, FileRefused } from '@bouwpoort/exchange-formats/file-problem';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { poolOf } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { refusedLines } from '../batches/batches.ts';
import { ventureOfSource } from '../connections/connections.ts';
import { fileFormats, formatOf } from './file-format.ts';
import type { watchFolder } from './files.jobs.ts';
import { type ImportReport, importFile } from './import-file.ts';
import { findMapping } from './mappings.ts';

/** Skips sources with a plan of their own. */
export const importWatchedFilesExcept =
  (plannedSources: (ctx: Context) => Promise<ReadonlySet<string>>): JobHandler<typeof watchFolder> =>
  async (ctx) => {
    const { exchangeDir } = ctx.config;
    if (exchangeDir === undefined) return;
    const planned = await plannedSources(ctx);
    await importWatchedFiles(ctx, exchangeDir, { isOf: (source) => !planned.has(source) });
  };

/** The settings of a folder, in `exchange.json` beside its files. */
const folderSettings = z.object({
  venture: z.string().optional(),
  format: z.enum(fileFormats).optional(),
  mapping: z.string().optional(),
  entity: z.enum(exchangeEntityNames).optional(),
  mode: z.enum(['merge', 'replace']).optional(),
});

const settingsName = 'exchange.json';
/** A file that changed within this time may still be written. */
const settleMs = 5_000;
const problemsInReport = 1_000;

/**
 * Imports the files in EXCHANGE_DIR/in/{source}/, oldest first: a file goes to done/ or, with a report beside it, to
 * refused/. Meanwhile it is in busy/, so that a file of a killed worker is imported again; a batch that was applied
 * before changes nothing. One worker at a time has the folder.
 */
export async function importWatchedFiles(
  ctx: Context,
  folder: string,
  which: WhichFiles = {},
): Promise<ImportCounts | 'busy'> {
  if (!existsSync(join(folder, 'in'))) return { done: 0, refused: 0 };
  const client = await poolOf(ctx.db).connect();
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock(${folderLock}) as taken`);
    if (!rows[0].taken) return 'busy';
    try {
      return await importAll(ctx, folder, which);
    } finally {
      await client.query(`select pg_advisory_unlock(${folderLock})`);
    }
  } finally {
    client.release();
  }
}

interface WhichFiles {
  /** All sources, if absent. */
  isOf?(source: string): boolean;
  /** Overrides the folder's own settings. */
  settings?: z.output<typeof folderSettings>;
}

interface ImportCounts {
  done: number;
  refused: number;
}

const folderLock = `hashtextextended('exchange folder', 0)`;

async function importAll(ctx: Context, folder: string, { isOf = () => true, settings = {} }: WhichFiles) {
  const taken: ImportCounts = { done: 0, refused: 0 };
  for (const where of ['busy', 'in']) {
    for (const source of foldersIn(join(folder, where)).filter(isOf)) {
      for (const path of filesIn(join(folder, where, source), ctx.clock()))
        taken[await importFoundFile(ctx, folder, { source, path, settings })]++;
    }
  }
  return taken;
}

interface FoundFile {
  source: string;
  path: string;
  settings: z.output<typeof folderSettings>;
}

async function importFoundFile(ctx: Context, folder: string, found: FoundFile): Promise<keyof ImportCounts> {
  const { source, path } = found;
  const busy = moveFile(folder, 'busy', source, basename(path));
  renameSync(path, busy);
  const problems: FileProblem[] = [];
  const finish = (text: string, where: 'done' | 'refused') => {
    const name = `${ctx.clock().toISOString().replaceAll(/[:.]/g, '-')} ${basename(path)}`;
    const target = moveFile(folder, where, source, name);
    writeFileSync(`${target}.txt`, text);
    renameSync(busy, target);
    ctx.log.info({ source, file: basename(path), where }, 'a file of the exchange folder was taken in');
    return where;
  };
  try {
    const report = await importFile(ctx, {
      ...(await importOf(ctx, folder, found)),
      path: busy,
      onProblem: (problem) => {
        if (problems.length < problemsInReport) problems.push(problem);
      },
    });
    const isRefused = report.records === 0 || report.batches.some(({ state }) => state === 'failed');
    return finish(await reportText(ctx, report, problems), isRefused ? 'refused' : 'done');
  } catch (error) {
    // Another error, such as a lost database, is not caused by the file: it stays in busy/ for the next run.
    if (!(error instanceof FileRefused || (error instanceof AppError && error.status < 500))) throw error;
    const unchanged = error instanceof FileRefused ? 'Er is niets veranderd.\n' : '';
    return finish(`Geweigerd: ${error.message}\n${unchanged}${problemLines(problems)}`, 'refused');
  }
}

/** The import of a file, by the folder and its settings. */
async function importOf(ctx: Context, folder: string, { source, path, settings: given }: FoundFile) {
  const settings = { ...readSettings(join(folder, 'in', source)), ...given };
  const format = settings.format ?? formatOf(path);
  if (!format) throw new FileRefused('wrong-format', 'Aan de naam is niet te zien wat voor bestand dit is.');
  const ventureId = settings.venture ?? (await ventureOfSource(ctx, source));
  if (!ventureId) throw new FileRefused('missing-part', `Zet de winkel in ${settingsName}: {"venture": "210"}.`);
  const mapping = settings.mapping === undefined ? undefined : await findMapping(ctx, settings.mapping, ventureId);
  return { format, source, ventureId, mapping, entity: settings.entity, mode: settings.mode, dryRun: false };
}

async function reportText(ctx: Context, report: ImportReport, problems: readonly FileProblem[]): Promise<string> {
  const lines = [
    `${report.records} records, ${report.problems.errors} fouten, ${report.problems.warnings} opmerkingen in het bestand`,
  ];
  for (const batch of report.batches) {
    const { entity, created, changed, unchanged, removed, refused, vanishingKept, failure } = batch;
    lines.push(
      `${entity}: ${created} nieuw, ${changed} gewijzigd, ${unchanged} gelijk, ${removed} vervallen, ${refused} geweigerd`,
    );
    if (vanishingKept > 0) lines.push(`  ${vanishingKept} zouden vervallen; dat is te veel, dus die zijn gebleven`);
    if (failure) lines.push(`  mislukt: ${failure}`);
    for (const { line, externalId, errors } of await refusedLines(ctx.db, batch.id, problemsInReport))
      lines.push(
        `  ${externalId ?? `regel ${line}`}: ${Object.entries(errors)
          .map(([field, why]) => `${field}: ${why.join(', ')}`)
          .join('; ')}`,
      );
  }
  return `${lines.join('\n')}\n${problemLines(problems)}`;
}

function problemLines(problems: readonly FileProblem[]): string {
  return problems
    .map(({ place: at, message, severity }) => `${severity === 'error' ? 'fout' : 'opmerking'} ${at}: ${message}\n`)
    .join('');
}

function readSettings(folder: string): z.output<typeof folderSettings> {
  const path = join(folder, settingsName);
  if (!existsSync(path)) return {};
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new FileRefused('malformed', `${settingsName} is geen JSON.`, 0, { cause });
  }
  const parsed = folderSettings.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new FileRefused(
    'malformed',
    `${settingsName}: ${parsed.error.issues.map(({ message }) => message).join(', ')}`,
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Names that begin with a dot are unfinished uploads by convention; recently changed files count as unfinished too. */
function filesIn(folder: string, now: Date): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== settingsName)
    .map(({ name }) => ({ path: join(folder, name), changed: statSync(join(folder, name)).mtimeMs }))
    .filter(({ changed }) => now.getTime() - changed >= settleMs)
    .sort((one, other) => one.changed - other.changed)
    .map(({ path }) => path);
}

function moveFile(folder: string, where: string, source: string, name: string): string {
  const target = join(folder, where, source);
  mkdirSync(target, { recursive: true });
  return join(target, name);
}
