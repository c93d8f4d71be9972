import { readConfig } from '../foundation/config/config.ts';
import { reportFailure } from '../foundation/config/start-report.ts';
import { prepareDatabase } from '../foundation/database/database.ts';
import { besideRunningProgram } from '../foundation/database/database-source.ts';
import { prepareJobs } from '../foundation/jobs/prepare-jobs.ts';
import { jobKinds } from './job-kinds.ts';

/** The migrations that every start runs first, as a command: for a rollout of a release to one program at a time. */
async function run(): Promise<void> {
  await besideRunningProgram(readConfig(process.env, process.cwd()), (url) =>
    prepareDatabase(url, (client) => prepareJobs(client, jobKinds)),
  );
  console.log('✓ The tables and queues are up to date');
}

await run().catch(reportFailure);
