import { readConfig } from './config/config.ts';
import { reportFailure } from './config/start-report.ts';
import { prepareDatabase } from './database/database.ts';
import { besideRunningProgram } from './database/database-source.ts';
import { jobKinds } from './job-kinds.ts';
import { prepareJobs } from './jobs/prepare-jobs.ts';

/** The migrations that every start runs first, as a command: for a rollout of a release to one program at a time. */
async function run(): Promise<void> {
  await besideRunningProgram(readConfig(process.env, process.cwd()), (url) =>
    prepareDatabase(url, (client) => prepareJobs(client, jobKinds)),
  );
  console.log('✓ The tables and queues are up to date');
}

await run().catch(reportFailure);
