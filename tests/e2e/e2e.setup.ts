import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cloneDatabase, startTestCluster } from '../../apps/server/src/testing/test-cluster.ts';
import { freePort, startProgram, untilReady } from '../../tools/running-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    clusterUrl: string;
  }
}

/** The real program, built, as its own process, on a real database of the demo world. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-e2e-'));
  const program = startProgram({
    PORT: String(await freePort()),
    DATABASE_URL: await cloneDatabase(cluster.adminUrl, 'e2e'),
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
  });
  await untilReady(program);
  project.provide('siteUrl', program.url);
  project.provide('clusterUrl', cluster.adminUrl);
  return async () => {
    await program.stop();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
