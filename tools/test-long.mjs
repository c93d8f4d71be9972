import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportTotals } from './test-totals.mjs';
import { runVitest } from './vitest.mjs';
import { withTestCluster } from './with-test-cluster.mjs';
import { ensureBuilt, ensureInstalled, findBrowser, pinnedNode, requireNode20, root } from './workspace.mjs';

/* What `npm test` leaves out: files named `*.long.*`, all runs of the properties, and the search engines. */

requireNode20();
await ensureInstalled({ forTests: true });
// From here on the pinned Node: the one that npm runs on may not have what is used below.
if (process.execPath !== pinnedNode) {
  const { status } = spawnSync(pinnedNode, [fileURLToPath(import.meta.url)], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
const browser = await findBrowser();
await ensureBuilt();
const args = [`--maxWorkers=${availableParallelism() + 1}`];
const counts = await withTestCluster(async (env) => [
  await runVitest(['unit-long', 'api-long'], { args, env }),
  await runVitest(['unit', 'api'], { args: [...args, ...filesWithProperties()], env: { ...env, PROPERTY_RUNS: '1' } }),
  await runVitest(['e2e-long'], { args, env: { ...env, CHROMIUM_PATH: browser, TEST_PATIENCE: '6' } }),
]);
reportTotals(counts);

function filesWithProperties() {
  const tests = globSync(['apps/**/*.test.ts', 'packages/**/*.test.ts'], { cwd: root, exclude: ['**/node_modules'] });
  return tests.filter((file) => readFileSync(join(root, file), 'utf8').includes('tools/property-runs.ts'));
}
