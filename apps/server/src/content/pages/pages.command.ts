import { parseArgs } from 'node:util';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure, Step } from '../../foundation/config/start-report.ts';
import { withCommandContext } from '../../foundation/context/command-context.ts';
import { ContentRefused, exportContent, importContent, validateFolder } from './content-transfer.ts';

const usage = `How to use it:
  npm run content -- export DIR [--venture 210]     writes the published pages as files
  npm run content -- validate DIR [--venture 210]   checks the files, without a database
  npm run content -- import DIR [--venture 210]     publishes the files, all of them or none`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { venture: { type: 'string' } } });
  const [command, dir, ...rest] = positionals;
  if (dir === undefined || rest.length > 0) throw new StartError(usage);
  const { venture } = values;
  if (command === 'validate') {
    console.log(`✓ ${validateFolder(dir, venture).length} pages are right`);
  } else if (command === 'export') {
    await withCommandContext('content', async (ctx) => {
      const step = new Step('Export');
      step.done(`${await exportContent(ctx, dir, venture)} pages in ${dir}`);
    });
  } else if (command === 'import') {
    // Before the database is opened: most errors show without it.
    validateFolder(dir, venture);
    await withCommandContext('content', async (ctx) => {
      const step = new Step('Import');
      const { added, changed, unchanged } = await importContent(ctx, dir, venture);
      step.done(`${added} added, ${changed} changed, ${unchanged} as they were`);
    });
  } else {
    throw new StartError(usage);
  }
}

function asSentence(error: unknown): unknown {
  return error instanceof ContentRefused ? new StartError(error.message) : error;
}

await run().catch((error) => reportFailure(asSentence(error)));
