import { parseArgs } from 'node:util';
import { StartError } from '../../foundation/config/start-error.ts';
import { reportFailure } from '../../foundation/config/start-report.ts';
import { openDatabase } from '../../foundation/database/database.ts';
import { checkRestored } from './restore-checks.ts';
import { withRestored } from './restored-cluster.ts';

const usage = `How to use it:
  npm run restore-check -- --base FOLDER --wal FOLDER [--until 2026-11-17T09:30:00Z]
                           [--database shop] [--role postgres] [--work FOLDER]

  Restores a copy of the base backup with the archived WAL, up to the moment if one is given, reads every table and
  every index of it, and throws the copy away. Nothing is written to the backup.`;

const options = {
  base: { type: 'string' },
  wal: { type: 'string' },
  until: { type: 'string' },
  database: { type: 'string', default: 'bouwpoort' },
  role: { type: 'string', default: 'postgres' },
  work: { type: 'string' },
} as const;

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function run(): Promise<void> {
  const { base, wal, until: moment, database, role, work } = readArguments();
  if (base === undefined || wal === undefined) throw new StartError(usage);
  const until = moment === undefined ? undefined : new Date(moment);
  if (until && Number.isNaN(until.getTime())) throw new StartError(`${moment} is no moment. ${usage}`);
  console.log('… Restoring a copy');
  const backup = { base, wal, until, database, role, workFolder: work };
  const report = await withRestored(backup, async (url) => {
    console.log('… Reading every table and index');
    const { db, close } = await openDatabase(url, 1);
    try {
      return await checkRestored(db);
    } finally {
      await close();
    }
  });
  const { tables, rows, indexes, migrations, orders, lastOrder, upTo, problems } = report;
  console.log(`  ${tables} tables with ${rows} rows, ${indexes} indexes, ${migrations} migrations`);
  console.log(`  ${orders} orders, the last of ${lastOrder?.toISOString() ?? 'no moment'}`);
  console.log(`  the last change of ${upTo?.toISOString() ?? 'before the backup began'}`);
  if (problems.length > 0) throw new StartError(`This backup is not sound:\n  ${problems.join('\n  ')}`);
  console.log('✓ This backup can be used');
}

await run().catch(reportFailure);
