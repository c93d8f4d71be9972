import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './apps/server/src/foundation/database/drizzle-resolver.ts';
import { searchEngineContract } from './apps/server/src/catalogue/search/search-engine.contract.ts';
import { LongestFirst } from './tests/e2e/longest-first.ts';

const apiTests = 'apps/server/src/**/*.api.test.ts';
/** With a cluster whose nodes may be killed (tools/test-engines.mjs). */
const faultTests = 'apps/server/src/**/*.faults.test.ts';
/** On a busy machine a browser can miss its moment once; a test that needs it is reported as a flake (tools/vitest.mjs). */
const browserRetry = process.env.CI ? 1 : 0;

/** Milliseconds. A machine that shares its processors can be five times as slow at some moments; a hang still ends. */
const slowMachine = 60_000;

/** What a test waits for by asking again: by itself Vitest gives up after a second. */
const patient = { poll: { timeout: 30_000, interval: 50 } };

/** Imported by Node itself, as the program is: nothing is transformed, and compiled code is cached between processes. */
const experimental = { viteModuleRunner: false, nodeLoader: false };
const execArgv = ['--import', new URL('apps/server/src/foundation/database/drizzle-resolver.ts', import.meta.url).href];

export default defineConfig({
  test: {
    // By itself it leaves one processor alone, which of two is half of them.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', apiTests, faultTests],
          isolate: false,
          expect: patient,
          testTimeout: slowMachine,
        },
      },
      {
        test: {
          name: 'api',
          experimental,
          execArgv,
          include: [apiTests],
          // Loading the server for each file anew would take longer than testing it; no module keeps state of its own.
          isolate: false,
          globalSetup: './apps/server/testing/api.setup.ts',
          expect: patient,
          testTimeout: slowMachine,
          hookTimeout: 180_000,
        },
      },
      ...[
        { name: 'engines', include: [...searchEngineContract] },
        { name: 'engine-faults', include: [faultTests] },
      ].map((project) => ({
        test: {
          ...{ ...project, experimental, execArgv, isolate: false, testTimeout: 2 * slowMachine, hookTimeout: 180_000 },
          globalSetup: './apps/server/testing/api.setup.ts',
        },
      })),
      {
        test: {
          name: 'e2e',
          experimental,
          execArgv,
          include: ['tests/e2e/*.e2e.ts'],
          // A worker keeps its browser and the page that runs in it: both are slow to start.
          isolate: false,
          globalSetup: './tests/e2e/e2e.setup.ts',
          retry: browserRetry,
          expect: patient,
          testTimeout: 3 * slowMachine,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
