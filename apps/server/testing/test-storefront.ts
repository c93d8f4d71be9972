import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageRequest } from '@bouwpoort/contract/program/page-request';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll } from 'vitest';
import { inProcessSecret } from '../src/foundation/http/in-process.ts';
import { type BuiltStorefront, mountStorefront } from '../src/program/storefront/mount-storefront.ts';
import { type TestApp, testSecret } from './test-app.ts';
import { appWith } from './test-visitors.ts';

const root = fileURLToPath(new URL('../../storefront/', import.meta.url));

/** Shared by this worker: loading all pages takes seconds of processor time, and no test changes them. */
let shared: Promise<LoadedStorefront> | undefined;

/** The real pages, built from source, for tests of HTML. */
export async function openTestStorefront(): Promise<BuiltStorefront> {
  shared ??= loadStorefront({});
  const { storefront, folder } = await shared;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return storefront;
}

/** With a file replaced, by the end of its path: for example by a component that fails. */
export async function openChangedStorefront(replaced: Record<string, string>): Promise<BuiltStorefront> {
  const { storefront, folder, vite } = await loadStorefront(replaced);
  afterAll(async () => {
    await vite.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return storefront;
}

interface LoadedStorefront {
  storefront: BuiltStorefront;
  folder: string;
  vite: ViteDevServer;
}

async function loadStorefront(replaced: Record<string, string>): Promise<LoadedStorefront> {
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-pages-'));
  const vite = await createServer({
    root,
    cacheDir: join(folder, 'vite'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [replacing(replaced)],
  });
  const clientDir = join(folder, 'client');
  mkdirSync(clientDir);
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const { contextFor } = build.entry.module as unknown as { contextFor(page: PageRequest): RouterContextProvider };
  const storefront: BuiltStorefront = {
    render: (request, page) => handle(request, contextFor(page)),
    // With a folder of browser files it counts as a built storefront, whose pages are cached; this one is empty.
    clientDir,
  };
  return { storefront, folder, vite };
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

function replacing(files: Record<string, string>): Plugin {
  return {
    name: 'replaced-files',
    enforce: 'pre',
    load(id) {
      const found = Object.entries(files).find(([ending]) => id.split('?')[0]?.endsWith(ending));
      return found?.[1];
    },
  };
}
