import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { reportFailure } from '../config/start-report.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { besideRunningProgram } from '../database/database-source.ts';
import { listDeadLetters, retryDeadLetters } from './dead-letters.ts';

const usage = `How to use it:
  npm run dead-letters -- list           shows the jobs nobody could do: orders the ERP refused, mails that bounced
  npm run dead-letters -- retry ID …     puts these back in their queue
  npm run dead-letters -- retry all      puts all of them back`;

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, ...ids] = positionals;
  if (command === 'list' && ids.length === 0) return withDatabase(list);
  if (command !== 'retry' || ids.length === 0) throw new StartError(usage);
  if (ids[0] !== 'all' && !ids.every((id) => z.uuid().safeParse(id).success)) throw new StartError(usage);
  await withDatabase(async (db) => {
    const count = await retryDeadLetters(db, ids[0] === 'all' ? 'all' : ids);
    if (ids[0] !== 'all' && count < ids.length)
      throw new StartError(
        `${count} of these ${ids.length} put back in the queue; there is no dead letter of the others.`,
      );
    console.log(`✓ ${count} back in the queue`);
  });
}

async function list(db: Database): Promise<void> {
  const letters = await listDeadLetters(db);
  for (const { id, kind, data, why, since } of letters) {
    console.log(`${id}  ${since.toISOString()}  ${kind} ${JSON.stringify(data)}\n  ${why}`);
  }
  console.log(letters.length === 0 ? '✓ no dead letters' : `${letters.length} dead letters`);
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  await besideRunningProgram(readConfig(process.env, process.cwd()), async (url) => {
    const { db, close } = await openDatabase(url, 2);
    try {
      await work(db);
    } finally {
      await close();
    }
  });
}

await run().catch(reportFailure);
