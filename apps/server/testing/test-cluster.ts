import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../src/foundation/database/database.ts';
import { startEmbeddedPostgres } from '../src/foundation/database/embedded-postgres.ts';
import { prepareJobs } from '../src/foundation/jobs/prepare-jobs.ts';
import { fillDemoWorld } from '../src/program/demo/fill-demo-world.ts';
import { demoSeed } from '../src/program/demo/first-start.ts';
import { jobKinds } from '../src/program/job-kinds.ts';
import { databaseUrl, onServer } from './clone-database.ts';

/** Large enough for every special product of the demo world, small enough to copy quickly. */
const testProducts = 300;

/** Orders and messages are dated around this day, independent of the date of the run. */
export const testToday = '2026-11-16';

interface TestCluster {
  /** A PostgreSQL for this test run, with a filled template database. */
  adminUrl: string;
  stop(): Promise<void>;
}

export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-test-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'test', durable: false });
  const templateUrl = databaseUrl(postgres.url, 'template');
  await onServer(postgres.url, 'create database template');
  await prepareDatabase(templateUrl, async (client) => {
    await prepareJobs(client, jobKinds);
    await fillDemoWorld(client, { products: testProducts, seed: demoSeed, today: testToday }, () => undefined);
  });
  return {
    adminUrl: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database with all tables but no rows, as a production shop starts. */
export async function emptyDatabase(adminUrl: string, name: string): Promise<string> {
  await onServer(adminUrl, `create database "${name}"`);
  const url = databaseUrl(adminUrl, name);
  await prepareDatabase(url, (client) => prepareJobs(client, jobKinds));
  return url;
}
