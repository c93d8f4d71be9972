import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { inTurn, toolCache } from '../../../tools/turns.mjs';
import { prepareDatabase } from '../src/foundation/database/database.ts';
import { clusterFolder, startEmbeddedPostgres } from '../src/foundation/database/embedded-postgres.ts';
import { postgresOwner } from '../src/foundation/database/postgres-binaries.ts';
import { prepareJobs } from '../src/foundation/jobs/prepare-jobs.ts';
import { fillDemoWorld } from '../src/program/demo/fill-demo-world.ts';
import { demoSeed } from '../src/program/demo/first-start.ts';
import { jobKinds } from '../src/program/job-kinds.ts';
import { cloneDatabase, databaseUrl, onServer } from './clone-database.ts';
import { fillHash } from './fill-hash.ts';
import { newDataDir } from './test-data-dir.ts';

/** Large enough for every special product of the demo world, small enough to copy quickly. */
const testProducts = 300;

/** Orders and messages are dated around this day, independent of the date of the run. */
export const testToday = '2026-11-16';

export const clusterPassword = 'test';

const size = { products: testProducts, seed: demoSeed, today: testToday };
const kept = join(toolCache, 'databases');
/** Of as many states of the sources: that of another branch is still there when one returns to it. */
const keptClusters = 3;

/**
 * Puts a cluster with the filled database `template` and the database `empty` into a data folder. It is copied from the
 * cache, and made first when anything that fills it has changed.
 */
export async function placeFilledCluster(dataDir: string): Promise<void> {
  const queues = jobKinds.map(({ data: _, ...kind }) => kind);
  const cluster = join(kept, fillHash(JSON.stringify([queues, size])));
  if (!existsSync(cluster)) {
    await inTurn('database', async () => {
      if (!existsSync(cluster)) await makeCluster(cluster);
    });
  }
  utimesSync(cluster, new Date(), new Date());
  copyCluster(cluster, clusterFolder(dataDir));
}

/** Appears by a rename when it is complete, so that nobody takes half of one. */
async function makeCluster(target: string): Promise<void> {
  const dataDir = newDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir, password: clusterPassword, durable: false });
  try {
    await onServer(postgres.url, 'create database empty');
    await prepareDatabase(databaseUrl(postgres.url, 'empty'), (client) => prepareJobs(client, jobKinds));
    await prepareDatabase(await cloneDatabase(postgres.url, 'template', 'empty'), (client) =>
      fillDemoWorld(client, size, () => undefined),
    );
  } finally {
    await postgres.stop();
  }
  const half = `${target}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  cpSync(clusterFolder(dataDir), half, { recursive: true });
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(half, target);
  removeOld();
}

function removeOld(): void {
  const folders = readdirSync(kept).map((name) => join(kept, name));
  const newestFirst = folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const complete = newestFirst.filter((folder) => !folder.endsWith('.new'));
  const stale = [...folders.filter((folder) => folder.endsWith('.new')), ...complete.slice(keptClusters)];
  for (const folder of stale) rmSync(folder, { recursive: true, force: true });
}

function copyCluster(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // PostgreSQL refuses a folder that others may enter.
  chmodSync(to, 0o700);
  const owner = postgresOwner();
  if (!owner) return;
  const paths = readdirSync(to, { recursive: true, encoding: 'utf8' }).map((path) => join(to, path));
  for (const path of [to, ...paths]) chownSync(path, owner.uid, owner.gid);
}
