import { createReadStream, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import { readCsv } from '@bouwpoort/exchange-formats/csv-rows';
import { FileRefused } from '@bouwpoort/exchange-formats/file-problem';
import { suggestMapping } from '@bouwpoort/exchange-formats/mapping-suggestion';
import { findXlsx } from '@bouwpoort/exchange-formats/xlsx-rows';
import { findCategory, findCategoryByUrl } from '../../catalogue/products/products.ts';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure } from '../../foundation/config/start-report.ts';
import { withCommandContext } from '../../foundation/context/command-context.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { classesOf, mapClass, productsWithoutCategory } from '../uncategorised/uncategorised.ts';
import { exportFile, exportFormats } from './export-file.ts';
import { fileFormats, formatOf } from './file-format.ts';
import { importEtimDictionary } from './import-etim.ts';
import { importFile } from './import-file.ts';
import { findMapping, saveMapping } from './mappings.ts';

const usage = `How to use it:
  npm run exchange -- import FILE --source NAME --venture 210 [--as FORMAT] [--mapping NAME] [--entity ENTITY] [--mode merge|replace] [--dry-run]
                                 takes a file in; FORMAT is one of ${fileFormats.join(', ')}
  npm run exchange -- export FILE --source NAME --venture 210 --as FORMAT [--entity ENTITY]
                                 writes a file; FORMAT is one of ${exportFormats.join(', ')}
  npm run exchange -- import FOLDER|ZIP --as etim-dictionary
                                 takes in the names of ETIM, from its own CSV export
  npm run exchange -- classes --venture 210          shows the classes of articles, and which category each leads to
  npm run exchange -- class CODE CATEGORY --venture 210 [--system ETIM]
                                 sends articles of a class to a category: its number, its address, or - for none
  npm run exchange -- waiting --venture 210          shows products that are in no category yet
  npm run exchange -- suggest FILE          prints a mapping for the columns of a CSV or XLSX, to be corrected and saved
  npm run exchange -- mapping NAME FILE [--venture 210]
                                 saves a mapping, for one venture or for all
Entities: ${exchangeEntityNames.join(', ')}`;

const options = {
  source: { type: 'string' },
  venture: { type: 'string' },
  as: { type: 'string' },
  mapping: { type: 'string' },
  entity: { type: 'string' },
  mode: { type: 'string' },
  system: { type: 'string', default: 'ETIM' },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** The number of problems that are printed; a file can have a million. */
const printed = 50;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [command, first, second] = positionals;
  if (command === 'suggest' && first) return suggest(first);
  if (command === 'mapping' && first && second) return keepMapping(first, second, values.venture);
  const { source, venture } = values;
  if (command === 'import' && first && values.as === 'etim-dictionary') return importEtim(first);
  if (command === 'classes' && venture) return listClasses(venture);
  if (command === 'class' && first && second && venture) return sendClass(venture, values.system, first, second);
  if (command === 'waiting' && venture) return listWaiting(venture);
  if (!first || !source || !venture) throw new StartError(usage);
  const entity = values.entity === undefined ? undefined : oneOf(exchangeEntityNames, values.entity);
  let problems = 0;
  const onProblem = ({ place, message, severity }: { place: number; message: string; severity: string }) => {
    if (++problems <= printed) console.log(`  ${severity} ${place}: ${message}`);
  };
  if (command === 'import') {
    const format = values.as === undefined ? formatOf(first) : oneOf(fileFormats, values.as);
    if (!format) throw new StartError(usage);
    await withCommandContext('exchange', async (ctx) => {
      const report = await importFile(ctx, {
        ...{ path: first, format, source, ventureId: venture, entity, dryRun: values['dry-run'], onProblem },
        mapping: values.mapping === undefined ? undefined : await findMapping(ctx, values.mapping, venture),
        mode: values.mode === undefined ? undefined : oneOf(['merge', 'replace'] as const, values.mode),
        onBatch: ({ entity: what, created, changed, unchanged, removed, refused, failure }) =>
          console.log(
            `✓ ${what}: ${created} created, ${changed} changed, ${unchanged} unchanged, ${removed} removed, ${refused} refused${failure ? `; ${failure}` : ''}`,
          ),
      });
      const { errors, warnings } = report.problems;
      console.log(
        `${report.records} records read, ${errors} errors and ${warnings} warnings in the file; mode ${report.mode}`,
      );
      if (report.batches.some(({ state }) => state === 'failed')) process.exitCode = 1;
    });
  } else if (command === 'export') {
    const format = oneOf(exportFormats, values.as ?? '');
    await withCommandContext('exchange', async (ctx) => {
      const records = await exportFile(ctx, { path: first, format, entity, source, ventureId: venture, onProblem });
      console.log(`✓ ${records} records in ${first}`);
    });
  } else throw new StartError(usage);
}

function oneOf<const T extends string>(allowed: readonly T[], given: string): T {
  const found = allowed.find((one) => one === given);
  if (found === undefined) throw new StartError(usage);
  return found;
}

async function suggest(path: string): Promise<void> {
  const columns =
    formatOf(path) === 'xlsx'
      ? (await findXlsx(path)).columns
      : (await readCsv(createReadStream(path))).findings.columns;
  const { mapping, unused, missing } = suggestMapping(columns);
  console.log(JSON.stringify(mapping, undefined, 2));
  if (unused.length > 0) console.error(`not used: ${unused.join(', ')}`);
  for (const { entity, field } of missing) console.error(`no column for ${field} of ${entity}`);
}

async function keepMapping(name: string, path: string, ventureId: string | null = null): Promise<void> {
  await withCommandContext('exchange', async (ctx) => {
    if (ventureId !== null && !(await findVenture(ctx, ventureId)))
      throw new StartError(`There is no venture ${ventureId}.`);
    await saveMapping(ctx, { name, ventureId, mapping: JSON.parse(readFileSync(path, 'utf8')) });
    console.log(`✓ mapping ${name}`);
  });
}

async function importEtim(path: string): Promise<void> {
  await withCommandContext('exchange', async (ctx) => {
    const { classes, features, values, renamed, problems } = await importEtimDictionary(ctx, path);
    for (const { message } of problems.slice(0, printed)) console.log(`  ${message}`);
    console.log(
      `✓ ${classes} classes, ${features} features, ${values} values; ${renamed} features of the shop renamed`,
    );
  });
}

async function listClasses(ventureId: string): Promise<void> {
  await withCommandContext('exchange', async (ctx) => {
    const classes = await classesOf(ctx, ventureId);
    for (const { system, code, name, products, waiting, category } of classes)
      console.log(
        `${system} ${code}  ${name ?? ''}  ${products} products, ${waiting} waiting  ${category ? `→ ${category.id} ${category.name}` : 'no category'}`,
      );
    console.log(classes.length === 0 ? 'no classes' : `${classes.length} classes`);
  });
}

async function sendClass(ventureId: string, system: string, code: string, to: string): Promise<void> {
  await withCommandContext('exchange', async (ctx) => {
    const categoryId = to === '-' ? null : await categoryOf(ctx, ventureId, to);
    const { moved } = await mapClass(ctx, { ventureId, system, code, categoryId });
    console.log(`✓ ${system} ${code}: ${moved} products moved`);
  });
}

async function categoryOf(ctx: Context, ventureId: string, to: string): Promise<number> {
  const isNumber = /^[0-9]{1,9}$/.test(to);
  const found = isNumber ? await findCategory(ctx, Number(to)) : await findCategoryByUrl(ctx, to.toLowerCase());
  if (found?.ventureId !== ventureId) throw new StartError(`Venture ${ventureId} has no category ${to}.`);
  return found.id;
}

async function listWaiting(ventureId: string): Promise<void> {
  await withCommandContext('exchange', async (ctx) => {
    const { total, products } = await productsWithoutCategory(ctx, ventureId);
    for (const { productId, name, source, category, classification } of products) {
      const asked = category ?? (classification ? `${classification.system} ${classification.code}` : 'nothing');
      console.log(`${productId}  ${name}  from ${source ?? 'nobody'}, which named ${asked}`);
    }
    console.log(`${total} products without a category`);
  });
}

await run().catch((error) => {
  if (error instanceof FileRefused) return reportFailure(new StartError(`The file was refused: ${error.message}`));
  if (error instanceof AppError)
    return reportFailure(new StartError(`${error.message}\n${JSON.stringify(error.details.errors ?? {})}`));
  return reportFailure(error);
});
