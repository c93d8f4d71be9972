import { availableParallelism } from 'node:os';
import { runChecks } from './checks.mjs';
import { reportTotals } from './test-totals.mjs';
import { runVitest } from './vitest.mjs';
import { withTestCluster } from './with-test-cluster.mjs';
import { ensureBuilt, ensureInstalled, findBrowser, requireNode20 } from './workspace.mjs';

/* What finds faults soonest; `npm run test-long` has the rest. */

requireNode20();
await ensureInstalled({ forTests: true });
const browser = await findBrowser();
const checks = await runChecks();
await ensureBuilt();
// Tests also wait, for a database, a browser or a moment: one more of them than there are processors keeps these busy.
const args = [`--maxWorkers=${availableParallelism() + 1}`];
const counts = await withTestCluster(async (env) => [
  checks,
  await runVitest(['unit', 'api'], { args, env }),
  await runVitest(['e2e'], { args, env: { ...env, CHROMIUM_PATH: browser, TEST_PATIENCE: '6' } }),
]);
reportTotals(counts);
