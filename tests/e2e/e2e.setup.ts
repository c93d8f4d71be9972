import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cloneDatabase } from '../../apps/server/testing/clone-database.ts';
import { startTestCluster } from '../../apps/server/testing/test-cluster.ts';
import { requireBuild } from '../../tools/require-build.ts';
import { freePort, type RunningProgram, startProgram, untilReady } from '../../tools/running-program.ts';
import { makePlainTemplate, plainTemplate } from './plain-pictures.ts';
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
  await requireBuild();
  const cluster = await startTestCluster();
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-e2e-'));
  const programs: RunningProgram[] = [];
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makePlainTemplate(cluster.adminUrl);
    const pictures = join(folder, 'pictures');
    const checkedPages = join(folder, 'checked-pages');
    mkdirSync(pictures);
    mkdirSync(checkedPages);
    const startOne = async (name: string) => {
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      // All databases have the same pictures, so one rendered by any program is available to the others.
      symlinkSync(pictures, join(dataDir, 'media'), 'junction');
      const databaseUrl = await cloneDatabase(cluster.adminUrl, name, plainTemplate);
      const program = startProgram({
        PORT: String(await freePort()),
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        RATE_LIMIT: '0',
        TOKEN_SECRET: siteSecret,
      });
      programs.push(program);
      await untilReady(program);
      return { url: program.url, databaseUrl };
    };
    const names = Array.from({ length: project.config.maxWorkers }, (_, worker) => `${project.name}_${worker + 1}`);
    const [first = '', ...others] = names;
    // The first program compiles and caches its code, so the others start at once.
    project.provide('sites', [await startOne(first), ...(await Promise.all(others.map(startOne)))]);
    project.provide('clusterUrl', cluster.adminUrl);
    project.provide('pictures', pictures);
    project.provide('checkedPages', checkedPages);
  } catch (error) {
    // Vitest calls what a set-up returns, and this one returns nothing.
    await stop();
    throw error;
  }
  return stop;
}
