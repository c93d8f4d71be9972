import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { requireBuild } from '../../../tools/require-build.ts';
import { inProcessSecret } from '../src/foundation/http/in-process.ts';
import { openBuiltStorefront } from '../src/program/storefront/load-storefront.ts';
import { type BuiltStorefront, mountStorefront } from '../src/program/storefront/mount-storefront.ts';
import { type TestApp, testSecret } from './test-app.ts';
import { appWith } from './test-visitors.ts';

const build = fileURLToPath(new URL('../../storefront/build', import.meta.url));

/** The real pages, for tests of HTML. */
export async function openTestStorefront(): Promise<BuiltStorefront> {
  await requireBuild();
  return openBuiltStorefront(join(build, 'server/index.js'), join(build, 'client'));
}

/** The real pages with a statement put before the body of one of their functions: for example a component that fails. */
export async function openChangedStorefront(name: string, statement: string): Promise<BuiltStorefront> {
  await requireBuild();
  // Beside the build, where the packages it imports are found.
  const folder = mkdtempSync(join(build, 'changed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(build, 'server'), folder, { recursive: true });
  const start = new RegExp(`(?<=function ${name}\\([^)]*\\) \\{)`);
  const files = globSync('assets/*.js', { cwd: folder }).map((file) => join(folder, file));
  const found = files.filter((file) => start.test(readFileSync(file, 'utf8')));
  const [file] = found;
  if (!file || found.length > 1) throw new Error(`${found.length} files of the built pages have the function ${name}`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(start, statement));
  return openBuiltStorefront(join(folder, 'index.js'), join(build, 'client'));
}

export interface TestPages {
  app: FastifyInstance;
  /** Lines this app logged, parsed. */
  logged: Record<string, unknown>[];
}

/** The pages on an app of their own, beside that of the test: the same database and the same cache. */
export async function mountTestPages(
  testApp: TestApp,
  storefront: BuiltStorefront,
  clock = () => new Date(),
): Promise<TestPages> {
  const logged: Record<string, unknown>[] = [];
  const app = await appWith(testApp, clock, (own, deps) => {
    const { config, cache } = deps;
    if (deps.logStream) deps.logStream.write = (line) => logged.push(JSON.parse(line));
    return mountStorefront(own, storefront, { clock, config, cache, inProcessSecret: inProcessSecret(testSecret) });
  });
  return { app, logged };
}
