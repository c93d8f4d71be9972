import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cloneDatabase, databaseUrl } from '../../apps/server/testing/clone-database.ts';
import { startTestCluster } from '../../apps/server/testing/test-cluster.ts';
import { freePort, startProgram, untilReady } from '../../tools/running-program.ts';
import { drawPlainPictures } from './plain-pictures.ts';
import { siteSecret } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sites: { url: string; databaseUrl: string }[];
    clusterUrl: string;
    /** The folder for rendered pictures that all programs share. */
    pictures: string;
  }
}

/** The real program, built, as its own process on a real database of the demo world: one for every worker. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster();
  await drawPlainPictures(databaseUrl(cluster.adminUrl, 'template'));
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-e2e-'));
  const pictures = join(folder, 'pictures');
  const checkedPages = join(folder, 'checked-pages');
  mkdirSync(pictures);
  mkdirSync(checkedPages);
  const startOne = async (name: string) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    // All databases have the same pictures, so one rendered by any program is available to the others.
    symlinkSync(pictures, join(dataDir, 'media'), 'junction');
    const clone = await cloneDatabase(cluster.adminUrl, name);
    const program = startProgram({
      PORT: String(await freePort()),
      DATABASE_URL: clone,
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      TOKEN_SECRET: siteSecret,
    });
    await untilReady(program);
    return { program, databaseUrl: clone };
  };
  const [first = '', ...others] = Array.from({ length: project.config.maxWorkers }, (_, worker) => `e2e_${worker + 1}`);
  // The first program compiles and caches its code, so the others start at once.
  const started = [await startOne(first), ...(await Promise.all(others.map(startOne)))];
  project.provide(
    'sites',
    started.map(({ program: { url }, databaseUrl }) => ({ url, databaseUrl })),
  );
  project.provide('clusterUrl', cluster.adminUrl);
  project.provide('pictures', pictures);
  project.provide('checkedPages', checkedPages);
  return async () => {
    await Promise.all(started.map(({ program }) => program.stop()));
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
