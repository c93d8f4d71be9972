import { rmSync } from 'node:fs';
import { startEmbeddedPostgres, stopAtOnce } from '../src/foundation/database/embedded-postgres.ts';
import { cloneDatabase } from './clone-database.ts';
import { clusterPassword, placeFilledCluster } from './filled-cluster.ts';
import { newDataDir } from './test-data-dir.ts';

interface TestCluster {
  /** A PostgreSQL with a filled template database. */
  adminUrl: string;
  stop(): Promise<void>;
}

/** Of this run alone; `npm test` starts one for all its parts. */
export async function startTestCluster(): Promise<TestCluster> {
  const shared = process.env.TEST_CLUSTER_URL;
  if (shared !== undefined) return { adminUrl: shared, stop: async () => undefined };
  const dataDir = newDataDir();
  // Also when a set-up fails or the run is interrupted, and nobody calls `stop`.
  const clear = () => {
    stopAtOnce(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', clear);
  await placeFilledCluster(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, password: clusterPassword, durable: false });
  return {
    adminUrl: postgres.url,
    stop: async () => {
      await postgres.stop();
      process.off('exit', clear);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database with all tables but no rows, as a production shop starts. */
export function emptyDatabase(adminUrl: string, name: string): Promise<string> {
  return cloneDatabase(adminUrl, name, 'empty');
}
