import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './apps/server/src/foundation/database/drizzle-resolver.ts';
import { searchEngineContract } from './apps/server/src/catalogue/search/search-engine.contract.ts';
import { LongestFirst } from './tests/e2e/longest-first.ts';
import { patient } from './tests/e2e/patience.ts';

/** On a busy machine a browser can miss its moment once; a test that needs it is reported as a flake (tools/vitest.mjs). */
const browserRetry = process.env.CI ? 1 : 0;

/** Milliseconds. A machine that shares its processors can be five times as slow at some moments; a hang still ends. */
const slowMachine = 60_000;

/** What a test waits for by asking again: by itself Vitest gives up after a second. */
const poll = { poll: { timeout: 30_000, interval: 50 } };

/** Imported by Node itself, as the program is: nothing is transformed, and compiled code is cached between processes. */
const experimental = { viteModuleRunner: false, nodeLoader: false };
const execArgv = ['--import', new URL('apps/server/src/foundation/database/drizzle-resolver.ts', import.meta.url).href];

const everywhere = { isolate: false, expect: poll, testTimeout: slowMachine };
/** Loading the server for each file anew would take longer than testing it; no module keeps state of its own. */
const onServer = { ...everywhere, experimental, execArgv, hookTimeout: 180_000 };

const unit = { ...everywhere, name: 'unit' };
const api = { ...onServer, name: 'api', globalSetup: './apps/server/testing/api.setup.ts' };
/** A worker keeps its browser and the page that runs in it: both are slow to start. */
const e2e = {
  ...{ ...onServer, name: 'e2e', globalSetup: './tests/e2e/e2e.setup.ts' },
  ...{ retry: browserRetry, testTimeout: 3 * slowMachine, expect: { poll: { ...poll.poll, timeout: patient(5000) } } },
};

const never = ['**/node_modules/**', '**/build/**'];
const unitTests = ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'];
const apiTests = 'apps/server/src/**/*.api.test.ts';
/** With a cluster whose nodes may be killed (tools/test-engines.mjs). */
const faultTests = 'apps/server/src/**/*.faults.test.ts';
/** What `npm test` leaves to `npm run test-long`. */
const long = '.long';
const longTests = `**/*${long}.*`;

export default defineConfig({
  test: {
    // By itself it leaves one processor alone, which of two is half of them.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...unit, include: unitTests, exclude: [...never, apiTests, faultTests, longTests] },
      {
        ...{ ...unit, name: 'unit-long', include: unitTests.map((tests) => tests.replace('*.test', `*${long}.test`)) },
        exclude: never,
      },
      { ...api, include: [apiTests], exclude: [longTests] },
      { ...api, name: 'api-long', include: [apiTests.replace('*.api', `*${long}.api`)] },
      { ...api, name: 'engines', include: [...searchEngineContract], testTimeout: 2 * slowMachine },
      { ...api, name: 'engine-faults', include: [faultTests], testTimeout: 2 * slowMachine },
      { ...e2e, include: ['tests/e2e/*.e2e.ts'], exclude: [longTests] },
      { ...e2e, name: 'e2e-long', include: [`tests/e2e/*${long}.e2e.ts`] },
    ].map((test) => ({ test })),
  },
});
